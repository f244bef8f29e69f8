import type { Language } from '#shared/languages.ts'

interface ItemPhrases {
  /** The things that Wikidata lists as shown in the work. */
  depicts(things: string): string
  /** In the place of a maker's name. */
  unknownArtist: string
}

export const ITEM_PHRASES: Record<Language, ItemPhrases> = {
  en: {
    depicts: (things) => `What Wikidata lists as shown in it: ${things}.`,
    unknownArtist: 'unknown artist',
  },
  fr: {
    depicts: (things) => `Sujets relevés par Wikidata${'\u00a0'}: ${things}.`,
    unknownArtist: 'artiste inconnu',
  },
  es: {
    depicts: (things) => `Lo que muestra, según Wikidata: ${things}.`,
    unknownArtist: 'artista desconocido',
  },
  'zh-TW': {
    depicts: (things) => `維基數據列出的作品內容：${things}。`,
    unknownArtist: '作者不詳',
  },
}
