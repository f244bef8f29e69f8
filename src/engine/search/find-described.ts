import { LANGUAGES } from '#shared/languages.ts'
import { type DescriptionIndex, FIELDS, type Field } from './descriptions.ts'
import { isChinese, plain } from './plain.ts'
import { splitWords } from './split.ts'
import { termsOf } from './stems.ts'
import { ASKING, isDescription, tellingWords } from './title-words.ts'

/**
 * The fields searched unless the request says that it describes a work: a title holds nothing of
 * what our notes tell.
 */
const SHOWN: Field[] = [...LANGUAGES, 'label']
/**
 * Fewer words describe nothing in particular; of words that do not say that they describe, there
 * are more.
 */
const LEAST_WORDS = { described: 2, other: 3 }
/** So many tell a work though nothing says that they describe one. */
const TELLING_WORDS = 4
/** A work is offered if it has so much of the words, rare ones counting more. */
const OFFERED = { described: 0.5, other: 0.6 }
/**
 * Words that do not say that they describe are no title unknown to us if a work has so much of
 * them.
 */
const HARDLY_TITLE = 0.8
/** A work is told if it has so much of them, and fits so much better than the next. */
const SURELY_COVERED = 0.8
const FAR_BETTER = 1.7
/** Works that fit nearly as well as the best are offered beside it. */
const NEARLY = 0.6

/**
 * Words came together by chance unless one passage has so much of them, two at least, or the work
 * nearly all.
 */
const TOGETHER = { share: 0.35, words: 2 }
const NEARLY_ALL = 0.8
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

/** A word of a request, and the works that have it in the fields searched. */
interface Sought {
  terms: readonly string[]
  found: { slug: string; score: number }[]
  rarity: number
}

function soughtIn(index: DescriptionIndex, word: string, fields: readonly Field[]): Sought {
  const found = index.worksWith(word, fields)
  return { terms: termsOf(word), found, rarity: Math.log(1 + index.workCount / (1 + found.length)) }
}

const rarityOf = (sought: readonly Sought[]) => sought.reduce((sum, { rarity }) => sum + rarity, 0)

function fitsOf(sought: readonly Sought[]): Fit[] {
  const fits = new Map<string, Fit>()
  const whole = rarityOf(sought)
  for (const { found, rarity } of sought) {
    for (const { slug, score } of found) {
      const fit = fits.get(slug) ?? { slug, score: 0, covered: 0 }
      fits.set(slug, { slug, score: fit.score + score, covered: fit.covered + rarity })
    }
  }
  return [...fits.values()]
    .map((fit) => ({ ...fit, covered: fit.covered / whole }))
    .sort((one, other) => weightOf(other) - weightOf(one))
}

/**
 * Whether one passage of a work has much of a request; of a description, together with the work's
 * names.
 */
function standTogether(
  index: DescriptionIndex,
  { slug }: Fit,
  sought: readonly Sought[],
  fields: readonly Field[],
  describes: boolean,
): boolean {
  const whole = rarityOf(sought)
  const names = describes ? index.passagesOf(slug, ['label']) : []
  return index.passagesOf(slug, fields).some((passage) => {
    const found = sought.filter(({ terms }) =>
      terms.some((term) => passage.has(term) || names.some((name) => name.has(term))),
    )
    return found.length >= TOGETHER.words && rarityOf(found) / whole >= TOGETHER.share
  })
}

function wordsOfDescription(text: string): string[] {
  return [
    ...new Set(
      tellingWords(splitWords(text)).filter(
        (word) => !ASKING.has(word) && !/^[a-z\d]$/u.test(word),
      ),
    ),
  ]
}

/** The works that a description fits. */
export function findDescribed(index: DescriptionIndex, request: string): Described {
  const text = plain(request)
  const words = wordsOfDescription(text)
  const describes = isChinese(text) || isDescription(text)
  const least = describes ? OFFERED.described : OFFERED.other
  const fields = describes ? FIELDS : SHOWN
  const sought = words.map((word) => soughtIn(index, word, fields))
  const all = fitsOf(sought)
  const [best, second] = all
  if (best === undefined || words.length < (describes ? LEAST_WORDS.described : LEAST_WORDS.other))
    return { slugs: [], isSure: false, isDescribed: false }
  const isTelling =
    words.length >= TELLING_WORDS ||
    (isDescription(text) && rarityOf(words.map((word) => soughtIn(index, word, FIELDS))) >= TELLING)
  const isSure =
    isTelling &&
    best.covered >= SURELY_COVERED &&
    weightOf(best) > FAR_BETTER * (second ? weightOf(second) : 0)
  const near = all.filter(
    (fit) =>
      fit.covered >= least &&
      weightOf(fit) >= NEARLY * weightOf(best) &&
      (fit.covered >= NEARLY_ALL || standTogether(index, fit, sought, fields, describes)),
  )
  const isDescribed = describes || best.covered >= HARDLY_TITLE
  return { slugs: near.map(({ slug }) => slug).slice(0, MOST), isSure, isDescribed }
}
