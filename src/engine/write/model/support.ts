import type { Artwork } from '#engine/catalogue/artwork.ts'
import { perWork } from '#engine/catalogue/per-work.ts'
import { createNameFinder, type FindNames } from '#engine/check/find-names.ts'
import { fold, wordsStandIn } from '#engine/check/names.ts'
import { sentencesOf } from '#engine/check/sentences.ts'
import type { Draft, Ledger } from '#engine/ledger.ts'
import { IDENTITY_FACTS } from '#engine/research/from-catalogue.ts'
import { wordsOfSubstance } from '#engine/write/question-words.ts'
import type { Language } from '#shared/languages.ts'
import { alienWordIn } from './alien.ts'

/**
 * The least share of a text's words of substance that what it cites has too, and of each sentence's that our texts
 * on the work, and on any work, have. Of the catalogue's statements, each measured against all others, 78 of a hundred pass this and the
 * gate in English, 71 in French, 68 in Spanish, 64 in Chinese (see the test): there pairs of characters are counted, which a writer
 * hits upon less often.
 */
const LEAST_SHARES: Record<Language, { cited: number; own: number; any: number }> = {
  en: { cited: 0.25, own: 0.4, any: 0.65 },
  fr: { cited: 0.2, own: 0.35, any: 0.6 },
  es: { cited: 0.2, own: 0.35, any: 0.6 },
  'zh-TW': { cited: 0.1, own: 0.1, any: 0.3 },
}
/** A sentence of so many words of substance has at least one of what it cites, a clause at least one of ours. */
const TELLING_WORDS = 2
const CLAUSE_END = /[,;:，；：、—–()（）「」『』“”«»]\s*/u

/** A word without most of its endings. */
function stem(word: string): string {
  return word.length > 5 ? word.slice(0, 5) : word.replace(/s$/u, '')
}

/** Says what part of a statement our own texts do not carry, or null. */
export type Support = (draft: Pick<Draft, 'text' | 'restsOn'>) => string | null

/** The words of substance in texts, without most of their endings. */
export function stems(texts: readonly string[], language: Language): string[] {
  return texts.flatMap((text) => wordsOfSubstance(text, language).map(stem))
}

/** The words of substance in our texts on a work. */
const wordsOn = perWork(
  ({ statements, visible, names, facts }, language) =>
    new Set(
      stems(
        [
          ...statements.map(({ text }) => text[language]),
          ...visible.map(({ what }) => what[language]),
          ...names.map((name) => name[language]),
          // In English: names, and words that the languages share.
          ...facts.map(({ text }) => text),
        ],
        language,
      ),
    ),
)

/** Finds names that this work has nothing to do with: in Chinese the gate sees those of its own table only. */
function strangersTo(ledger: Ledger, own: Artwork, artworks: readonly Artwork[]): FindNames {
  if (ledger.language !== 'zh-TW') return () => []
  const texts = own.statements.map((statement) => statement.text['zh-TW'])
  const known = [...ledger.identity, ...ledger.names.map((name) => name['zh-TW']), ...texts].join('\n')
  const findNames = createNameFinder(artworks, 'zh-TW')
  return (text) => findNames(text).filter((name) => !known.includes(name))
}

/** The words of what a statement cites: the entries themselves, and what our editors wrote on them. */
function createCited(ledger: Ledger, artwork: Artwork): (ids: readonly string[]) => Set<string> {
  const { language } = ledger
  const names = ledger.names.map((name) => ({ known: fold(name.en), spelled: name[language] }))
  const isIdentity = (id: string) => IDENTITY_FACTS.some((fact) => fact === id)
  return (ids) => {
    const facts = ledger.facts.filter((fact) => ids.includes(fact.id)).map((fact) => fact.text)
    const stated = fold(facts.join('\n'))
    const texts = [
      ...ledger.observations.filter((entry) => ids.includes(entry.id)).map((entry) => entry.text),
      ...artwork.statements
        .filter((statement) => statement.restsOn.some((id) => ids.includes(id)))
        .map((statement) => statement.text[language]),
      ...names.filter(({ known }) => wordsStandIn(known, stated)).map(({ spelled }) => spelled),
      ...(ids.some(isIdentity) ? ledger.identity : []),
    ]
    return new Set([...stems(texts, language), ...stems(facts, 'en')])
  }
}

/**
 * Checks that a statement stays with what it cites. The gate sees numbers and names; this sees that the other words are
 * in part those of what is cited, and largely those of our texts on art, in the language of the answer. Words that only
 * the reader's question has are not said after it: what an order dictates stays unsaid.
 */
export function createSupport(
  ledger: Ledger,
  artwork: Artwork,
  artworks: readonly Artwork[],
  question = '',
): Support {
  const { language } = ledger
  const identity = new Set(stems(ledger.identity, language))
  const works = [artwork, ...artworks.filter((other) => other !== artwork && other.statements.length > 0)]
  const vocabularies = works.map((work) => wordsOn(work, language))
  const strangersIn = strangersTo(ledger, artwork, artworks)
  const citedBy = createCited(ledger, artwork)
  const asked = new Set(stems([question], language))
  const least = LEAST_SHARES[language]
  const ownText = fold(artwork.statements.map((statement) => statement.text[language]).join('\n'))
  const isOwn = (word: string) => identity.has(word) || vocabularies[0]?.has(word) === true
  const isOurs = (word: string) => isOwn(word) || vocabularies.some((words) => words.has(word))

  function isAstray(sentence: string, cited: ReadonlySet<string>): boolean {
    const words = stems([sentence], language)
    if (words.filter(isOurs).length < words.length * least.any) return true
    if (words.filter(isOwn).length < words.length * least.own) return true
    if (words.length >= TELLING_WORDS && !words.some((word) => cited.has(word))) return true
    return sentence.split(CLAUSE_END).some((clause) => {
      const inside = stems([clause], language)
      return inside.length >= TELLING_WORDS && !inside.some(isOurs)
    })
  }

  return ({ text, restsOn }) => {
    const alien = alienWordIn(text)
    if (alien && !ownText.includes(alien)) return `speaks of something else: ${alien}`
    const [stranger] = strangersIn(text)
    if (stranger) return `names somebody else: ${stranger}`
    const echo = stems([text], language).find((word) => asked.has(word) && !isOwn(word))
    if (echo) return `has a word of the question, not of our texts: ${echo}…`
    const cited = citedBy(restsOn)
    const words = stems([text], language)
    if (words.filter((word) => cited.has(word)).length < words.length * least.cited)
      return 'has little to do with what it cites'
    const astray = sentencesOf(text, language).find((sentence) => isAstray(sentence, cited))
    return astray === undefined ? null : `is not in our texts: ${astray}`
  }
}
