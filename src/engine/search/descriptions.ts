import type { Artwork } from '#engine/artwork/artwork.ts'
import { sentencesOfEssay } from '#engine/essay.ts'
import { LANGUAGES, type Language } from '#shared/languages.ts'
import { plain } from './plain.ts'
import { makeRanking, rankingOf, type SavedRanking } from './ranking.ts'
import { splitWords } from './split.ts'
import { stemOf, termsOf } from './stems.ts'
import { LITTLE } from './title-words.ts'

/** What is seen in each language, what is noted (in English), and what the work is called. */
export type Field = Language | 'notes' | 'label'

export interface DescriptionIndex {
  workCount: number
  /** The works that have a word in one of these fields, the best first. */
  worksWith(word: string, fields: readonly Field[]): { slug: string; score: number }[]
  /**
   * The terms of each sentence, note and visible thing of a work, and those of all its names
   * together.
   */
  passagesOf(slug: string, fields: readonly Field[]): ReadonlySet<string>[]
}

export const FIELDS: Field[] = [...LANGUAGES, 'notes', 'label']
const BOOST: Record<Field, number> = { en: 3, fr: 3, es: 3, 'zh-TW': 3, label: 2, notes: 1 }

/** So many works keep their passages at hand. */
const MOST_KEPT = 32

const wordsOf = (text: string) =>
  splitWords(plain(text, text.length * 2)).filter((word) => !LITTLE.has(word))

/** A word as a field has it. */
export function termsIn(field: Field, word: string): string[] {
  if (field === 'label') return termsOf(word)
  return [stemOf(word, field === 'notes' ? 'en' : field)]
}

/** What there is to be searched in a work, a passage a line; names are one passage. */
function textsOf({
  visible,
  facts,
  titles,
  aliases,
  artist,
  essays,
}: Artwork): Record<Field, string[]> {
  const seen = (language: Language) => [
    ...visible.map(({ what }) => what[language]),
    ...(essays ? sentencesOfEssay(essays.explorer[language]).map(({ text }) => text) : []),
  ]
  return {
    en: seen('en'),
    fr: seen('fr'),
    es: seen('es'),
    'zh-TW': seen('zh-TW'),
    notes: facts.map(({ text }) => text),
    label: [[...Object.values(titles), ...aliases, ...Object.values(artist.name)].join('\n')],
  }
}

/** What the search of descriptions is made from, as the build writes it. */
export function makeDescriptions(artworks: readonly Artwork[]): SavedRanking {
  return makeRanking(
    FIELDS,
    artworks.map((artwork) => {
      const texts = textsOf(artwork)
      return new Map(
        FIELDS.map((field) => {
          const words = texts[field].flatMap((line) => line.split('\n')).flatMap(wordsOf)
          return [field, { words, terms: words.flatMap((word) => termsIn(field, word)) }]
        }),
      )
    }),
  )
}

/**
 * What can be seen in works and their shortest essays, in all languages, what is noted on them, and
 * what they are called.
 * @param saved what `makeDescriptions` made of the same works; by default it is made now.
 */
export function indexDescriptions(
  artworks: readonly Artwork[],
  saved: SavedRanking = makeDescriptions(artworks),
): DescriptionIndex {
  const ranking = rankingOf(saved)
  const bySlug = new Map(artworks.map((artwork) => [artwork.slug, artwork]))
  const kept = new Map<string, Map<Field, ReadonlySet<string>[]>>()

  function passagesIn(slug: string) {
    const known = kept.get(slug)
    if (known) return known
    const artwork = bySlug.get(slug)
    const texts = artwork ? textsOf(artwork) : null
    const passages = new Map(
      FIELDS.map((field) => [
        field,
        (texts?.[field] ?? []).map(
          (text) =>
            new Set(
              text
                .split('\n')
                .flatMap(wordsOf)
                .flatMap((word) => termsIn(field, word)),
            ),
        ),
      ]),
    )
    const [oldest] = kept.size < MOST_KEPT ? [] : kept.keys()
    if (oldest !== undefined) kept.delete(oldest)
    kept.set(slug, passages)
    return passages
  }

  return {
    workCount: ranking.documentCount,
    worksWith(word, fields) {
      const boosts = Object.fromEntries(fields.map((field) => [field, BOOST[field]]))
      return ranking.search(termsOf(word), boosts).flatMap(({ at, score }) => {
        const slug = artworks[at]?.slug
        return slug === undefined ? [] : [{ slug, score }]
      })
    },
    passagesOf: (slug, fields) => fields.flatMap((field) => passagesIn(slug).get(field) ?? []),
  }
}
