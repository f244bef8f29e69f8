import { namesOf } from '#engine/check/names.ts'
import type { Draft } from '#engine/ledger.ts'
import type { Language, Localized } from '#shared/languages.ts'
import type { Topic } from '#shared/statements.ts'
import type { Kind } from './thesaurus.ts'
import type { Wish } from './wants.ts'

const NUMBER: Localized = {
  en: '(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|eighteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred)',
  fr: '(?:\\d+|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quinze|dix-huit|vingt|trente|quarante|cinquante|soixante|soixante-dix|quatre-vingts?|cent|une dizaine)',
  es: '(?:\\d+|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|quince|dieciocho|veinte|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien)',
  'zh-TW': '[\\d一二三四五六七八九十百兩]+',
}

const of = (build: (number: string, language: Language) => string): Localized<RegExp> => ({
  en: new RegExp(build(NUMBER.en, 'en'), 'u'),
  fr: new RegExp(build(NUMBER.fr, 'fr'), 'u'),
  es: new RegExp(build(NUMBER.es, 'es'), 'u'),
  'zh-TW': new RegExp(build(NUMBER['zh-TW'], 'zh-TW'), 'u'),
})

const YEARS_OLD: Localized = {
  en: '[ -]years?[ -]old|years of age',
  fr: ' ans\\b',
  es: ' anos\\b',
  'zh-TW': '[多餘]?歲',
}
const SPANS: Localized = {
  en: ' (?:more )?(?:years?|months?|weeks?|days?|hours?|nights?)',
  fr: ' (?:ans|annees?|mois|semaines?|jours?|heures?)',
  es: ' (?:anos|meses|semanas|dias|horas)',
  'zh-TW': '(?:多)?(?:年|個月|週|天|小時)',
}
const CURRENCY =
  'guilders?|francs?|dollars?|pounds?|crowns?|florins?|ecus|couronnes|livres sterling|florines|francos|dolares|libras|escudos|coronas'
const COINS = '荷蘭盾|法郎|美元|英鎊|金幣'

const AGE = of(
  (number, language) =>
    `${number}(?:${YEARS_OLD[language]})|aged (?:about )?${number}|\\p{L}, \\d\\d(?=[,.;])`,
)
const SPAN = of((number, language) => `${number}${SPANS[language]}`)
const SUM = new RegExp(`\\b(?:${CURRENCY})\\b|${COINS}`, 'u')
const YEAR = /\b1\d{3}\b|\b20\d{2}\b|[12]\d{3}年/u
const REASON: Localized<RegExp> = {
  en: /\b(?:because|since|so that|in order|reason|meant|may|might|explain|owing|for the|to \w+ the|recall|suggest|darken\w*|evoke|argue\w*|says|asks?|foreign)\b/u,
  fr: /\b(?:parce|car|afin|pour|raison|puisque|expliqu\w+|grace|a cause|rappel\w+|evoqu\w+|selon|dit|devait)\b/u,
  es: /\b(?:porque|pues|para|razon|ya que|explic\w+|gracias|debido|recuerd\w+|evoc\w+|segun|dice|debia)\b/u,
  'zh-TW': /因為|由於|為了|所以|原因|因此|使得|是因|認為|據|以便|令人想起|想要|看起來像/u,
}
const SELF =
  /self-portrait|himself|painter's|autoportrait|lui-meme|du peintre|autorretrato|si mismo|del pintor|自畫像|畫家本人|畫家自己|畫了自己|屬於\p{L}+自己/u
const MADE_AT: Localized<RegExp> = {
  en: /\b(?:room|studio|asylum|easel|on the spot|window|in his (?:garden|house))\b/u,
  fr: /\b(?:chambre|atelier|asile|chevalet|sur place|fenetre|hospice)\b/u,
  es: /\b(?:habitacion|taller|manicomio|asilo|caballete|sobre el terreno|ventana|cuarto|sanatorio)\b/u,
  'zh-TW': /房間|畫室|療養院|畫架|現場|窗/u,
}
const PLACE: Localized<RegExp> = {
  en: /\b(?:in|at|near|of|on|from)\b/u,
  fr: /\b(?:a|au|en|pres|dans|sur|de)\b/u,
  es: /\b(?:en|cerca|desde|de)\b/u,
  'zh-TW': /在|位於|於/u,
}

const TITLE: Localized<RegExp> = {
  en: /\b(?:titles?|names?|nickname|named|word for|known as)\b/u,
  fr: /\b(?:titres?|noms?|surnom|nommee?|veut dire|signifie|mot)\b/u,
  es: /\b(?:titulos?|nombres?|sobrenombre|apodo|quiere decir|significa|palabra)\b/u,
  'zh-TW': /畫名|名稱|標題|稱之為|之名|一名|名為|意思是|意指|這個名字/u,
}
const SETTING: Localized<RegExp> = {
  en: /\b(?:place|landscape|view|seen from|hill|square|palace|street|island|bay|city|set in|fjord)\b/u,
  fr: /\b(?:lieu|endroit|paysage|vue|colline|place|palais|rue|ile|baie|ville|fjord)\b/u,
  es: /\b(?:lugar|sitio|paisaje|vista|colina|plaza|palacio|calle|isla|bahia|ciudad|fiordo)\b/u,
  'zh-TW': /地方|地點|風景|景色|山丘|廣場|王宮|街|島|灣|城/u,
}
const MATTER: Localized<RegExp> = {
  en: /\b(?:pigments?|ground from|crushed|stone|ultramarine|dye|paint|wood|metal|leaf)\b/u,
  fr: /\b(?:pigments?|broyee?|pierre|outremer|colorant|peinture|bois|metal|feuille)\b/u,
  es: /\b(?:pigmentos?|molid[oa]|triturad[oa]|piedra|ultramar|tinte|pintura|madera|metal|pan de)\b/u,
  'zh-TW': /顏料|磨成|石頭|青金石|染料|木|金屬|箔/u,
}
const WHO_TOPICS: readonly Topic[] = ['subject', 'debate', 'context']

/** Whether a statement has the name of somebody or something. */
function isNaming({ text }: Draft, language: Language): boolean {
  return language === 'zh-TW' ? text.includes('・') : namesOf(text, language).length > 0
}

/** How nearly a number stands before a word of the kinds that are counted. */
function counts(says: string, kinds: readonly Kind[], language: Language): number {
  const number = new RegExp(`(?<![\\d.,])${NUMBER[language]}(?![\\d.,年])`, 'gu')
  const numbers = [...says.matchAll(number)]
  const isCounted = numbers.some((match) => {
    const after = says.slice(match.index + match[0].length, match.index + match[0].length + 28)
    if (language === 'zh-TW') return /^[個艘顆朵隻位名張幅棵條件]/u.test(after)
    return kinds.some(({ pattern }) => pattern[language].test(after))
  })
  return isCounted ? 1 : numbers.length > 0 ? 0.4 : 0
}

/** How far a statement is of the sort that was asked for, 0..1: a number, a reason, a person. */
export function meets(
  wish: Wish,
  draft: Draft,
  { says, facts }: { says: string; facts: string },
  kinds: readonly Kind[],
  language: Language,
): number {
  const isSeen = draft.kind === 'seen' || draft.kind === 'measured'
  switch (wish) {
    case 'who':
      return isSeen || draft.kind === 'interpretation'
        ? 0.1
        : 0.4 + (WHO_TOPICS.includes(draft.topic) ? 0.4 : 0) + (isNaming(draft, language) ? 0.2 : 0)
    case 'why':
      return (isSeen ? 0 : 0.3) + (REASON[language].test(says) ? 0.7 : 0)
    case 'count':
      return counts(says, kinds, language)
    case 'name':
      return TITLE[language].test(says) ? 1 : 0
    case 'scene':
      return (SETTING[language].test(says) ? 0.6 : 0) + (isSeen ? 0 : 0.4)
    case 'stuff':
      return (MATTER[language].test(says) ? 0.7 : 0) + (draft.topic === 'technique' ? 0.3 : 0)
    case 'age':
      return AGE[language].test(says) ? 1 : AGE.en.test(facts) ? 0.9 : 0
    case 'duration':
      return (
        (SPAN[language].test(says) ? 0.7 : 0) +
        (/unfinish|inachev|inacab|未完|took|barely/u.test(says) ? 0.3 : 0)
      )
    case 'sum':
      return SUM.test(says) ? 1 : 0
    case 'when':
      return YEAR.test(says) ? 1 : 0
    case 'where':
      return (isSeen ? 0 : 0.4) + (PLACE[language].test(says) ? 0.2 : 0)
    case 'made':
      return !isSeen && MADE_AT[language].test(says) && !/restor|restaur|修復/u.test(says) ? 1 : 0
    case 'self':
      return SELF.test(says) ? 1 : 0
    case 'which':
      return isSeen ? 0 : 0.6 + (isNaming(draft, language) ? 0.4 : 0)
    case 'sense':
      return draft.kind === 'interpretation' ? 1 : isSeen ? 0 : 0.4
  }
}
