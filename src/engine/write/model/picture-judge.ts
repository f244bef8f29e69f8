import type { Artwork } from '#engine/catalogue/artwork.ts'
import { perWork } from '#engine/catalogue/per-work.ts'
import { createNameFinder, type FindNames } from '#engine/check/find-names.ts'
import { fold } from '#engine/check/names.ts'
import { plainWordsOf } from '#engine/check/plain-words.ts'
import { sentencesOf } from '#engine/check/sentences.ts'
import type { Draft, Ledger } from '#engine/ledger.ts'
import { unseeableIn } from '#engine/observe/by-model/unseeable.ts'
import type { Task } from '#engine/write/writer.ts'
import type { Language } from '#shared/languages.ts'
import { alienWordIn } from './alien.ts'
import { PICTURE_TOPICS } from './picture-prompt.ts'
import { type Judge, judgeBy } from './statement.ts'
import { stems } from './support.ts'

/**
 * The least share of a text's words of substance that what it cites has too, that all that was seen and measured has, and of
 * each sentence's that this or our editors' words for what can be seen have. Of the catalogue's statements on what is seen,
 * held against the mere list of what can be seen in the work, more than half pass; of those from sources, one of twenty
 * (see the test).
 */
const LEAST_SHARES: Record<Language, { cited: number; own: number; known: number }> = {
  en: { cited: 0.2, own: 0.25, known: 0.65 },
  fr: { cited: 0.2, own: 0.25, known: 0.65 },
  es: { cited: 0.2, own: 0.25, known: 0.65 },
  'zh-TW': { cited: 0.08, own: 0.12, known: 0.45 },
}

/** A first word that calls to look, folded. */
const INVITATION: Record<Exclude<Language, 'zh-TW'>, RegExp> = {
  en: /^(?:look|follow|compare|notice|step|trace|find)$/u,
  fr: /ez$/u,
  es: /^(?:mir|fij|sig|observ|busqu|compar|acerqu|deteng|recorr)/u,
}

/** Whoever writes does not speak of himself, folded. */
const SPEAKER: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:i|me|my)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:je|j|moi|mes|mon)(?!\p{L})/u,
  es: /(?<!\p{L})(?:yo|mi|mis)(?!\p{L})/u,
  'zh-TW': /我/u,
}

/** What our editors' text on a work tells a judge of pictures: words for what can be seen, and claims that no pixel shows. */
const loreOn = perWork(({ visible, statements, artist, movement }, language) => {
  const seen = statements.filter(({ kind }) => kind === 'seen').map(({ text }) => text[language])
  const claimed = [artist.name, artist.origin, movement].flatMap((name) => (name ? [name[language]] : []))
  return {
    looking: new Set(stems([...visible.map(({ what }) => what[language]), ...seen], language)),
    claims: claimed.map((name) => stems([name], language)),
  }
})

/**
 * Checks that what a model writes on a picture stays with what was seen and measured in it: in words of that, or of our editors
 * where they say what they see, and with no claim that pixels cannot show. What only the reader's question says is not said after it.
 */
export function createPictureSupport(
  { observations, language }: Ledger,
  artworks: readonly Artwork[],
  question: string,
): (draft: Draft) => string | null {
  const lore = artworks.map((artwork) => loreOn(artwork, language))
  const claims = lore.flatMap((work) => work.claims)
  const stemsOf = new Map(observations.map(({ id, text }) => [id, stems([text], language)]))
  const own = new Set([...stemsOf.values()].flat())
  const asked = stems([question], language).filter((word) => !own.has(word))
  const least = LEAST_SHARES[language]
  // Else the gate tells a name, by its capital.
  const findNames: FindNames = language === 'zh-TW' ? createNameFinder(artworks, language) : () => []
  const seen = observations.map((entry) => entry.text).join('\n')

  const isKnown = (word: string) => own.has(word) || lore.some(({ looking }) => looking.has(word))

  function faultOf(sentence: string): string | null {
    const words = stems([sentence], language)
    if (share(words, isKnown) < least.known) return 'says more than can be seen'
    // In Chinese pairs of characters are counted, which two sentences on one thing often do not share; and nothing is capitalised.
    if (language === 'zh-TW') return null
    const [first = ''] = sentence.split(/[\s-]/u, 1)
    if (INVITATION[language].test(fold(first))) return null
    return words.length > 0 && !words.some((word) => own.has(word)) ? 'has a sentence of its own' : null
  }

  return ({ text, restsOn }) => {
    const words = stems([text], language)
    const beyond =
      alienWordIn(text) ?? unseeableIn(text, language) ?? SPEAKER[language].exec(fold(text))?.[0] ?? null
    const name = findNames(text).find((found) => !seen.includes(found))
    if (name) return `names somebody: ${name}`
    const claim = claims.find((claimed) => claimed.every((word) => words.includes(word)))
    if (beyond || claim) return `tells what cannot be seen: ${beyond ?? claim?.join(' ')}`
    const echo = words.find((word) => asked.includes(word))
    if (echo) return `has a word of the question, not of the picture: ${echo}…`
    const cited = new Set(restsOn.flatMap((id) => stemsOf.get(id) ?? []))
    if (share(words, (word) => cited.has(word)) < least.cited) return 'has little to do with what it cites'
    if (share(words, (word) => own.has(word)) < least.own) return 'has little to do with the picture'
    return (
      sentencesOf(text, language)
        .map(faultOf)
        .find((fault) => fault !== null) ?? null
    )
  }
}

function share(words: readonly string[], isMeant: (word: string) => boolean): number {
  return words.length === 0 ? 1 : words.filter(isMeant).length / words.length
}

/** The judge of what a model writes on a picture on which nobody has a text. */
export function createPictureJudge(
  ledger: Ledger,
  { mode, language, question }: Task,
  artworks: readonly Artwork[],
): Judge {
  const support = createPictureSupport(ledger, artworks, question)
  return judgeBy({
    ledger,
    mode,
    language,
    isPlain: plainWordsOf(artworks, language),
    support: (draft) =>
      draft.topic === 'answer' || PICTURE_TOPICS.includes(draft.topic)
        ? support(draft)
        : 'is on what cannot be seen',
  })
}
