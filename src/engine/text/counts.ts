import type { Language } from '#shared/languages.ts'
import { fold } from './names.ts'

type Latin = Exclude<Language, 'zh-TW'>

/** Number words, folded: from one on, by tens from twenty on, by hundreds from two hundred on. */
const WORDS: Record<Latin, { ones: string; tens: string; hundreds: string }> = {
  en: {
    ones:
      'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen ' +
      'eighteen nineteen',
    tens: 'twenty thirty forty fifty sixty seventy eighty ninety',
    hundreds: '',
  },
  fr: {
    ones: 'un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize',
    tens: 'vingt trente quarante cinquante soixante',
    hundreds: '',
  },
  es: {
    ones:
      'un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho ' +
      'diecinueve veinte veintiun veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve',
    tens: 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
    hundreds:
      'doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos',
  },
}
const SCALES: Record<Latin, Record<string, number>> = {
  en: { hundred: 1e2, thousand: 1e3, million: 1e6 },
  fr: { cent: 1e2, cents: 1e2, mille: 1e3, million: 1e6, millions: 1e6 },
  es: { cien: 1e2, ciento: 1e2, mil: 1e3, millon: 1e6, millones: 1e6 },
}
const JOINTS: Record<Latin, string> = { en: 'and', fr: 'et', es: 'y' }
const PERCENT = /(?:pour|por) c(?:ent|iento)(?!\p{L})/gu
/** Fewer are said without counting: one of them, the two of them. */
const LEAST = 3

const VALUES = Object.fromEntries(
  Object.entries(WORDS).map(([language, { ones, tens, hundreds }]) => {
    const from = (first: number, words: string) =>
      words
        .split(' ')
        .map((word, at): [string, number] => [word, first === 1 ? at + 1 : first + (at * first) / 2])
    return [language, new Map([...from(1, ones), ...from(20, tens), ...from(200, hundreds)])]
  }),
) as Record<Latin, Map<string, number>>

/** The counts from three on that a text has in words: `25` for "twenty-five", "vingt-cinq", "veinticinco". None in Chinese. */
export function countsOf(text: string, language: Language): string[] {
  if (language === 'zh-TW') return []
  const counts: number[] = []
  let [sum, group] = [0, 0]
  const words = `${fold(text).replace(PERCENT, '%')}.`.match(/\p{L}+|[^\p{L}\s-]/gu) ?? []
  for (const word of words) {
    const value = VALUES[language].get(word)
    const scale = SCALES[language][word] ?? 1
    if (word.startsWith('vingt') && group === 4) group = 80
    else if (value !== undefined) group += value
    else if (scale === 100) group = (group || 1) * scale
    else if (scale === 1000) [sum, group] = [sum + (group || 1) * scale, 0]
    else if (scale > 1000) [sum, group] = [(sum + group || 1) * scale, 0]
    else if (sum + group > 0 && word !== JOINTS[language]) {
      counts.push(sum + group)
      ;[sum, group] = [0, 0]
    }
  }
  return counts.filter((count) => count >= LEAST).map(String)
}
