import type { Localized } from '#shared/languages.ts'

/** What a first visitor is offered, in the language that is offered. */
export const OFFER_WORDS: Localized<{ title: string; offer: string; decline: string }> = {
  en: { title: 'Language', offer: 'Read this site in English', decline: 'Stay in this language' },
  fr: { title: 'Langue', offer: 'Lire ce site en français', decline: 'Rester dans cette langue' },
  es: { title: 'Idioma', offer: 'Leer este sitio en español', decline: 'Seguir en este idioma' },
  'zh-TW': { title: '語言', offer: '以繁體中文閱讀本站', decline: '維持目前的語言' },
}
