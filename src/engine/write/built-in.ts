import { type Artwork, hasFullText } from '#engine/artwork/artwork.ts'
import { sentencesOfEssay } from '#engine/essay.ts'
import type { Draft, Evidence } from '#engine/evidence.ts'
import { labelOf } from '#engine/gather/label.ts'
import { WRITING } from '#language/writing.ts'
import type { Language } from '#shared/languages.ts'
import type { Mode } from '#shared/modes.ts'
import { answerAmong, answerOn, isSettled, nothingFound, wholeAnswer } from './answer/answer.ts'
import { withOneStop } from './answer/label-answer.ts'
import { PHRASES } from './phrase-book.ts'
import type { PhrasedSentence } from './phrases/phrases.ts'
import { passageDrafts, readOut } from './read-out.ts'
import { topicOf } from './topic-of.ts'
import type { OwnBrief, Writer } from './writer.ts'

function inOne(
  sentences: readonly (PhrasedSentence | null)[],
  language: Language,
): PhrasedSentence | null {
  const said = sentences.filter((sentence) => sentence !== null)
  if (said.length === 0) return null
  return {
    text: said.map(({ text }) => text).join(WRITING[language].gap),
    restsOn: said.flatMap(({ restsOn }) => restsOn),
  }
}

/** Sentences from the phrase book, for any work: who, when, what, where. */
function identityDrafts(artwork: Artwork, language: Language): Draft[] {
  const phrases = PHRASES[language]
  const label = labelOf(artwork, language)
  const sentences: (PhrasedSentence | null)[] = [
    inOne([phrases.maker(label, artwork), phrases.made(label)], language),
    phrases.object(label),
    phrases.place(label),
    phrases.kind(artwork),
  ]
  return sentences.flatMap((sentence): Draft[] =>
    sentence === null
      ? []
      : [
          {
            kind: 'sourced',
            topic: 'object',
            text: withOneStop(sentence.text),
            restsOn: sentence.restsOn,
          },
        ],
  )
}

/** All that is told of a work: its essay, or what its label says in words where there is none. */
export function bodyOf(artwork: Artwork, mode: Mode, language: Language): Draft[] {
  const essay = artwork.essays ? sentencesOfEssay(artwork.essays[mode][language]) : []
  const drafts = essay.map((sentence) => ({ ...sentence, topic: topicOf(artwork, sentence) }))
  if (hasFullText(artwork)) return drafts.map((draft) => ({ ...draft, isVouchedFor: true }))
  const quoted = drafts.map(
    ({ kind, topic, text, restsOn }): Draft => ({ kind, topic, text, restsOn }),
  )
  return [...identityDrafts(artwork, language), ...quoted]
}

/** What is said to a question: our answers, else what open texts say, else that none was found. */
export function answerTo(
  evidence: Evidence,
  { artwork, mode, language, question, answers }: OwnBrief,
): Draft[] {
  const asked = answerOn(answers, question, { artwork, mode, language, before: '' })
  if (isSettled(asked)) return wholeAnswer(asked, language)
  const read = answerAmong(passageDrafts(evidence), question, language)
  return read.length > 0 ? read : [nothingFound(language)]
}

/**
 * The writer that is always there: the catalogue's prose in order, or sentences from the phrase
 * book and what open texts say. The answer to a question stands before it; the text stays whole,
 * and may say it again in its place.
 */
export const writeBuiltIn: Writer = async function* (evidence, brief, signal) {
  const { artwork, mode, language, question } = brief
  const answer = question === '' ? [] : answerTo(evidence, brief)
  for (const draft of [...answer, ...bodyOf(artwork, mode, language), ...readOut(evidence, mode)]) {
    signal.throwIfAborted()
    yield draft
  }
}
