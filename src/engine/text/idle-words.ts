import type { Language } from '#shared/languages.ts'
import { fold } from './names.ts'

/** Words of a question that say nothing of its subject, folded. */
const IDLE: Record<Exclude<Language, 'zh-TW'>, Set<string>> = {
  en: new Set(
    (
      'a an the of in on at to for with by from and or is are was were be been do does did has have had this that these those ' +
      'it its he she they his her their him them i we you my our your me us what which who whom whose why when where how ' +
      'can could would should will may might must so such as about into than then there here not no very more most much many ' +
      'now today ever still painting picture artwork work image tell explain please know think see look like show shows shown ' +
      'say says use used using paint painted painter artist make made really actually something anything kind happened happen'
    ).split(' '),
  ),
  fr: new Set(
    (
      'le la les l un une des du de d au aux en dans sur par pour avec et ou est sont etait a ont avait ce cet cette ces c ' +
      'il elle ils elles son sa ses leur leurs lui on nous vous je me se s qui que quoi quel quelle quels quelles pourquoi ' +
      'quand comment y ne pas plus tres si qu est-ce t dire dit dites explique expliquez tableau peinture oeuvre image ' +
      'peint peindre peintre artiste fait faire voit voir montre represente utilise ete aujourd hui maintenant jamais ' +
      'reste encore toujours tellement aussi parler savoir'
    ).split(' '),
  ),
  es: new Set(
    (
      'el la los las lo un una unos unas de del al a en con por para y o es son era fue ha han este esta estos estas eso esa ' +
      'su sus se le les nos yo me te que quien quienes cual cuales cuando como donde por porque no mas muy si hay dice ' +
      'explica cuadro pintura obra imagen pinto pintar pintor artista hizo hacer ve ver muestra representa uso ahora hoy ' +
      'tan sigue siguen todavia aun tambien saber hablar'
    ).split(' '),
  ),
}

/** The same in Chinese, where words are not apart: taken out before the rest is read. */
const IDLE_CHINESE_WORDS =
  '為什麼 為何 什麼 這麼 那麼 多麼 還有 哪些 甚麼 怎麼 如何 請問 可以 告訴 我們 他們 她們 現在 目前 這幅畫 這幅 這件 作品 畫作 畫家 ' +
  '藝術家 畫中 畫裡 是不是 有沒有 她 他 它 我 你 您 是 在 的 了 嗎 呢 吧 啊 有 這 那 和 與 就 也 都 很 畫 幅 件 裡 被 把'
const IDLE_CHINESE = new RegExp(IDLE_CHINESE_WORDS.replaceAll(' ', '|'), 'gu')

/** The idle words of a language. */
export function idleWordsOf(language: Language): Iterable<string> {
  return language === 'zh-TW' ? IDLE_CHINESE_WORDS.split(' ') : IDLE[language]
}

/** What is left of a folded text without idle words: words, or in Chinese runs of characters. */
export function runsOfSubstance(text: string, language: Language): string[] {
  const folded = fold(text)
  const latin = folded.match(/[\p{Script=Latin}\p{N}]+/gu) ?? []
  if (language !== 'zh-TW')
    return latin.filter((word) => word.length > 1 && !IDLE[language].has(word))
  return [...(folded.replace(IDLE_CHINESE, ' ').match(/\p{Script=Han}+/gu) ?? []), ...latin]
}

/** The words of substance in a text: folded, without idle ones; in Chinese, pairs of characters. */
export function wordsOfSubstance(text: string, language: Language): string[] {
  const runs = runsOfSubstance(text, language)
  if (language !== 'zh-TW') return [...new Set(runs)]
  const pairs = runs.flatMap((run) => {
    const characters = [...run]
    if (characters.length === 1 || !/\p{Script=Han}/u.test(run)) return [run]
    return characters.slice(1).map((last, at) => `${characters[at]}${last}`)
  })
  return [...new Set(pairs)]
}

/** A word without most of its endings. */
function stem(word: string): string {
  return word.length > 5 ? word.slice(0, 5) : word.replace(/s$/u, '')
}

/** The words of substance in texts, without most of their endings. */
export function stems(texts: readonly string[], language: Language): string[] {
  return texts.flatMap((text) => wordsOfSubstance(text, language).map(stem))
}
