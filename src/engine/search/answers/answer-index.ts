import type { Artwork } from '#engine/artwork/artwork.ts'
import { perRecentWork } from '#engine/artwork/per-work.ts'
import type { WrittenQuestion } from '#engine/essay.ts'
import { worksNamedElsewhere } from '#engine/search/named-elsewhere.ts'
import { once } from '#engine/search/once.ts'
import { indexTitles, type TitleIndex } from '#engine/search/title-index.ts'
import { type Language, localized } from '#shared/languages.ts'
import { isOnLabel, LABEL_WORDINGS } from './label-questions.ts'
import type { LabelQuestion } from './label-words/label-words.ts'
import { type Known, lettersOf } from './likeness.ts'
import { paragraphsOf, type TextOn } from './paragraphs.ts'
import { isMeasuring } from './pointing.ts'
import { readingWithoutNames } from './without-names.ts'
import { isIdle, type Vocabulary, vocabularyOf, wordsIn, wordsThatTell } from './words.ts'

/** A question that is answered by the label, or by what is written. */
export type KnownQuestion = LabelAsked | (Known & { written: WrittenQuestion })
type LabelAsked = Known & { label: LabelQuestion }

/** What questions on a work in one language are compared with. */
export interface QuestionsOn {
  questions: KnownQuestion[]
  /** The words of their wordings, each with how many of the questions have it. */
  vocabulary: Vocabulary
  text: TextOn
  /** The words of a question, names set aside. */
  read(question: string): string[]
  /** Whether texts and notes on the work have the word. */
  isTold(word: string): boolean
  /** Whether the word is idle, or used in wordings or texts. */
  isUsed(word: string): boolean
  /**
   * Whether the word asks for what anything may have, as its size or price, and does not say what
   * about.
   */
  isFrame(word: string): boolean
}

/** All that questions are compared with: made for a language, and for a work, when needed. */
export interface AnswerIndex {
  on(artwork: Artwork, language: Language): QuestionsOn
  /** What can be asked of any label: also of a work that we do not have. */
  onAny(language: Language): QuestionsOn
  /** The other works that a question names. */
  elsewhere(question: string, artwork: Artwork | null, language: Language): Artwork[]
}

function knownBy(wordings: string[][], told: readonly string[]): Known {
  return {
    wordings,
    own: new Set(wordings.flat()),
    letters: lettersOf(wordings),
    told: new Set(told),
  }
}

/**
 * The words of what is seen in a work, of who and what is named on it, and of its notes, which are
 * in English.
 */
function notedOn(artwork: Artwork | null, language: Language): ReadonlySet<string> {
  if (artwork === null) return new Set()
  const { visible, names, facts } = artwork
  const seen = visible.map(({ what }) => what[language])
  const notes = language === 'en' ? facts.map(({ text }) => text) : []
  return new Set(
    [...seen, ...names.map((name) => name[language]), ...notes].flatMap((text) =>
      wordsIn(text, language),
    ),
  )
}

/** Works times languages: each takes some 300 KB, and some 10 ms to make. */
const MOST_KEPT = 80

const NO_TEXT: TextOn = { paragraphs: [], having: new Map() }

/** @param titles finds the works that questions name; by default these. */
export function indexAnswers(
  artworks: readonly Artwork[],
  titles: () => TitleIndex = once(() => indexTitles(artworks)),
): AnswerIndex {
  const reading = once(() => readingWithoutNames(artworks))
  const labels = localized((language) =>
    once(() =>
      LABEL_WORDINGS[language].map(({ asks, wordings }): LabelAsked => {
        const words = wordings.map((wording) => reading()(wording, null, language))
        return { label: asks, ...knownBy(words, []) }
      }),
    ),
  )

  const labelWords = localized((language) => once(() => vocabularyOf(labels[language]())))

  function questionsOn(artwork: Artwork | null, language: Language): QuestionsOn {
    const read = (question: string) => reading()(question, artwork, language)
    const written = (artwork?.questions?.[language] ?? []).map((question): KnownQuestion => {
      const told = [...question.answer, ...question.more].flatMap(({ text }) =>
        wordsThatTell(text, language),
      )
      return { written: question, ...knownBy(question.wordings.map(read), told) }
    })
    const label = labels[language]().filter(
      ({ label }) => artwork === null || isOnLabel(label, artwork),
    )
    const questions: KnownQuestion[] = [...written, ...label]
    const vocabulary = written.length > 0 ? vocabularyOf(questions) : labelWords[language]()
    const text = artwork ? paragraphsOf(artwork, language) : NO_TEXT
    const noted = once(() => notedOn(artwork, language))
    const isTold = (word: string) =>
      text.having.has(word) || written.some(({ told }) => told.has(word)) || noted().has(word)
    const isUsed = (word: string) => vocabulary.has(word) || isIdle(word, language) || isTold(word)
    const isFrame = (word: string) =>
      !isIdle(word, language) && (labelWords[language]().has(word) || isMeasuring(word, language))
    return { questions, vocabulary, text, read, isTold, isUsed, isFrame }
  }

  const on = perRecentWork(MOST_KEPT, questionsOn)
  const onAny = (language: Language) => questionsOn(null, language)
  return {
    on,
    onAny,
    elsewhere(question, artwork, language) {
      const { isTold } = artwork ? on(artwork, language) : onAny(language)
      const isSpokenOf = (word: string) => wordsIn(word, language).every(isTold)
      return worksNamedElsewhere(titles(), question, artwork, isSpokenOf)
    },
  }
}
