import type { Proof } from '#engine/proofreading/proofread.ts'
import { NOTES } from '#engine/proofreading/rulebook.ts'
import { sentencesIn } from '#engine/proofreading/whole-sentences.ts'
import { languageFault } from '#engine/text/in-language.ts'
import type { Edit } from '#shared/api/descriptions.ts'
import { DECISION_MAX } from '#shared/descriptions.ts'
import type { Language } from '#shared/languages.ts'
import type { Rewriting } from './model-rewriter.ts'

/**
 * A sentence of an artist's text where it stands, in UTF-16 code units, with what the rules point
 * out in it.
 */
export interface OwnSentence {
  from: number
  to: number
  text: string
  marks: readonly Edit[]
  /** Whether a model may propose another: where the rules have nothing to offer themselves. */
  isOpen: boolean
}

const isMark = ({ state, offers, kind }: Edit) =>
  state === 'open' && offers.length === 0 && kind !== 'spelling' && kind !== 'grammar'

/** Addresses, handles and hashtags are the artist's, and no model's to move. */
const ADDRESSED = /https?:|www\.|\S@\S|[#@]\p{L}/u

/** The sentences of a text. What the rules mend, or doubt, the artist decides first. */
export function ownSentences(
  draft: string,
  edits: readonly Edit[],
  language: Language,
): OwnSentence[] {
  const inText = edits.filter(({ kind }) => kind !== 'addition')
  return sentencesIn(draft, language).map(({ text, from }) => {
    const to = from + text.length
    const within = inText.filter((edit) => edit.from < to && edit.to > from)
    const atEnds = inText.some(
      (edit) => edit.from === edit.to && (edit.from === from || edit.from === to),
    )
    const isOpen =
      !atEnds &&
      within.every((edit) => isMark(edit) && edit.from >= from && edit.to <= to) &&
      text.length <= DECISION_MAX &&
      !ADDRESSED.test(text) &&
      languageFault(text, language) === null
    return { from, to, text, marks: within, isOpen }
  })
}

/**
 * Adds a model's proposals to a proof. A proposal replaces the rules' marks in its sentence and
 * keeps their notes.
 */
export function withRewritings(
  proof: Proof,
  sentences: readonly OwnSentence[],
  rewritings: readonly Rewriting[],
  language: Language,
): Proof {
  const taken = new Set<Edit>()
  const proposals = rewritings.flatMap(({ sentence, text, goal }): Edit[] => {
    const own = sentences[sentence]
    if (!own) return []
    for (const mark of own.marks) taken.add(mark)
    const notes = [NOTES[language][REASONS[goal]], ...own.marks.map(({ note }) => note)]
    return [
      {
        ...{ id: '', kind: 'rewriting', from: own.from, to: own.to, before: own.text },
        ...{ offers: [text], note: [...new Set(notes)].join(' '), goal, state: 'open', text },
      },
    ]
  })
  const edits = [...proof.edits.filter((edit) => !taken.has(edit)), ...proposals]
  edits.sort((a, b) => a.from - b.from || a.to - b.to)
  return {
    ...proof,
    edits: edits.map((edit, at) => ({ ...edit, id: `e${at + 1}` })),
    served: [...taken].flatMap(({ goal }) => goal ?? []),
  }
}

const REASONS = {
  clearer_language: 'rewritten-clearer',
  more_engaging: 'rewritten-livelier',
  professional_tone: 'rewritten-calmer',
  broader_appeal: 'rewritten-plainer',
} as const
