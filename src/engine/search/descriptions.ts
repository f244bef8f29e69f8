import MiniSearch from 'minisearch'
import type { Artwork } from '#engine/artwork/artwork.ts'
import { sentencesOfEssay } from '#engine/essay.ts'
import { LANGUAGES, type Language } from '#shared/languages.ts'
import { isChinese, plain } from './plain.ts'
import { splitWords } from './split.ts'
import { stemOf, termsOf } from './stems.ts'
import { ASKING, isDescription, LITTLE, tellingWords } from './title-words.ts'

/** What is seen in each language, what is noted (in English), and what the work is called. */
type Field = Language | 'notes' | 'label'
export type DescriptionIndex = MiniSearch<Record<'id' | Field, string>>

const FIELDS: Field[] = [...LANGUAGES, 'notes', 'label']
/** The fields searched unless the request says that it describes a work: a title holds nothing of what our notes tell. */
const SHOWN: Field[] = [...LANGUAGES, 'label']
const BOOST: Record<Field, number> = { en: 3, fr: 3, es: 3, 'zh-TW': 3, label: 2, notes: 1 }

/** What can be seen in works and their shortest essays, in all languages, what is noted on them, and what they are called. */
export function indexDescriptions(artworks: readonly Artwork[]): DescriptionIndex {
  const index: DescriptionIndex = new MiniSearch({
    fields: FIELDS,
    tokenize: (text) => text.split('\n').flatMap((line) => splitWords(plain(line, line.length * 2))),
    processTerm: (word, field) => {
      if (LITTLE.has(word)) return null
      if (field === undefined || field === 'label') return termsOf(word)
      return stemOf(word, field === 'notes' ? 'en' : (field as Language))
    },
    searchOptions: { boost: BOOST, tokenize: (text) => [text] },
  })
  index.addAll(
    artworks.map((artwork) => {
      const { slug, visible, facts, titles, aliases, artist, essays } = artwork
      const shortest = (language: Language) => (essays ? sentencesOfEssay(essays.explorer[language]) : [])
      const seen = (language: Language) =>
        [...visible.map(({ what }) => what[language]), ...shortest(language).map(({ text }) => text)].join(
          '\n',
        )
      return {
        id: slug,
        en: seen('en'),
        fr: seen('fr'),
        es: seen('es'),
        'zh-TW': seen('zh-TW'),
        notes: facts.map(({ text }) => text).join('\n'),
        label: [...Object.values(titles), ...aliases, ...Object.values(artist.name)].join('\n'),
      }
    }),
  )
  return index
}

/** Fewer words describe nothing in particular; of words that do not say that they describe, there are more. */
const LEAST_WORDS = { described: 2, other: 3 }
/** So many tell a work though nothing says that they describe one. */
const TELLING_WORDS = 4
/** A work is offered if it has so much of the words, rare ones counting more. */
const OFFERED = { described: 0.5, other: 0.6 }
/** Words that do not say that they describe are no title unknown to us if a work has so much of them. */
const HARDLY_TITLE = 0.8
/** A work is told if it has so much of them, and fits so much better than the next. */
const SURELY_COVERED = 0.8
const FAR_BETTER = 1.7
/** Works that fit nearly as well as the best are offered beside it. */
const NEARLY = 0.6

/** Two words of a description tell if few works have them: the logarithm of how few, for each. */
const TELLING = 6
const MOST = 4

export interface Described {
  /** The best first. */
  slugs: string[]
  /** One work has nearly every word of the description, and fits far better than all others. */
  isSure: boolean
  /** The request is hardly the title of a work that we do not know. */
  isDescribed: boolean
}

interface Fit {
  slug: string
  score: number
  covered: number
}

const weightOf = ({ covered, score }: Fit) => covered * score

function rarityOf(index: DescriptionIndex, found: number): number {
  return Math.log(1 + index.documentCount / (1 + found))
}

function informationOf(index: DescriptionIndex, words: readonly string[]): number {
  return words.reduce((sum, word) => sum + rarityOf(index, index.search(word).length), 0)
}

function fitsOf(index: DescriptionIndex, words: readonly string[], fields: Field[]): Fit[] {
  const fits = new Map<string, Fit>()
  let whole = 0
  for (const word of words) {
    const found = index.search(word, { fields })
    const rarity = rarityOf(index, found.length)
    whole += rarity
    for (const { id, score } of found) {
      const fit = fits.get(id) ?? { slug: id, score: 0, covered: 0 }
      fits.set(id, { slug: id, score: fit.score + score, covered: fit.covered + rarity })
    }
  }
  return [...fits.values()]
    .map((fit) => ({ ...fit, covered: fit.covered / whole }))
    .sort((one, other) => weightOf(other) - weightOf(one))
}

function wordsOfDescription(text: string): string[] {
  return [
    ...new Set(
      tellingWords(splitWords(text)).filter((word) => !ASKING.has(word) && !/^[a-z\d]$/u.test(word)),
    ),
  ]
}

/** The works that a description fits. */
export function findDescribed(index: DescriptionIndex, request: string): Described {
  const text = plain(request)
  const words = wordsOfDescription(text)
  const describes = isChinese(text) || isDescription(text)
  const least = describes ? OFFERED.described : OFFERED.other
  const all = fitsOf(index, words, describes ? FIELDS : SHOWN)
  const [best, second] = all
  if (best === undefined || words.length < (describes ? LEAST_WORDS.described : LEAST_WORDS.other))
    return { slugs: [], isSure: false, isDescribed: false }
  const isTelling =
    words.length >= TELLING_WORDS || (isDescription(text) && informationOf(index, words) >= TELLING)
  const isSure =
    isTelling &&
    best.covered >= SURELY_COVERED &&
    weightOf(best) > FAR_BETTER * (second ? weightOf(second) : 0)
  const near = all.filter((fit) => fit.covered >= least && weightOf(fit) >= NEARLY * weightOf(best))
  const isDescribed = describes || best.covered >= HARDLY_TITLE
  return { slugs: near.map(({ slug }) => slug).slice(0, MOST), isSure, isDescribed }
}
