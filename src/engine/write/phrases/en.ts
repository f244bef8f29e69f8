import { makerAndDate, mediumAndSize, type Phrases } from './phrases.ts'

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
        : `${label.title} ${BY[artwork.attribution]} ${label.artist}${life}.`
    const date = label.date === '' ? '' : ` Its date is ${label.date}.`
    return { text: `${maker}${date}`, restsOn: makerAndDate(label) }
  },
  object: (label) => {
    const parts = [label.medium, label.size].filter((part) => part !== null)
    if (parts.length === 0) return null
    const begin = label.medium === null ? 'Its size is' : COUNTED.test(label.medium) ? 'It is a' : 'It is'
    return { text: `${begin} ${parts.join(', ')}.`, restsOn: mediumAndSize(label) }
  },
  place: (label) =>
    label.collection === null
      ? null
      : {
          text: `Where it is now: ${label.collection}${label.inventory ? ` (inventory number ${label.inventory})` : ''}.`,
          restsOn: ['collection'],
        },
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
  quote: (text) => `Wikipedia writes: “${text}”`,
  depicts: (things) => `What Wikidata lists as shown in it: ${things}.`,
  unknownArtist: 'unknown artist',
  fromOpenSources: 'This work is not in our catalogue. This is what open sources say of it.',
  stillToCome: 'This is what our sources establish. Our full text on this work is still to come.',
  notFound: 'We found no answer to this in our text on the work.',
  sourcesHeading: 'Sources',
  otherArtist: (typed, label) => `You named ${typed}. ${label.title}, as we know it, is by ${label.artist}.`,
  takenFor: (typed, label) => `We took “${typed}” to mean ${label.title} by ${label.artist}.`,
}
