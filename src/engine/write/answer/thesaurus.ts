import { LANGUAGES, type Localized } from '#shared/languages.ts'
import { TOPICS, type Topic } from '#shared/statements.ts'
import { PEOPLE_WORDS } from './people-words.ts'
import { THING_WORDS } from './thing-words.ts'
import { WORK_WORDS } from './work-words.ts'

/** A kind of thing that is asked about and told in many words: `girl` is asked, and the text says `infanta`. */
export interface Kind {
  /** Finds any of its words in a folded text. */
  pattern: Localized<RegExp>
  /** Narrows a question down, and is its subject only where nothing else is: `people`, `red`. */
  soft: boolean
  /** Is never its subject: `large`, `on the left`. */
  bare: boolean
  /** The topic whose statements are an answer by themselves. */
  topic: Topic | null
}

/** `tree*` is whatever begins so; Chinese words are found wherever they stand. */
function patternOf(words: string, isChinese: boolean): RegExp {
  const list = words
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')
  if (isChinese) return new RegExp(list.join('|'), 'u')
  return new RegExp(`\\b(?:${list.map((word) => word.replace('*', '[a-z]*')).join('|')})\\b`, 'u')
}

function kindOf(row: string): Kind {
  const [en = '', fr = '', es = '', chinese = '', topic = ''] = row.replace(/^~+/u, '').split('|')
  const words: Localized = { en, fr, es, 'zh-TW': chinese }
  const patterns = LANGUAGES.map((language) => [language, patternOf(words[language], language === 'zh-TW')])
  return {
    pattern: Object.fromEntries(patterns),
    soft: row.startsWith('~'),
    bare: row.startsWith('~~'),
    topic: TOPICS.find((one) => one === topic.trim()) ?? null,
  }
}

/** The kinds of things that visitors ask about; none names a single work. */
export const THESAURUS: readonly Kind[] = [PEOPLE_WORDS, THING_WORDS, WORK_WORDS].flatMap((table) =>
  table.trim().split('\n').map(kindOf),
)
