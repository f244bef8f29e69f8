import type { WrittenWant } from './wants.ts'

/** The work as a whole, or a topic of its text. */
export const WHOLE_WANTS: WrittenWant[] = [
  {
    topics: ['subject'],
    en: `
      what( is|'s) (happening|going on)( here| in (it|this|the (picture|painting|scene)))?
      what( is|'s) {work} about
      what (do|can) (i|we|you|one) see( here)?
      what does {work} (show|depict|represent)
      tell me (everything|more|all)?( ?about {work})?
      (explain|describe)( {work})?
      what is {work}{end}
      what( is|'s) the story`,
    fr: `
      que se passe-t-il( ici)?
      qu'est-ce qui se passe( ici)?
      de quoi (parle|s'agit|il s'agit)[^?]*
      que (represente|montre|raconte)( {work})?{end}
      que voit-on{end}
      qu'est-ce que (c'est|ca represente|on voit){end}
      (dis|dites|parle|parlez|raconte|explique)[ -]?(z)?[ -]moi( tout)?
      quelle est l'histoire`,
    es: `
      que (esta pasando|pasa|ocurre|sucede)( aqui| en (el cuadro|la escena))?
      de que (trata|va)( {work})?
      que (representa|muestra|cuenta|se ve)( {work})?{end}
      que es esto
      cuenta(me)?( todo)?
      explica(me)?
      cual es la historia`,
    'zh-TW': `
      (這裡|畫裡|畫中)?發生(了)?什麼(事)?
      (在)?(講|說|描繪)(的是)?(些)?什麼(故事|內容)?{end}
      (?<!畫家在|他在|她在)畫的?是?什麼{end}
      告訴我(全部|一切|更多)?
      介紹
      什麼故事{end}
      內容是什麼`,
  },
  {
    topics: ['look'],
    en: `
      what should (i|we) (look at|see|notice)( first)?
      where (should|do) (i|we) (start|begin|look)( first)?
      look at first
      what to look (at|for)`,
    fr: `
      (que|quoi|qu'est-ce que) [^?]*regarder( d'abord| en premier)?
      par ou commencer
      regarder d'abord`,
    es: String.raw`
      (que|en que|donde) [^?]*(mirar|fijar\w*)( primero)?
      por donde (empiezo|empezar)`,
    'zh-TW': `
      (應該|該)?(先|最先)(要)?看(哪裡|什麼)
      從哪[裡裏里]?開?始?看
      該(看|注意)什麼`,
  },
  {
    topics: ['symbolism'],
    wish: 'sense',
    en: `
      what (does|did|is|was) (the (artist|painter)|he|she|it) (want|try|trying|mean)(ing)?( to)?( (say|express|tell|convey|show))?( us)?{end}
      what does {work} (mean|stand for){end}
      the (message|meaning){end}`,
    fr: `
      (que|qu'est-ce que) ((l'artiste|le peintre) )?(veut|voulait|a voulu)(-il)?( nous)? (dire|exprimer)( (l'artiste|le peintre))?{end}
      qu'est-ce que (ca|cela) (veut dire|signifie)
      que (veut dire|signifie)( {work})?{end}
      le message
      le sens{end}`,
    es: `
      que (quiere|quiso|queria) (decir|expresar|transmitir)( el (artista|pintor|autor))?
      el mensaje
      que significa( {work})?{end}`,
    'zh-TW': `
      (畫家|這幅畫|它)?想(要)?(表達|說|傳達)(的是)?什麼
      (表達|傳達)(了)?什麼
      (有)?什麼(象徵)?(意思|含義|意義){end}
      寓意`,
  },
  {
    topics: ['technique'],
    en: `
      how (was|is|were) {work} (painted|made|done|printed|created)
      how did (he|she|they) (paint|make) {work}`,
    fr: `
      comment ({work} )?(est-ce|est-il|est-elle|a-t-il|a-t-elle|l'a-t-il|c'est) ?(ete )?(peinte?|faite?|imprimee?|realisee?)`,
    es: `
      como (lo |la )?(esta|fue|se)? ?(pintad[oa]|hech[oa]|pinto|hizo|imprimio)( (la obra|el cuadro))?`,
    'zh-TW': `
      怎麼畫
      如何畫
      怎樣畫
      怎麼完成
      如何完成
      怎麼做
      怎麼印的?
      如何製作`,
  },
  {
    topics: ['provenance'],
    en: `
      how did it (come|get|end up)( (to|in|into) (the|this|its) (museum|collection))
      how did it get here
      who (owned|owns|has owned) it
      provenance
      where has it been`,
    fr: `
      comment ((l'oeuvre|le tableau|la toile) )?(est-il|est-elle) (arrivee?|entree?) (au|dans le|dans la) (musee|collection)
      a qui (a-t-(il|elle)|l'oeuvre a-t-elle) appartenu
      son parcours`,
    es: `
      como llego( la obra| el cuadro)? (al museo|a la coleccion)
      a quien pertenecio
      procedencia`,
    'zh-TW': `
      流傳
      收藏史
      歷任(主人|收藏)
      (怎麼|如何)(來到|進入)(這座|這間)?(博物館|美術館)
      輾轉`,
  },
  {
    topics: ['context'],
    en: `
      what was (happening|going on)( then| at the time| around it)?
      the time when it was made
      (its|the) (historical )?context`,
    fr: `
      que se passait-il( alors| a l'epoque)?
      son epoque
      son contexte
      le contexte`,
    es: `
      que (pasaba|ocurria) (entonces|en su epoca)
      su epoca
      (su|el) contexto`,
    'zh-TW': `
      時代背景
      創作背景
      當時發生(什麼)?
      當時的情況
      那個時代`,
  },
]
