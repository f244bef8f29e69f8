import type { WrittenWant } from './wants.ts'

/** What the label says. */
export const LABEL_WANTS: WrittenWant[] = [
  {
    facts: ['collection'],
    en: `
      where (can|could|do|should) (i|we|you|one) (see|find|visit|view)( {work})?
      where( is|'s) {work}( now| today| kept| displayed| exhibited| hanging| held)*{end}
      where does it hang
      (in )?(which|what) museum( is it in| has it)?
      where can it be seen
      (which|what) city is it in
      on display`,
    fr: String.raw`
      ou (peut|puis|pourrait|pouvons)[ -](on|je|nous)( (la|le))? voir( {work})?
      ou (se trouve|est)([ -](t-)?(il|elle))?( expose\w*| conserve\w*)?( {work})?( aujourd'hui| maintenant| expose\w*| conserve\w*)*{end}
      (dans )?quel musee( est-(il|elle))?
      ou (la|le) voir
      (il|elle) est ou{end}
      dans quelle ville (est|se trouve)[^?]*`,
    es: `
      donde (se )?(puedo|puede|podemos) (ver|encontrar|visitar)(l[oa])?( {work})?
      donde (esta|se encuentra|se conserva|se expone|se exhibe|cuelga)( {work}| ahora| hoy| expuest[oa])*{end}
      donde (verl[oa]|esta expuest[oa])
      en que ciudad (esta|se encuentra)( {work})?
      (en )?que museo( esta)?`,
    'zh-TW': `
      (在|掛在|放在)?[哪那]([個間座家])?(博物館|美術館)
      在?哪[裡裏里](可以|能|才能)?(看到|看見|看得到|欣賞|參觀)
      收藏在哪[裡裏里]?
      哪[裡裏里](看得到|有收藏)
      (現藏|館藏|收藏)(於|在)?(何處|哪[裡裏里]|哪間|哪座)?{end}
      ^(這幅畫|這件作品|這個|它|畫)?(現在|目前)?(掛|放|收藏)?在(哪[裡裏里]|何處){end}`,
  },
  {
    facts: ['artist'],
    en: `
      who (painted|made|created|drew|carved|sculpted) {work}
      who (is|was) the (artist|painter|author|maker)
      who( is|'s) (it|this) by
      whose (painting|picture|work) is (it|this)
      the (artist|painter)'s name
      by whom`,
    fr: String.raw`
      qui l'a (peint|fait|cree|dessine)\w*
      qui a (peint|fait|cree) {work}
      (c'est )?de qui (est|c'est)[^?]*
      c'est de qui
      qui est (le peintre|l'artiste|l'auteur)
      quel (peintre|artiste)
      qui est-ce qui l'a (peint|fait)\w*
      le nom du peintre
      par qui
      l'auteur`,
    es: `
      quien ((lo|la) )?(pinto|hizo|creo)( {work})?{end}
      quien es (el|la) (autora?|pintora?|artista)
      de quien es( {work})?{end}
      que (pintor|artista)
      quien (fue|es) su (autora?|pintora?)
      el autor`,
    'zh-TW': `
      (是)?誰(畫|創作|做)(的|了)?(這幅畫|它)?{end}
      是?誰的作品
      作者
      哪[位個](畫家|藝術家)
      畫家(是誰|叫什麼)(名字)?
      誰的畫`,
  },
  {
    facts: ['size'],
    en: `
      how (big|large|tall|wide|high)
      (what|which) (is the |is its |are the |are its )?(size|dimensions?|measurements?)
      how many (cm|centimetres|centimeters|metres|meters|inches)
      is it (very )?(big|large){end}
      (the|its) (size|dimensions|measurements)`,
    fr: `
      quelles? (est|sont) (sa|ses|la|les) (taille|dimensions?|mesures?)
      quelles? (taille|dimensions?)
      combien mesure[^?]*
      mesure([ -]t-(il|elle))? combien
      (c'est )?grand comment
      quel(le)? (format|hauteur|largeur)
      est-(il|elle) (tres )?grande?{end}
      dimensions?`,
    es: `
      (que|cual es su) (tamano|medidas|dimensiones)( tiene)?
      cuanto miden?
      es (muy )?grande{end}
      que tan grande
      que (altura|anchura|formato)
      como de grande
      dimensiones
      medidas`,
    'zh-TW': `
      尺寸
      多大
      大小
      多高
      多寬
      多長
      幾公[分尺]
      面積`,
  },
  {
    facts: ['medium'],
    topics: ['technique'],
    en: String.raw`
      what is {work} (made|painted|done|printed) (of|with|on|from)
      what (materials?|medium|support)
      which materials?
      medium
      what (did|does) (he|she|they) paint (it )?(with|on)
      is it (an )?oil\w*( painting)?`,
    fr: String.raw`
      en quoi (est|c'est)[ -]?(elle|il)?( fait\w*)?
      quels? (materiaux|materiau|support)( est-(il|elle) peinte?)?
      sur quoi (est|c'est)(-ce)?[^?]*
      (sur )?quel support[^?]*
      avec quoi
      quelle (est la )?technique( utilisee)?{end}
      (est-ce|c'est) (une|de la) peinture a l'huile`,
    es: `
      de que (esta hech[oa]|material){end}
      (en|sobre) que (soporte|material|esta)( esta)? ?(pintad[oa])?
      que (materiales|material|soporte)
      con que (esta|lo|la|se)? ?(pintad[oa]|pinto|hizo)
      que tecnica( uso)?{end}
      es (un )?oleo`,
    'zh-TW': `
      什麼材質
      材質
      媒材
      用什麼(材料)?(畫|做)
      什麼材料
      畫在什麼(上面|材質)?上?
      什麼做的
      是油畫嗎`,
  },
  {
    facts: ['movement', 'genre'],
    en: `
      (what|which) (is (this|the) )?(art )?style( called)?
      movement
      genre`,
    fr: `
      quel (style|mouvement|courant)
      comment s'appelle ce style
      ce style
      courant`,
    es: `
      que (estilo|movimiento|genero)
      como se llama este estilo
      este estilo`,
    'zh-TW': `
      (這種|什麼)?(風格|流派|畫派|畫風)(叫什麼)?
      類型`,
  },
]
