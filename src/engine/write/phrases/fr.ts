import { ofFrench } from '#shared/french.ts'
import { mediumAndSize, type Phrases } from './phrases.ts'

const BY = {
  certain: (artist: string) => `est une œuvre ${ofFrench(artist)}`,
  attributed: (artist: string) => `est une œuvre attribuée à ${artist}`,
  workshop: (artist: string) => `provient de l’atelier ${ofFrench(artist)}`,
  unknown: (artist: string) =>
    `n’a pas d’auteur connu ; elle est donnée comme œuvre de : ${artist}`,
}

export const fr: Phrases = {
  maker: (label, artwork) => {
    const life = label.artist_dates ? ` (${label.artist_dates})` : ''
    const maker =
      artwork.artist.key === ''
        ? `L’auteur de « ${label.title} » n’est pas connu.`
        : `« ${label.title} » ${BY[artwork.attribution](artwork.artist.name.fr)}${life}.`
    return { text: maker, restsOn: ['artist'] }
  },
  made: ({ date }) =>
    date === '' ? null : { text: `Datation${'\u00a0'}: ${date}.`, restsOn: ['date'] },
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
  visit: ({ collection }) =>
    collection === null
      ? null
      : {
          text: `Lieu de conservation${'\u00a0'}: ${collection}. Pour savoir si l’œuvre est exposée, quand et à quel prix, consultez la page du musée.`,
          restsOn: ['collection'],
        },
  names: ({ titles, originalTitle }) => ({
    text: `Titre français${'\u00a0'}: ${titles.fr}${'\u202f'}; en anglais, ${titles.en}${'\u202f'}; en espagnol, ${titles.es}${'\u202f'}; en chinois, ${titles['zh-TW']}.${originalTitle ? ` Titre original${'\u00a0'}: ${originalTitle}.` : ''}`,
    restsOn: ['title'],
  }),
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
  quoted: (text, { isFirst, isLast }) =>
    `${isFirst ? '«\u00a0' : ''}${text}${isLast ? '\u00a0»' : ''}`,
  quotedFrom: (publisher, heading, spoken) =>
    `${publisher}${spoken === null ? '' : `, en ${spoken}`}${heading === '' ? '' : `\u00a0: ${heading}`}`,
  fromOpenSources:
    'Cette œuvre n’est pas dans notre catalogue. Voilà ce qu’en disent des sources ouvertes.',
  stillToCome:
    'Voilà ce qu’établissent nos sources. Notre texte complet sur cette œuvre est à venir.',
  own: (text) =>
    `D’après les seules connaissances du modèle de langage, sans source de notre part\u00a0: ${text}`,
  unchecked:
    'Le sens de ces phrases n’a pas été vérifié\u202f: l’exploitant de ce serveur a désactivé ce contrôle.',
  notFound: 'Notre texte sur cette œuvre ne le dit pas.',
  aboutAnother: 'Votre question porte sur une autre œuvre ou un autre artiste que ce texte.',
  partNotFound: 'Sur l’autre partie de votre question, notre texte ne dit rien.',
  sourcesHeading: 'Sources',
  otherArtist: (typed, label) =>
    `Vous avez indiqué ${typed}. L’œuvre de ce titre que nous connaissons, « ${label.title} », est ${ofFrench(label.artist)}.`,
  takenFor: (typed, label) =>
    `Nous avons compris « ${typed} » comme « ${label.title} » ${ofFrench(label.artist)}.`,
}
