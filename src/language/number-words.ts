/** What languages that part their words have in common when they count. */
interface NumberWords {
  /** From one on, folded. */
  ones: string
  /** From twenty on, by tens. */
  tens: string
  /** From two hundred on, by hundreds; left out where they are two words. */
  hundreds?: string
  /** Words that multiply what was counted: hundred, thousand, million. */
  scales: Readonly<Record<string, number>>
  /** Stands within a number: twenty *and* one. */
  joint: string
  /** Says "percent" with the word for a hundred. */
  percent?: RegExp
  /** Multiplies a four before it: quatre-*vingt*. */
  twenties?: RegExp
}

/** The months that a text names by these words. */
export function namedMonths(names: string) {
  const months = names.split(' ')
  return (text: string) => ({
    named: (text.match(/\p{L}+/gu) ?? [])
      .map((word) => months.indexOf(word) + 1)
      .filter((month) => month > 0),
    rest: text,
  })
}

/** Reads counts in words: `25` for "twenty-five", "vingt-cinq", "veinticinco". */
export function countsInWords({
  ones,
  tens,
  hundreds = '',
  scales,
  joint,
  percent,
  twenties,
}: NumberWords) {
  const from = (first: number, step: number, words: string) =>
    words.split(' ').map((word, at): [string, number] => [word, first + at * step])
  const values = new Map([...from(1, 1, ones), ...from(20, 10, tens), ...from(200, 100, hundreds)])
  return (folded: string): number[] => {
    const counts: number[] = []
    let [sum, group] = [0, 0]
    const words =
      `${percent ? folded.replace(percent, '%') : folded}.`.match(/\p{L}+|[^\p{L}\s-]/gu) ?? []
    for (const word of words) {
      const value = values.get(word)
      const scale = scales[word] ?? 1
      if (group === 4 && twenties?.test(word)) group = 80
      else if (value !== undefined) group += value
      else if (scale === 100) group = (group || 1) * scale
      else if (scale === 1000) [sum, group] = [sum + (group || 1) * scale, 0]
      else if (scale > 1000) [sum, group] = [(sum + group || 1) * scale, 0]
      else if (sum + group > 0 && word !== joint) {
        counts.push(sum + group)
        ;[sum, group] = [0, 0]
      }
    }
    return counts
  }
}

/** The numbers that a pattern finds in a text, each read from its first group. */
export function numbersBy(pattern: RegExp, read: (figures: string) => number) {
  return (folded: string) => [...folded.matchAll(pattern)].map(([, figures = '']) => read(figures))
}
