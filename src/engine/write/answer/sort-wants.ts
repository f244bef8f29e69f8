import type { WrittenWant } from './wants.ts'

/** What sort of answer is wanted: a person, a reason, a number. The more exact stand before the more general. */
export const SORT_WANTS: WrittenWant[] = [
  {
    wish: 'name',
    en: `
      why (is|was) (it|this|the (painting|picture|work)) (called|named|titled)[^?]*
      why (this|the) (title|name)
      (the|its) (title|name) mean`,
    fr: `
      pourquoi ((ce|le) (titre|nom)|(s'appelle|se nomme|l'appelle)[^?]*|[^?]*s'appelle[^?]*)`,
    es: `
      por que (se llama[^?]*|(este|el|ese) (titulo|nombre))`,
    'zh-TW': String.raw`
      為什麼(這幅畫|它)?(叫|取名|稱為)\P{Po}*
      (畫名|標題|名字)(的由來|是什麼意思)`,
  },
  {
    topics: ['subject'],
    en: `
      what (is|are|was|were) (he|she|they) doing
      doing`,
    fr: `
      que (fait|font)(-(il|elle|ils|elles))?`,
    es: `
      que (hacen?|esta(n)? haciendo)`,
    'zh-TW': `
      (正)?在?(做什麼|幹嘛|幹什麼)`,
  },
  {
    wish: 'scene',
    en: String.raw`
      where (does|did|is) (it|this|the (scene|story))( all)? (take place|happen|set|play)
      where (are we|is this)\b{end}`,
    fr: `
      ou (se (passe|deroule)|a lieu|sommes-nous|cela se passe)(-(t-)?(il|elle))?( (la scene|l'histoire|cela|ca))?`,
    es: `
      donde (ocurre|sucede|pasa|tiene lugar|estamos|transcurre)( (la escena|la historia|esto))?`,
    'zh-TW': `
      這(裡)?是(什麼地方|哪[裡裏里])
      (故事|場景)(發生)?在哪[裡裏里]`,
  },
  {
    wish: 'stuff',
    en: `
      (what is|what are)(?= .* made (of|from|with))
      made (of|from|with)`,
    fr: String.raw`
      de quoi (est|sont) (fait|compose|constitue)\w*`,
    es: String.raw`
      de que (esta|estan) hech\w+`,
    'zh-TW': `
      (是)?用?什麼(材料|顏料)(做的|畫的)?`,
  },
  {
    wish: 'self',
    en: `
      (?<=^(is|did|does) [^?]*)(in|into) (it|the (picture|painting|fresco|scene|crowd))`,
    fr: `
      (s'est-il|est-il|apparait-il|figure-t-il) (represente|peint|dans [^?]*)`,
    es: `
      (?<=^[¿ ]*)(aparece|sale)
      se (retrato|pinto|represento)`,
    'zh-TW': `
      (也|有)?(自己)?在(畫|這幅畫)(裡|中)`,
  },
  {
    wish: 'age',
    en: `
      how old (is|was|are|were) (?!it|this|the (painting|picture|work))
      (what|her|his) age`,
    fr: `
      quel age( (a|avait)(-t-(il|elle))?)?`,
    es: `
      cuantos anos (tiene|tenia)
      que edad (tiene|tenia)`,
    'zh-TW': `
      (當時)?(幾歲|多大年紀|年齡)`,
  },
  {
    wish: 'duration',
    en: `
      how long (did it take|was he at it|took it)?( (him|her|to (paint|make|finish)))*`,
    fr: `
      combien de temps[^?]*`,
    es: `
      cuanto (tiempo|tardo)[^?]*`,
    'zh-TW': `
      (畫|花)?了?(多久|多長時間)`,
  },
  {
    facts: ['date'],
    wish: 'when',
    en: `
      when (was|is|did) ({work}|he|she|they)( (painted|made|created|done|paint|make|from|printed))*( {work})?
      (what|which) year
      how old is {work}
      (what|which) century
      date
      dated
      when`,
    fr: `
      quand( (l'a-t-(il|elle)|a-t-(il|elle)( ete)?|est-(il|elle)))?
      (en )?quelle annee
      (c'est |ca )?date de quand
      (c'est )?de quand( date[^?]*)?
      quel(le)? (siecle|epoque)
      date
      datation`,
    es: `
      cuando( se)?
      (en )?que ano
      de cuando es
      (en |de )?que (siglo|epoca)( es)?
      fecha
      datacion`,
    'zh-TW': `
      何時
      哪個(世紀|時期)
      幾世紀
      (是)?哪一?年(畫的)?
      年代
      什麼時候
      (?<!第)幾年`,
  },
  {
    wish: 'sum',
    en: `
      how much
      (what|which) price`,
    fr: `
      combien (?=[^?]*(cout|vau|gagn|pay|vend))
      quel prix`,
    es: `
      cuanto
      a que precio`,
    'zh-TW': `
      多少錢
      多少(?=$)`,
  },
  {
    wish: 'count',
    en: `
      how many`,
    fr: `
      combien`,
    es: `
      cuant[oa]s`,
    'zh-TW': `
      幾[個艘顆朵隻位名張幅棵條]?
      多少[個艘顆朵隻位名張幅]?`,
  },
  {
    wish: 'made',
    en: `
      where (was|were|did|is|does) (it|this|he|she|they)?( ?(painted|made|paint|created))( it)?`,
    fr: String.raw`
      ou (l'a-t-il|a-t-il|a-t-elle|a ete|fut)[^?]*(peint|fait|realise)\w*`,
    es: `
      donde (lo|la|se|fue)? ?(pinto|pintad[oa]|hizo)`,
    'zh-TW': `
      在?哪[裡裏里](畫|創作)的?`,
  },
  {
    topics: ['subject'],
    wish: 'who',
    en: `
      who(se)?
      which one
      who's`,
    fr: `
      (c'est )?(a |de )?(?<!-ce )qui
      lequel
      laquelle`,
    es: `
      (de |a )?quien(es)?
      cual`,
    'zh-TW': `
      是?誰
      何人
      哪些人
      什麼人`,
  },
  {
    wish: 'why',
    en: `
      why
      how come
      what for`,
    fr: `
      pourquoi`,
    es: `
      por que
      para que`,
    'zh-TW': `
      為什麼
      為何
      幹嘛
      怎麼會`,
  },
  {
    wish: 'where',
    en: `
      where`,
    fr: `
      ou`,
    es: `
      donde`,
    'zh-TW': `
      哪[裡裏里]
      何處
      什麼地方`,
  },
  {
    wish: 'which',
    en: String.raw`
      (which|what)(?= \w+( \w+)? (is|are) (this|these|that|those|it)\b)
      (which|what) (kind|sort|type) of`,
    fr: `
      (c'est )?quel(le)?s?( (est|sont)( (ce|cet|cette|ces))?)?`,
    es: String.raw`
      que(?= \w+ (es|son)\b)
      que (tipo|clase) de`,
    'zh-TW': `
      (這|那)?(些)?是(哪|什麼)(個|座|種|條)?
      哪(個|座|種|條)`,
  },
]
