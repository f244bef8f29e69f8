import type { Phrases } from './phrases.ts'

const BY = {
  certain: 'is by',
  attributed: 'is attributed to',
  workshop: 'comes from the workshop of',
  unknown: 'is by',
}

export const en: Phrases = {
  maker: (label, artwork) => {
    const life = label.artist_dates ? ` (${label.artist_dates})` : ''
    return {
      text: `${label.title} ${BY[artwork.attribution]} ${label.artist}${life}. Its date is ${label.date}.`,
      restsOn: ['artist', 'date'],
    }
  },
  object: (label) => ({
    text: label.size ? `It is ${label.medium}, ${label.size}.` : `It is ${label.medium}.`,
    restsOn: label.size ? ['medium', 'size'] : ['medium'],
  }),
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
      ...(genre ? [`Its genre is ${genre.en}`] : []),
      ...(movement ? [`${genre ? 'it' : 'It'} belongs to ${movement.en}`] : []),
    ]
    return {
      text: `${parts.join('; ')}.`,
      restsOn: [...(genre ? ['genre' as const] : []), ...(movement ? ['movement' as const] : [])],
    }
  },
  stillToCome: 'This is what our sources establish. Our full text on this work is still to come.',
  notInSources: 'Our sources do not say anything about this question.',
  sourcesHeading: 'Sources',
  otherArtist: (typed, label) => `You named ${typed}. The ${label.title} that we know is by ${label.artist}.`,
  takenFor: (typed, label) => `We took “${typed}” to mean ${label.title} by ${label.artist}.`,
}
