import { citedGround } from '#engine/check/cited-ground.ts'
import { createGate } from '#engine/check/gate.ts'
import type { Evidence } from '#engine/evidence.ts'
import { evidenceOf } from '#engine/gather/from-catalogue.ts'
import type { Artwork } from '../artwork/artwork.ts'
import { typeset } from '../text/typeset.ts'
import { describedFaults } from './described-faults.ts'
import type { WrittenSentence } from './essay-file.ts'
import { type GroundTexts, hashOf } from './grounded.ts'
import { essayFaults, wordingFaults } from './prose-faults.ts'
import { questionFaults } from './question-faults.ts'
import { isEarlier, type WrittenText } from './texts.ts'
import { TO_REWRITE } from './to-rewrite.ts'

/** Of a claim that nobody has judged as it stands now. */
export const UNREAD = 'was not read by a second reader since it changed'

/**
 * What is wrong in the texts on a work: `explorer.fr.md, sentence 14: f9 is disputed; write ? f9`.
 */
export function textFaults(artwork: Artwork, texts: readonly WrittenText[]): string[] {
  return texts.flatMap((text) => {
    const judge = sentenceJudge(artwork, text)
    const sentences = text.sections.flatMap((section) => section.paragraphs.flat())
    const grounds = sentences.flatMap((sentence, at) =>
      judge(sentence).map((fault) => `sentence ${at + 1}: ${fault}`),
    )
    const prose = isEarlier(text)
      ? []
      : [...formFaults(artwork, text, texts), ...wordingFaults(artwork, text)]
    return [...grounds, ...prose].map((fault) => `${text.file}, ${fault}`)
  })
}

function formFaults(artwork: Artwork, text: WrittenText, texts: readonly WrittenText[]): string[] {
  const { kind } = text
  if (kind === 'questions') return questionFaults(text)
  if (kind !== 'described') return essayFaults({ ...text, kind })
  const others = texts.filter((other) => other.kind !== kind)
  return describedFaults(artwork, text, others)
}

/**
 * What the notes, the visible things and the label of a work say, with the certainty of each, by
 * id.
 */
export function groundTextsOf(evidence: Evidence): GroundTexts {
  return new Map([
    ...evidence.facts.map(({ id, certainty, text }): [string, string] => [
      id,
      `${certainty} ${text}`,
    ]),
    ...evidence.observations.map(({ id, text }): [string, string] => [id, text]),
  ])
}

/**
 * Judges sentences by their form, their figures and names, and by what their reader said of them.
 */
function sentenceJudge(
  artwork: Artwork,
  { kind: textKind, language }: WrittenText,
): (sentence: WrittenSentence) => string[] {
  const evidence = evidenceOf(artwork, language)
  const grounds = groundTextsOf(evidence)
  const groundOf = citedGround(evidence)
  const gate = createGate(evidence)
  const disputed = new Set(
    evidence.facts.filter((fact) => fact.certainty === 'disputed').map(({ id }) => id),
  )

  return (sentence) => {
    const { text, ground, verdict } = sentence
    const { kind, derived } = ground
    const missing = ground.mark.match(/[fv]\d+/gu)?.filter((id) => !grounds.has(id)) ?? []
    if (missing.length > 0) return [`rests on ${missing.join(', ')}, which is not there`]
    // A field that this label leaves empty is no ground.
    const restsOn = ground.restsOn.filter((id) => grounds.has(id))
    const unsure = kind === 'sourced' ? restsOn.filter((id) => disputed.has(id)) : []
    if (unsure.length > 0) return [`${unsure[0]} is disputed; write ? ${unsure[0]}`]
    const { numbers } = groundOf(restsOn)
    const baseless = derived
      .flatMap(({ figures }) => figures)
      .filter((figure) => !numbers.has(String(figure)))
    if (baseless.length > 0)
      return [`derives a figure from ${baseless.join(', ')}, which it does not cite`]
    const fault = gate({
      kind,
      topic: 'subject',
      text: typeset(text, language),
      restsOn,
      derived: derived.map(({ value }) => String(value)),
    })
    if (fault !== null) return [fault]
    if (verdict === 'earlier' && (textKind === 'described' || !TO_REWRITE.has(artwork.slug)))
      return ['is marked as earlier, in a text that was written anew']
    if (verdict === 'unread' || hashOf(sentence, grounds) !== sentence.hash) return [UNREAD]
    if (verdict === 'partly' || verdict === 'unsupported')
      return [`is ${verdict} by what it rests on`]
    return []
  }
}
