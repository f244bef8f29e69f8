import { fold } from '#engine/text/names.ts'
import { lengthOf } from '#engine/text/sentences.ts'
import { PROSE } from '#language/prose.ts'
import { WRITING } from '#language/writing.ts'
import type { Language } from '#shared/languages.ts'
import { type Artwork, hasFullText } from '../artwork/artwork.ts'
import type { WrittenSentence } from './essay-file.ts'
import { linkFaults } from './prose-faults.ts'
import type { WrittenText } from './texts.ts'
import { TO_DESCRIBE } from './to-describe.ts'

/** How long a description is, lower and upper bound: words in en, fr, es; characters in zh-TW. */
const LENGTHS = {
  alternative: { words: [20, 30], characters: [30, 55] },
  description: { words: [150, 300], characters: [250, 500] },
} as const
/** How many sentences an alternative text has at most. */
const LONGEST_ALTERNATIVE = 2

/** What is wrong with the list of works that are still to be described. */
export function listFaults(artwork: Artwork): string[] {
  const isListed = TO_DESCRIBE.has(artwork.slug)
  if (artwork.described !== null)
    return isListed ? ['is described: take it off the list in to-describe.ts'] : []
  return hasFullText(artwork) && !isListed
    ? ['is told, and not described: no described.en.md …']
    : []
}

/**
 * What is wrong with a description, as far as a machine can tell. @param others the other texts on
 * the work.
 */
export function describedFaults(
  artwork: Artwork,
  { language, sections }: WrittenText,
  others: readonly WrittenText[],
): string[] {
  const [alternative = [], ...description] = sections.flatMap(({ paragraphs }) => paragraphs)
  const sentences = [...alternative, ...description.flat()]
  const told = new Set(
    others
      .filter((other) => other.language === language)
      .flatMap((other) => other.sections.flatMap(({ paragraphs }) => paragraphs.flat()))
      .map(({ text }) => text),
  )
  return [
    ...lengthFaults('alternative', alternative, language),
    ...lengthFaults('description', description.flat(), language),
    ...(alternative.length > LONGEST_ALTERNATIVE
      ? [`the alternative text has ${alternative.length} sentences, not one or two`]
      : []),
    ...linkFaults(sentences, language),
    ...sentences.flatMap((sentence, at) =>
      [
        ...(at === 0 && PROSE[language].pictureOf.test(fold(sentence.text))
          ? ['says that it stands for a picture']
          : []),
        ...readingFaults(sentence, language),
        ...groundFaults(artwork, sentence),
        ...(told.has(sentence.text) ? ['stands in another text on the work, too'] : []),
      ].map((fault) => `sentence ${at + 1}: ${fault}`),
    ),
  ]
}

function lengthFaults(
  part: keyof typeof LENGTHS,
  sentences: readonly WrittenSentence[],
  language: Language,
): string[] {
  const { unit } = WRITING[language]
  const [from, to] = LENGTHS[part][unit]
  const length = lengthOf(sentences.map(({ text }) => text).join(WRITING[language].gap), language)
  const name = part === 'alternative' ? 'alternative text' : part
  return length < from || length > to
    ? [`the ${name} has ${length} ${unit}, not ${from} to ${to}`]
    : []
}

function readingFaults({ text }: WrittenSentence, language: Language): string[] {
  const reading = PROSE[language].readings.exec(fold(text))?.[0]
  return reading ? [`reads instead of describing: ${reading}`] : []
}

/**
 * A description rests on what can be seen and on the label; a note says no more than who is seen.
 */
function groundFaults({ facts }: Artwork, { ground }: WrittenSentence): string[] {
  const { kind, restsOn } = ground
  if (kind === 'interpretation' || kind === 'unsure')
    return ['a description neither reads nor doubts']
  const cited = facts.filter(({ id }) => restsOn.includes(id))
  const other = cited.find(({ topic }) => topic !== 'subject')
  if (other) return [`${other.id} is on ${other.topic}: a note may only say who a figure is`]
  const isSeen = restsOn.some((id) => id.startsWith('v'))
  return cited.length > 0 && !isSeen
    ? [`${cited[0]?.id} stands without the thing that is seen`]
    : []
}
