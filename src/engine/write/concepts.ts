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
      /\b(who (is|was|are|were)|the (sitter|model|woman|man|girl)|qui (est|sont|etait|etaient)|le modele|quien(es)? (es|son|era|eran|esta|estan|aparecen?)|(el|la) modelo)\b|誰(?!畫)|何人|哪些人/gu,
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
  {
    pattern:
      /\b(how (was|is|were) (it|this|that|the (painting|picture|work)) (painted|made|done)|how did (he|she|they) (paint|make) (it|this)|comment ((l'oeuvre|le tableau|la toile) )?(est-ce|est-il|est-elle|a-t-il|a-t-elle) (ete )?(peinte?|faite?)|comment c'est (peint|fait)|como (esta|fue|se) (pintad[oa]|hech[oa]|pinto|hizo))\b|怎麼畫|如何畫|怎樣畫|怎麼完成|如何完成|怎麼做|如何製作/gu,
    facts: [],
    topics: ['technique'],
  },
  {
    pattern:
      /\b(how did it (come|get|end up)( (to|in|into) (the|this|its) (museum|collection))?|who (owned|owns|has owned) (it|this)|provenance|where has it been|comment ((l'oeuvre|le tableau|la toile) )?(est-il|est-elle) (arrivee?|entree?)( (au|dans le|dans la) (musee|collection))?|a qui (a|appartient|a-t-(il|elle)) (il |elle )?appartenu|son parcours|como llego( la obra| el cuadro)?( al museo| a la coleccion)?|quien (lo|la) (tuvo|poseyo)|a quien pertenecio|procedencia)\b|流傳|收藏史|歷任(主人|收藏)|(怎麼|如何)(來到|進入)(這座|這間)?(博物館|美術館)?|輾轉/gu,
    facts: [],
    topics: ['provenance'],
  },
  {
    pattern:
      /\b(what was (happening|going on)( (then|at the time|around it))?|its time|the time when it was made|its (historical )?context|que se passait-il( alors| a l'epoque)?|son epoque|son contexte|que pasaba (entonces|en su epoca)|que ocurria (entonces|en su epoca)|su epoca|su contexto)\b|時代背景|創作背景|當時發生|當時的情況|那個時代/gu,
    facts: [],
    topics: ['context'],
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
