import { cased, instead, pairs, type Rule, words } from '../rule.ts'

/** Misspellings whose word is beyond doubt, and what is written so in messages. */
const SLIPS = pairs(`
  abuella=abuela; acrilico=acrílico; acrilicos=acrílicos; acuarella=acuarela; acuareia=acuarela; adelate=adelante; ademas=además; ahi=ahí; algun=algún;
  alli=allí; amedida=a medida; analisis=análisis; apartir=a partir; aqui=aquí; arbol=árbol; arboles=árboles; asi=así; asique=así que; atmosfera=atmósfera;
  atraves=a través; através=a través; atravez=a través; aveces=a veces; avezes=a veces; basicamente=básicamente; carbonsillo=carboncillo; caracter=carácter;
  ceramica=cerámica; ceramicas=cerámicas; comodo=cómodo; composision=composición; composicion=composición; concervar=conservar; conciencia=conciencia;
  contemporaneo=contemporáneo; contemporanea=contemporánea; corason=corazón; corazon=corazón; creacion=creación; creasion=creación; cuadroz=cuadros; cuidad=ciudad; derrepente=de repente;
  derrepentemente=de repente; desarroyo=desarrollo; descripcion=descripción; despues=después; detras=detrás; dibujé=dibujé; dificil=difícil; direccion=dirección; empesar=empezar;
  empesé=empecé; empece=empecé; empeze=empecé; empezé=empecé; encima=encima; encontrao=encontrado; enrealidad=en realidad; enserio=en serio; envez=en vez; escultura=escultura; esensia=esencia; esperiencia=experiencia;
  espresar=expresar; espresion=expresión; espression=expresión; expresion=expresión; exposision=exposición; exposicion=exposición; exibicion=exhibición; exibir=exhibir; exitar=excitar; facil=fácil; fotografia=fotografía;
  fotografias=fotografías; fragil=frágil; frio=frío; fuerza=fuerza; habia=había; habian=habían; haver=haber; hechar=echar; imagenes=imágenes; imajen=imagen; imajenes=imágenes; imaginacion=imaginación; inspiracion=inspiración; inspirasion=inspiración;
  intencion=intención; intension=intención; interes=interés; jente=gente; lapiz=lápiz; lienso=lienzo; liensos=lienzos; logico=lógico; madera=madera; magico=mágico; maquina=máquina; matematica=matemática; medicamento=medicamento; movil=móvil; movimento=movimiento; musica=música;
  nesesario=necesario; nesecito=necesito; nesesito=necesito; nesesidad=necesidad; ningun=ningún; nose=no sé; nosé=no sé; nuebo=nuevo; nueba=nueva; ojala=ojalá; ocacion=ocasión; orijen=origen; osea=o sea; oseano=océano; pagina=página; pais=país; paises=países; parese=parece; pasion=pasión; pinselada=pincelada; pinseladas=pinceladas; pinsel=pincel; pinseles=pinceles; pintava=pintaba; pintavamos=pintábamos; pinzel=pincel; pinzelada=pincelada;
  porfavor=por favor; porq=porque; posision=posición; proceso=proceso; prosceso=proceso; proseso=proceso; proposito=propósito; quedava=quedaba; quiza=quizá; quizas=quizás; rapido=rápido; rapida=rápida; recuerdos=recuerdos; rebelar=rebelar; reflecsion=reflexión; reflexion=reflexión; relacion=relación; resien=recién; sensacion=sensación; sensaciones=sensaciones; sencacion=sensación; sensasion=sensación; sentimento=sentimiento; sentimentos=sentimientos; sentia=sentía; simbolo=símbolo; simbolos=símbolos; silensio=silencio; sinembargo=sin embargo; soledá=soledad; sonrrisa=sonrisa; sonrreir=sonreír; sorprecivo=sorpresivo; sutíl=sutil; tambien=también; tampóco=tampoco; tecnica=técnica; tecnicas=técnicas; telefono=teléfono; tenia=tenía; tenian=tenían; todabia=todavía; todavia=todavía; todabía=todavía; trabage=trabajé; trabajava=trabajaba; transparensia=transparencia; travajo=trabajo; travajar=trabajar; trabes=través; unico=único; unica=única; vasio=vacío; vacio=vacío; vajo=bajo; valla=valla; vibir=vivir; vibido=vivido; vivia=vivía;  volumenes=volúmenes; dia=día; dias=días; tio=tío; tia=tía; atelier=atelier;
  k=que; q=que; xq=porque; pq=porque; xk=porque; porke=porque; porqe=porque; aunq=aunque; aunke=aunque; tb=también; tmb=también; tbn=también; tambn=también; bn=bien; tmpoco=tampoco; dnd=donde; cnd=cuando; cuand=cuando; msj=mensaje; dspues=después; pa=para; muxo=mucho; mxo=mucho; muxa=mucha; xfa=por favor; ke=que
`).filter(([from, [to]]) => from !== to)

const MASCULINE_OR_FEMININE =
  'madre|padre|abuela|abuelo|hermana|hermano|hija|hijo|tía|tío|maestra|maestro|profesora|profesor|amiga|amigo|vecina|vecino|mujer|marido'
/** Words in -o, -a and -e that have another meaning with an accent, and are meant as they stand. */
const AS_THEY_STAND =
  'sobre|entre|nombre|base|parte|ante|desde|corte|toque|viaje|traje|baile|enfoque|borde|cierre|contraste|aire|clase|frente|arte|siempre|parque|bosque|torre|doble|grande|calle|hombre|noche|como|todo|solo|mismo|lado|cambio|trabajo|largo|modo|medio|uso|paso|resto|cuadro|marco|encuentro|peso|ritmo|dibujo|retrato|sueño|encargo'
const CONFUSED = { kind: 'grammar', reason: 'confused' } as const
const ACCENT = { kind: 'spelling', reason: 'accent' } as const
const AGREEMENT = { kind: 'grammar', reason: 'agreement' } as const

const confused: Rule[] = instead(
  CONFUSED,
  `
  (?:haber|a haver|aver|haver) (si|qué|que pasa|cómo|como|cuándo|quién|quien)=a ver $1;
  (voy|vas|va|vamos|van|vuelvo|volví|invito|empecé|aprendí|volver) (?:a )?(?:haber|haver|aver)=$1 a ver;
  (?:a ver|aver|haver) (sido|estado|hecho|visto|pintado|tenido|vivido|\\p{L}{2,}(?:ado|ido))=haber $1;
  ay (que|un|una|muchos?|muchas?|algo|nada|días|veces|colores|momentos|cosas|gente|algunos|algunas)=hay $1;
  (por|de) hay(?=[.,;]|$| (?:se|salen?|viene|nacen?|surgen?))=$1 ahí;
  (he|has|ha|hemos|han|había|está|esta|estaba|están|fue|sido) echo=$1 hecho;
  (está|esta|estaba|están|fue|obra|pieza|escultura|figura|serie) echa(s?)=$1 hecha$2;
  (hecho|hecha|hechas|hechos) de menos=echo de menos;
  asia (el|la|los|las|mi|un|una|afuera|adentro|arriba|abajo|dentro|fuera|donde)=hacia $1;
  hacia (frío|calor|falta|viento|mucho|pensar|sentir|reír|tiempo|años|daño|sol)=hacía $1;
  (se|me|lo|la|mi \\p{L}+|que) hacia(?=\\s(?:cada|todos|siempre|mi|en|con|por las)(?!\\p{L}))=$1 hacía;
  mas (grande|pequeñ[oa]|que|de|claro|clara|oscuro|oscura|importante|tarde|allá|alla|cerca|lejos|fuerte|suave|bien|o menos|íntim[oa]|profund[oa]|tiempo|color|colores|luz|despacio|simple|sencill[oa]|personal|abstract[oa]|viv[oa]|libre)=más $1;
  (lo|la|el|los|las|que|para|mucho|poco|cada vez|un|una|nada|nadie|algo|no|sin|es|aún|todavía) mas(?!\\s(?:no|yo)(?!\\p{L}))=$1 más;
  (obra|pieza|serie|pintura|escultura|figura|tela|imagen|casa|mujer) esta(?=\\s(?:\\p{L}+[aei]d[oa]|\\p{L}+(?:ando|iendo)|hech[oa]|en|muy|llen[oa]|aquí|ahí|allí|vací[oa]|sol[oa]|sobre|inspirad[oa])(?!\\p{L}))=$1 está;
  (que|no|se|todo|ella|él|donde|cuando) esta(?=\\s(?:\\p{L}+(?:ando|iendo)|hech[oa]|en (?:el|la|mi|un)|muy|aquí|ahí|allí|vací[oa]|llen[oa])(?!\\p{L}))=$1 está;
  esta (hech[oa]|llen[oa] de|inspirad[oa] en|pintad[oa] (?:con|en|sobre|a)|realizad[oa] (?:con|en)|compuest[oa] (?:de|por)|\\p{L}+(?:ando|iendo))=está $1;
  estan=están;
  tu (eres|tienes|ves|puedes|quieres|sientes|decides)=tú $1;
  (para|a|de|por|en|sobre|hacia|contra|sin) mi(?=[.,;:!?]|$| (?:me|no|y|es|mism[oa])(?!\\p{L}))=$1 mí;
  el (era|fue|dijo|decía|tenía|quería|pintaba|me (?:dijo|enseñó|decía|dio))=él $1;
  (no|yo|ya) se(?= (?:que|qué|si|como|cómo|cuándo|muy bien)(?!\\p{L})|[.,])=$1 sé;
  aun (no|sigo|sigue|hoy|queda|quedan|está|estoy|recuerdo|tengo)=aún $1;
  (que|no|me|se|lo|siempre|ella|él|yo) tubo=$1 tuvo;
  (que|no|me|se|yo|siempre) tube=$1 tuve;
  (una|otra|cada|tal|la primera|alguna|a la|en|rara|primera|última|de una) ves=$1 vez;
  (que|no|aunque|cuando|quizás?) halla (\\p{L}+[aei]do|hecho|visto)=$1 haya $2;
  (que|no|para que|cuando) valla=$1 vaya;
  (se|me|lo|la|le|nos|que|no|ya|obra|ella|él|siempre|quien|nadie|me lo|ha) a (sido|estado|hecho|visto|puesto|dicho|\\p{L}{2,}(?:ado|ido))=$1 ha $2;
  ha (el|la|los|las|mi|un|una|través|veces|partir|mano|lo|su|cada|todos|base de|pesar|lápiz|óleo)=a $1;
  e (hecho|visto|puesto|dicho|querido|pintado|estado|usado|trabajado|aprendido|tenido|vivido|intentado|elegido|sido)=he $1;
  (las|los|lo|la|me|no|y|que|le|les|nos|yo) e (\\p{L}{2,}(?:ado|ido)|hecho|visto|puesto|dicho|escrito|roto|abierto|cubierto)=$1 he $2;
  (no|yo|ya|que|nadie) savia=$1 sabía;
  (no|que|ya|donde|solo|siempre) (?:abia|abía|havia|avia)=$1 había;
  (huele|sabe|va|vamos|voy|viene|mira|junto|frente|gracias|suena|llega|vuelve|empieza|ayuda) ha=$1 a;
  ah (sido|estado|hecho|pintado)=ha $1;
  iva=iba;
  ivan=iban;
  (yo|que|cuando|siempre|lo|la|no) abría (que|sido|hecho|podido|querido)=$1 habría $2;
  en ves de=en vez de;
  apesar=a pesar;
  a parte de=aparte de;
  de el (mar|color|cuadro|tiempo|pintor|lienzo|taller|cuerpo|silencio|mundo|agua|campo|barrio)=del $1;
  a el (mar|cuadro|espectador|taller|lienzo|mundo|fondo|final|principio)=al $1;
  por que(?=\\s(?:me|no|es|quería|mi|la|el|yo|siempre|creo|así)(?!\\p{L}))=porque;
  sobretodo (me|el|la|los|las|en|cuando|por|con|es|lo)=sobre todo $1;
  (no|me|se|le) a gusta=$1 ha gustado;
  x (eso|la|el|que|mi|un|una|favor|lo|ejemplo|las|los)=por $1;
  d (la|mi|los|las|un|una|lo|mis|colores|noche|día)=de $1;
  (el|al|del|un|mi|este|gran|cada) publico=$1 público;
  (el|al|del|un|mi|este|su|de|sin) titulo=$1 título;
  (espacio|lado|mundo|diario|momento|más|muy|lo|tono|acto) intimo=$1 íntimo;
  (más|muy|vida|escena|luz|obra|historia) intima=$1 íntima;
  (la|una|mi|esta) practica=$1 práctica;
  (la|una|mi|esta) critica=$1 crítica;
  (el|un|del|al|este|mi|gran|cada) rio=$1 río;
  oleo=óleo;
  oleos=óleos;
  (?<=^|[.!?]\\s)que (significa|es|son|quiere|queda|hace|pasa)(?=[^.!?]*\\?)=qué $1
  `,
)

const accents: Rule[] = [
  // « mi abuela me enseño » : somebody else did it, once.
  {
    ...ACCENT,
    find: words(
      `(mi (?:${MASCULINE_OR_FEMININE})|él|ella|quien) ((?:(?:me|te|le|nos|se|lo|la|les)\\s){0,2})(?!(?:${AS_THEY_STAND})(?!\\p{L}))(\\p{L}{2,})o`,
    ),
    offers: ([, who = '', between = '', stem = '']) => [`${who} ${between}${stem}ó`],
    needs: ([, , , stem = '']) => [`${stem.toLowerCase()}ó`, `${stem.toLowerCase()}ar`],
  },
  {
    ...ACCENT,
    find: words(`se (?!(?:${AS_THEY_STAND})(?!\\p{L}))(\\p{L}{3,})o`),
    offers: ([, stem = '']) => [`se ${stem}ó`],
    needs: ([, stem = '']) => [`${stem.toLowerCase()}ó`],
  },
  // « yo pinte este cuadro » : I did it, once.
  {
    ...ACCENT,
    find: words(
      `(yo|también|tambien|ya lo|ya la|ya|cuando lo|cuando la|después lo|después la|luego lo|luego la|primero) (?!(?:${AS_THEY_STAND})(?!\\p{L}))(\\p{L}{3,})e(?=[.,;]|\\s)`,
    ),
    offers: ([, before = '', stem = '']) => [`${before} ${stem}é`],
    needs: ([, , stem = '']) => [
      `${stem.toLowerCase()}é`,
      `${stem.toLowerCase().replace(/qu$/u, 'c').replace(/gu$/u, 'g').replace(/c$/u, 'c')}ar`,
    ],
  },
  // « lo pegue con oro »: I did it to something; after « que » it may be a wish.
  {
    ...ACCENT,
    find: words(
      `(?<!(?:que|no|ojalá|quien|cuando|se|me|te|a|de|en|por|con) )(lo|la|los|las) (?!(?:${AS_THEY_STAND}|grave|importante|siguiente|suficiente|evidente|posible|que)(?!\\p{L})(?! con| en| sin))(\\p{L}{3,})e(?=\\s(?:con|en|a|sin|desde|sobre|yo|así|todo|después|durante|por)(?!\\p{L})|[.,])`,
    ),
    offers: ([, what = '', stem = '']) => [`${what} ${stem}é`],
    needs: ([, , stem = '']) => [
      `${stem.toLowerCase()}é`,
      `${stem.toLowerCase().replace(/qu$/u, 'c').replace(/gu$/u, 'g')}ar`,
    ],
  },
  {
    ...ACCENT,
    find: /(?<=(?:^|[.!?;]\s|,\s|\sy\s))(?!(?:sobre|entre|nombre|base|parte|ante|desde|siempre|doble|que|de|se|me|le|te|ese|este|aire|noche|calle)\s)(\p{L}{3,})e(?=\s(?:est[aeo]s?|el|los|un|una|mi|mis|esta|cada|todo|toda|todos|muchos?|durante)\s)/giu,
    offers: ([, stem = '']) => [`${stem}é`],
    needs: ([, stem = '']) => [`${stem.toLowerCase()}é`, `${stem.toLowerCase()}ar`],
  },
]

const FEMININE = 'obra|pintura|escultura|imagen|textura|serie|luz|forma|tela|pieza|mano|técnica'
const MASCULINE = 'cuadro|color|lienzo|dibujo|paisaje|mural|grabado|taller|problema|tema|retrato'
/** The article keeps its kind: `un obra` is `una obra`, `este imagen` is `esta imagen`. */
const IN_FEMININE: Record<string, string> = { un: 'una', el: 'la', este: 'esta', ese: 'esa' }
const IN_MASCULINE: Record<string, string> = { una: 'un', la: 'el', esta: 'este', esa: 'ese' }

function article(articles: Record<string, string>, nouns: string): Rule {
  return {
    ...AGREEMENT,
    find: words(`(${Object.keys(articles).join('|')}) (${nouns})`),
    offers: ([whole, typed = '', noun = '']) => [
      `${cased(whole, articles[typed.toLowerCase()] ?? typed)} ${noun}`,
    ],
  }
}

const inPlural = (noun: string) => (/[aeiouéó]$/iu.test(noun) ? `${noun}s` : `${noun}es`)

const agreement: Rule[] = [
  ...instead(
    AGREEMENT,
    `
    mucho (gente|luz|agua|pintura|materia|textura|memoria|tierra)=mucha $1;
    poco (gente|luz|agua|pintura|materia|textura|memoria|tierra)=poca $1;
    muchos (veces|cosas|capas|obras|personas|texturas|telas)=muchas $1;
    muchas (colores|años|días|cuadros|detalles|recuerdos|problemas)=muchos $1;
    hubieron=hubo;
    habían (muchos|muchas|dos|tres|cosas|colores)=había $1;
    haiga=haya
    `,
  ),
  article(IN_FEMININE, FEMININE),
  article(IN_MASCULINE, MASCULINE),
  {
    ...AGREEMENT,
    find: words(
      '(mis|sus|tus|muchos|muchas|varios|varias|algunos|algunas|unos|unas|estos|estas|esos|esas) (?!(?:de|en|que|con|por|para|como|veces|mil|son|\\p{L}*(?:ce|siete|ocho|nueve|uno|dós|trés|cuatro|cinco|seis)|veinte|treinta|\\p{L}+enta|cien)(?!\\p{L}))(\\p{L}{4,})(?<!s|n|é|ó)',
    ),
    offers: ([whole, , noun = '']) => [
      `${whole.slice(0, whole.length - noun.length)}${inPlural(noun)}`,
    ],
    needs: ([, , noun = '']) => [noun.toLowerCase(), inPlural(noun.toLowerCase())],
  },
]

/** A question or a cry opens as it closes. */
const opening: Rule[] = [
  ['?', '¿'],
  ['!', '¡'],
].map(([close, open = '']) => ({
  kind: 'grammar',
  reason: 'opening-sign',
  find: new RegExp(`(?<=^|[.!?…\\n]\\s*)(?=\\p{L}[^¿¡.!?…\\n]{1,200}[${close}])`, 'gu'),
  offers: () => [open],
}))

const doubled: Rule = {
  kind: 'spelling',
  reason: 'doubled',
  find: words(
    '(el|la|los|las|de|del|un|una|y|a|en|con|por|para|que|es|mi|mis|su|se|me|lo|al|como|o|pero|sobre) \\1',
  ),
  offers: ([, word = '']) => [word],
  sure: true,
}

export const es = {
  slips: new Map(SLIPS),
  rules: [...confused, ...accents, ...agreement, ...opening, doubled],
}
