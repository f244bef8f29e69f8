import type { ProseWords } from '#web/words/en-prose.ts'
import { figures, measured } from '#web/words/figures.ts'
import { pluralIn } from '#web/words/plural.ts'

const plural = pluralIn('es')

/** Spanish words of the public pages to read. */
export const proseWords = {
  about: {
    title: 'Acerca de',
    description: 'Por qué existe Artsking, cómo funciona y en qué idiomas escribe.',
    heading: 'El arte, explicado de modo que se pueda comprobar',
    problemTitle: 'El problema',
    problem: [
      'Está ante una obra que le atrapa, y la cartela da un nombre, una fecha y una frase. Pregunta a una máquina, y ella responde con extensión y seguridad: en parte cierto, en parte inventado, sin que se pueda distinguir lo uno de lo otro.',
      'Cada frase de Artsking muestra su fundamento. Se ve en la imagen, se mide en ella, procede de una fuente con nombre, se ofrece como interpretación o se marca como incierta. Una frase sin fundamento no se escribe.',
    ],
    howTitle: 'Cómo funciona',
    steps: [
      [
        'Buscar o fotografiar',
        'Escriba el nombre de una obra o envíe una foto. Si varias lo comparten, elige la que tenía en mente.',
      ],
      [
        'Analizar',
        'Reunimos lo que se sabe, lo escribimos con la profundidad y en el idioma que elija, y comprobamos cada frase.',
      ],
      [
        'Aprender y descubrir',
        'Lea, siga las fuentes, vuelva a mirar la imagen y díganos cuándo algo está mal.',
      ],
    ],
    languagesTitle: 'Idiomas',
    languages: 'Las explicaciones se escriben en',
    begin: 'Empezar ahora',
  },
  howWeWrite: {
    title: 'Cómo escribimos',
    description:
      'Cómo se hacen y se comprueban los textos de Artsking, con las cifras, también las menos halagüeñas.',
    heading: 'Cómo se hacen nuestros textos y cómo se comprueban',
    accuracy: 'Cómo se reconocen las fotos, en cifras',
    sections: [
      {
        title: 'Quién escribe',
        paragraphs: [
          `Nuestros textos los redactan modelos de lenguaje. Cada ensayo se escribe entero, en su lengua y para un lector concreto; ninguno se traduce de otro. No hay detrás ningún redactor cuyo nombre podamos darle, y lo que redacta un modelo no vale nada mientras no se compruebe.`,
        ],
      },
      {
        title: 'Cada frase tiene su apoyo',
        paragraphs: [
          `Debajo de cada frase está aquello en lo que se apoya. «Visto» se encuentra en la imagen, «medido» se ha calculado sobre ella, «documentado» lo sostiene una fuente que usted puede abrir. Una lectura se señala como lectura, y lo discutido, como discutido. La frase que no puede nombrar su apoyo se reescribe o se suprime.`,
        ],
      },
      {
        title: 'Una segunda lectura',
        paragraphs: [
          `Un segundo lector, un modelo que no escribió el texto, ve solo la frase y su apoyo, y se pregunta si el apoyo dice todo eso. Vuelven entre ${measured.sentBackPercent.least} y ${measured.sentBackPercent.most} frases de cada cien, casi siempre por una causa o un matiz de más. Se corrigen y se releen: casi siempre lo hace un tercer lector, a veces el segundo.`,
          `De las ${measured.worksTold} obras que explicamos por entero, ${measured.worksReadTwice} han pasado por ahí. Los textos de las demás son anteriores: los programas comprueban sus nombres, cifras y fuentes, pero nadie los ha juzgado aún frase por frase. Los estamos reescribiendo, empezando por las obras más conocidas.`,
        ],
      },
      {
        title: 'Lo que no pasa',
        paragraphs: [
          `Cada vez que se construye el producto, un programa vuelve a comprobar todos los textos: cada nombre y cada cifra debe estar en lo que cita su frase, ninguna frase de un texto reescrito puede quedar sin leer y ninguna fuente puede ser una copia, una tienda o una página personal. Con un solo fallo, no se construye.`,
        ],
      },
      {
        title: 'Leídos a ciegas',
        paragraphs: [
          `Hicimos leer ${measured.blind.texts} textos junto a la mejor respuesta de un potente modelo de conversación sobre la misma obra, sin que el lector supiera de quién era cada uno. ${measured.blind.forOurs} de ${measured.blind.verdicts} veredictos fueron para los nuestros. Sabíamos más, pero el otro argumentaba mejor y se leía con más gusto. Por eso invertimos el orden: primero se escribe el ensayo entero y después se le ponen los apoyos. Solo con eso llegaron a ${measured.blindEssayFirst.forOurs} de ${measured.blindEssayFirst.verdicts}. Con un pensamiento que lleva de la primera línea a la última, once obras obtuvieron ${measured.blindOneThought.forOurs} de ${measured.blindOneThought.verdicts}. Cinco que se cargaron de demasiados datos bajaron a ${measured.blindOverfull.forOurs} de ${measured.blindOverfull.verdicts}; un corrector de estilo las repasó tras el segundo lector, y tuvieron ${measured.blindEdited.forOurs} de ${measured.blindEdited.verdicts}. Frente a respuestas más recientes, seis obras obtuvieron ${measured.blindNewer.forOurs} de ${measured.blindNewer.verdicts}, y las seis últimas ${measured.blindLatest.forOurs} de ${measured.blindLatest.verdicts}: el visitante y el aficionado prefieren casi siempre los nuestros; el profesional, la mitad de las veces. Algunas obras están aún por escribir de este modo. Los lectores también eran modelos.`,
        ],
      },
      {
        title: 'Lo que aún puede estar mal',
        paragraphs: [
          `Las fuentes se equivocan, y los lectores también. Una imagen puede tomarse por otra, sobre todo en una foto pequeña u oscura. Por eso cada respuesta lleva su «Esto está mal», y lo que usted nos cuenta se lee.`,
        ],
      },
    ],
  },
  artworks: {
    title: 'Obras',
    description: 'Las obras que Artsking explica enteras, en cuatro idiomas y a tres niveles.',
    heading: 'Las obras',
    intro: (whole, others) =>
      `${whole} obras con una explicación completa, en cada idioma y a cada nivel. De otras ${others} está aquí la cartela, y la de más de mil obras aparece al preguntar: esas son gratuitas.`,
    search: 'Buscar por título o artista',
    filters: { time: 'Época', maker: 'Artista', place: 'Lugar', kind: 'Género' },
    all: 'Todo',
    found: (count: number) => (count === 1 ? `${count} obra` : `${count} obras`),
    noneFound: 'Ninguna obra coincide. Amplíe un filtro, o pregunte por su título o con una foto.',
    clear: 'Borrar todo',
    labelOnly: 'Solo cartela',
    others:
      '¿No está la suya? Pregunte de todos modos, por su título o con una foto: decimos lo que encontramos, y lo que no conocemos no se cuenta.',
  },
  faq: {
    title: 'Preguntas frecuentes',
    description:
      'Preguntas y respuestas sobre Artsking: primeros pasos, planes, fuentes y exactitud.',
    heading: 'Preguntas y respuestas',
    jump: 'Ir a',
    search: 'Buscar en las preguntas',
    found: (count: number) =>
      plural(count, `${count} respuesta encontrada`, `${count} respuestas encontradas`),
    noneFound: 'Ninguna pregunta contiene esas palabras. Pruebe con otras o escríbanos.',
    more: '¿No está su pregunta?',
    sections: (lists: { languages: string; pictureKinds: string }) => [
      {
        id: 'why',
        title: 'Por qué usarlo',
        entries: [
          [
            '¿En qué se diferencia de preguntar a un chat?',
            'Usted ve en qué se apoya cada frase. Lo que viene de una fuente lleva su número, lo que se ve se muestra en la imagen, y una lectura se presenta como lectura.',
          ],
          [
            '¿Para quién es?',
            'Para quienes visitan museos, estudian, enseñan o crean, y para todo el que mira arte y quiere saber más.',
          ],
        ],
      },
      {
        id: 'start',
        title: 'Primeros pasos',
        entries: [
          [
            '¿Qué necesito?',
            `Una dirección de correo y una contraseña. Le enviamos un código de ${figures.codeDigits} cifras para comprobar la dirección, y ya puede empezar.`,
          ],
          [
            '¿Cuesta algo?',
            `El plan gratuito tiene ${figures.freeAnalyses} análisis al mes en modo Explorer, en todos los idiomas, durante el tiempo que quiera.`,
          ],
        ],
      },
      {
        id: 'using',
        title: 'Usar Artsking',
        entries: [
          [
            '¿Qué idiomas hay?',
            `Las explicaciones se escriben en ${lists.languages}, y estas páginas también.`,
          ],
          [
            '¿Qué imágenes puedo enviar?',
            `${lists.pictureKinds}, de hasta ${figures.pictureMegabytes} MB. Las fotos de iPhone (HEIC) sirven. La imagen se borra cuando la respuesta está terminada. Solo queda una copia pequeña en su historial si marca la casilla para ello.`,
          ],
          [
            '¿Cuánto tarda un análisis?',
            `La guía integrada responde en segundos. Cuando escribe un modelo de lenguaje, suele tardar de ${figures.modelSeconds.from} a ${figures.modelSeconds.to} segundos.`,
          ],
          [
            '¿Y si no conocen mi obra?',
            'Entonces lo decimos y ofrecemos los nombres más cercanos. No inventamos una descripción a partir de un título, y la pregunta no se cuenta. Tampoco una foto que no reconocemos, ni una obra de la que solo conocemos la cartela.',
          ],
          [
            '¿Qué cuenta como análisis?',
            `Una explicación terminada. Las primeras ${figures.includedQuestions} respuestas a lo que siga preguntando están incluidas; cada una más que le diga algo nuevo cuenta como un análisis. Lo que falla, o lo que usted detiene antes de las primeras palabras, no se cuenta. Lo que señale como erróneo se le devuelve, hasta ${figures.givenBack} veces al mes. La cuenta vuelve a empezar el día uno de cada mes.`,
          ],
        ],
      },
      {
        id: 'billing',
        title: 'Suscripciones y facturación',
        entries: [
          [
            '¿Puedo cancelar mi suscripción?',
            'En cualquier momento, en «Gestionar la suscripción» del panel. Conserva su plan hasta el final del periodo pagado.',
          ],
          [
            '¿Qué es un paquete de análisis?',
            'Un número de análisis que se compra una vez, además de su plan o sin él. También abren el modo Aficionado. Primero se usan los análisis de su plan, luego el paquete que caduca antes; en el plan gratuito, los análisis Aficionado usan el paquete.',
          ],
          [
            '¿Qué ocurre si falla un pago?',
            `Su plan se mantiene ${figures.graceDays} días y le escribimos. Si el pago llega en ese plazo, no cambia nada.`,
          ],
        ],
      },
      {
        id: 'support',
        title: 'Asistencia técnica',
        entries: [
          [
            'El código o el enlace no ha llegado.',
            `Mire en la carpeta de correo no deseado y compruebe que la dirección esté bien escrita. Puede pedir otro código al cabo de ${figures.resendSeconds} segundos.`,
          ],
          [
            'He olvidado mi contraseña.',
            `En la página de entrada, elija «¿Ha olvidado la contraseña?». El enlace del correo sirve una sola vez, durante ${figures.resetMinutes} minutos.`,
          ],
        ],
      },
      {
        id: 'quality',
        title: 'Calidad de la IA',
        entries: [
          [
            '¿Puedo fiarme de lo que leo?',
            'Fíese hasta donde alcancen sus fuentes, y consúltelas: para eso están los números. Aun así hay errores, también en las fuentes. Díganoslo y se le devuelve el análisis.',
          ],
        ],
      },
    ],
  },
  contact: {
    title: 'Contacto',
    description: 'Cómo ponerse en contacto con Artsking.',
    heading: 'Escríbanos',
    text: 'Preguntas, correcciones, elogios y quejas nos llegan en',
    time: `Solemos responder en ${figures.supportHours} horas.`,
    faqBefore: 'Muchas dudas ya están resueltas en',
    faqAfter: '.',
  },
  pricing: {
    title: 'Precios',
    description:
      'Lo que cuesta Artsking: un plan gratuito, otros más amplios y un paquete de análisis.',
    heading: 'Empiece gratis',
    lead: 'El plan gratuito lo es para siempre. Amplíelo cuando necesite más y pare cuando quiera.',
    explorer: 'Explorer',
    depthsTitle: 'La misma obra, con tres profundidades',
    depthsText: 'Así empieza cada texto, sobre',
    queryIs: `Un análisis es una respuesta completa sobre una obra, con sus fuentes y ${figures.includedQuestions} respuestas más a lo que siga preguntando. Las obras desconocidas y las respuestas de solo cartela son gratuitas.`,
    popular: 'El más elegido',
    monthly: 'al mes',
    once: 'una vez',
    analyses: (count: number) => `${count} análisis al mes`,
    analysesUnlimited: 'Análisis sin límite',
    descriptions: (count: number) => `${count} descripciones de artista al mes`,
    descriptionsUnlimited: 'Descripciones de artista sin límite',
    modes: (...names: string[]) => `Modos: ${names.join(', ')}`,
    pdf: 'Exportación a PDF',
    api: 'Acceso por API, con sus propias claves',
    bulk: 'Análisis por lotes de listas enteras',
    history: 'Todos los idiomas, y su historial',
    start: 'Empezar ahora',
    dashboard: 'Ir al panel',
    current: 'Plan actual',
    choose: (plan: string) => `Elegir ${plan}`,
    buyPack: 'Comprar un paquete',
    pack: (queries: number, months: number) =>
      `${queries} análisis, válidos durante ${months} meses`,
    packModes: 'Con el modo Aficionado y la exportación a PDF',
    packStacks: 'Se suma a cualquier plan; los paquetes se acumulan',
    packNotNeeded: 'Su plan ya tiene análisis sin límite.',
    failed: 'Algo ha salido mal. Inténtelo de nuevo.',
    planCancelled: 'Ha salido del pago. No se ha comprado nada.',
    packCancelled: 'Ha salido del pago. No se ha comprado ningún paquete.',
    questionsTitle: 'Preguntas',
    questions: [
      [
        '¿Puedo cancelar en cualquier momento?',
        'Sí. Conserva el acceso hasta el final del periodo pagado.',
      ],
      [
        '¿Cómo puedo pagar?',
        'Con las principales tarjetas de crédito. La tarjeta la trata el proveedor de pagos; su número nunca nos llega.',
      ],
      [
        '¿Hay un periodo de prueba?',
        'No hace falta: el plan gratuito lo es para siempre, y es el producto entero en modo Explorer.',
      ],
      [
        '¿Son exactas las explicaciones?',
        'Cada frase muestra en qué se apoya, y lo que no está establecido lo dice. Aun así, la IA puede equivocarse: consulte las fuentes antes de confiar en algo y avísenos de los errores. Se le devolverá el análisis.',
      ],
    ],
  },
  privacy: {
    title: 'Política de privacidad',
    description: 'Qué guarda Artsking sobre usted, y durante cuánto tiempo.',
    sections: [
      [
        'Lo que guardamos',
        'Su dirección de correo, su contraseña en una forma que no puede leerse, la parte pública de cada llave de acceso con el nombre de su dispositivo, su idioma y su plan, cuántos análisis ha usado, y los propios análisis, para que pueda volver a leerlos.',
      ],
      [
        'Lo que no guardamos',
        `Una contraseña antes de comprobar su dirección. Números de tarjeta. Las imágenes que envía: se borran cuando la respuesta está terminada y, como muy tarde, a los ${figures.pictureGoneMinutes} minutos. Solo si marca «Guardar una copia pequeña» queda una copia reducida con el análisis, y se borra con él. Las fotos de una lista se borran una a una en cuanto se han mirado y, como muy tarde, a las ${figures.listPhotosGoneHours} horas; hasta la respuesta, lo que se ha medido y leído en ellas queda con la lista.`,
      ],
      [
        'Modelos de lenguaje',
        'Cuando en este sitio escribe un modelo de lenguaje, su pregunta se envía a la empresa que lo opera, y lo que se comprueba, a la del modelo que comprueba. También se envían las fotos de obras de las que no tenemos texto propio y lo que usted aporta en la Ayuda para artistas; de un texto que quiera mejorar, sus frases y su público, sin la imagen. Su nombre, su dirección y su cuenta no se envían.',
      ],
      [
        'Lo que señala como erróneo',
        'Si señala una respuesta como errónea, quienes gestionan este sitio la leen: la respuesta, su pregunta y su motivo, con su dirección de correo. Todo lo que hacen con su cuenta queda anotado, y lo encuentra en la descarga de sus datos.',
      ],
      [
        'En su navegador',
        'El token de su sesión, su dirección de correo y su idioma quedan en el almacenamiento del navegador hasta que salga, igual que los análisis que ha leído, para cuando no haya conexión; su decisión sobre las cookies permanece. Lo que ha escrito sin enviar queda en su pestaña. Una cookie marca durante un año el navegador en el que ha iniciado sesión, para que nadie pueda bloquearle probando contraseñas; no dice nada más.',
      ],
      [
        'Recuento de visitas',
        'No se cuenta nada sin su consentimiento en «Configurar cookies», y nunca si su navegador pide no ser rastreado. Si consiente y hay un servicio de recuento configurado, su script sabe qué páginas se leen. Puede cambiar de opinión en cualquier momento, al pie de cada página.',
      ],
      ['Publicidad', 'No hay ninguna.'],
      [
        'Fuentes abiertas',
        'Cuando este sitio consulta fuentes abiertas, el título y el artista que escribe para una obra que nuestro catálogo no conoce se envían a Wikidata, y lo que allí se encuentra se lee en Wikipedia y en museos. Nada que diga quién es usted los acompaña.',
      ],
      [
        'Irse',
        `Cuando cierra su cuenta, todo se borra de inmediato, y de nuestras copias de seguridad en un plazo de ${figures.forgottenDays} días.`,
      ],
      ['Menores', `Artsking no es para menores de ${figures.minimumAge} años.`],
    ],
  },
  terms: {
    title: 'Términos y condiciones',
    description: 'Las reglas de uso de Artsking.',
    sections: [
      [
        'El servicio',
        'Artsking explica obras de arte. Las explicaciones se hacen con cuidado y con ayuda de máquinas; pueden estar equivocadas, y no son peritaje, tasación ni prueba de autenticidad.',
      ],
      [
        'Su cuenta',
        `Tiene al menos ${figures.minimumAge} años, da una dirección de correo verdadera, guarda su contraseña para sí y usa el servicio como lo hace una persona, no para copiarlo entero.`,
      ],
      [
        'Sus contenidos',
        'Lo que escribe o envía sigue siendo suyo. Puede usar libremente las explicaciones; nombre sus fuentes, como lo hacemos nosotros.',
      ],
      [
        'Planes',
        `Las suscripciones se renuevan cada mes hasta que las cancele y no se reembolsan. Conserva el acceso hasta el final del periodo pagado. Los cambios de precio se anuncian con ${figures.priceNoticeDays} días de antelación.`,
      ],
      [
        'Imágenes',
        'Las imágenes de obras famosas de estas páginas son estudios, pintados por nuestro propio programa a partir de obras de dominio público.',
      ],
    ],
  },
  styleDemo: {
    fourth: {
      title: 'La Gioconda',
      artist: 'Leonardo da Vinci (1452-1519)',
      alt: 'Una mujer sentada, con las manos cruzadas y una leve sonrisa, ante un paisaje sinuoso y brumoso.',
    },
    descriptions: [
      'Un pueblo imaginado duerme bajo un cielo que no duerme.',
      'Una mirada por encima del hombro, salida de lo oscuro, detenida un instante.',
      'Tres barcas, una ola y una montaña que parece pequeña.',
      'Un retrato cuya sonrisa cambia según dónde se mire.',
    ],
    title: 'Cuatro formas de colgar un cuadro',
    description: 'Una portada, cuatro disposiciones.',
    chooser: 'Disposición',
    layouts: { classic: 'Clásica', split: 'Dividida', mosaic: 'Mosaico', minimal: 'Mínima' },
    changes: (seconds: number) => `La obra cambia cada ${seconds} segundos.`,
    still: 'Las cuatro obras cuelgan a la vez.',
  },
  back: 'Volver',
} satisfies ProseWords
