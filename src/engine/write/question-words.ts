import { fold } from '#engine/check/names.ts'
import type { IdentityFact } from '#engine/research/from-catalogue.ts'
import type { Language } from '#shared/languages.ts'
import type { Topic } from '#shared/statements.ts'

/** Words of a question that say nothing of its subject, folded. */
const IDLE: Record<Language, Set<string>> = {
  en: new Set(
    (
      'a an the of in on at to for with by from and or is are was were be been do does did has have had this that these those ' +
      'it its he she they his her their him them i we you my our your me us what which who whom whose why when where how ' +
      'can could would should will may might must so such as about into than then there here not no very more most much many ' +
      'painting picture artwork work image tell explain please know think see look like show shows shown say says use used ' +
      'paint painted painter artist make made really actually something anything'
    ).split(' '),
  ),
  fr: new Set(
    (
      'le la les l un une des du de d au aux en dans sur par pour avec et ou est sont etait a ont avait ce cet cette ces c ' +
      'il elle ils elles son sa ses leur leurs lui on nous vous je me se s qui que quoi quel quelle quels quelles pourquoi ' +
      'quand comment ou y ne pas plus tres si qu est-ce t dire dit dites explique expliquez tableau peinture oeuvre image ' +
      'peint peindre peintre artiste fait faire voit voir montre represente utilise'
    ).split(' '),
  ),
  es: new Set(
    (
      'el la los las lo un una unos unas de del al a en con por para y o es son era fue ha han este esta estos estas eso esa ' +
      'su sus se le les nos yo me te que quien quienes cual cuales cuando como donde por porque no mas muy si hay dice ' +
      'explica cuadro pintura obra imagen pinto pintar pintor artista hizo hacer ve ver muestra representa uso'
    ).split(' '),
  ),
  'zh-TW': new Set(
    '這幅 幅畫 畫作 作品 什麼 甚麼 為什 為何 怎麼 如何 請問 可以 告訴 我們 他們 是不 不是 藝術 術家 畫家 這件 件作 的畫'.split(
      ' ',
    ),
  ),
}

/** What a question asks for by its very words: a topic, or a part of the work's identity. */
interface Hint {
  words: RegExp
  topics: Topic[]
  facts: IdentityFact[]
}

const HINTS: Hint[] = [
  {
    words:
      /\b(when|year|date|dated|old|quand|annee|date|epoque|cuando|ano|fecha|epoca)\b|何時|哪一年|哪年|年代|什麼時候|幾年/gu,
    topics: [],
    facts: ['date'],
  },
  {
    words:
      /\b(who painted|who made|who is the artist|by whom|qui a peint|qui est l'artiste|quien pinto|quien lo pinto|autor|auteur)\b|誰畫|作者|哪位畫家/gu,
    topics: [],
    facts: ['artist'],
  },
  {
    words:
      /\b(where|museum|collection|hang|hangs|kept|located|ou se trouve|ou est|musee|conserve|conservee|donde|museo|coleccion|conserva)\b|哪裡|何處|哪個美術館|哪間博物館|收藏/gu,
    topics: ['provenance'],
    facts: ['collection'],
  },
  {
    words:
      /\b(big|large|size|dimensions?|tall|wide|measures?|how high|taille|grand|dimensions|mesure|tamano|medidas|mide|grande)\b|尺寸|多大|大小|多高/gu,
    topics: [],
    facts: ['size'],
  },
  {
    words:
      /\b(technique|techniques|medium|materials?|brushwork|brushstrokes?|pigments?|materiaux|support|tecnica|materiales?|soporte|pinceladas?)\b|技法|材質|材料|筆觸|顏料/gu,
    topics: ['technique'],
    facts: ['medium'],
  },
  {
    words:
      /\b(mean|means|meaning|symbols?|symbolism|symboli[sz]es?|signifie|signification|symboles?|sens|significa|significado|simbolos?|simbolismo|simboliza)\b|象徵|意義|意思|代表|含義|寓意/gu,
    topics: ['symbolism'],
    facts: [],
  },
  {
    words:
      /\b(famous|fame|popular|critics?|received|celebre|connu|critique|famoso|famosa|critica|recibida)\b|有名|評價|評論|受歡迎|知名/gu,
    topics: ['reception'],
    facts: [],
  },
  {
    words:
      /\b(bought|owned|owners?|stolen|sold|provenance|vole|vendu|achete|proprietaires?|robado|vendido|comprado|duenos?)\b|被偷|失竊|擁有|買下|流傳/gu,
    topics: ['provenance'],
    facts: [],
  },
  {
    words: /\b(style|movement|genre|mouvement|courant|estilo|movimiento|genero)\b|風格|流派|畫派|類型/gu,
    topics: ['context'],
    facts: ['movement', 'genre'],
  },
]

export interface Question {
  /** Words of substance, folded; in Chinese, pairs of characters. */
  words: string[]
  topics: Set<Topic>
  facts: Set<IdentityFact>
}

function pairsOf(text: string): string[] {
  return (text.match(/\p{Script=Han}+/gu) ?? []).flatMap((run) => {
    const characters = [...run]
    return characters.slice(1).map((character, at) => `${characters[at]}${character}`)
  })
}

/** The words of substance in a text: folded, without idle ones; in Chinese, pairs of characters. */
export function wordsOfSubstance(text: string, language: Language): string[] {
  const folded = fold(text)
  const latin = folded.match(/[\p{Script=Latin}\p{N}]+/gu) ?? []
  const words = language === 'zh-TW' ? [...pairsOf(folded), ...latin] : latin
  return [...new Set(words.filter((word) => word.length > 1 && !IDLE[language].has(word)))]
}

/** Reads a question: what it asks for by its words, and what is left to look for in the text. */
export function readQuestion(text: string, language: Language): Question {
  const folded = fold(text)
  const asked = HINTS.filter((hint) => new RegExp(hint.words, 'u').test(folded))
  const rest = asked.reduce((left, hint) => left.replace(hint.words, ' '), folded)
  return {
    words: wordsOfSubstance(rest, language),
    topics: new Set(asked.flatMap((hint) => hint.topics)),
    facts: new Set(asked.flatMap((hint) => hint.facts)),
  }
}
