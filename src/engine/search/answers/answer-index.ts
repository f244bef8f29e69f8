import type { Artwork } from '#engine/artwork/artwork.ts'
import { perWork } from '#engine/artwork/per-work.ts'
import type { WrittenQuestion } from '#engine/essay.ts'
import { once } from '#engine/search/once.ts'
import { LANGUAGES, type Language } from '#shared/languages.ts'
import { LABEL_WORDINGS } from './label-questions.ts'
import type { LabelQuestion } from './label-words/label-words.ts'
import { type Known, lettersOf } from './likeness.ts'
import { paragraphsOf, type TextOn } from './paragraphs.ts'
import { readingWithoutNames } from './without-names.ts'
import { isIdle, type Weight, weightAmong, wordsThatTell } from './words.ts'

/** A question that is answered by the label, or by what is written. */
export type KnownQuestion = Known & ({ label: LabelQuestion } | { written: WrittenQuestion })

/** What questions on a work in one language are compared with. */
export interface QuestionsOn {
  questions: KnownQuestion[]
  /** The words of their wordings. */
  vocabulary: ReadonlySet<string>
  text: TextOn
  weight: Weight
  /** The words of a question, names set aside. */
  read(question: string): string[]
  /** Whether the word is idle, or used in wordings or texts. */
  isUsed(word: string): boolean
}

/** All that questions are compared with: made for a language, and for a work, when first needed. */
export interface AnswerIndex {
  on(artwork: Artwork, language: Language): QuestionsOn
  /** What can be asked of any label: also of a work that we do not have. */
  onAny(language: Language): QuestionsOn
}

function knownBy(wordings: string[][], told: readonly string[]): Known {
  return { wordings, own: new Set(wordings.flat()), letters: lettersOf(wordings), told: new Set(told) }
}

function questionsOn(
  questions: KnownQuestion[],
  text: TextOn,
  language: Language,
  read: QuestionsOn['read'],
): QuestionsOn {
  const vocabulary = new Set(questions.flatMap(({ wordings }) => wordings.flat()))
  const used = new Set(questions.flatMap(({ told }) => [...told]))
  return {
    questions,
    vocabulary,
    text,
    weight: weightAmong(questions, language),
    read,
    isUsed: (word) =>
      vocabulary.has(word) || used.has(word) || text.having.has(word) || isIdle(word, language),
  }
}

export function indexAnswers(artworks: readonly Artwork[]): AnswerIndex {
  const reading = once(() => readingWithoutNames(artworks))
  const labels = Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      once(() =>
        LABEL_WORDINGS[language].map(({ asks, wordings }): KnownQuestion => {
          const words = wordings.map((wording) => reading()(wording, null, language))
          return { label: asks, ...knownBy(words, []) }
        }),
      ),
    ]),
  ) as Record<Language, () => KnownQuestion[]>

  const on = perWork((artwork, language): QuestionsOn => {
    const read = (question: string) => reading()(question, artwork, language)
    const written = (artwork.questions?.[language] ?? []).map((question): KnownQuestion => {
      const told = [...question.answer, ...question.more].flatMap(({ text }) => wordsThatTell(text, language))
      return { written: question, ...knownBy(question.wordings.map(read), told) }
    })
    return questionsOn([...written, ...labels[language]()], paragraphsOf(artwork, language), language, read)
  })

  const onAny = (language: Language): QuestionsOn =>
    questionsOn(labels[language](), { paragraphs: [], having: new Map() }, language, (question) =>
      reading()(question, null, language),
    )
  return { on, onAny }
}
