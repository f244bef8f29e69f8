import type { EssaySentence } from '#engine/essay.ts'
import { IDENTITY_FACTS } from '#engine/gather/from-catalogue.ts'

/** What a second reader, who sees a claim and its ground alone, said of it. */
export const VERDICTS = ['supported', 'partly', 'unsupported', 'unread', 'earlier'] as const
/**
 * `unread`: not judged since it last changed. `earlier`: written before claims were read; still to
 * be rewritten.
 */
export type Verdict = (typeof VERDICTS)[number]

/**
 * The ground of a sentence as an editor writes it: `v9 f6`, `label`, `~ f2 v19`, `? f9`, `f14 f17
 * =1516-1434`, `-`.
 */
export interface Ground extends Pick<EssaySentence, 'kind' | 'restsOn'> {
  mark: string
  /** Figures that follow from cited ones, each a difference or a sum. */
  derived: { figures: number[]; value: number }[]
}

const ID = /^(?:[fv]\d+|label)$/u
const SUM = /^=(\d+(?:\.\d+)?)([-+])(\d+(?:\.\d+)?)$/u
const MARK_SIGNS: Record<string, Ground['kind']> = { '~': 'interpretation', '?': 'unsure' }

/** Reads a mark. Null where it is none. */
export function readMark(mark: string): Ground | null {
  const written = mark.trim().replace(/\s+/gu, ' ')
  if (written === '-') return { mark: '-', kind: 'link', restsOn: [], derived: [] }
  const sign = MARK_SIGNS[written.charAt(0)]
  const words = (sign ? written.slice(1) : written).trim().split(' ')
  const ids = words.filter((word) => ID.test(word))
  const sums = words.flatMap((word) => {
    const [, first, operator, second] = SUM.exec(word) ?? []
    if (first === undefined || second === undefined) return []
    const figures = [Number(first), Number(second)]
    return { figures, value: Number(first) + (operator === '-' ? -1 : 1) * Number(second) }
  })
  if (ids.length === 0 || ids.length + sums.length !== words.length) return null
  const isSeen = ids.every((id) => id.startsWith('v'))
  return {
    mark: sign ? `${written.charAt(0)} ${words.join(' ')}` : words.join(' '),
    kind: sign ?? (isSeen ? 'seen' : 'sourced'),
    restsOn: ids.flatMap((id) => (id === 'label' ? IDENTITY_FACTS : [id])),
    derived: sums,
  }
}
