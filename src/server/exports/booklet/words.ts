import type { Localized } from '#shared/languages.ts'

/** What the front of a booklet says. */
interface BookletWords {
  contents: string
  works: (count: string) => string
}

export const BOOKLET_WORDS: Localized<BookletWords> = {
  en: { contents: 'Contents', works: (count) => `Texts on works of art: ${count}` },
  fr: {
    contents: 'Table des matières',
    works: (count) => `Textes sur des œuvres d’art\u00a0: ${count}`,
  },
  es: { contents: 'Índice', works: (count) => `Textos sobre obras de arte: ${count}` },
  'zh-TW': { contents: '目錄', works: (count) => `藝術作品解說：${count} 篇` },
}
