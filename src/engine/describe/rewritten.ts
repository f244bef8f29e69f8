import type { Proof } from '#engine/proofreading/proofread.ts'
import { sentencesIn } from '#engine/proofreading/whole-sentences.ts'
import type { Edit } from '#shared/api/descriptions.ts'
import { composed } from '#shared/edits.ts'
import type { Language } from '#shared/languages.ts'
import type { Rewriting } from './model-rewriter.ts'

/** A sentence of an artist's text, with what the rules found in it. */
export interface OwnSentence {
  /** Its place in the text, in UTF-16 code units. */
  from: number
  to: number
  /** With what is beyond doubt mended. */
  text: string
}

/** The artist has to say what is meant before anybody can say it better. */
const isInDoubt = ({ kind, state }: Edit) => state === 'open' && (kind === 'spelling' || kind === 'grammar')

/** The sentences of a text that could be put anew: those in which no spelling is in doubt. */
export function rewritable(draft: string, edits: readonly Edit[], language: Language): OwnSentence[] {
  return sentencesIn(draft, language).flatMap(({ text, from }) => {
    const to = from + text.length
    const near = edits.filter((edit) => edit.kind !== 'addition' && edit.from <= to && edit.to >= from)
    const within = near.filter((edit) => edit.from >= from && edit.to <= to)
    const isCut = near.some((edit) => !within.includes(edit) && edit.from < to && edit.to > from)
    if (isCut || within.some(isInDoubt)) return []
    const moved = within.map((edit) => ({ ...edit, from: edit.from - from, to: edit.to - from }))
    return [{ from, to, text: composed(text, moved) }]
  })
}

/** What was found in a text, with a model's proposals in the place of what the rules found in the same sentences. */
export function withRewritings(
  proof: Proof,
  sentences: readonly OwnSentence[],
  rewritings: readonly Rewriting[],
): Proof {
  const proposals = rewritings.flatMap(({ sentence, text, goal, why }): Edit[] => {
    const own = sentences[sentence]
    if (!own) return []
    const place = { from: own.from, to: own.to, before: own.text }
    return [{ id: '', kind: 'rewriting', ...place, offers: [text], note: why, goal, state: 'open', text }]
  })
  const isApart = (edit: Edit) =>
    edit.kind === 'addition' || proposals.every(({ from, to }) => edit.to < from || edit.from > to)
  const edits = [...proof.edits.filter(isApart), ...proposals].sort((a, b) => a.from - b.from || a.to - b.to)
  return { ...proof, edits: edits.map((edit, at) => ({ ...edit, id: `e${at + 1}` })) }
}
