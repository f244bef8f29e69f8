import type { Localized } from '#shared/languages.ts'

/** Words of what a term in a text opens: they travel with it, in all languages. */
interface TermWords {
  glossary: string
  all: string
}

export const TERM_WORDS: Localized<TermWords> = {
  en: { glossary: 'Glossary', all: 'In the glossary' },
  fr: { glossary: 'Glossaire', all: 'Dans le glossaire' },
  es: { glossary: 'Glosario', all: 'En el glosario' },
  'zh-TW': { glossary: '藝術詞彙', all: '在詞彙表中查看' },
}
