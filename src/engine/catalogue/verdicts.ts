import type { WrittenSection } from './essay-file.ts'
import { VERDICTS, type Verdict } from './ground.ts'
import { mapSentences } from './grounded.ts'
import type { WrittenText } from './texts.ts'

/** What a second reader said of a claim, or of the rest of a text. */
export interface GivenVerdict {
  /** The name of the text's file without its ending. */
  text: string
  /** The hash of the claim, or `rest`. */
  claim: string
  verdict: Verdict
}

const LINE = /^(\S+)\s+([0-9a-f]{6}|rest)\s+(\S+)/u
const GIVEN = VERDICTS.filter((verdict) => verdict !== 'earlier' && verdict !== 'unread')

/** Reads a file of verdicts, a line each. @throws Error for a line that is none. */
export function readVerdicts(source: string): GivenVerdict[] {
  const lines = source.split('\n').filter((line) => line.trim() !== '')
  return lines.map((line) => {
    const [, text = '', claim = '', said = ''] = LINE.exec(line) ?? []
    const verdict = GIVEN.find((known) => known === said)
    if (!verdict) throw new Error(`not a verdict: ${line}`)
    return { text, claim, verdict }
  })
}

/** A text with the verdicts that concern it. Only claims that are unread take one. */
export function withVerdicts(
  { file, sections }: WrittenText,
  verdicts: readonly GivenVerdict[],
): { sections: WrittenSection[]; used: GivenVerdict[] } {
  const own = verdicts.filter(({ text }) => `${text}.md` === file)
  const used = new Set(own.filter(({ claim }) => claim === 'rest'))
  const judged = mapSentences(sections, (sentence) => {
    if (sentence.verdict !== 'unread') return sentence
    const given =
      own.find(({ claim }) => claim === sentence.hash) ?? own.find(({ claim }) => claim === 'rest')
    if (!given) return sentence
    used.add(given)
    return { ...sentence, verdict: given.verdict }
  })
  return { sections: judged, used: [...used] }
}
