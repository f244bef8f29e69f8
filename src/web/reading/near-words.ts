import type { Localized } from '#shared/languages.ts'

/** Said under the label of a work on which there is no text yet. */
export const NEAR_WORDS: Localized<{ title: string; lead: string }> = {
  en: {
    title: 'Explained in full',
    lead: 'Of this work we have only the label so far. These stand near it, by their maker or their time, and are free to read.',
  },
  fr: {
    title: 'Expliquées en entier',
    lead: 'De cette œuvre, nous n’avons encore que le cartel. Celles-ci en sont proches, par l’auteur ou par l’époque, et se lisent gratuitement.',
  },
  es: {
    title: 'Explicadas por entero',
    lead: 'De esta obra solo tenemos por ahora la cartela. Estas otras están cerca de ella, por su autor o por su época, y se leen gratis.',
  },
  'zh-TW': {
    title: '有完整解說的作品',
    lead: '這件作品我們目前只有說明牌上的資料。以下作品與它的作者或年代相近，可以免費閱讀。',
  },
}
