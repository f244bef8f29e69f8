import { type Frames, lowered, SOLID } from './frames.ts'

const UN =
  /^(?:óleo|acrílico|pastel|dibujo|grabado|linograbado|bronce|tapiz|tejido|bordado|collage|monotipo|ensamblaje|relieve|mural|mosaico|vídeo|video|grafito|carboncillo|díptico|tríptico|gouache|polaroid|aguafuerte|temple)(?!\p{L})/iu
const UNA =
  /^(?:acuarela|tinta|fotografía|foto|impresión|copia|cianotipia|xilografía|serigrafía|litografía|escultura|talla|cerámica|instalación|pintura|tela|técnica mixta|estampa|encáustica|vasija)(?!\p{L})/iu
const MATERIAL =
  /^(?:madera|roble|hierro|acero|cobre|mármol|piedra|caliza|gres|porcelana|terracota|barro|arcilla|yeso|hormigón|vidrio|lana|algodón|seda|lino|fieltro|resina|papel|cartón)(?!\p{L})/iu

const NOUNS =
  /^(?:mar|lugar|hogar|ayer|mujer|placer|amanecer|atardecer|anochecer|taller|poder|altar|azar|par|bar|cualquier|primer|tercer|militar|familiar|popular|pilar|telar|pesar|alquiler|deber|ser)\s/iu
const INFINITIVE = /^\p{L}{2,}(?:ar|er|ir)(?:l[aeo]s?|se|me|nos)?\s/iu
const FINITE =
  /(?<!\p{L})(?:yo|que|se|me|es|son|era|eran|está|están|había|ha|han|no|tiene|tienen)(?!\p{L})|(?<!\p{L})\p{L}{2,}(?:ó|aron|ieron)(?!\p{L})/iu
const PERSONAL = /(?<!\p{L})(?:yo|me|mi|mis|mí|mío|mía|nuestr[oa]s?|nos)(?!\p{L})/iu

export const es: Frames = {
  sentence:
    /(?<!\p{L})(?:yo|es|son|fue|era|eran|está|están|he|ha|han|puse|hice|quise|quería|uso|pinto|trabajo|tejo|coso)(?!\p{L})|^\p{L}{2,}[éí]\s/iu,
  work(caption) {
    const sized = caption.replace(/^([^,\d]+?),?\s(?=\d+(?:[.,]\d+)?\s×)/u, '$1 de ')
    if (UN.test(caption)) return `Esta obra es un ${lowered(sized)}`
    if (UNA.test(caption)) return `Esta obra es una ${lowered(sized)}`
    return MATERIAL.test(caption) ? `Esta obra es de ${lowered(caption)}` : null
  },
  wish(fragment, speaker, named) {
    const words = lowered(fragment)
    const told = speaker === 'other' && PERSONAL.test(words) ? es.quoted(words) : words
    if (INFINITIVE.test(words) && !NOUNS.test(words))
      return `${speaker === 'artist' ? 'Quería' : 'Se trataba de'} ${told}`
    if (FINITE.test(words)) return null
    const work = named ? '' : 'Esta obra '
    const verb = (text: string) =>
      named ? `${text.charAt(0).toUpperCase()}${text.slice(1)}` : text
    if (/^inspirad[oa] en(?!\p{L})/iu.test(words))
      return `${work}${verb('está')} ${words.replace(/^inspirad[oa]/iu, 'inspirada')}`
    if (!/^(?:el|la|los|las|una?|mi|mis)\s\p{L}+\s(?:de|del|entre)(?!\p{L})/iu.test(words))
      return null
    const about = told === words ? `de ${words}`.replace(/^de el\s/u, 'del ') : `de ${told}`
    return `${work}${verb('habla')} ${about}`
  },
  quoted: (words) => `«${words}»`,
  framed: {
    notice: (words) => `Un detalle que conviene mirar: ${words}`,
    origin: (words) => `El punto de partida: ${words}`,
    on_view: (words) => `Dónde se puede ver: ${words}`,
    series: (words) => `Serie y exposiciones: ${words}`,
    plan: (words) => `Para qué es la ayuda: ${words}`,
  },
  personal: PERSONAL,
  tellsLooks: new RegExp(
    `${SOLID}|(?<!\\p{L})(?:color|colores|colorid[oa]s?|paleta|monocrom[oa]s?|negr[oa]s?|blanc[oa]s?|gris|grises|azul|azules|roj[oa]s?|amarill[oa]s?|verdes?|marr[óo]n(?:es)?|naranjas?|rosas?|violetas?|morad[oa]s?|ocres?|oscur[oa]s?|clar[oa]s?|luz|luces|luminos[oa]s?|pálid[oa]s?|gelatina|bronce|escultura|talla|tallad[oa]s?|cerámica|arcilla|barro|gres|porcelana|mármol|acero|instalación|v[íi]deo)(?!\\p{L})`,
    'iu',
  ),
}
