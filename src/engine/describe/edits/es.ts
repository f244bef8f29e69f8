import { droppable, type Edit, type Edits, PICTOGRAMS } from './edits.ts'

const HANGS = 'es|son|era|eran|ser|está|están|parece|parecen|y|e|o|más|muy|tan|no'
const EMPTY = 'atemporal(?:es)?|icónic[oa]s?|impresionantes?|liminal(?:es)?'

const noExclamation: Edit = { find: /¡|!+/gu, by: (match) => (match === '¡' ? '' : '.') }

export const es: Edits = {
  longSentence: 32,
  splits: [
    { find: /;\s+(\p{L})/gu, by: (_match, letter = '') => `. ${letter.toUpperCase()}` },
    { find: /,\s+pero\s+(?=\p{Ll})/gu, by: '. Pero ' },
  ],
  plain: [
    { find: droppable(EMPTY, HANGS, 'y|e|o|pero'), by: '' },
    {
      find: new RegExp(`(?<=\\p{L})(?<!(?<!\\p{L})(?:${HANGS}))\\s+(?:${EMPTY})(?=[.,;:!?])`, 'giu'),
      by: '',
    },
    { find: /invita al espectador a/gu, by: 'permite al espectador' },
    { find: /\s+con maestría sin igual/gu, by: '' },
    { find: /con el fin de(?=\s)/giu, by: 'para' },
    { find: /debido al hecho de que/gu, by: 'porque' },
    { find: /(?<!\p{L})(?:realmente|básicamente|literalmente|de alguna manera)\s+(?=\p{Ll})/gu, by: '' },
  ],
  tone: [
    { find: /(?<!\p{L})súper\s+(?=\p{Ll})/gu, by: 'muy ' },
    { find: /(?<!\p{L})pa['’](?=\s)/gu, by: 'para' },
    PICTOGRAMS,
    noExclamation,
  ],
  concrete:
    /(?<!\p{L})(?:óleo|acrílico|acuarela|tinta|carboncillo|lápiz|gouache|pastel|lienzo|lino|papel|madera|tabla|arcilla|bronce|piedra|pincel|espátula|veladuras?|capas?|hilo|vidrio|metal|fotografía)(?!\p{L})/iu,
  leaning:
    /^(?:él|ella|ellos|ellas|esto|eso|este|esta|estos|estas|luego|después|pero|y|también|sin embargo|su|sus)(?!\p{L})/iu,
  pointing:
    /(?<!\p{L})(?:él|ella|ellos|ellas|ello|esto|eso|l[oa]s?\s\p{L}+é)(?!\p{L})|\p{L}[aei]rl[oa]s?(?!\p{L})/iu,
  glossary: [
    { term: /(?<!\p{L})(?:impasto|empaste)s?(?!\p{L})/iu, meaning: 'pintura aplicada en capa gruesa' },
    { term: /(?<!\p{L})claroscuro(?!\p{L})/iu, meaning: 'fuerte oposición de luz y sombra' },
    { term: /(?<!\p{L})sfumato(?!\p{L})/iu, meaning: 'contornos difuminados como el humo' },
    { term: /(?<!\p{L})gesso(?!\p{L})/iu, meaning: 'fondo blanco bajo la pintura' },
    { term: /(?<!\p{L})gouache(?!\p{L})/iu, meaning: 'acuarela opaca' },
    { term: /(?<!\p{L})encáustica(?!\p{L})/iu, meaning: 'pintura a la cera' },
    { term: /(?<!\p{L})díptico(?!\p{L})/iu, meaning: 'obra en dos paneles' },
    { term: /(?<!\p{L})tríptico(?!\p{L})/iu, meaning: 'obra en tres paneles' },
    { term: /(?<!\p{L})cianotipia(?!\p{L})/iu, meaning: 'copia fotográfica azul' },
  ],
}
