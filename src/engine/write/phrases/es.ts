import { makerAndDate, mediumAndSize, type Phrases } from './phrases.ts'

const BY = {
  certain: 'es obra de',
  attributed: 'es una obra atribuida a',
  workshop: 'procede del taller de',
  unknown: 'no tiene autor conocido; figura como obra de:',
}

export const es: Phrases = {
  maker: (label, artwork) => {
    const life = label.artist_dates ? ` (${label.artist_dates})` : ''
    const maker =
      artwork.artist.key === ''
        ? `No se conoce al autor de «${label.title}».`
        : `«${label.title}» ${BY[artwork.attribution]} ${label.artist}${life}.`
    const date = label.date === '' ? '' : ` Datación: ${label.date}.`
    return { text: `${maker}${date}`, restsOn: makerAndDate(label) }
  },
  object: (label) => {
    const parts = [
      ...(label.medium === null ? [] : [`Técnica: ${label.medium}.`]),
      ...(label.size === null ? [] : [`Medidas: ${label.size}.`]),
    ]
    return parts.length === 0 ? null : { text: parts.join(' '), restsOn: mediumAndSize(label) }
  },
  place: (label) =>
    label.collection === null
      ? null
      : {
          text: `Se conserva aquí: ${label.collection}${label.inventory ? ` (número de inventario ${label.inventory})` : ''}.`,
          restsOn: ['collection'],
        },
  kind: ({ movement, genre }) => {
    if (!movement && !genre) return null
    const parts = [
      ...(genre ? [`Género: ${genre.es}`] : []),
      ...(movement ? [`${genre ? 'movimiento' : 'Movimiento'}: ${movement.es}`] : []),
    ]
    return {
      text: `${parts.join('; ')}.`,
      restsOn: [...(genre ? ['genre' as const] : []), ...(movement ? ['movement' as const] : [])],
    }
  },
  quote: (text) => `Wikipedia dice: «${text}»`,
  depicts: (things) => `Lo que muestra, según Wikidata: ${things}.`,
  unknownArtist: 'artista desconocido',
  fromOpenSources: 'Esta obra no está en nuestro catálogo. Esto es lo que dicen de ella fuentes abiertas.',
  stillToCome:
    'Esto es lo que establecen nuestras fuentes. Nuestro texto completo sobre esta obra está por venir.',
  notFound: 'No hemos encontrado respuesta a esta pregunta en nuestro texto sobre la obra.',
  sourcesHeading: 'Fuentes',
  otherArtist: (typed, label) =>
    `Ha indicado ${typed}. La obra de este título que conocemos, «${label.title}», es de ${label.artist}.`,
  takenFor: (typed, label) => `Hemos entendido «${typed}» como «${label.title}», de ${label.artist}.`,
}
