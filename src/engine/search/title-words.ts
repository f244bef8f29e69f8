import { slipsBetween } from '#engine/text/slips-between.ts'
import { plain } from './plain.ts'
import { EN } from './words/en.ts'
import { ES } from './words/es.ts'
import { FR } from './words/fr.ts'
import { ZH_TW } from './words/zh-tw.ts'

const ALL = [EN, FR, ES, ZH_TW]
const wordsOf = (lists: string[]) =>
  new Set(
    lists
      .flatMap((list) => list.split(/\s+/u))
      .map((word) => plain(word))
      .filter((word) => word !== ''),
  )

/** Articles and the like of all languages: a title may be in any. */
export const LITTLE = wordsOf(ALL.map(({ little }) => little))
/** Words of asking of all languages. */
export const ASKING = wordsOf(ALL.map(({ asking }) => asking))

/** Shorter words of asking are one letter away from too many others. */
const MISTYPED = [
  ...[...LITTLE].filter((word) => /^[a-z]{3,}$/u.test(word)),
  ...[...ASKING].filter((word) => /^[a-z]{6,}$/u.test(word)),
]

/** Whether a word that nobody uses is a mistyped article or word of asking ("teh", "pianted"). */
export function isMistypedAsking(word: string): boolean {
  return MISTYPED.some((other) => slipsBetween(word, other, 1) <= 1)
}

/** The words that tell one title from another. Where there are only little ones, all of them. */
export function tellingWords(words: readonly string[]): string[] {
  const telling = words.filter((word) => !LITTLE.has(word))
  return telling.length > 0 ? telling : [...words]
}

const SUBJECTS = new Set(
  ALL.flatMap(({ subjects }) => subjects.split(',')).map((subject) =>
    tellingWords(plain(subject).split(' ')).join(' '),
  ),
)

/** Whether a name is only a subject that many have painted, or a word for a work ("Painting"). */
export function isSubject({ words }: { words: readonly string[] }): boolean {
  return SUBJECTS.has(words.join(' ')) || words.every((word) => ASKING.has(word))
}

/** Whether a plain request asks why or how: it may be about anything in the work. */
export function asksWhy(request: string): boolean {
  return ALL.some(({ questions }) => questions.test(request))
}

/** Whether a request describes a work ("the one with the melting clocks") and does not name it. */
export function isDescription(request: string): boolean {
  return ALL.some(({ describes }) => describes.test(request))
}
