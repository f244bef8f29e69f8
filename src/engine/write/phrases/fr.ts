import type { Phrases } from './phrases.ts'

const BY = {
  certain: 'est une œuvre de',
  attributed: 'est une œuvre attribuée à',
  workshop: 'provient de l’atelier de',
  unknown: 'n’a pas d’auteur connu ; elle est donnée comme œuvre de :',
}

export const fr: Phrases = {
  maker: (label, artwork) => {
    const life = label.artist_dates ? ` (${label.artist_dates})` : ''
    return {
      text: `« ${label.title} » ${BY[artwork.attribution]} ${label.artist}${life}. Datation${'\u00a0'}: ${label.date}.`,
      restsOn: ['artist', 'date'],
    }
  },
  object: (label) => ({
    text: label.size
      ? `Technique${'\u00a0'}: ${label.medium}. Dimensions${'\u00a0'}: ${label.size}.`
      : `Technique${'\u00a0'}: ${label.medium}.`,
    restsOn: label.size ? ['medium', 'size'] : ['medium'],
  }),
  place: (label) =>
    label.collection === null
      ? null
      : {
          text: `Lieu de conservation${'\u00a0'}: ${label.collection}${label.inventory ? ` (numéro d’inventaire ${label.inventory})` : ''}.`,
          restsOn: ['collection'],
        },
  kind: ({ movement, genre }) => {
    if (!movement && !genre) return null
    const parts = [
      ...(genre ? [`Genre${'\u00a0'}: ${genre.fr}`] : []),
      ...(movement ? [`${genre ? 'courant' : 'Courant'}${'\u00a0'}: ${movement.fr}`] : []),
    ]
    return {
      text: `${parts.join('\u202f; ')}.`,
      restsOn: [...(genre ? ['genre' as const] : []), ...(movement ? ['movement' as const] : [])],
    }
  },
  stillToCome: 'Voilà ce qu’établissent nos sources. Notre texte complet sur cette œuvre est à venir.',
  notInSources: 'Nos sources ne disent rien à ce sujet.',
  sourcesHeading: 'Sources',
  otherArtist: (typed, label) =>
    `Vous avez indiqué ${typed}. L’œuvre de ce titre que nous connaissons, « ${label.title} », est de ${label.artist}.`,
  takenFor: (typed, label) => `Nous avons compris « ${typed} » comme « ${label.title} » de ${label.artist}.`,
}
