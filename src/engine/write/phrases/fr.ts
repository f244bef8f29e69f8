import { ofFrench } from '#shared/french.ts'
import { makerAndDate, mediumAndSize, type Phrases } from './phrases.ts'

const BY = {
  certain: (artist: string) => `est une œuvre ${ofFrench(artist)}`,
  attributed: (artist: string) => `est une œuvre attribuée à ${artist}`,
  workshop: (artist: string) => `provient de l’atelier ${ofFrench(artist)}`,
  unknown: (artist: string) => `n’a pas d’auteur connu ; elle est donnée comme œuvre de : ${artist}`,
}

export const fr: Phrases = {
  maker: (label, artwork) => {
    const life = label.artist_dates ? ` (${label.artist_dates})` : ''
    const maker =
      artwork.artist.key === ''
        ? `L’auteur de « ${label.title} » n’est pas connu.`
        : `« ${label.title} » ${BY[artwork.attribution](label.artist)}${life}.`
    const date = label.date === '' ? '' : ` Datation${'\u00a0'}: ${label.date}.`
    return { text: `${maker}${date}`, restsOn: makerAndDate(label) }
  },
  object: (label) => {
    const parts = [
      ...(label.medium === null ? [] : [`Technique${'\u00a0'}: ${label.medium}.`]),
      ...(label.size === null ? [] : [`Dimensions${'\u00a0'}: ${label.size}.`]),
    ]
    return parts.length === 0 ? null : { text: parts.join(' '), restsOn: mediumAndSize(label) }
  },
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
  quote: (text) => `Wikipédia écrit${'\u00a0'}: « ${text} »`,
  depicts: (things) => `Sujets relevés par Wikidata${'\u00a0'}: ${things}.`,
  unknownArtist: 'artiste inconnu',
  fromOpenSources: 'Cette œuvre n’est pas dans notre catalogue. Voilà ce qu’en disent des sources ouvertes.',
  stillToCome: 'Voilà ce qu’établissent nos sources. Notre texte complet sur cette œuvre est à venir.',
  notFound: 'Nous n’avons pas trouvé de réponse à cette question dans notre texte sur l’œuvre.',
  sourcesHeading: 'Sources',
  otherArtist: (typed, label) =>
    `Vous avez indiqué ${typed}. L’œuvre de ce titre que nous connaissons, « ${label.title} », est ${ofFrench(label.artist)}.`,
  takenFor: (typed, label) =>
    `Nous avons compris « ${typed} » comme « ${label.title} » ${ofFrench(label.artist)}.`,
}
