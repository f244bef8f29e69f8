import { LANGUAGES, type Language } from '#shared/languages.ts'
import type { LabelCase } from '#test/label-cases.ts'

/**
 * What came of the photo of one label. `offered`: the reader is asked, and the work is among those
 * that are named.
 */
export interface LabelResult extends LabelCase {
  is: 'right' | 'offered' | 'missed' | 'wrong'
  told: string | null
  /** What is told of the same label where the catalogue lacks the work. */
  toldWithout: string | null
  ms: number
  isBeside: boolean
}

const HEADING = '## Wall labels'
const NAMES: Record<Language, string> = {
  en: 'English',
  fr: 'French',
  es: 'Spanish',
  'zh-TW': 'Chinese (Taiwan)',
}

/** The share of labels alone in their photo that are to be told: 27 of 27, and 24 of 27. */
const GOALS: Record<Language, number> = { en: 1, fr: 1, es: 1, 'zh-TW': 24 / 27 }

function goalsNotReached(results: readonly LabelResult[]): string {
  const short = LANGUAGES.flatMap((language) => {
    const own = results.filter((result) => result.language === language)
    const told = own.filter(({ is }) => is === 'right').length
    if (told >= own.length * GOALS[language]) return []
    return [
      `${NAMES[language]} (${told} of ${own.length}; goal ${Math.round(GOALS[language] * 100)} %)`,
    ]
  })
  return short.length === 0 ? 'none of this table' : short.join(', ')
}

function row(name: string, results: readonly LabelResult[]): string {
  const count = (is: LabelResult['is']) => results.filter((result) => result.is === is).length
  return `| ${name} | ${results.length} | ${count('right')} | ${count('offered')} | ${count('missed')} | ${count('wrong')} |`
}

function table(results: readonly LabelResult[]): string {
  return [
    '| labels | photos | told | offered | not found | wrong |',
    '|---|---|---|---|---|---|',
    ...LANGUAGES.flatMap((language) => {
      const own = results.filter((result) => result.language === language)
      const unseen = own.filter(({ isSeen }) => !isSeen)
      return [
        row(NAMES[language], own),
        ...(unseen.length > 0 ? [row(`${NAMES[language]}, unseen while building`, unseen)] : []),
      ]
    }),
  ].join('\n')
}

const middle = (values: readonly number[], share: number) =>
  Math.round(values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0)

/** The part of docs/accuracy.md that tells how well wall labels are read. */
export function labelsSection(results: readonly LabelResult[]): string {
  const alone = results.filter(({ isBeside }) => !isBeside)
  const beside = results.filter(({ isBeside }) => isBeside)
  const times = results.map(({ ms }) => ms)
  const falselyTold = results.filter(({ toldWithout }) => toldWithout !== null)
  const wrong = results.filter(({ is }) => is === 'wrong')
  return `${HEADING}

Written by \`npm run accuracy:labels\`. Labels of works of the catalogue and of the ring, in five layouts, four typefaces and three colours
of card (\`test/label-photo.ts\`), with a shadow, slanted, dim and noisy; set in Instrument Sans, EB Garamond, Cormorant Garamond and Noto
Serif TC. They are computed: none was taken in a museum, none has a lamp mirrored in it. "told": title and maker, or an inventory
number, agreed; "offered": the reader is asked, and the work is among those that are named. Each second one was not looked at while
this was built.

${table(alone)}

Goals not reached: ${goalsNotReached(alone)}.

The label beside a picture that is not the work's, a quarter of the photo's width:

${table(beside)}

Wrongly told: ${wrong.length === 0 ? 'none' : wrong.map(({ language, work, told }) => `${work.slug} as ${told} (${language})`).join(', ')}. The same photos with the work left out of the catalogue: ${falselyTold.length} of ${results.length} told as another${falselyTold.length === 0 ? '' : ` (${falselyTold.map(({ work, toldWithout }) => `${work.slug} as ${toldWithout}`).join(', ')})`}.
Reading took ${middle(times, 0.5)} ms in the middle and ${middle(times, 0.95)} ms for 95 of 100, on the machine of this run.

`
}

/** A page with this section in the place of the one that it has, else before the limits. */
export function withLabelsSection(page: string, section: string): string {
  const before = labelsSectionOf(page)
  if (before !== null) return page.replace(before, () => section)
  return page.replace(/(?=^## Limits$)/mu, () => section)
}

/** The section of a page, or null where it has none. */
export function labelsSectionOf(page: string): string | null {
  const start = page.indexOf(`${HEADING}\n`)
  if (start < 0) return null
  const end = page.indexOf('\n## ', start)
  return page.slice(start, end < 0 ? undefined : end + 1)
}
