import { type Manner, rulesOf } from './manner.ts'

const SUBJECT =
  '(?:yo|él|ella|ellos|ellas|esto|eso|es|era|fue|está|estaba|quiero|quería|busco|pinto|trabajo|uso|creo|pienso)\\s'
const WAITING =
  'cuando|si|como|porque|aunque|después de|desde que|antes de|mientras|ya que|puesto que|para que|donde'

export const es: Manner = {
  longSentence: 40,
  leastPart: 4,
  splice:
    /,\s+(?:yo|él|ella|ellos|ellas|esto|eso|es|era|fue|está|estaba|quiero|quería|busco|pinto|trabajo|uso|creo|pienso)(?=\s)/giu,
  joint: new RegExp(`,?\\s(?:y|pero|así que|porque)\\s(?=${SUBJECT})|;`, 'gu'),
  clause:
    /(?<!\p{L})(?:yo|es|son|era|eran|fue|está|están|estaba|he|ha|han|hay|tiene|quiero|quería|busco|pinto|trabajo|uso)(?!\p{L})|(?<!\p{L})\p{L}{2,}(?:é|ó|aba|aban|aron|ieron)(?!\p{L})/iu,
  waiting: new RegExp(
    `^(?:${WAITING}|en|con|para|por|a|al|de|desde|sobre|sin|tras|hacia|entre)(?!\\p{L})|(?<!\\p{L})(?:y|pero|o|que)\\s+(?:${WAITING})(?!\\p{L})|(?<!\\p{L})entre(?!\\p{L})`,
    'iu',
  ),
  rules: rulesOf({
    wordy: `
      con el (?:fin|objetivo|propósito) de=para; debido al hecho de que=porque; a pesar del hecho de que=aunque; en el momento en que=cuando; en la actualidad=hoy;
      hago uso de=uso; hace uso de=usa; tiene la capacidad de=puede; llevo a cabo=hago; lleva a cabo=hace; utilizar=usar; utilizo=uso; utiliza=usa; utilizan=usan; utilizamos=usamos;
      utilicé=usé; utilizó=usó; utilizaba=usaba; utilizando=usando; utilizado=usado; utilizada=usada; utilizados=usados; utilizadas=usadas; finalizar=terminar; una gran cantidad de=muchos|muchas; por medio de=con
    `,
    talk: `súper(?=\\s\\p{Ll})=muy; super(?=\\s\\p{Ll})=muy; pa'(?=\\s\\p{Ll})=para`,
    empty: `
      liminal(?:es|idad)?; atemporal(?:es|idad)?; icónic[oa]s?; invitan? al espectador; interpelan? al? (?:espectador|público); dialogan? con; diálogo (?:entre|con); dicotomía; dualidad; paradigma; deconstru\\p{L}*; ontol\\p{L}+; en la intersección de; la esencia de; efímer[oa]s?; trasciend\\p{L}*; transcend\\p{L}*; oníric[oa]s?; profund[oa]s?; profundamente; cosmovisión; imaginario; materialidad; lenguaje (?:plástico|visual|pictórico); cuestionan? (?:la|el|los|las|nuestra|nuestro)(?= ); discurso; universo (?:onírico|poético|propio|interior); resignific\\p{L}*; atraviesa(?:n|da|do)?; potencia(?:n)? poética; poética de; tensión entre; una especie de; únic[oa]s?
    `,
    praise: `
      impresionantes?; maravillos[oa]s?; espectacular(?:es)?; cautivador(?:a|es|as)?; fascinantes?; increíbles?; extraordinari[oa]s?; sublimes?; magistral(?:es|mente)?; con maestría sin igual; inolvidables?; asombros[oa]s?; sobrecogedor(?:a|es|as)?
    `,
    filler: `realmente; verdaderamente; básicamente; literalmente; de alguna manera; de alguna forma; absolutamente; totalmente; completamente; simplemente; (?<=^|[.!?]\\s)en realidad,?; (?<=^|[.!?]\\s)de hecho,?; al fin y al cabo; por supuesto; obviamente; o sea`,
    hedge: `(?:yo )?(?:creo|pienso|opino|siento) que; quizás?; tal vez; a lo mejor; en mi opinión`,
    throat: `
      (?<=^|[.!?¡]\\s?)como artista,; (?:quisiera|me gustaría|quiero) (?:empezar por )?decir que; cabe (?:destacar|mencionar|señalar) que; es importante (?:decir|señalar|destacar) que; a través de esta obra,
    `,
    colloquial: `
      guay(?:s)?; mola(?:n|ba|ban)?; chul[oa]s?; flipa\\p{L}*; curro; currar; tí[oa]s?(?=,); movidas?; rollo(?=,| de que| así); a tope; mogollón; un montón; un huevo; bestial; chévere; chido; padrísimo; bacán; copado; posta; onda(?=,); re (?=(?:lindo|linda|bueno|buena|copado)); mega; hiper; cosas? así; y eso(?=[.,]|$); y tal; cosita; peña; jaja(?:ja)*; xd; etc
    `,
    feeling: `tristeza; triste; alegría; felicidad; feliz; emoci(?:ón|ones); emocional(?:es)?; sentimientos?; nostalgia; nostálgic[oa]s?; melancolía; melancólic[oa]s?; soledad; rabia; miedo; angustia; duelo; calma; paz; amor`,
    vague: `técnicas? mixtas?; (?:distint|divers|diferent|vari)[oea]s? (?:materiales|técnicas|soportes|medios|herramientas)`,
  }),
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
