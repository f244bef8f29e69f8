import { mediumAndSize, type Phrases } from './phrases.ts'

const BY = {
  certain: 'is by',
  attributed: 'is attributed to',
  workshop: 'comes from the workshop of',
  unknown: 'is by',
}

/** Media that are things; the others are materials. */
const COUNTED = /(?:print|urinal)$/u

export const en: Phrases = {
  maker: (label, artwork) => {
    const life = label.artist_dates ? ` (${label.artist_dates})` : ''
    const maker =
      artwork.artist.key === ''
        ? `The maker of ${label.title} is not known.`
        : `${label.title} ${BY[artwork.attribution]} ${artwork.artist.name.en}${life}.`
    return { text: maker, restsOn: ['artist'] }
  },
  made: ({ date }) => (date === '' ? null : { text: `Its date is ${date}.`, restsOn: ['date'] }),
  object: (label) => {
    const parts = [label.medium, label.size].filter((part) => part !== null)
    if (parts.length === 0) return null
    const begin =
      label.medium === null ? 'Its size is' : COUNTED.test(label.medium) ? 'It is a' : 'It is'
    return { text: `${begin} ${parts.join(', ')}.`, restsOn: mediumAndSize(label) }
  },
  place: (label) =>
    label.collection === null
      ? null
      : {
          text: `Where it is now: ${label.collection}${label.inventory ? ` (inventory number ${label.inventory})` : ''}.`,
          restsOn: ['collection'],
        },
  visit: ({ collection }) =>
    collection === null
      ? null
      : {
          text: `It belongs to ${collection}. Whether it is on view now, when, and for how much, the museum’s own page says.`,
          restsOn: ['collection'],
        },
  names: ({ titles, originalTitle }) => ({
    text: `In English it is called ${titles.en}, in French ${titles.fr}, in Spanish ${titles.es}, in Chinese ${titles['zh-TW']}.${originalTitle ? ` Its original title is ${originalTitle}.` : ''}`,
    restsOn: ['title'],
  }),
  kind: ({ movement, genre }) => {
    if (!movement && !genre) return null
    const parts = [
      ...(genre ? [`Genre: ${genre.en}`] : []),
      ...(movement ? [`${genre ? 'movement' : 'Movement'}: ${movement.en}`] : []),
    ]
    return {
      text: `${parts.join('; ')}.`,
      restsOn: [...(genre ? ['genre' as const] : []), ...(movement ? ['movement' as const] : [])],
    }
  },
  quoted: (text, { isFirst, isLast }) => `${isFirst ? '“' : ''}${text}${isLast ? '”' : ''}`,
  quotedFrom: (publisher, heading, spoken) =>
    `${publisher}${spoken === null ? '' : `, in ${spoken}`}${heading === '' ? '' : `: ${heading}`}`,
  fromOpenSources: 'This work is not in our catalogue. This is what open sources say of it.',
  stillToCome: 'This is what our sources establish. Our full text on this work is still to come.',
  own: (text) => `From the language model’s own knowledge, without a source of ours: ${text}`,
  unchecked:
    'The meaning of these sentences was not checked: this server’s operator has turned that off.',
  notFound: 'Our text on this work does not say.',
  aboutAnother: 'Your question is about another work or artist than this text.',
  partNotFound: 'On the other part of your question our text does not say anything.',
  sourcesHeading: 'Sources',
  otherArtist: (typed, label) =>
    `You named ${typed}. ${label.title}, as we know it, is by ${label.artist}.`,
  takenFor: (typed, label) => `We took “${typed}” to mean ${label.title} by ${label.artist}.`,
}
