import { isChinese, plain } from './plain.ts'
import { splitWords } from './split.ts'
import { ASKING, tellingWords } from './title-words.ts'

/** What a large store of labels is asked for, where it cannot be searched as the catalogue is. */
export interface RequestParts {
  /** Names that may stand in the request, whole and as `joinedName` has them. */
  names: string[]
  /** Plain words that a label should have; of three letters or more. */
  words: string[]
}

/** Longer requests are questions, not names. */
const MOST_WORDS = 14
const MOST_CHARACTERS = 24

/** All runs of neighbours. */
function runsOf(parts: readonly string[]): string[] {
  return parts.flatMap((_part, from) =>
    parts.slice(from).map((_last, length) => parts.slice(from, from + length + 1).join('')),
  )
}

/** Takes a typed title, and a maker or '', apart. */
export function partsOf(request: string, maker: string): RequestParts {
  const [title, by] = [plain(request), plain(maker)]
  const latin = tellingWords(title.split(' ').filter((word) => word !== '' && !isChinese(word)))
  const chinese = title.split(' ').filter(isChinese)
  const names = [
    ...runsOf(latin.slice(0, MOST_WORDS)),
    ...chinese.flatMap((run) => runsOf([...run].slice(0, MOST_CHARACTERS))),
  ]
  const words = [...splitWords(title), ...by.split(' ')]
  const telling = tellingWords(words).filter((word) => word.length >= 3 && !ASKING.has(word))
  return { names: [...new Set(names)], words: [...new Set(telling)].slice(0, MOST_WORDS) }
}
