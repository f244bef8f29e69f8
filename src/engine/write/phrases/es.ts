import { mediumAndSize, type Phrases } from './phrases.ts'

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
        : `«${label.title}» ${BY[artwork.attribution]} ${artwork.artist.name.es}${life}.`
    return { text: maker, restsOn: ['artist'] }
  },
  made: ({ date }) => (date === '' ? null : { text: `Datación: ${date}.`, restsOn: ['date'] }),
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
  visit: ({ collection }) =>
    collection === null
      ? null
      : {
          text: `Se conserva aquí: ${collection}. Si está expuesta ahora, cuándo y a qué precio lo dice la página del museo.`,
          restsOn: ['collection'],
        },
  names: ({ titles, originalTitle }) => ({
    text: `En español se llama ${titles.es}; en inglés, ${titles.en}; en francés, ${titles.fr}; en chino, ${titles['zh-TW']}.${originalTitle ? ` Título original: ${originalTitle}.` : ''}`,
    restsOn: ['title'],
  }),
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
  quoted: (text, { isFirst, isLast }) => `${isFirst ? '«' : ''}${text}${isLast ? '»' : ''}`,
  quotedFrom: (publisher, heading, spoken) =>
    `${publisher}${spoken === null ? '' : `, en ${spoken}`}${heading === '' ? '' : `: ${heading}`}`,
  fromOpenSources:
    'Esta obra no está en nuestro catálogo. Esto es lo que dicen de ella fuentes abiertas.',
  stillToCome:
    'Esto es lo que establecen nuestras fuentes. Nuestro texto completo sobre esta obra está por venir.',
  own: (text) =>
    `Según los conocimientos del propio modelo de lenguaje, sin fuente nuestra: ${text}`,
  unchecked:
    'No se ha comprobado el sentido de estas frases: quien gestiona este servidor ha desactivado esa comprobación.',
  notFound: 'Nuestro texto sobre esta obra no lo dice.',
  aboutAnother: 'Su pregunta trata de otra obra o de otro artista, no de lo que aquí se explica.',
  partNotFound: 'De la otra parte de su pregunta, nuestro texto no dice nada.',
  sourcesHeading: 'Fuentes',
  otherArtist: (typed, label) =>
    `Ha indicado ${typed}. La obra de este título que conocemos, «${label.title}», es de ${label.artist}.`,
  takenFor: (typed, label) =>
    `Hemos entendido «${typed}» como «${label.title}», de ${label.artist}.`,
}
