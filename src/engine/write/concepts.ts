import type { IdentityFact } from '#engine/research/from-catalogue.ts'
import type { Topic } from '#shared/statements.ts'

/**
 * What a question can ask for outright: a part of the work's identity, or a topic. Patterns match folded text.
 * Its words say which kind of answer is wanted, not of what: they are not looked for in the text.
 */
export const ASKED_FOR: { pattern: RegExp; facts: IdentityFact[]; topics: Topic[] }[] = [
  {
    pattern:
      /\b(when|what year|which year|how old|date|dated|quand|quelle annee|date|cuando|que ano|fecha)\b|何時|哪一年|哪年|年代|什麼時候|幾年/gu,
    facts: ['date'],
    topics: [],
  },
  {
    pattern:
      /\b(who (painted|made|created) (it|this|that)|who is the (artist|painter)|by whom|qui l'a peint|qui a peint|quien (lo|la) pinto|quien pinto)\b|誰畫|作者|哪位畫家/gu,
    facts: ['artist'],
    topics: [],
  },
  {
    pattern:
      /\b(who (is|was|are|were)|the (sitter|model|woman|man|girl)|qui (est|sont|etait|etaient)|le modele|quien(es)? (es|son|era|eran)|(el|la) modelo)\b|是誰|何人|哪些人/gu,
    facts: [],
    topics: ['subject'],
  },
  {
    pattern:
      /\b(where|which museum|what museum|ou se trouve|ou est|ou peut|quel musee|donde|que museo)\b|哪裡|哪里|何處|哪個美術館|哪間博物館|收藏在/gu,
    facts: ['collection'],
    topics: [],
  },
  {
    pattern:
      /\b(how (big|large|tall|wide|high)|the size|dimensions?|measurements?|quelle taille|quelles dimensions|que tamano|cuanto mide|medidas)\b|尺寸|多大|大小|多高|多寬/gu,
    facts: ['size'],
    topics: [],
  },
  {
    pattern:
      /\b(what style|which style|movement|genre|quel style|quel mouvement|courant|que estilo|movimiento|genero)\b|風格|流派|畫派|類型/gu,
    facts: ['movement', 'genre'],
    topics: [],
  },
  {
    pattern:
      /\b(what (is it )?(made|painted) (of|with|on)|which materials?|medium|quels materiaux|que materiales)\b|什麼材質|材質|媒材/gu,
    facts: ['medium'],
    topics: ['technique'],
  },
]

/**
 * Things that each language says in many words: a text that uses any of them speaks of it.
 * A topic is named where the whole topic is an answer.
 */
export const CONCEPTS: { pattern: RegExp; topic: Topic | null }[] = [
  {
    pattern:
      /\b(stole|stolen|steal|theft|thief|thieves|robber\w*|voles?|voleu\w*|derobe\w*|robad\w|robo|robaron|ladron\w*)\b|偷|竊|賊|搶/u,
    topic: null,
  },
  {
    pattern:
      /\b(bought|buy|sold|sale|sell|price|cost|auction\w*|achet\w+|vend\w+|prix|compr\w+|vendi\w+|precio|subasta\w*)\b|購|賣|價|拍賣/u,
    topic: null,
  },
  { pattern: /\b(smil\w+|souri\w*|sonri\w+)\b|笑/u, topic: null },
  {
    pattern: /\b(mean\w*|symbol\w*|signif\w+|sens|stand for|simbol\w+)\b|象徵|意義|意思|含義|寓意/u,
    topic: 'symbolism',
  },
  {
    pattern:
      /\b(famous|fame|celebrated|popular|best known|celebre\w*|celebrite|renommee|famos\w+|fama)\b|有名|知名|名氣|聞名/u,
    topic: 'reception',
  },
  {
    pattern:
      /\b(critic\w*|review\w*|reception|received|critique\w*|accueil\w*|recib\w+|critica\w*)\b|評論|批評|評價/u,
    topic: 'reception',
  },
  {
    pattern:
      /\b(technique\w*|brush\w*|stroke\w*|pigment\w*|glaze\w*|pinceau\w*|touches?|facture|tecnica\w*|pincel\w*)\b|技法|筆觸|顏料|筆法/u,
    topic: 'technique',
  },
  {
    pattern:
      /\b(restor\w+|clean\w+|damage\w*|attack\w*|vandal\w*|varnish\w*|restaur\w+|nettoy\w+|vernis|endommag\w+|dan[oa]d?\w*|limpi\w+|barniz\w*)\b|修復|清洗|損|破壞|清漆/u,
    topic: null,
  },
  { pattern: /\b(self-portrait|portrait of himself|autoportrait|autorretrato)\b|自畫像/u, topic: null },
  {
    pattern:
      /\b(debate\w*|disput\w+|dispute|doubt\w*|debat\w*|controvers\w+|polemi\w+|dud\w+)\b|爭議|爭論|疑問/u,
    topic: 'debate',
  },
]
