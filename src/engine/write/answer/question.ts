import { fold } from '#engine/check/names.ts'
import { wordsOfSubstance } from '#engine/write/question-words.ts'
import { LANGUAGES, type Language } from '#shared/languages.ts'
import { type Kind, THESAURUS } from './thesaurus.ts'
import { inTraditional } from './traditional.ts'
import { type Meant, THE_WHOLE, WANTS } from './wants.ts'

/** What a question asks for, and of what. */
export interface Asked {
  wants: Meant[]
  kinds: Kind[]
  /** What no kind covers: stems, or in Chinese runs of characters. */
  words: string[]
  /** The words of its kinds that were used, to tell the very word from another of its kind. */
  own: string[]
}

/** Words by which a question is known for its language, beside the Chinese, which is known by its letters. */
const TELLING: Record<Exclude<Language, 'zh-TW'>, RegExp> = {
  en: /\b(?:the|is|are|was|were|does|did|do|what|who|why|how|where|when|which|of|and|it|there)\b/gu,
  fr: /\b(?:le|les|est|sont|etait|que|qui|quoi|quel|quelle|quels|quelles|pourquoi|comment|combien|ou|du|des|une|il|elle|cette|ce|y a-t-il|c'est|qu'est-ce)\b/gu,
  es: /[¿¡]|\b(?:el|los|las|es|son|esta|que|quien|quienes|por que|como|cuanto|cuantos|cuantas|donde|cuando|del|una|hay|este)\b/gu,
}

/** The language in which a question is asked, which need not be that of the answer. */
export function languageOf(question: string, answered: Language): Language {
  const folded = fold(question)
  if (/\p{Script=Han}/u.test(folded)) return 'zh-TW'
  const telling = (language: Language) =>
    language === 'zh-TW' ? 0 : (folded.match(TELLING[language])?.length ?? 0)
  const order = [answered, ...LANGUAGES.filter((language) => language !== answered)]
  return order.toSorted((one, other) => telling(other) - telling(one))[0] ?? answered
}

/** Words that say nothing of a question's subject, beside those of `wordsOfSubstance`; folded. */
const IDLE = new Set(
  (
    'two three four five deux trois quatre cinq dos tres cuatro cinco weird strange odd shape thing things bizarre etrange forme chose rara raro extrana forma ' +
    'comes come vient viennent viene vienen kinds sorts types species ' +
    'dan dar va van donne donnent say says said tell exactly ever mean used dit disent dirent ont semble semblent celui exactement estaba estaban era eran tuvo ' +
    'dijo dijeron dice parece parecen exactamente hacia alguien ' +
    'doing happening going get got come came made seem seems let need want wants like likely really just only own still ' +
    'part piece kind type sort mr mrs him her them us whose who did didn doesn isn wasn aren ' +
    'etre fut sommes faut met mis prend tient porte portait font faites quelque chose deja ete avait avoir ' +
    'vrai comme autre autres quelqu existe existent appelle trouve ca cela sien voila etait ' +
    'estan esta este siendo tiene tienen tenia lleva llevan sale salen puesto cosa hecho hacen haciendo van ser estar ' +
    'each little petit petite petits petites pequeno pequena eux aux entre uno unos aparece aparecen hicieron hubo others other utilise utilisees usar uso ' +
    'otro otros otra otras eso ella ellos ello fue alguna alguno vez ha sido habia'
  ).split(' '),
)

const ENDINGS: Record<Language, RegExp> = {
  en: /(?:ings?|edly|ed|es|s|ly|e)$/u,
  fr: /(?:issements?|ements?|ations?|euses?|eux|ees?|ants?|antes?|aient|ait|ent|er|es|e|s|x|a)$/u,
  es: /(?:amientos?|aciones|acion|mente|adas?|ados?|idas?|idos?|ando|iendo|aron|ieron|aban?|ar|er|ir|as|os|es|an|en|a|o|e|s)$/u,
  'zh-TW': /$^/u,
}

/** A word without its ending, so that its forms are one: `tree` and `trees`, `peint` and `peinte`. */
export function stemOf(word: string, language: Language): string {
  const stem = word.replace(ENDINGS[language], '')
  return stem.length >= 4 ? stem : word.replace(/s$/u, '')
}

/** Reads a question by the words of its language. @param names the work's title and maker, which every statement may be about. */
export function readQuestion(question: string, language: Language, names: readonly string[]): Asked {
  const wants: Meant[] = []
  let rest = fold(language === 'zh-TW' ? inTraditional(question) : question)
  for (const want of WANTS) {
    const without = rest.replace(want.words[language], ' ')
    if (without !== rest) wants.push(want)
    rest = without
  }
  const whole = rest
  const phrases = names.map(fold).filter((name) => isPhrase(name, language) && rest.includes(name))
  for (const name of phrases) rest = rest.replaceAll(name, ' ')
  const kindsIn = (text: string) => THESAURUS.filter(({ pattern }) => pattern[language].test(text))
  const known = kindsIn(rest)
  const uncovered = known.reduce(
    (left, { pattern }) => left.replace(new RegExp(pattern[language], 'gu'), ' '),
    rest,
  )
  const own = [...known, ...kindsIn(whole)].flatMap(
    (kind) => whole.match(new RegExp(kind.pattern[language], 'gu')) ?? [],
  )
  const common = new Set(names.flatMap((name) => wordsOf(fold(name), language)))
  const words = wordsOf(uncovered, language)
  const telling = words.filter((word) => !common.has(word) && [...word].length > 1)
  const isClear = telling.length > 0 || known.some(({ bare }) => !bare)
  if (isClear) return { wants, kinds: known, own, words: telling }
  // The title's words alone are left: they are asked about (`Who are the lovers?`), or else the work as a whole.
  const kinds = [...new Set([...known, ...kindsIn(whole)])]
  if (wants.length === 0 && phrases.length > 0) wants.push(THE_WHOLE)
  return { wants, kinds, own, words }
}

/** A name that cannot be taken for a thing: one of several words. */
function isPhrase(name: string, language: Language): boolean {
  return language === 'zh-TW' ? [...name].length > 2 : name.includes(' ')
}

const IDLE_CHINESE =
  /為什麼|為何|你好|您好|謝謝|哈囉|當年|拿到|沒有|裡面|彼此|什麼|甚麼|這麼|那麼|怎麼|如何|哪些|哪個|哪一個|哪一國|請問|可以|告訴|我們|他們|她們|它們|當時|現在|目前|這幅畫|這幅|這件|這個|這裡|那裡|這種|作品|畫作|畫家|藝術家|畫中|畫裡|畫的|是不是|有沒有|有什麼|是誰|曾經|真的|自己|時候|看起來|東西|上面|裡面|旁邊|一個|嗎|呢|吧|啊|到底|究竟|知道|怎麼說|說了|出來|起來|一天|一共|還是|以及|是否|曾|嚴重|奇怪|形狀|兩個|三個|來的|非常|總共|[她他它我你您是在的了有這那和與就也都很得被把麼哪還又呀]/gu

/** What is left of a word when the kind that it names is taken out of it: `鏡子裡`. */
const PARTICLES = /^[子裡裏上中下邊頭面外前內間到過完個們些隻幅人]+$/u

function wordsOf(folded: string, language: Language): string[] {
  if (language === 'zh-TW') {
    const runs = folded.replace(IDLE_CHINESE, ' ').match(/\p{Script=Han}+|[\p{Script=Latin}\p{N}]{2,}/gu)
    return [...new Set(runs ?? [])].filter((run) => !PARTICLES.test(run))
  }
  const words = wordsOfSubstance(folded, language).filter((word) => !IDLE.has(word))
  const stems = words.map((word) => stemOf(word, language))
  return [...new Set(stems)].filter((stem) => !IDLE.has(stem))
}
