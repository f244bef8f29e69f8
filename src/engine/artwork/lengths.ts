import { partsWords, WRITING } from '#language/writing.ts'
import type { Language } from '#shared/languages.ts'
import type { Mode } from '#shared/modes.ts'

const CHARACTERS_PER_WORD = 1.7

/**
 * The length of an essay by mode, lower and upper bound: words in en, fr, es; characters in zh-TW.
 */
const ESSAY: Record<Mode, { words: [number, number]; characters: [number, number] }> = {
  explorer: { words: [180, 280], characters: [320, 480] },
  student: { words: [420, 650], characters: [720, 1100] },
  professional: { words: [750, 1150], characters: [1250, 1900] },
}

/**
 * The same for what a model writes on a picture of which nothing else is known: there is less to
 * say.
 */
const PICTURE_WORDS: Record<Mode, [number, number]> = {
  explorer: [80, 180],
  student: [140, 340],
  professional: [200, 500],
}

/** How much longer than English the same text on a picture may run. */
const STRETCH: Record<Language, number> = { en: 1, fr: 1.2, es: 1.2, 'zh-TW': 1.05 }

/** The bounds of an essay: words in en, fr, es; characters in zh-TW. */
export function lengthBounds(mode: Mode, language: Language): [from: number, to: number] {
  return ESSAY[mode][WRITING[language].unit]
}

/** The bounds of a text on a picture of which nothing else is known. */
export function pictureBounds(mode: Mode, language: Language): [from: number, to: number] {
  return inLanguage(PICTURE_WORDS[mode], language)
}

function inLanguage([from, to]: [number, number], language: Language): [number, number] {
  const unit = partsWords(language) ? 1 : CHARACTERS_PER_WORD
  return [Math.floor(from * unit), Math.ceil(to * unit * STRETCH[language])]
}

/** The longest sentence of an Explorer text: words in en, fr, es; characters in zh-TW. */
export const EXPLORER_SENTENCE: Record<Language, number> = { en: 16, fr: 20, es: 20, 'zh-TW': 42 }
