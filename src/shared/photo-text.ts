import type { Language, Localized } from './languages.ts'

const PHOTO_OF: Localized<(title: string) => string> = {
  en: (title) => `Your photo of ${title}: `,
  fr: (title) => `Votre photo de «\u00a0${title}\u00a0»\u00a0: `,
  es: (title) => `Su foto de «${title}»: `,
  'zh-TW': (title) => `您拍的《${title}》：`,
}

/** What stands for a reader's photo of a described work where it is not seen. */
export function photoText(title: string, alternative: string, language: Language): string {
  return PHOTO_OF[language](title) + alternative
}
