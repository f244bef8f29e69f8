import type { Language } from '#shared/languages.ts'
import { simplifiedCharactersOf } from './language.ts'

/**
 * Small words that nearly every sentence of a language has. Some stand in several lists: all of
 * them are counted.
 */
const SMALL_WORDS = {
  en: 'a an the of and in on at to for with by from is are was were be been it its he his she her they their this that these those as not but or which who whose has had have one into there here you your can may than then when where while',
  fr: 'le la les l un une des du de d et à au aux en dans sur par pour avec est sont était fut a ont avait il elle ils elles son sa ses leur leurs ce cet cette ces qui que qu ne pas plus ou où y se s n on vous comme mais très dont entre sous',
  es: 'otro otra otros otras dos allí estaba estaban ninguno ninguna el la los las lo un una unos unas de del y e en con por para a al es son era fue ha han había que se su sus no más como pero o este esta estos estas esto ese esa ella ellos le les cuando donde muy sin sobre entre hay',
  de: 'der die das den dem des ein eine einen einem einer und in im ist sind war mit von zu auf für nicht sich auch wie aus bei nach über wird sein seine ihr es er sie als vom zum zur',
  it: 'il lo la i gli le un uno una di del della dei delle dello e è in nel nella con per da dal dalla che non si sono era più come su sul sulla ma al alla questo questa suo sua',
  pt: 'o a os as um uma de do da dos das e é em no na nos nas com por para que não se são era mais como mas ao à este esta seu sua pelo pela',
}
type Counted = keyof typeof SMALL_WORDS
const COUNTED = Object.keys(SMALL_WORDS) as Counted[]
const LISTS = Object.fromEntries(
  COUNTED.map((language) => [language, new Set(SMALL_WORDS[language].split(' '))]),
) as Record<Counted, Set<string>>

/** Letters that others write and a language does not, except in names. */
const FOREIGN_LETTERS: Record<Exclude<Language, 'zh-TW'>, RegExp> = {
  en: /[ßñ¿¡]/u,
  fr: /[ñáíóúßäöãõ¿¡]/u,
  es: /[àâçèêëîïôùûœæßäöãõ]/u,
}
/** Fewer small words of another language tell nothing: a title, a call to look. */
const TELLING_WORDS = 2
/**
 * Among so many words one of another language that we write tells it, where none is of the language
 * asked for.
 */
const SHORT_WORDS = 5
/** Among so many words at least one is a small word of the language. */
const LONG_WORDS = 8
/** The share of letters that a text may take from another script, in a name or a quoted title. */
const FOREIGN_SCRIPT = 0.4

/**
 * Returns why the text is not in the expected language, or null. Cheap: small words are counted,
 * and letters by their script. A short text tells nothing, and passes.
 */
export function languageFault(text: string, language: Language): string | null {
  // In Chinese the original of a name stands in brackets behind it, and an inscription in quotation
  // marks.
  const unbracketed =
    language === 'zh-TW'
      ? text.replace(/（[^）]*）|[「〈][^」〉\p{Script=Han}]*[」〉]/gu, '')
      : text
  const letters = unbracketed.match(/\p{L}/gu)?.length ?? 0
  const han = unbracketed.match(/\p{Script=Han}/gu)?.length ?? 0
  if (language === 'zh-TW') {
    const simplified = simplifiedCharactersOf(text)
    if (simplified.length > 0) return `Simplified: ${simplified.join(' ')}`
    return han < letters * (1 - FOREIGN_SCRIPT) ? 'is not in Chinese' : null
  }
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (latin < letters * (1 - FOREIGN_SCRIPT)) return 'is in another script'
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const own = LISTS[language]
  const other = COUNTED.find((candidate) => {
    const theirs = words.filter((word) => LISTS[candidate].has(word) && !own.has(word)).length
    const ours = words.filter((word) => own.has(word) && !LISTS[candidate].has(word)).length
    const isLikely = candidate in FOREIGN_LETTERS && ours === 0 && words.length >= SHORT_WORDS
    const isTelling = theirs >= (isLikely ? 1 : TELLING_WORDS)
    return isTelling && theirs > ours
  })
  if (other) return `reads as ${other}`
  const strange = text
    .match(/(?<!\p{L})\p{Ll}\p{L}*/gu)
    ?.find((word) => FOREIGN_LETTERS[language]?.test(word))
  if (strange) return `has a word of another language: ${strange}`
  return words.length >= LONG_WORDS && !words.some((word) => own.has(word))
    ? `has no word of ${language}`
    : null
}
