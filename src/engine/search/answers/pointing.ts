import { plain } from '#engine/search/plain.ts'
import { LANGUAGES, type Language } from '#shared/languages.ts'
import { wordsIn } from './words.ts'

/**
 * How questions point at the work, its maker or someone in it without a name: "this", "she", "the
 * print", "the background". Matched on the plain question: folded, Chinese in Simplified
 * characters.
 */
const POINTS: Record<Language, readonly string[]> = {
  en: [
    'its?|this|that|these|those|he|him|his|she|hers?|they|them|their|here',
    'paintings?|pictures?|artworks?|works?|canvas|prints?|panel|mural|fresco|statue|sculpture|portrait|drawing|engraving|scroll',
    'masterpiece|image|artist|painter|sculptor|models?|meaning|message|title|sketch(?:es)?|background|foreground|brush[a-z]*',
    'cop(?:y|ies)|replicas?|versions?|frame|signature|signed|style|composition|symbol[a-z]*|colou?rs?',
  ],
  fr: [
    'l (?:a|ai|as|ont|avait|aurait)|cet|cette|ces|ca|cela|ceci|ce(?! qu)|celui|celle|ils?|elles?|son|sa|ses|leurs?|lui|ici',
    'tableaux?|toile|peinture|oeuvre|estampe|gravure|dessin|image|fresque|statue|sculpture|portrait|panneau',
    'peintre|artiste|sculpteur|auteur|modeles?|message|titre|esquisses?|arriere plan|premier plan|fond|pinceaux?',
    'copies?|repliques?|versions?|cadre|signature|style|composition|symbol[a-z]*|couleurs?|scene|personnages?',
  ],
  es: [
    'est[aeo]s?|es[aeo]s?|aquel(?:l[ao]s?)?|ell[ao]s?|sus?|lo(?! que)|aqui|ahi|alli|tiene de|[a-z]+[aei]rl[ao]s?',
    'cuadr[a-z]+|lienzo|obra|pintura|tabla|lamina|grabado|estampa|imagen|retrato|mural|fresco|escultura|estatua',
    'pintora?|artista|autora?|modelos?|mensaje|titulo|bocetos?|fondo|primer plano|pincel[a-z]*',
    'copias?|replicas?|version(?:es)?|marco|firma|estilo|composicion|simbol[a-z]*|colores|escena|personajes?',
  ],
  'zh-TW': [
    '这(?![样么])|此|本[作画]|该|[她他它牠祂]|那[个幅张些位件只颗座条棵边]|^是(?!谁|不是)',
    '画(?![的了过得于在])|图(?!书)|作品|原作|真迹|雕像|雕塑|作者|艺术家|模特|含义|含意|意义|讯息|标题|草图',
    '颜色|色彩|背景|前景|笔触|复制|摹本|版本|签名|落款|风格|构图|象征|场景|人物',
  ],
}

/** What has such a word and points at nothing: "it takes", "these days". */
const IDIOMS: Record<Language, RegExp> = {
  en: /\bit takes?\b|\bth(?:is|ese) (?:days?|week|month|year|morning|evening|season)\b/gu,
  fr: /\best ce qu[ei]?\b|\bqu est ce\b|\bil (?:y a|faut|fait)\b|\by a t il\b|\bfaut il\b|\bfait il\b|\bc est\b|\bces (?:jours|temps)\b|\bcet(?:te)? (?:annee|an|semaine|saison|ete|hiver)\b/gu,
  es: /\b(?:donde|como|que|cuando|cuanto|quien) estan?\b|\best[aeo]s? (?:semana|ano|mes|noche|dias?|tarde|temporada)\b/gu,
  'zh-TW': /这[几些]?[天年周月季]/gu,
}

const POINTING = Object.fromEntries(
  LANGUAGES.map((language) => {
    const words = POINTS[language].join('|')
    return [language, new RegExp(language === 'zh-TW' ? words : `\\b(?:${words})\\b`, 'u')]
  }),
)

/** Whether a question points at its work. */
export function pointsAtWork(question: string, language: Language): boolean {
  const words = plain(question, Number.POSITIVE_INFINITY).replace(IDIOMS[language], ' ')
  return POINTING[language]?.test(words) ?? false
}

/**
 * Words of asking for what anything may have, where no label answers them: they do not say what a
 * question is about.
 */
const MEASURING: Record<Language, string> = {
  en: `cost costs price worth pay paid sell sold buy bought money invent invented write wrote written discover discovered win
    won start begin end time`,
  fr: `coute coutent prix vaut payer paye vendu acheter achete argent invente inventer ecrit ecrire decouvert gagne commence finit
    age temps`,
  es: `cuesta cuestan costo costar precio vale pagar pago vendio comprar compro dinero invento inventar escribio escribir
    descubrio gano ganar empieza termina tiempo`,
  'zh-TW': '多少錢 多少 價錢 價格 錢 值 花 付 賣 賣過 買 發明 寫 寫的 發現 贏 開始 結束 時間 多久',
}

const MEASURING_WORDS = Object.fromEntries(
  LANGUAGES.map((language) => [language, new Set(wordsIn(MEASURING[language], language))]),
) as unknown as Record<Language, ReadonlySet<string>>

export function isMeasuring(word: string, language: Language): boolean {
  return MEASURING_WORDS[language].has(word)
}
