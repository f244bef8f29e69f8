import type { Language } from '#shared/languages.ts'

/** How an alternative text does not begin, in folded text: that it stands for a picture is known. */
export const PICTURE_OF: Record<Language, RegExp> = {
  en: /^(?:an? |the )?(?:image|picture|painting|photo(?:graph)?|print|drawing|portrait|view) (?:of|showing|that shows)\b/u,
  fr: /^(?:une? |la |le |l['’])?(?:image|tableau|peinture|photo(?:graphie)?|estampe|gravure|dessin|portrait|vue) (?:de |d['’]|du |des |qui |montrant|representant)/u,
  es: /^(?:una? |la |el )?(?:imagen|cuadro|pintura|foto(?:grafia)?|estampa|grabado|dibujo|retrato|vista) (?:de |del |que |con )/u,
  'zh-TW':
    /^(?:這|此|一)?(?:張|幅|是)?(?:一)?(?:張|幅)?(?:圖片|圖像|圖中|畫中|畫面中|畫作|繪畫|照片|版畫|素描)/u,
}

/** Words that say what a work means, or how it makes one feel, instead of what is there; and that somebody sees. In folded text. */
export const READINGS: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:symboli?[sz]\p{L}*|symbols?|allegor\p{L}+|metaphors?|represent(?:s|ing)?|stands? for|evok(?:es?|ing)|suggest(?:s|ing|ive)?|convey(?:s|ing)?|express(?:es|ing|ive)|mean(?:s|ing)|moods?|atmospher\p{L}+|feelings?|(?:seems?|appears?) to|as if to|myster\p{L}+|enigma\p{L}*|seren\p{L}+|tranquil\p{L}*|melanchol\p{L}+|menac\p{L}+|threaten\p{L}*|dramatic\p{L}*|beaut\p{L}+|majest\p{L}+|sublime|haunting|dreamlike|intimate|remind(?:s|ing)?|we (?:can )?see|you (?:can )?see|the viewer|our eyes?)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:symbol\p{L}+|allegor\p{L}+|metaphor\p{L}+|represent(?:e|ent|ant)|incarn(?:e|ent)|evoqu\p{L}+|sugger\p{L}+|exprim\p{L}+|expressi\p{L}+|signifi\p{L}+|ambiances?|atmosphere|sentiments?|sembl(?:e|ent)|parai(?:t|ssent)|on dirait|myster\p{L}+|enigm\p{L}+|serein\p{L}*|serenite|melancol\p{L}+|menac\p{L}+|dramatique\p{L}*|beaute|magnifique\p{L}*|majest\p{L}+|sublime|onirique\p{L}*|intimite|rappell(?:e|ent)|(?:nous|on|vous) (?:voyons|voit|voyez|distingue|distinguons|apercoit|apercevons)|le spectateur|le regard(?:eur)?)(?!\p{L})/u,
  es: /(?<!\p{L})(?:simbol\p{L}+|alegor\p{L}+|metafor\p{L}+|represent(?:a|an|ando)|encarn(?:a|an)|evoc(?:a|an|ando)|sugier(?:e|en)|sugiriendo|transmit(?:e|en)|expres(?:a|an|ando|ivo|iva)|signific\p{L}+|ambiente|atmosfera|sentimientos?|parece(?:n)?|se diria|misteri\p{L}+|enigm\p{L}+|seren\p{L}+|melanc\p{L}+|amenaz\p{L}+|dramatic\p{L}+|bell(?:a|o|eza)|hermos\p{L}+|majest\p{L}+|sublime|onirico|intim\p{L}+|recuerda(?:n)?|vemos|podemos ver|observamos|el espectador|la mirada del)(?!\p{L})/u,
  'zh-TW':
    /象徵|寓意|隱喻|代表|意味|暗示|傳達|表達|表現出|流露|氛圍|氣氛|情緒|心情|感覺|彷彿在|似乎|好像在|神祕|寧靜|靜謐|憂鬱|哀傷|威脅|戲劇性|優美|美麗|壯麗|唯美|夢幻|令人|使人|讓人|想起|我們|觀者|觀眾/u,
}
