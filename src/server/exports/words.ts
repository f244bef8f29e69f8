import { COLOPHON_WORDS, type ColophonWords } from '#shared/colophon-words.ts'
import type { Localized } from '#shared/languages.ts'
import type { Mode } from '#shared/modes.ts'

/** What a printed analysis says beside its text, in the language of the analysis. */
export interface ExportWords extends ColophonWords {
  modes: Record<Mode, string>
  ownPicture: string
  /** On every page: where it comes from. */
  from: string
}

const MODES: Record<Mode, string> = {
  explorer: 'Explorer',
  student: 'Aficionado',
  professional: 'Professional',
}

export const EXPORT_WORDS: Localized<ExportWords> = {
  en: {
    ...COLOPHON_WORDS.en,
    modes: MODES,
    ownPicture: 'Your picture',
    from: 'Artsking: the art explanation you can check',
  },
  fr: {
    ...COLOPHON_WORDS.fr,
    modes: MODES,
    ownPicture: 'Votre image',
    from: 'Artsking\u00a0: l’explication d’art que vous pouvez vérifier',
  },
  es: {
    ...COLOPHON_WORDS.es,
    modes: MODES,
    ownPicture: 'Su imagen',
    from: 'Artsking: la explicación de arte que usted puede comprobar',
  },
  'zh-TW': {
    ...COLOPHON_WORDS['zh-TW'],
    modes: {
      explorer: 'Explorer 入門',
      student: 'Aficionado 進階',
      professional: 'Professional 專業',
    },
    ownPicture: '您的圖片',
    from: 'Artsking：可以查證的藝術解說',
  },
}
