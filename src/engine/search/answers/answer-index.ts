import type { Artwork } from '#engine/artwork/artwork.ts'
import { perWork } from '#engine/artwork/per-work.ts'
import { sentencesOfEssay, type WrittenQuestion } from '#engine/essay.ts'
import { once } from '#engine/search/once.ts'
import { LANGUAGES, type Language } from '#shared/languages.ts'
import type { Known } from './certainty.ts'
import { LABEL_WORDINGS } from './label-questions.ts'
import type { LabelQuestion } from './label-words/label-words.ts'
import { paragraphsOf, type TextOn } from './paragraphs.ts'
import { type ReadQuestion, readingWithoutNames } from './without-names.ts'
import { type Weight, weightsOf, wordsIn } from './words.ts'

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
  /** Whether the word is used in wordings or texts. */
  isUsed(word: string): boolean
}

/** All that questions are compared with: made for a language, and for a work, when first needed. */
export interface AnswerIndex {
  on(artwork: Artwork, language: Language): QuestionsOn
  /** What can be asked of any label: also of a work that we do not have. */
  onAny(language: Language): QuestionsOn
}

/** The wordings of a language, over all works. */
interface Corpus {
  label: KnownQuestion[]
  weight: Weight
  vocabulary: ReadonlySet<string>
  /** The wordings of the questions that have a wording, by its words in order. */
  shared: ReadonlyMap<string, string[][]>
}

const keyOf = (wording: readonly string[]) => wording.join(' ')

function corpusOf(artworks: readonly Artwork[], language: Language, read: ReadQuestion): Corpus {
  const label = LABEL_WORDINGS[language].map(({ asks, wordings }): KnownQuestion => {
    const words = wordings.map((wording) => read(wording, null, language))
    return { label: asks, wordings: words, own: new Set(words.flat()), told: new Set() }
  })
  const asked = artworks.flatMap((artwork) =>
    (artwork.questions?.[language] ?? []).map((question) => wordingsOn(artwork, question, language, read)),
  )
  const shared = new Map<string, string[][]>()
  for (const wordings of asked)
    for (const wording of wordings) {
      const key = keyOf(wording)
      shared.set(key, [...(shared.get(key) ?? []), ...wordings])
    }
  const sentences = artworks.flatMap(({ essays }) =>
    sentencesOfEssay(essays?.explorer[language] ?? []).map(({ text }) => wordsIn(text, language)),
  )
  const all = [...label.flatMap(({ wordings }) => wordings), ...asked.flat()]
  return {
    label,
    weight: weightsOf([...all, ...sentences], language),
    vocabulary: new Set(all.flat()),
    shared,
  }
}

function wordingsOn(
  artwork: Artwork,
  { wordings }: WrittenQuestion,
  language: Language,
  read: ReadQuestion,
): string[][] {
  return wordings.map((wording) => read(wording, artwork, language))
}

/** Questions on other works that share a wording with one of ours lend it their other wordings. */
export function indexAnswers(artworks: readonly Artwork[]): AnswerIndex {
  const reading = once(() => readingWithoutNames(artworks))
  const corpora = Object.fromEntries(
    LANGUAGES.map((language) => [language, once(() => corpusOf(artworks, language, reading()))]),
  ) as Record<Language, () => Corpus>

  const onAny = (language: Language): QuestionsOn => {
    const { label, weight, vocabulary } = corpora[language]()
    return {
      questions: label,
      vocabulary: new Set(label.flatMap(({ wordings }) => wordings.flat())),
      text: { paragraphs: [], having: new Map() },
      weight,
      read: (question) => reading()(question, null, language),
      isUsed: (word) => vocabulary.has(word),
    }
  }

  const on = perWork((artwork, language): QuestionsOn => {
    const { label, weight, vocabulary, shared } = corpora[language]()
    const written = (artwork.questions?.[language] ?? []).map((question): KnownQuestion => {
      const own = wordingsOn(artwork, question, language, reading())
      const lent = own.flatMap((wording) => shared.get(keyOf(wording)) ?? [])
      const wordings = [...new Map([...own, ...lent].map((wording) => [keyOf(wording), wording])).values()]
      const told = [...question.answer, ...question.more].flatMap(({ text }) => wordsIn(text, language))
      return { written: question, wordings, own: new Set(wordings.flat()), told: new Set(told) }
    })
    const text = paragraphsOf(artwork, language)
    const questions = [...written, ...label]
    return {
      questions,
      vocabulary: new Set(questions.flatMap(({ wordings }) => wordings.flat())),
      text,
      weight,
      read: (question) => reading()(question, artwork, language),
      isUsed: (word) => vocabulary.has(word) || text.having.has(word),
    }
  })
  return { on, onAny }
}
