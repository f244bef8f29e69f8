import { isChinese } from './plain.ts'

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

/** Words of a plain text; Chinese ones as the platform's dictionary parts them. */
export function splitWords(text: string): string[] {
  return text
    .split(' ')
    .filter((part) => part !== '')
    .flatMap((part) =>
      isChinese(part) ? [...segmenter.segment(part)].map(({ segment }) => segment) : [part],
    )
}

/**
 * Words of a plain request. Where Chinese runs on, known names and words of asking are found first:
 * the way through the text that leaves the fewest characters over, then the one of fewest words.
 * The rest is split as above.
 */
export function splitRequest(
  text: string,
  vocabulary: ReadonlySet<string>,
  longest: number,
): string[] {
  if (vocabulary.has(text)) return [text]
  return text
    .split(' ')
    .filter((part) => part !== '')
    .flatMap((part) => (isChinese(part) ? splitChinese(part, vocabulary, longest) : [part]))
}

interface Way {
  cost: number
  from: number
  isKnown: boolean
}

const LEFT_OVER = 100

function splitChinese(text: string, vocabulary: ReadonlySet<string>, longest: number): string[] {
  const letters = [...text]
  const ways: Way[] = [{ cost: 0, from: 0, isKnown: true }]
  for (let to = 1; to <= letters.length; to++) {
    let best: Way = { cost: (ways[to - 1]?.cost ?? 0) + LEFT_OVER, from: to - 1, isKnown: false }
    for (let from = Math.max(0, to - longest); from < to; from++) {
      if (!vocabulary.has(letters.slice(from, to).join(''))) continue
      const cost = (ways[from]?.cost ?? 0) + 1
      if (cost < best.cost) best = { cost, from, isKnown: true }
    }
    ways.push(best)
  }
  const words: string[] = []
  let over = ''
  for (let to = letters.length; to > 0; ) {
    const { from, isKnown } = ways[to] ?? { from: to - 1, isKnown: false }
    const word = letters.slice(from, to).join('')
    if (!isKnown) over = word + over
    if (isKnown || from === 0) {
      words.unshift(...splitWords(over))
      over = ''
    }
    if (isKnown) words.unshift(word)
    to = from
  }
  return words
}
