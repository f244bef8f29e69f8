import { doubled, droppable, type Edit, type Edits, PICTOGRAMS, replacing } from './edits.ts'

const HANGS = 'es|son|era|eran|ser|está|están|parece|parecen|y|e|o|más|muy|tan|no'
const EMPTY = 'atemporal(?:es)?|icónic[oa]s?|impresionantes?|liminal(?:es)?'
const SUBJECT =
  '(?=(?:yo|él|ella|ellos|ellas|esto|eso|es|era|fue|está|estaba|quiero|quería|busco|pinto|trabajo|uso|creo|pienso)\\s)'
const WAITING =
  'cuando|si|como|porque|aunque|después de|desde que|antes de|mientras|ya que|puesto que|para que|donde'

const noExclamation: Edit = { find: /¡|!+/gu, by: (match) => (match === '¡' ? '' : '.') }

export const es: Edits = {
  longSentence: 28,
  leastPart: 4,
  splits: [
    { at: /;\s+(?=\p{L})/gu, opening: '' },
    { at: new RegExp(`,\\s+${SUBJECT}`, 'gu'), opening: '', isSplice: true },
    { at: /,\s+pero\s+(?=\p{Ll})/gu, opening: 'Pero ' },
    {
      at: new RegExp(`,?\\s+y\\s+(?:(?=(?:luego|después|entonces|por eso)\\s)|${SUBJECT})`, 'gu'),
      opening: '',
    },
    { at: /,?\s+así que\s+(?=\p{Ll})/gu, opening: 'Así que ' },
  ],
  clause:
    /(?<!\p{L})(?:yo|es|son|era|eran|fue|está|están|estaba|he|ha|han|hay|tiene|quiero|quería|busco|pinto|trabajo|uso)(?!\p{L})|(?<!\p{L})\p{L}{2,}(?:é|ó|aba|aban|aron|ieron)(?!\p{L})/iu,
  waiting: new RegExp(
    `^(?:${WAITING}|en|con|para|por|a|al|de|desde|sobre|sin|tras|hacia|entre)(?!\\p{L})|(?<!\\p{L})(?:y|pero|o|que)\\s+(?:${WAITING})(?!\\p{L})|(?<!\\p{L})entre(?!\\p{L})`,
    'iu',
  ),
  plain: [
    doubled('poco'),
    { find: droppable(EMPTY, HANGS, 'y|e|o|pero'), by: '' },
    {
      find: new RegExp(`(?<=\\p{L})(?<!(?<!\\p{L})(?:${HANGS}))\\s+(?:${EMPTY})(?=[.,;:!?])`, 'giu'),
      by: '',
    },
    {
      find: /(?<=^|[,;.!?]\s)(?:yo )?(?:creo|pienso|opino) que\s(?=(?:es|esto|esta obra|este cuadro|mi obra|mi trabajo)\s)/giu,
      by: '',
    },
    { find: /\s+con maestría sin igual/gu, by: '' },
    { find: /^(?:en realidad|básicamente|en mi opinión|de hecho),?\s+/iu, by: '' },
    {
      find: /(?<!(?<!\p{L})no\s)(?<!\p{L})(?:realmente|verdaderamente|básicamente|literalmente|de alguna manera)\s+(?=\p{Ll})/gu,
      by: '',
    },
    ...replacing({
      'invita al espectador a': 'permite al espectador',
      'con el (?:fin|objetivo|propósito) de': 'para',
      'a fin de': 'para',
      'debido al hecho de que': 'porque',
      'a pesar del hecho de que': 'aunque',
      'en el momento en que': 'cuando',
      'en la actualidad': 'hoy',
      'hago uso de': 'uso',
      'hace uso de': 'usa',
      'tiene la capacidad de': 'puede',
      'llevo a cabo': 'hago',
      'lleva a cabo': 'hace',
      utilizar: 'usar',
      utilizo: 'uso',
      utiliza: 'usa',
      utilizan: 'usan',
      utilizamos: 'usamos',
      utilicé: 'usé',
      utilizó: 'usó',
      utilizaba: 'usaba',
      utilizando: 'usando',
      utilizado: 'usado',
      utilizada: 'usada',
      utilizados: 'usados',
      utilizadas: 'usadas',
      visualizar: 'ver',
      finalizar: 'terminar',
    }),
  ],
  tone: [
    ...replacing({
      'súper(?= \\p{Ll})': 'muy',
      'super(?= \\p{Ll})': 'muy',
      "pa'": 'para',
      xq: 'porque',
      pq: 'porque',
      tb: 'también',
      tmb: 'también',
    }),
    PICTOGRAMS,
    noExclamation,
  ],
  throat: [
    { find: /^como artista, /iu, by: '' },
    { find: /^(?:quisiera|me gustaría|quiero) (?:empezar por )?decir que\s/iu, by: '' },
  ],
  concrete:
    /(?<!\p{L})(?:óleo|acrílico|acuarela|tinta|carboncillo|lápiz|gouache|pastel|lienzo|lino|papel|madera|tabla|arcilla|bronce|piedra|pincel|espátula|veladuras?|capas?|hilo|lana|algodón|telar|vidrio|metal|película|fotografía)(?!\p{L})/iu,
  leaning:
    /^(?:él|ella|ellos|ellas|esto|eso|este|esta|estos|estas|luego|después|pero|y|también|sin embargo|por fin|al final|poco a poco|entonces|su|sus)(?!\p{L})/iu,
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
    { term: /(?<!\p{L})húmedo sobre húmedo(?!\p{L})/iu, meaning: 'color puesto sobre color aún mojado' },
    {
      term: /(?<!\p{L})cera perdida(?!\p{L})/iu,
      meaning: 'fundición a partir de un modelo de cera que se derrite',
    },
    { term: /(?<!\p{L})pátina(?!\p{L})/iu, meaning: 'piel coloreada del metal' },
    { term: /(?<!\p{L})esgrafiado(?!\p{L})/iu, meaning: 'líneas rascadas a través de una capa' },
    {
      term: /(?<!\p{L})gelatina de plata(?!\p{L})/iu,
      meaning: 'fotografía en blanco y negro de laboratorio',
    },
    { term: /(?<!\p{L})ikat(?!\p{L})/iu, meaning: 'hilo teñido con un dibujo antes de tejerlo' },
  ],
}
