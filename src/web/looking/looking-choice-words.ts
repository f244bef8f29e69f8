import type { Localized } from '#shared/languages.ts'

/** Words of the choice to look first, which stands above each text, in all languages. */
interface LookingChoiceWords {
  choice: string
  choiceHint: string
  /** Said to who has chosen it while the text is being written. */
  soon: string
}

export const LOOKING_CHOICE_WORDS: Localized<LookingChoiceWords> = {
  en: {
    choice: 'Look first',
    choiceHint: 'Three short tasks before the text',
    soon: 'The tasks come as soon as the text is complete.',
  },
  fr: {
    choice: 'Regarder d’abord',
    choiceHint: 'Trois courts exercices avant le texte',
    soon: 'Les exercices arrivent dès que le texte est complet.',
  },
  es: {
    choice: 'Mirar primero',
    choiceHint: 'Tres ejercicios breves antes del texto',
    soon: 'Los ejercicios llegan en cuanto el texto esté completo.',
  },
  'zh-TW': {
    choice: '先看畫',
    choiceHint: '讀文章前，先做三個小練習',
    soon: '文章完成後，練習就會出現。',
  },
}
