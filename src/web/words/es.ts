import { LANGUAGES } from '#shared/languages.ts'
import { MODES } from '#shared/modes.ts'
import type { Words } from '#web/words/en.ts'
import type { HomeWords } from '#web/words/en-home.ts'
import { spelledIn } from '#web/words/spelled.ts'

const spelled = spelledIn('cero un dos tres cuatro cinco seis siete ocho nueve diez')

/** Spanish words of the frame and the home page. */
export const words = {
  site: {
    name: 'Artsking',
    gap: ' ',
    stop: '.',
    promise: 'La explicación de arte que usted puede comprobar.',
    skip: 'Ir al contenido',
    loading: 'Cargando…',
    pageNotFound: 'No hemos encontrado esa página.',
    close: 'Cerrar',
    larger: 'Ampliar',
    smaller: 'Reducir',
    language: 'Idioma',
  },
  header: {
    navigation: 'Navegación principal',
    menu: 'Menú',
    artworks: 'Obras',
    about: 'Acerca de',
    faq: 'Preguntas',
    contact: 'Contacto',
    pricing: 'Precios',
    login: 'Entrar',
    getStarted: 'Empezar ahora',
    dashboard: 'Panel',
    startAnalysis: 'Nuevo análisis',
    artistHelper: 'Ayuda para artistas',
    account: 'Cuenta',
    logout: 'Salir',
  },
  bottomBar: {
    navigation: 'Accesos rápidos',
    ask: 'Preguntar',
    scan: 'Escanear',
    history: 'Historial',
    helper: 'Artistas',
  },
  footer: {
    navigation: 'Pie de página',
    howWeWrite: 'Cómo escribimos',
    glossary: 'Glosario',
    developers: 'Desarrolladores',
    privacy: 'Privacidad',
    terms: 'Términos y condiciones',
    cookies: 'Configurar cookies',
    studies:
      'Las imágenes son estudios: pinturas nuestras, hechas por un programa a partir de obras de dominio público.',
  },
  ask: {
    label: '¿Qué obra está mirando?',
    placeholder: 'Título',
    submit: 'Preguntar',
    photo: 'Preguntar con una foto',
    suggestions: 'Obras',
    free: (count: number) => `${count} respuestas al mes son gratuitas.`,
  },
  home: {
    title: 'Artsking: la explicación de arte que usted puede comprobar',
    description: `Nombre una obra y lea lo que se ve en ella, lo que se ha medido y lo que dicen las fuentes, con cada frase marcada como lo que es. En ${spelled(LANGUAGES.length)} idiomas.`,
    headline: ['La explicación de arte', 'que usted puede', 'comprobar'],
    lead: 'Nombre una obra de arte. Lea lo que se ve en ella, lo que se ha medido y lo que dicen las fuentes, con la profundidad y en el idioma que elija. Cada frase muestra en qué se apoya.',
    begin: 'Empezar un análisis',
    how: 'Cómo funciona',
    carousel: 'Obras famosas, en estudios',
    show: (title: string) => `Mostrar «${title}»`,
    pause: 'Detener las imágenes',
    play: 'Dejar que cambien las imágenes',
    studyAfter: ['Estudio a partir de ', ''],
    works: {
      'the-starry-night': {
        title: 'La noche estrellada',
        artist: 'Vincent van Gogh (1853-1890)',
        alt: 'Un ciprés oscuro como una llama, un pueblo al pie de colinas azules y, encima, un cielo nocturno con una espiral que rueda, once estrellas y una luna amarilla.',
        original:
          'El original: junio de 1889, óleo sobre lienzo, 73,7 × 92,1 cm. Museum of Modern Art, Nueva York.',
      },
      'girl-with-a-pearl-earring': {
        title: 'La joven de la perla',
        artist: 'Johannes Vermeer (1632-1675)',
        alt: 'Una muchacha con turbante azul y amarillo se vuelve por encima del hombro, los labios entreabiertos, una perla en la oreja, ante un fondo oscuro y vacío.',
        original: 'El original: hacia 1665, óleo sobre lienzo, 44,5 × 39 cm. Mauritshuis, La Haya.',
      },
      'the-great-wave-off-kanagawa': {
        title: 'La gran ola de Kanagawa',
        artist: 'Katsushika Hokusai (1760-1849)',
        alt: 'Una ola enorme, azul oscura, con garras de espuma blanca, se alza sobre tres barcas de remeros agazapados; detrás de ellas, diminuto y nevado, el monte Fuji.',
        original:
          'El original: hacia 1831, xilografía en color, 25,7 × 37,9 cm. Se conservan muchas estampas.',
      },
    },
    closing: '¿Qué obra le ha intrigado siempre?',
  },
  errors: {
    boundaryTitle: 'No se ha podido mostrar esta página.',
    boundaryText: 'Algo ha fallado por nuestra parte. Volver a cargar la página suele bastar.',
    reload: 'Volver a cargar la página',
    home: 'Ir a la página de inicio',
    tryAgain: 'Intentar de nuevo',
    unreachable:
      'No hemos podido conectar con el servidor. Compruebe su conexión e inténtelo de nuevo.',
    sessionExpired: 'La sesión ha caducado. Vuelva a entrar, por favor.',
  },
  toasts: { region: 'Avisos', dismiss: 'Cerrar' },
} satisfies Words

/** Below the first screen of the home page. */
export const homeWords = {
  standing: {
    title: ['Cada frase muestra su', 'fundamento'],
    text: 'Escribir con soltura sobre arte es fácil; saber qué parte creer no lo es tanto. Por eso cada afirmación dice en qué se apoya, y usted puede mirarlo por sí mismo.',
    seenAt: { left: 0.35, top: 0.14, width: 0.29, height: 0.3 },
    items: [
      {
        kind: 'Visto',
        means: 'Cualquiera puede encontrarlo en la imagen, y mostramos dónde.',
        example:
          'El cielo llena la mayor parte del lienzo y avanza en una ola que se enrosca sobre sí misma, entre once estrellas y una luna que brilla como un sol.',
      },
      {
        kind: 'Medido',
        means: 'Calculado a partir de los píxeles.',
        example:
          'Los colores principales de este estudio, cada uno tan ancho como su parte de la superficie.',
      },
      {
        kind: 'Con fuente',
        means: 'Lo dice una fuente con nombre, a un toque de distancia.',
        example:
          'Una madrugada, por la ventana enrejada, vio aquel lucero, que «parecía muy grande», según le escribió a su hermano Theo.',
        source: 'Carta 777. Vincent van Gogh: The Letters, Van Gogh Museum y Huygens ING',
        url: 'https://www.vangoghletters.org/vg/letters/let777/letter.html',
      },
      {
        kind: 'Interpretación',
        means: 'Una lectura, dicha como tal. Usted puede verlo de otro modo.',
        example:
          'Así, en este óleo el tamaño de las cosas no depende de la distancia: lo que importa crece.',
      },
      {
        kind: 'Incierto',
        means: 'Discutido o no establecido, y dicho así.',
        example:
          'Lauren Soth sostuvo en 1986 que el cuadro sublima la agonía en el huerto que el pintor había intentado sin lograrla.',
      },
    ],
    unknown:
      'Si no conocemos una obra, lo decimos. No inventamos una descripción a partir de un título, y no le cuesta nada.',
  },
  captions: {
    title: 'Más allá de la cartela',
    text: 'En la cartela de un museo caben un nombre, una fecha y una frase. Usted lee el resto: cómo se hizo la obra, qué disputas provocó y cómo llegó al lugar donde está.',
  },
  context: {
    title: 'Todo el contexto',
    text: 'Todos los aspectos de una obra, hasta donde llegan las fuentes. Donde ellas callan, calla también el texto.',
    topics: [
      'Qué mirar',
      'Tema',
      'Contexto',
      'Técnica',
      'Simbolismo',
      'Procedencia',
      'Recepción',
      'Debates',
    ],
  },
  language: {
    title: 'En su idioma',
    text: `Escrito en ${spelled(LANGUAGES.length)} idiomas y con ${spelled(MODES.length)} niveles: una primera mirada, una exposición completa o el detalle académico.`,
  },
} satisfies HomeWords
