import type { Language } from '#shared/languages.ts'

const NARROW_NO_BREAK = '\u202f'
const NO_BREAK = '\u00a0'

/**
 * Sets what a writer types plainly the way a printer would: curly apostrophes, French no-break
 * spaces.
 */
export function typeset(text: string, language: Language): string {
  const plain = text.trim().replace(/\s+/gu, ' ')
  if (language === 'zh-TW') return plain
  const curly = plain.replaceAll("'", '’')
  if (language !== 'fr') return curly
  return curly
    .replace(/ ?([;!?])/gu, `${NARROW_NO_BREAK}$1`)
    .replace(/ :/gu, `${NO_BREAK}:`)
    .replace(/« ?/gu, `«${NO_BREAK}`)
    .replace(/ ?»/gu, `${NO_BREAK}»`)
}
