import type { Language } from '#shared/languages.ts'
import {
  API_REQUESTS_A_MINUTE,
  BULK_PAGE_SIZE,
  MOST_API_KEYS,
  REPEAT_HOURS,
} from '#shared/limits.ts'
import { PLANS } from '#shared/plans.ts'

const PLAN = PLANS.professional.label

/** Calls that programs may make, by their name in the API document. */
export const OPERATIONS = [
  'askByName',
  'askByPicture',
  'announcePicture',
  'askOn',
  'refuseAnswer',
  'complain',
  'sendList',
  'changeList',
  'lists',
  'list',
  'listRows',
  'chooseWork',
  'exportList',
  'listAnalyses',
  'readAnalysis',
  'listQuestions',
  'readPicture',
  'exportAnalysis',
  'exportAnalyses',
  'describe',
  'listDescriptions',
  'readUsage',
  'readDescriptionUsage',
  'readCounted',
  'listPlans',
  'listPhotographs',
] as const
export type OperationId = (typeof OPERATIONS)[number]

/** Words of the page for developers. */
export interface DevelopersWords {
  title: string
  description: string
  heading: string
  lead: string
  start: string
  makeKey: string
  toAccount: string
  setKey: string
  curl: string
  typescript: string
  client: string
  copy: string
  copyOf: (what: string) => string
  copied: string
  selected: string
  rules: string
  ruleTexts: [string, string][]
  reference: string
  referenceText: string
  referenceLoading: string
  referenceFailed: string
  errorCodes: string
  errorCodesText: string
  document: string
  scope: string
  open: string
  repeatable: string
  parameters: string
  body: string
  required: string
  atMost: (count: number) => string
  file: string
  call: string
  answer: string
  operations: Record<OperationId, string>
  changes: string
  changeTexts: {
    passkeys: string
    secondStep: string
    removing: string
    titles: string
    photos: string
    rewriting: string
    described: string
    codes: string
    bulk: string
    keys: string
    first: string
  }
}

export const DEVELOPERS_WORDS: Record<Language, DevelopersWords> = {
  en: {
    title: 'For developers',
    description: 'The API of Artsking: quick start, reference and changelog.',
    heading: 'Ask from your own program',
    lead: `What the pages can do, your program can do: ask about a work, by name or by picture, ask on, and describe art of your own. API keys come with the plan ${PLAN}.`,
    start: 'Quick start',
    makeKey: 'Create an API key on your account page. It is shown once.',
    toAccount: 'To the account page',
    setKey: 'Keep it out of your code: put it, and our address, into the environment.',
    curl: 'With curl',
    typescript: 'With TypeScript',
    client:
      'Have the types of the client made from our document, and ask. This program runs as it stands.',
    copy: 'Copy',
    copyOf: (what) => `Copy: ${what}`,
    copied: 'Copied.',
    selected: 'Your browser does not let us copy. The text is selected.',
    rules: 'How it works',
    ruleTexts: [
      [
        'Keys and scopes',
        `An account holds at most ${MOST_API_KEYS} keys. Each has its scopes: “read” for what you keep, “ask” for questions about artworks, “describe” for the Artist Helper. No key can delete anything, manage keys, change the password, pay or close the account.`,
      ],
      [
        'What counts',
        'The same as on the pages: an analysis counts when it tells you something. Works that we do not know, and errors, are free.',
      ],
      [
        'Limits',
        `A key may ask ${API_REQUESTS_A_MINUTE} times a minute. The RateLimit field of each answer says how many requests are left and for how long.`,
      ],
      [
        'Repeating a request',
        `Send an Idempotency-Key of your own with a POST that counts. For ${REPEAT_HOURS} hours the same request with it gets the same answer and is counted once, also while the first one is still running.`,
      ],
      [
        'Errors',
        `An error has an HTTP status, a “code” for your program with its parameters in “params”, and a sentence in “detail”. The codes “unknown_work” and “which_work” list the works that may be meant, in “near”.`,
      ],
    ],
    reference: 'Reference',
    referenceText: 'Made from the OpenAPI document that this server gives.',
    referenceLoading: 'Reading the document…',
    referenceFailed: 'The document could not be read',
    errorCodes: 'Codes of errors',
    errorCodesText: 'Each with its HTTP status and its parameters.',
    document: 'OpenAPI document',
    scope: 'Scope',
    open: 'Needs no key.',
    repeatable: 'May be repeated with an Idempotency-Key.',
    parameters: 'Parameters',
    body: 'Fields of the request',
    required: 'required',
    atMost: (count) => `at most ${count} characters`,
    file: 'a file',
    call: 'Example of a request',
    answer: 'Example of an answer',
    operations: {
      askByName: 'Ask about an artwork by its name',
      askByPicture: 'Ask about an artwork by a picture of it',
      announcePicture: 'Say that a picture is coming, so that it is looked at without delay',
      askOn: 'Ask on about an analysis',
      refuseAnswer: 'Say that an answer misses the question: it is given back',
      complain: 'Say that an analysis is wrong: it is given back',
      sendList:
        'Check a list of works, as JSON, as a file or as a zip of photos; nothing is asked or counted yet',
      changeList: 'Start, pause, resume or cancel a list',
      lists: 'List your lists',
      list: 'Read where a list stands',
      listRows: `Read the rows of a list, ${BULK_PAGE_SIZE} a page`,
      chooseWork: 'Say which of the offered works a row means',
      exportList:
        'Download the results so far as CSV, JSON, Markdown, a zip of these, a zip of PDFs or one booklet',
      listAnalyses: 'List or search your analyses',
      readAnalysis: 'Read an analysis with its questions',
      listQuestions: 'List what was asked on, and what may be asked',
      readPicture: 'Download the small picture kept with an analysis',
      exportAnalysis: 'Download an analysis as PDF, Markdown or JSON',
      exportAnalyses: 'Download all analyses in one zip',
      describe: 'Describe an artwork of your own, or improve what you wrote',
      listDescriptions: 'List your descriptions',
      readUsage: 'Read how many analyses are counted and left',
      readDescriptionUsage: 'Read how many descriptions are counted and left',
      readCounted: 'Read what was counted when, and what was given back',
      listPlans: 'List the plans and the query pack',
      listPhotographs: 'List the photographs that this server holds',
    },
    changes: 'Changelog',
    changeTexts: {
      passkeys: 'People can log in by a passkey. API keys are not touched by it.',
      secondStep:
        'A login may need a second step: “second_factor_needed” asks for the same credentials again, with “second_factor”. API keys are not touched by it.',
      removing:
        'People can delete a question that they asked on, with its answer. Programs cannot, as it cannot be brought back.',
      titles:
        'A row without a title no longer refuses its list: it is “failed” with the new code “row_title_missing”, free, and the other rows go on. A list in which no row has a title is refused as before.',
      photos:
        'Lists take a .zip of photos: rows have “file”, a list whose photos are looked at is “checking” and its rows are “looking”. Results come as one booklet, too (“booklet”).',
      rewriting:
        'The Artist Helper: `edits` have a kind `rewriting`, a sentence that a language model proposes. Programs should take kinds that they do not know for proposals.',
      described:
        'An analysis of a described work has “described”: what there is to be seen, for readers who cannot see it. Entries of the history have “alternative”, a text for the picture.',
      codes:
        'Errors have a code and parameters. What an error tells beside its sentence (“near”, “choice”, “faults”) stands in “params”, and rows and lists of bulk analysis have “error” in the place of “detail”.',
      bulk: 'Bulk analysis: whole lists are checked, asked about in the background and downloaded.',
      keys: 'API keys with scopes, RateLimit fields, Idempotency-Key, and an example for each call in the document.',
      first: 'The first version, for our own pages.',
    },
  },
  fr: {
    title: 'Pour les développeurs',
    description: 'L’API d’Artsking\u00a0: prise en main, référence et journal des changements.',
    heading: 'Interrogez depuis votre programme',
    lead: `Ce que font les pages, votre programme peut le faire\u00a0: interroger une œuvre par son nom ou par une image, poursuivre les questions, décrire vos propres créations. Les clés d’API font partie de la formule ${PLAN}.`,
    start: 'Prise en main',
    makeKey: 'Créez une clé d’API sur la page de votre compte. Elle n’est affichée qu’une fois.',
    toAccount: 'Vers la page du compte',
    setKey:
      'Gardez-la hors de votre code\u00a0: placez-la, avec notre adresse, dans l’environnement.',
    curl: 'Avec curl',
    typescript: 'Avec TypeScript',
    client:
      'Générez les types du client à partir de notre document, puis posez votre question. Ce programme fonctionne tel quel.',
    copy: 'Copier',
    copyOf: (what) => `Copier\u00a0: ${what}`,
    copied: 'Copié.',
    selected: 'Votre navigateur ne nous laisse pas copier. Le texte est sélectionné.',
    rules: 'Fonctionnement',
    ruleTexts: [
      [
        'Clés et droits',
        `Un compte contient au plus ${MOST_API_KEYS} clés. Chacune a ses droits\u00a0: «\u00a0read\u00a0» pour lire ce que vous conservez, «\u00a0ask\u00a0» pour interroger des œuvres, «\u00a0describe\u00a0» pour l’aide aux artistes. Aucune clé ne peut supprimer quoi que ce soit, gérer les clés, changer le mot de passe, payer ni fermer le compte.`,
      ],
      [
        'Ce qui est compté',
        'Comme sur les pages\u00a0: une analyse est comptée si elle vous apprend quelque chose. Les œuvres que nous ne connaissons pas et les erreurs sont gratuites.',
      ],
      [
        'Limites',
        `Une clé permet ${API_REQUESTS_A_MINUTE} requêtes par minute. Le champ RateLimit de chaque réponse indique combien il en reste, et pour combien de temps.`,
      ],
      [
        'Répéter une requête',
        `Joignez une Idempotency-Key de votre choix à un POST qui est compté. Pendant ${REPEAT_HOURS} heures, la même requête reçoit la même réponse et n’est comptée qu’une fois, même si la première est encore en cours.`,
      ],
      [
        'Erreurs',
        `Une erreur porte un statut HTTP, un «\u00a0code\u00a0» pour votre programme avec ses paramètres dans «\u00a0params\u00a0», et une phrase dans «\u00a0detail\u00a0». Les codes «\u00a0unknown_work\u00a0» et «\u00a0which_work\u00a0» donnent, dans «\u00a0near\u00a0», les œuvres possibles.`,
      ],
    ],
    reference: 'Référence',
    referenceText: 'Établie à partir du document OpenAPI que fournit ce serveur.',
    referenceLoading: 'Lecture du document…',
    referenceFailed: 'Le document n’a pas pu être lu',
    errorCodes: 'Codes des erreurs',
    errorCodesText: 'Chacun avec son statut HTTP et ses paramètres.',
    document: 'Document OpenAPI',
    scope: 'Droit',
    open: 'Sans clé.',
    repeatable: 'Peut être répétée avec une Idempotency-Key.',
    parameters: 'Paramètres',
    body: 'Champs de la requête',
    required: 'obligatoire',
    atMost: (count) => `${count} caractères au plus`,
    file: 'un fichier',
    call: 'Exemple de requête',
    answer: 'Exemple de réponse',
    operations: {
      askByName: 'Interroger une œuvre par son nom',
      askByPicture: 'Interroger une œuvre par une image',
      announcePicture: 'Annoncer une image, pour qu’elle soit examinée sans attendre',
      askOn: 'Poser une autre question sur une analyse',
      refuseAnswer: 'Signaler qu’une réponse est à côté de la question\u00a0: elle vous est rendue',
      complain: 'Signaler qu’une analyse est fausse\u00a0: elle vous est rendue',
      sendList:
        'Vérifier une liste d’œuvres, en JSON, en fichier ou en zip de photos\u00a0; rien n’est encore demandé ni décompté',
      changeList: 'Lancer, suspendre, reprendre ou annuler une liste',
      lists: 'Lister vos listes',
      list: 'Lire où en est une liste',
      listRows: `Lire les lignes d’une liste, ${BULK_PAGE_SIZE} par page`,
      chooseWork: 'Indiquer laquelle des œuvres proposées une ligne désigne',
      exportList:
        'Télécharger les résultats actuels en CSV, JSON, Markdown, dans un zip, en zip de PDF ou en un seul livret',
      listAnalyses: 'Lister vos analyses ou y chercher',
      readAnalysis: 'Lire une analyse avec ses questions',
      listQuestions: 'Lister les questions posées et celles qui peuvent l’être',
      readPicture: 'Télécharger la petite image conservée avec une analyse',
      exportAnalysis: 'Télécharger une analyse en PDF, Markdown ou JSON',
      exportAnalyses: 'Télécharger toutes les analyses dans un zip',
      describe: 'Décrire une de vos œuvres, ou améliorer votre texte',
      listDescriptions: 'Lister vos descriptions',
      readUsage: 'Lire combien d’analyses sont comptées et restent',
      readDescriptionUsage: 'Lire combien de descriptions sont comptées et restent',
      readCounted: 'Lire ce qui a été décompté et quand, et ce qui a été rendu',
      listPlans: 'Lister les formules et le lot d’analyses',
      listPhotographs: 'Lister les photographies que détient ce serveur',
    },
    changes: 'Journal des changements',
    changeTexts: {
      passkeys: 'On peut se connecter par une clé d’accès. Les clés d’API ne sont pas concernées.',
      secondStep:
        'La connexion peut demander une seconde étape\u00a0: «\u00a0second_factor_needed\u00a0» demande les mêmes identifiants, avec «\u00a0second_factor\u00a0». Les clés d’API ne sont pas concernées.',
      removing:
        'Chacun peut supprimer une question posée à la suite, avec sa réponse. Les programmes ne le peuvent pas, car rien ne la rétablit.',
      titles:
        'Une ligne sans titre ne fait plus refuser sa liste\u00a0: elle est «\u00a0failed\u00a0» avec le nouveau code «\u00a0row_title_missing\u00a0», gratuite, et les autres lignes continuent. Une liste dont aucune ligne n’a de titre est refusée comme avant.',
      photos:
        'Les listes acceptent un .zip de photos\u00a0: les lignes ont «\u00a0file\u00a0», une liste dont on examine les photos est «\u00a0checking\u00a0» et ses lignes «\u00a0looking\u00a0». Les résultats existent aussi en un seul livret («\u00a0booklet\u00a0»).',
      rewriting:
        'L’Aide aux artistes\u00a0: les `edits` ont un type `rewriting`, une phrase proposée par un modèle de langage. Un programme devrait prendre un type inconnu pour une proposition.',
      described:
        'L’analyse d’une œuvre décrite a «\u00a0described\u00a0»\u00a0: ce qu’il y a à voir, pour qui ne peut pas le voir. Les entrées de l’historique ont «\u00a0alternative\u00a0», un texte pour l’image.',
      codes:
        'Les erreurs ont un code et des paramètres. Ce qu’une erreur dit en plus de sa phrase («\u00a0near\u00a0», «\u00a0choice\u00a0», «\u00a0faults\u00a0») se trouve dans «\u00a0params\u00a0», et les lignes et listes des analyses en série ont «\u00a0error\u00a0» à la place de «\u00a0detail\u00a0».',
      bulk: 'Analyses en série\u00a0: des listes entières sont vérifiées, traitées en arrière-plan et téléchargées.',
      keys: 'Clés d’API avec droits, champs RateLimit, Idempotency-Key, et un exemple pour chaque appel dans le document.',
      first: 'La première version, pour nos propres pages.',
    },
  },
  es: {
    title: 'Para desarrolladores',
    description: 'La API de Artsking: primeros pasos, referencia y registro de cambios.',
    heading: 'Pregunte desde su propio programa',
    lead: `Lo que hacen las páginas lo puede hacer su programa: preguntar por una obra, por su nombre o con una imagen, seguir preguntando y describir sus propias obras. Las claves de API forman parte del plan ${PLAN}.`,
    start: 'Primeros pasos',
    makeKey: 'Cree una clave de API en la página de su cuenta. Solo se muestra una vez.',
    toAccount: 'Ir a la página de la cuenta',
    setKey: 'No la escriba en el código: póngala, junto con nuestra dirección, en el entorno.',
    curl: 'Desde curl',
    typescript: 'Desde TypeScript',
    client:
      'Genere los tipos del cliente a partir de nuestro documento y pregunte. Este programa funciona tal cual.',
    copy: 'Copiar',
    copyOf: (what) => `Copiar: ${what}`,
    copied: 'Copiado.',
    selected: 'Su navegador no nos deja copiar. El texto está seleccionado.',
    rules: 'Cómo funciona',
    ruleTexts: [
      [
        'Claves y permisos',
        `Una cuenta tiene como máximo ${MOST_API_KEYS} claves. Cada una tiene sus permisos: «read» para leer lo que guarda, «ask» para preguntar por obras, «describe» para la ayuda a artistas. Ninguna clave puede borrar nada, gestionar claves, cambiar la contraseña, pagar ni cerrar la cuenta.`,
      ],
      [
        'Lo que cuenta',
        'Lo mismo que en las páginas: un análisis cuenta si le dice algo. Las obras que no conocemos y los errores son gratis.',
      ],
      [
        'Límites',
        `Una clave permite ${API_REQUESTS_A_MINUTE} peticiones por minuto. El campo RateLimit de cada respuesta dice cuántas quedan y por cuánto tiempo.`,
      ],
      [
        'Repetir una petición',
        `Envíe una Idempotency-Key propia con un POST que cuente. Durante ${REPEAT_HOURS} horas, la misma petición recibe la misma respuesta y cuenta una sola vez, también mientras la primera sigue en marcha.`,
      ],
      [
        'Errores',
        `Un error lleva un estado HTTP, un «code» para su programa con sus parámetros en «params» y una frase en «detail». Los códigos «unknown_work» y «which_work» dan, en «near», las obras posibles.`,
      ],
    ],
    reference: 'Referencia',
    referenceText: 'Hecha a partir del documento OpenAPI que da este servidor.',
    referenceLoading: 'Leyendo el documento…',
    referenceFailed: 'No se ha podido leer el documento',
    errorCodes: 'Códigos de error',
    errorCodesText: 'Cada uno con su estado HTTP y sus parámetros.',
    document: 'Documento OpenAPI',
    scope: 'Permiso',
    open: 'No necesita clave.',
    repeatable: 'Se puede repetir con una Idempotency-Key.',
    parameters: 'Parámetros',
    body: 'Campos de la petición',
    required: 'obligatorio',
    atMost: (count) => `${count} caracteres como máximo`,
    file: 'un archivo',
    call: 'Ejemplo de petición',
    answer: 'Ejemplo de respuesta',
    operations: {
      askByName: 'Preguntar por una obra por su nombre',
      askByPicture: 'Preguntar por una obra con una imagen',
      announcePicture: 'Avisar de que llega una imagen, para que se mire sin demora',
      askOn: 'Seguir preguntando sobre un análisis',
      refuseAnswer: 'Decir que una respuesta no responde a la pregunta: se le devuelve',
      complain: 'Decir que un análisis es erróneo: se le devuelve',
      sendList:
        'Comprobar una lista de obras, en JSON, como archivo o como zip de fotos; todavía no se pregunta ni se descuenta nada',
      changeList: 'Iniciar, pausar, reanudar o cancelar una lista',
      lists: 'Listar sus listas',
      list: 'Leer cómo va una lista',
      listRows: `Leer las filas de una lista, ${BULK_PAGE_SIZE} por página`,
      chooseWork: 'Indicar a cuál de las obras propuestas se refiere una fila',
      exportList:
        'Descargar los resultados hasta ahora en CSV, JSON, Markdown, en un zip, en un zip de PDF o en un solo cuaderno',
      listAnalyses: 'Ver la lista de sus análisis o buscar en ella',
      readAnalysis: 'Leer un análisis con sus preguntas',
      listQuestions: 'Ver lo que se preguntó y lo que se puede preguntar',
      readPicture: 'Descargar la imagen pequeña guardada con un análisis',
      exportAnalysis: 'Descargar un análisis en PDF, Markdown o JSON',
      exportAnalyses: 'Descargar todos los análisis en un zip',
      describe: 'Describir una obra suya o mejorar lo que escribió',
      listDescriptions: 'Ver la lista de sus descripciones',
      readUsage: 'Leer cuántos análisis cuentan y cuántos quedan',
      readDescriptionUsage: 'Leer cuántas descripciones cuentan y cuántas quedan',
      readCounted: 'Leer qué se contó y cuándo, y qué se devolvió',
      listPlans: 'Ver los planes y el paquete de consultas',
      listPhotographs: 'Ver las fotografías que tiene este servidor',
    },
    changes: 'Registro de cambios',
    changeTexts: {
      passkeys: 'Se puede iniciar sesión con una llave de acceso. Las claves de API no cambian.',
      secondStep:
        'El inicio de sesión puede pedir un segundo paso: «second_factor_needed» pide las mismas credenciales otra vez, con «second_factor». Las claves de API no cambian.',
      removing:
        'Cada persona puede borrar una pregunta que hizo después, con su respuesta. Los programas no pueden, porque no hay vuelta atrás.',
      titles:
        'Una fila sin título ya no hace rechazar su lista: queda en «failed» con el código nuevo «row_title_missing», gratis, y las demás filas siguen. Una lista en la que ninguna fila tiene título se rechaza como antes.',
      photos:
        'Las listas admiten un .zip de fotos: las filas tienen «file», una lista cuyas fotos se miran está en «checking» y sus filas en «looking». Los resultados también se dan en un solo cuaderno («booklet»).',
      rewriting:
        'La Ayuda para artistas: los `edits` tienen un tipo `rewriting`, una frase que propone un modelo de lenguaje. Conviene que un programa trate un tipo desconocido como propuesta.',
      described:
        'El análisis de una obra descrita tiene «described»: lo que hay que ver, para quien no puede verlo. Las entradas del historial tienen «alternative», un texto para la imagen.',
      codes:
        'Los errores tienen un código y parámetros. Lo que un error dice además de su frase («near», «choice», «faults») está en «params», y las filas y listas del análisis por lotes tienen «error» en lugar de «detail».',
      bulk: 'Análisis por lotes: se comprueban listas enteras, se responden en segundo plano y se descargan.',
      keys: 'Claves de API con permisos, campos RateLimit, Idempotency-Key y un ejemplo de cada llamada en el documento.',
      first: 'La primera versión, para nuestras propias páginas.',
    },
  },
  'zh-TW': {
    title: '開發者',
    description: 'Artsking 的 API：快速上手、參考文件與更新紀錄。',
    heading: '從您的程式提問',
    lead: `網頁能做的，您的程式也能做：以名稱或圖片詢問作品、繼續追問，以及描述您自己的創作。API 金鑰包含在 ${PLAN} 方案中。`,
    start: '快速上手',
    makeKey: '在帳戶頁面建立 API 金鑰。金鑰只會顯示一次。',
    toAccount: '前往帳戶頁面',
    setKey: '請勿寫進程式碼：將金鑰與我們的網址放入環境變數。',
    curl: '使用 curl',
    typescript: '使用 TypeScript',
    client: '由我們的文件產生用戶端的型別，然後提問。這段程式可以直接執行。',
    copy: '複製',
    copyOf: (what) => `複製：${what}`,
    copied: '已複製。',
    selected: '您的瀏覽器不允許複製，文字已選取。',
    rules: '運作方式',
    ruleTexts: [
      [
        '金鑰與權限',
        `每個帳戶最多 ${MOST_API_KEYS} 把金鑰，各有其權限：「read」讀取您保存的內容，「ask」詢問作品，「describe」使用藝術家助手。任何金鑰都不能刪除內容、管理金鑰、變更密碼、付款或關閉帳戶。`,
      ],
      ['如何計次', '與網頁相同：分析有所說明才計次。我們不認識的作品與錯誤都不計次。'],
      [
        '限制',
        `每把金鑰每分鐘可提出 ${API_REQUESTS_A_MINUTE} 次請求。每個回應的 RateLimit 欄位會說明剩餘次數與時間。`,
      ],
      [
        '重送請求',
        `在會計次的 POST 中附上您自訂的 Idempotency-Key。在 ${REPEAT_HOURS} 小時內，同一請求會得到同一回應，且只計次一次，即使第一次仍在處理中。`,
      ],
      [
        '錯誤',
        `錯誤帶有 HTTP 狀態碼、供程式讀取的「code」與其參數「params」，以及說明原因的「detail」。代碼「unknown_work」與「which_work」會在「near」中列出可能的作品。`,
      ],
    ],
    reference: '參考文件',
    referenceText: '由本伺服器提供的 OpenAPI 文件產生。',
    referenceLoading: '正在讀取文件…',
    referenceFailed: '無法讀取文件',
    errorCodes: '錯誤代碼',
    errorCodesText: '各附其 HTTP 狀態碼與參數。',
    document: 'OpenAPI 文件',
    scope: '權限',
    open: '不需要金鑰。',
    repeatable: '可用 Idempotency-Key 重送。',
    parameters: '參數',
    body: '請求欄位',
    required: '必填',
    atMost: (count) => `最多 ${count} 個字元`,
    file: '檔案',
    call: '請求範例',
    answer: '回應範例',
    operations: {
      askByName: '以名稱詢問作品',
      askByPicture: '以圖片詢問作品',
      announcePicture: '預告即將傳送圖片，以便立即處理',
      askOn: '就一則分析繼續追問',
      refuseAnswer: '回報答非所問：該次會退還',
      complain: '回報分析有誤：該次會退還',
      sendList: '檢查一份作品清單（JSON、檔案或照片 zip 檔）；此時還不會提問，也不計次數',
      changeList: '開始、暫停、繼續或取消一份清單',
      lists: '列出您的清單',
      list: '查看清單的進度',
      listRows: `讀取清單的各列，每頁 ${BULK_PAGE_SIZE} 列`,
      chooseWork: '指明某一列所指的是哪一件作品',
      exportList:
        '下載目前的結果：CSV、JSON、Markdown、三者打包的 zip，各篇 PDF 的 zip，或一份合訂本',
      listAnalyses: '列出或搜尋您的分析',
      readAnalysis: '讀取一則分析及其追問',
      listQuestions: '列出已問與可問的問題',
      readPicture: '下載隨分析保存的小圖',
      exportAnalysis: '將分析下載為 PDF、Markdown 或 JSON',
      exportAnalyses: '將所有分析下載為一個 zip',
      describe: '描述您自己的作品，或改進您寫的文字',
      listDescriptions: '列出您的描述',
      readUsage: '讀取分析的已用與剩餘次數',
      readDescriptionUsage: '讀取描述的已用與剩餘次數',
      readCounted: '讀取何時計次、計了什麼，以及退還的次數',
      listPlans: '列出方案與加購包',
      listPhotographs: '列出本伺服器保存的照片',
    },
    changes: '更新紀錄',
    changeTexts: {
      passkeys: '可以用密碼金鑰登入。API 金鑰不受影響。',
      secondStep:
        '登入可能需要第二步驟：「second_factor_needed」表示須以相同帳密加上「second_factor」再送一次。API 金鑰不受影響。',
      removing: '使用者可以刪除後續提出的問題及其回答。此動作無法復原，因此程式不能執行。',
      titles:
        '缺少作品名稱的列不再使整份清單遭退回：該列為「failed」，代碼為新增的「row_title_missing」，不計次數，其餘各列照常進行。若所有列都沒有作品名稱，清單仍會退回。',
      photos:
        '清單可以是照片的 .zip 檔：各列帶有「file」；照片辨識中的清單為「checking」，其列為「looking」。結果也可下載為一份合訂本（「booklet」）。',
      rewriting:
        '創作者助手：`edits` 新增 `rewriting`，即語言模型建議的句子。程式遇到不認識的種類，宜當作建議處理。',
      described:
        '已有口述的作品，其分析帶有「described」：為看不見的讀者說明畫面上有什麼。分析紀錄的各項帶有「alternative」，即圖片的替代文字。',
      codes:
        '錯誤帶有代碼與參數。錯誤在說明之外的內容（「near」、「choice」、「faults」）都放在「params」中；批次分析的清單與各列以「error」取代「detail」。',
      bulk: '批次分析：整份清單先檢查，再於背景逐列回答，並可下載結果。',
      keys: '具權限的 API 金鑰、RateLimit 欄位、Idempotency-Key，以及文件中每個呼叫的範例。',
      first: '第一版，供我們自己的網頁使用。',
    },
  },
}
