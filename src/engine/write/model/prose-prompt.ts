import { EXPLORER_SENTENCE, lengthBounds, pictureBounds } from '#engine/artwork/lengths.ts'
import type { Evidence } from '#engine/evidence.ts'
import { LANGUAGE_BRIEF } from '#engine/model/language-brief.ts'
import type { ModelCall } from '#engine/model/text-model.ts'
import { WRITING } from '#language/writing.ts'
import type { Language } from '#shared/languages.ts'
import type { Mode } from '#shared/modes.ts'
import { evidenceOf } from './evidence-prompt.ts'
import { MARKS } from './marks-prompt.ts'

/** The same for every work, reader and language. */
const INSTRUCTIONS = `You write the essay beside an artwork, for a reader who stands before it and wants to see more.
You are given EVIDENCE. It is all that counts: what you remember of the work is not in it.

FORM
Markdown prose: a heading (## …), then paragraphs of two to six sentences. Nothing else: no preface, no lists, no tables, no links, no bold, no remarks.
After each sentence stands one mark in brackets that says what it rests on.
${MARKS}
The rule: what is claimed needs a mark with its ground; what only connects, [-], claims nothing. At most one sentence in six is [-].
A sentence states one thing that its ground carries, no more: no step further, no "only", "first", "never", no cause that the ground does not name.
Each sentence is checked against its ground alone, and a sentence that says more is cut. So keep a guess out, or word it as a reading.
A name, a number, a date stands in the ground of its own sentence.

STYLE
- One thread: the one thing that changes how this work is seen. A scene or a puzzle, what explains it, an end that sends the eye back to the work. No summary.
- Headings made for this work: a claim, a question, an image, of three to eight words. Never "Context", "Technique", "Conclusion".
- Look before you explain: where things are, what touches what, in which order the eye goes.
- Who made it, when, of what and where it is come early, in passing. The label stands above your text.
- State plainly what is known. A hedge is for what is in doubt, once, with the reason.
- Long and short sentences mixed. One hard, tangible fact a section. A term is explained by what it does, or not used.
- Never speak of the evidence, the sources, a passage, this text, or yourself. A scholar is named only where the position is his.
- Not: explores, invites, captures, timeless, iconic, testament, masterpiece; no stock similes; no pairs of opposites for their sound.

EXAMPLE (of another work, with evidence of its own)
## The glass that nobody drinks

On the sill, between the two brothers, stands a full glass of water. [v4] Neither looks at it. [v2 v4] Painted in 1911, in the kitchen
of the house in Skagen, it was the last picture for which both sat. [f3 p7 «the last for which both brothers sat»]
That is easily missed. [-] So the glass can be read as the place of a third, who had left that spring. [~ f5]`

const READER: Record<Mode, string> = {
  explorer: 'a newcomer: everyday words, at most two calls to look (Look …); two to four sections',
  student:
    'a museum-goer who reads on: composition, light, technique, meaning, reception; three to five sections',
  professional:
    'a professional: documents, technique and condition, sources of the composition, iconography, provenance, attribution and dating with their certainty; no calls to look; four to seven sections',
}

/** Room for the words with their marks; thinking comes on top of it. */
const MOST_TOKENS: Record<Mode, number> = { explorer: 3000, student: 5000, professional: 9000 }
/** Room for a model that thinks before it writes: its limit of output counts both. */
export const ROOM_FOR_THINKING = 12_000

interface Essay {
  evidence: Evidence
  mode: Mode
  language: Language
  /** Of a picture that nobody could name: less is to be said, and no name is known. */
  isOfPicture: boolean
  /** What was wrong with the first try; else empty. */
  remark: string
}

/** The bounds of an essay that a model writes. */
export function boundsOf(mode: Mode, language: Language, isOfPicture: boolean): [number, number] {
  return isOfPicture ? pictureBounds(mode, language) : lengthBounds(mode, language)
}

/**
 * What a model is asked for an essay. The reader's question is no part of it: it is answered by
 * itself.
 */
export function essayCall({ evidence, mode, language, isOfPicture, remark }: Essay): ModelCall {
  const [from, to] = boundsOf(mode, language, isOfPicture)
  const unit = WRITING[language].unit
  const task = [
    `Language: ${LANGUAGE_BRIEF[language]}. Every sentence and heading in this language; what is quoted in a mark stays as it is.`,
    `Reader: ${READER[mode]}.`,
    ...(mode === 'explorer' ? [`No sentence above ${EXPLORER_SENTENCE[language]} ${unit}.`] : []),
    `Length: ${from} to ${to} ${unit} without the marks; less where the evidence has less to say.`,
    ...(isOfPicture
      ? [
          'Nobody could name this picture. Name no maker, title, place, date or style, and tell no story: how it is made for the eye, from what was seen and measured. Headings too.',
        ]
      : []),
    ...(remark === '' ? [] : [remark]),
  ]
  return {
    instructions: INSTRUCTIONS,
    ground: evidenceOf(evidence),
    prompt: `TASK\n${task.join('\n')}`,
    mostTokens: MOST_TOKENS[mode] + ROOM_FOR_THINKING,
  }
}
