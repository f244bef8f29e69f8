import type { Artwork } from '#engine/catalogue/artwork.ts'
import { fold } from '#engine/check/names.ts'
import { sentencesOf } from '#engine/check/sentences.ts'
import type { Ledger } from '#engine/ledger.ts'
import { wordsOfSubstance } from '#engine/write/question-words.ts'
import type { Language } from '#shared/languages.ts'

/**
 * The least shares of a sentence's words of substance that stand in our texts too: on this work, and on any work.
 * Of the catalogue's statements, each measured against all others, nearly nine of ten pass (see the test), in Chinese
 * four of five: there pairs of characters are counted, which a writer hits upon less often.
 */
const LEAST_SHARES: Record<Language, { own: number; any: number }> = {
  en: { own: 0.45, any: 0.65 },
  fr: { own: 0.35, any: 0.6 },
  es: { own: 0.35, any: 0.6 },
  'zh-TW': { own: 0.1, any: 0.3 },
}
/** A clause of so many words of substance has at least one of ours. */
const TELLING_WORDS = 2
const CLAUSE_END = /[,;:，；：、—–()（）「」『』“”«»]\s*/u

/** Words that no text about an artwork here needs, and that every attack on a reader does. Folded beginnings of words. */
const ALIEN =
  /(?<!\p{L})(?:password|mot de passe|contrasena|passcode|click|cliqu|haga clic|pulse aqui|download|telecharg|descarg|website|site web|sitio web|webpage|e-?mail|courriel|correo electronico|prompt|jailbreak|system message|developer mode|chatbot|language model|modele de langage|modelo de lenguaje|openai|chatgpt|hack|pwn|bitcoin|crypto|credit card|carte de credit|carte bancaire|tarjeta de credito|your account|votre compte|su cuenta|ignore (?:all|the|every|previous)|ignorez|ignore todo|subscribe|abonnez|suscrib|coupon|discount|buy now|canary|api key)|密碼|點擊|點選|下載|網站|網址|電子郵件|提示詞|系統提示|忽略|指令|語言模型|駭|比特幣|信用卡|帳號|帳戶|訂閱|折扣|金絲雀/iu

/** A word without most of its endings. */
function stem(word: string): string {
  return word.length > 5 ? word.slice(0, 5) : word.replace(/s$/u, '')
}

/** Says what part of a text our own texts do not carry, or null. */
export type Support = (text: string) => string | null

function vocabularyOf(texts: readonly string[], language: Language): Set<string> {
  return new Set(texts.flatMap((text) => wordsOfSubstance(text, language).map(stem)))
}

/** The vocabularies of works, kept for as long as the works are. */
const kept = new WeakMap<Artwork, Map<Language, Set<string>>>()

function wordsOn(artwork: Artwork, language: Language): Set<string> {
  const byLanguage = kept.get(artwork) ?? new Map<Language, Set<string>>()
  kept.set(artwork, byLanguage)
  const words =
    byLanguage.get(language) ??
    vocabularyOf(
      [
        ...artwork.statements.map((statement) => statement.text[language]),
        ...artwork.visible.map((thing) => thing.what[language]),
        ...artwork.names.map((name) => name[language]),
        // In English: names, and words that the languages share.
        ...artwork.facts.map((fact) => fact.text),
      ],
      language,
    )
  byLanguage.set(language, words)
  return words
}

/** Artists and other people that this work has nothing to do with: in Chinese nothing else gives a name away. */
function strangersOf(ledger: Ledger, own: Artwork, artworks: readonly Artwork[]): string[] {
  const texts = own.statements.map((statement) => statement.text['zh-TW'])
  const known = [...ledger.identity, ...ledger.names.map((name) => name['zh-TW']), ...texts].join('\n')
  const names = artworks.flatMap((artwork) => [
    artwork.artist.name['zh-TW'],
    ...artwork.names.map((name) => name['zh-TW']).filter((name) => name.includes('·')),
  ])
  return [...new Set(names)].filter((name) => name.length > 1 && !known.includes(name))
}

/**
 * Checks that a text stays with what we know. The gate sees numbers and names; this sees that the other words of each
 * sentence are largely those of our texts, on the work and on art at all, in the language of the answer.
 */
export function createSupport(ledger: Ledger, artwork: Artwork, artworks: readonly Artwork[]): Support {
  const { language } = ledger
  const identity = vocabularyOf(ledger.identity, language)
  const all = artworks.filter((other) => other.statements.length > 0).map((other) => wordsOn(other, language))
  const own = wordsOn(artwork, language)
  const strangers = language === 'zh-TW' ? strangersOf(ledger, artwork, artworks) : []
  const least = LEAST_SHARES[language]
  const isOwn = (word: string) => own.has(word) || identity.has(word)
  const isOurs = (word: string) => isOwn(word) || all.some((words) => words.has(word))

  function isAstray(sentence: string): boolean {
    const words = wordsOfSubstance(sentence, language).map(stem)
    const few = (isIn: (word: string) => boolean, share: number) =>
      words.filter(isIn).length < words.length * share
    if (few(isOwn, least.own) || few(isOurs, least.any)) return true
    return sentence.split(CLAUSE_END).some((clause) => {
      const inside = wordsOfSubstance(clause, language).map(stem)
      return inside.length >= TELLING_WORDS && !inside.some(isOurs)
    })
  }

  return (text) => {
    const alien = ALIEN.exec(fold(text))
    if (alien) return `speaks of something else: ${alien[0]}`
    const stranger = strangers.find((name) => text.includes(name))
    if (stranger) return `names ${stranger}`
    const astray = sentencesOf(text, language).find(isAstray)
    return astray === undefined ? null : `is not in our texts: ${astray}`
  }
}
