import type { IdentityFact } from '#engine/research/from-catalogue.ts'
import { LANGUAGES, type Language, type Localized } from '#shared/languages.ts'
import type { Topic } from '#shared/statements.ts'
import { LABEL_WANTS } from './label-wants.ts'
import { SORT_WANTS } from './sort-wants.ts'
import { WHOLE_WANTS } from './whole-wants.ts'

/** What tells an answer from what merely speaks of the same: a reason, a number, a person. */
export type Wish =
  | 'who'
  | 'why'
  | 'count'
  | 'age'
  | 'duration'
  | 'when'
  | 'where'
  | 'sum'
  | 'made'
  | 'name'
  | 'scene'
  | 'stuff'
  | 'sense'
  | 'self'
  | 'which'

/** What a question can ask for outright. */
export interface Meant {
  facts: IdentityFact[]
  /** Topics whose statements are the answer where nothing else is asked. */
  topics: Topic[]
  wish: Wish | null
}

/**
 * The words by which something is asked for, in each language: regular expressions for folded text, one a line. `{work}` is any word
 * for the work itself, `{end}` the end of the question.
 */
export type WrittenWant = Partial<Meant> & Localized

/** With the words by which it is asked for: they say which kind of answer is wanted, and not of what. */
interface Want extends Meant {
  words: Localized<RegExp>
}

const WORK: Localized = {
  en: '(it|this|that|(the|this) (painting|picture|work|canvas|print|original))',
  fr: "(le tableau|la toile|l'oeuvre|l'estampe|cette oeuvre|ce tableau|la peinture)",
  es: '(el cuadro|la obra|este cuadro|esta obra|la pintura)',
  'zh-TW': '(這幅畫|這件作品|它)',
}

function wordsOf(written: string, language: Language): RegExp {
  const phrases = written
    .trim()
    .split('\n')
    .map((line) => line.trim().replaceAll('{work}', WORK[language]).replaceAll('{end}', '(?=\\P{L}*$)'))
  const either = `(?:${phrases.join('|')})`
  return new RegExp(language === 'zh-TW' ? either : `(?<!\\p{L})${either}(?!\\p{L})`, 'gu')
}

function read({ facts = [], topics = [], wish = null, ...written }: WrittenWant): Want {
  const words = LANGUAGES.map((language) => [language, wordsOf(written[language], language)])
  return { facts, topics, wish, words: Object.fromEntries(words) }
}

/** What it shows and tells. */
export const THE_WHOLE: Meant = { facts: [], topics: ['subject'], wish: null }

/** Tried in this order; what one has taken is not read again. */
export const WANTS: readonly Want[] = [...LABEL_WANTS, ...WHOLE_WANTS, ...SORT_WANTS].map(read)
