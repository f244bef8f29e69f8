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
}
