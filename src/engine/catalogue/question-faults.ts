import { fold } from '#engine/text/names.ts'
import type { WrittenText } from './texts.ts'

/** How many questions a work has in a language, at least and at most. */
const QUESTIONS = [10, 40] as const
/** How many sentences an answer has at most. */
const LONGEST_ANSWER = 4

/** The ways in which a question is asked, from its heading. */
export function wordingsOf(heading: string): string[] {
  return heading
    .split('|')
    .map((wording) => wording.trim())
    .filter((wording) => wording !== '')
}

/** Two wordings that differ in letters only: accents, capitals and punctuation aside. */
function lettersOf(wording: string): string {
  return fold(wording)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** What is wrong with the questions on a work, as far as a machine can tell. */
export function questionFaults({ sections }: WrittenText): string[] {
  const [fewest, most] = QUESTIONS
  const number =
    sections.length < fewest || sections.length > most
      ? [`${sections.length} questions, not ${fewest} to ${most}`]
      : []
  const answers = sections.flatMap(({ heading, paragraphs: [answer = [], ...more] }) => [
    ...(answer.length === 0 || answer.length > LONGEST_ANSWER
      ? [`"${heading}" is answered in ${answer.length} sentences, not 1 to ${LONGEST_ANSWER}`]
      : []),
    ...(answer.length > 0 && answer.every(({ ground }) => ground.kind === 'link')
      ? [`the answer to "${heading}" claims nothing`]
      : []),
    ...(more.length > 1 ? [`"${heading}" has ${more.length + 1} paragraphs, not one or two`] : []),
  ])
  const first = new Set<string>()
  const twice = sections
    .flatMap(({ heading }) => wordingsOf(heading))
    .filter((wording) => {
      const letters = lettersOf(wording)
      const isKnown = first.has(letters)
      first.add(letters)
      return isKnown
    })
  return [...number, ...answers, ...twice.map((wording) => `asks twice: "${wording}"`)]
}
