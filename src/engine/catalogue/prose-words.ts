import { fold } from '#engine/text/names.ts'
import type { Language } from '#shared/languages.ts'

/** Words that doubt, found in folded text. */
export const HEDGES: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:probably|perhaps|possibly|presumably|apparently|seemingly|supposedly|may have|might have)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:probablement|peut-etre|sans doute|vraisemblablement|apparemment|il semble)(?!\p{L})/u,
  es: /(?<!\p{L})(?:probablemente|quizas?|tal vez|posiblemente|seguramente|al parecer)(?!\p{L})/u,
  'zh-TW': /(?:很可能|或許|也許|大概|恐怕|似乎|應該是)/u,
}

/** Talk of our own sources and method, folded. */
export const SELF_TALK: Record<Language, string[]> = {
  en: ['our sources', 'our source', 'sources used here', 'the sources consulted', 'this text', 'our text'],
  fr: ['nos sources', 'cette notice', 'les sources consultees', 'ce texte', 'notre texte'],
  es: ['nuestras fuentes', 'las fuentes consultadas', 'este texto', 'nuestro texto'],
  'zh-TW': ['此處所據', '本站', '我們的資料', '本文', '所據資料'],
}

const BEGINNING = String.raw`(?:^|[.!?…:;]\s+|[«“"]\s*)`
const COMMANDS: Record<Exclude<Language, 'zh-TW'>, RegExp> = {
  en: new RegExp(
    `${BEGINNING}(?:now |then |first |just )?(?:look|find|step|stand|follow|notice|compare|start|begin|come|go|move|cover|imagine|count|search|watch|try|trace|take|hold|sit|turn|let|think|remember|consider|see)(?= (?!(?:is|was|are|were)\\b))`,
    'u',
  ),
  fr: new RegExp(`${BEGINNING}(?:puis |maintenant )?(?!assez\\b|chez\\b)\\p{L}+ez(?!\\p{L})`, 'u'),
  es: new RegExp(
    `${BEGINNING}(?:ahora |luego )?(?:mire|busque|fijese|acerquese|alejese|observe|empiece|siga|cuente|compare|levante|note|imagine|pruebe|detengase|recorra|vuelva|dese|baje|suba|tape|piense|recuerde)(?!\\p{L})`,
    'u',
  ),
}
const CHINESE_COMMAND =
  /(?:^|[。！？；：，])(?:請|先看|再看|看看|試著|試試|找找|仔細看|想像|數數|退後|走近|靠近)/u

/** Whether a sentence tells the reader to do something. */
export function commandsIn(text: string, language: Language): boolean {
  return language === 'zh-TW' ? CHINESE_COMMAND.test(text) : COMMANDS[language].test(fold(text))
}
