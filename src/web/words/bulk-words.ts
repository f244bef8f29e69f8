import type { BulkJobState, BulkState } from '#shared/api/bulk.ts'
import type { BulkFaultCode } from '#shared/bulk-faults.ts'
import type { Language } from '#shared/languages.ts'
import {
  BULK_KEPT_DAYS,
  BULK_MAX_BYTES,
  BULK_MAX_ROWS,
  BULK_ZIP_MAX_BYTES,
} from '#shared/limits.ts'
import { PLANS } from '#shared/plans.ts'

const PLAN = PLANS.professional.label
const MEGABYTES = BULK_MAX_BYTES / 1024 ** 2
const ZIP_MEGABYTES = BULK_ZIP_MAX_BYTES / 1024 ** 2

interface Question {
  title: string
  text: string
  yes: string
}

/** Words of the page for bulk analysis. They come with it. */
export interface BulkWords {
  title: string
  intro: string
  needsPlan: string
  toPlans: string
  loading: string
  loadFailed: string
  newList: string
  file: string
  fileHint: string
  fileMissing: string
  /** A zip of photos, in place of the table. */
  zipHint: string
  fileTooLarge: (megabytes: number) => string
  depth: string
  depthHint: string
  language: string
  languageHint: string
  check: string
  checkHint: string
  example: string
  sendFailed: string
  sending: string
  unused: (columns: string) => string
  refused: string
  inRow: (row: number, what: string) => string
  inCell: (row: number, column: string, what: string) => string
  faults: Record<BulkFaultCode, (value: string) => string>
  yourLists: string
  allLists: string
  none: string
  keptFor: string
  jobStates: Record<BulkJobState, string>
  rowStates: Record<BulkState, string>
  progress: string
  answeredOf: (answered: number, rows: number) => string
  counted: string
  willCount: string
  mayCount: string
  checkedHint: string
  checkingHint: string
  photo: string
  start: string
  pause: string
  resume: string
  cancel: string
  delete: string
  back: string
  deleted: string
  changeFailed: string
  questions: Record<'cancel' | 'delete', Question>
  download: string
  downloadAs: (format: string) => string
  downloadFailed: string
  booklet: string
  rows: string
  row: string
  show: string
  all: string
  noRows: string
  pages: string
  previous: string
  next: string
  page: (page: number, pages: number) => string
  counts: string
  free: string
  read: (title: string) => string
  whichWork: (row: number) => string
  otherWork: (row: number) => string
  choose: string
  chooseMissing: string
  takeIt: string
  take: (row: number) => string
  chooseFailed: string
}

export const BULK_WORDS: Record<Language, BulkWords> = {
  en: {
    title: 'Bulk analysis',
    intro:
      'Send a list of works, or a zip of photos. We check it first and tell you what we know, what you have to choose and what it will count. You start it, and it runs by itself.',
    needsPlan: `Bulk analysis comes with the plan ${PLAN}.`,
    toPlans: 'See the plans',
    loading: 'One moment…',
    loadFailed: 'This could not be loaded',
    newList: 'A new list',
    file: 'File with your list',
    fileHint: `CSV, Excel (.xlsx) or JSON, at most ${BULK_MAX_ROWS} rows and ${MEGABYTES} MB. The first row names the columns: title, maker, question, depth, language. Only the title is needed.`,
    zipHint: `Or a .zip of at most ${BULK_MAX_ROWS} photos and ${ZIP_MEGABYTES} MB. A CSV file in it may say more about them, with the columns file, title, maker, question, depth, language. Each photo is deleted as soon as it has been looked at.`,
    fileMissing: 'Please choose a file first.',
    fileTooLarge: (megabytes) => `This file is larger than ${megabytes} MB.`,
    depth: 'Depth',
    depthHint: 'For rows that name none.',
    language: 'Language of the answers',
    languageHint: 'For rows that name none.',
    check: 'Check the list',
    checkHint: 'Checking asks nothing and counts nothing.',
    example: 'Download an example',
    sendFailed: 'The list could not be sent',
    sending: 'Sending the file…',
    unused: (columns) => `Not used: ${columns}`,
    refused: 'Please correct the list and send it again. Nothing was kept or counted.',
    inRow: (row, what) => `Row ${row}: ${what}`,
    inCell: (row, column, what) => `Row ${row}, column “${column}”: ${what}`,
    faults: {
      unreadable: () =>
        'This file is not CSV, Excel (.xlsx), JSON or a .zip of photos that we can read.',
      empty: () => 'There is no row with a work in it.',
      tooManyRows: (value) => `There are ${value} rows; at most ${BULK_MAX_ROWS} are possible.`,
      noTitleColumn: () => 'No column is called “title”. The first row has to name the columns.',
      twoColumns: () => 'another column has the same meaning.',
      missing: () => 'the title is missing.',
      tooLong: (value) => `the text has more than ${value} characters.`,
      unknownDepth: (value) =>
        `“${value}” is no depth. Possible are explorer, aficionado and professional.`,
      unknownLanguage: (value) =>
        `“${value}” is no language of ours. Possible are en, fr, es and zh-TW.`,
      notText: (value) => `“${value}” is not text. Please write it as text.`,
      control: () => 'the text has control characters. Please remove them.',
      quotes: () => 'a quotation mark is not closed.',
      noPhotos: () => 'There is no photo in this .zip.',
      noFileColumn: () =>
        'In the CSV file no column is called “file”. The first row has to name the columns.',
      fileMissing: (value) => `“${value}” is not in the .zip.`,
      fileAmbiguous: (value) =>
        `several photos are called “${value}”. Please write the folder as well.`,
      notAPhoto: (value) => `“${value}” is not a kind of picture that we read.`,
      twoTables: (value) => `There are several CSV files: ${value}. Please keep one.`,
      locked: (value) => `“${value}” cannot be unpacked. Please make the .zip without a password.`,
      unpacksTooLarge: (value) =>
        `The .zip unpacks to more than ${value} MB. Please send fewer or smaller photos.`,
    },
    yourLists: 'Your lists',
    allLists: 'All lists',
    none: 'You have sent no list yet.',
    keptFor: `A list is kept for ${BULK_KEPT_DAYS} days; its answers stay in your history.`,
    jobStates: {
      checking: 'Looking at the photos',
      checked: 'Checked, not started',
      running: 'Running',
      paused: 'Paused',
      cancelled: 'Cancelled',
      done: 'Done',
    },
    rowStates: {
      looking: 'Photo still to be looked at',
      known: 'Known, to be asked',
      open: 'To be looked up in open sources',
      choice: 'Your choice is needed',
      unknown: 'Not known, free',
      answered: 'Answered',
      failed: 'Not answered, free',
    },
    progress: 'Progress',
    answeredOf: (answered, rows) => `${answered} of ${rows} answered`,
    counted: 'Counted so far',
    willCount: 'Still to be counted',
    mayCount: 'May count, if open sources know enough',
    checkedHint:
      'Nothing has been counted yet. You can choose works now or later: rows that need your choice wait for it.',
    checkingHint:
      'We look at your photos one after the other, and delete each one then. You can leave this page: nothing is asked or counted until you start.',
    photo: 'Photo',
    start: 'Start',
    pause: 'Pause',
    resume: 'Resume',
    cancel: 'Cancel the list',
    delete: 'Delete the list',
    back: 'Go back',
    deleted: 'The list is deleted. Its answers are in your history.',
    changeFailed: 'This could not be done',
    questions: {
      cancel: {
        title: 'Cancel this list?',
        text: 'Rows that wait will not be asked or counted. Answers that are there stay. It cannot be started again.',
        yes: 'Cancel it for good',
      },
      delete: {
        title: 'Delete this list?',
        text: 'The list goes for good. Answers that are there stay in your history.',
        yes: 'Delete it for good',
      },
    },
    download: 'Download the results so far:',
    downloadAs: (format) => `Download the results as ${format}`,
    downloadFailed: 'The results could not be downloaded',
    booklet: 'One booklet (PDF)',
    rows: 'Rows',
    row: 'Row',
    show: 'Show',
    all: 'All rows',
    noRows: 'There are no such rows.',
    pages: 'Pages of rows',
    previous: 'Previous',
    next: 'Next',
    page: (page, pages) => `Page ${page} / ${pages}`,
    counts: 'counts one',
    free: 'counts nothing',
    read: (title) => `Read about ${title}`,
    whichWork: (row) => `Row ${row}: which work is meant?`,
    otherWork: (row) => `Row ${row}: is another work meant?`,
    choose: 'Choose a work',
    chooseMissing: 'Please choose a work.',
    takeIt: 'Take it',
    take: (row) => `Take it for row ${row}`,
    chooseFailed: 'The choice could not be kept',
  },
  fr: {
    title: 'Analyses en série',
    intro:
      'Envoyez une liste d’œuvres ou un zip de photos. Nous la vérifions d’abord et vous disons ce que nous connaissons, ce que vous devez choisir et ce qui sera décompté. Vous la lancez, et elle avance toute seule.',
    needsPlan: `Les analyses en série sont comprises dans l’abonnement ${PLAN}.`,
    toPlans: 'Voir les abonnements',
    loading: 'Un instant…',
    loadFailed: 'Le chargement a échoué',
    newList: 'Nouvelle liste',
    file: 'Fichier de la liste',
    fileHint: `CSV, Excel (.xlsx) ou JSON, ${BULK_MAX_ROWS} lignes et ${MEGABYTES}\u00a0Mo au plus. La première ligne nomme les colonnes\u00a0: titre, artiste, question, niveau, langue. Seul le titre est obligatoire.`,
    zipHint: `Ou un .zip de ${BULK_MAX_ROWS} photos et ${ZIP_MEGABYTES}\u00a0Mo au plus. Un fichier CSV joint peut en dire plus, avec les colonnes fichier, titre, artiste, question, niveau, langue. Chaque photo est supprimée dès qu’elle a été examinée.`,
    fileMissing: 'Choisissez d’abord un fichier.',
    fileTooLarge: (megabytes) => `Ce fichier dépasse ${megabytes}\u00a0Mo.`,
    depth: 'Niveau',
    depthHint: 'Pour les lignes qui n’en indiquent pas.',
    language: 'Langue des réponses',
    languageHint: 'Pour les lignes qui n’en indiquent pas.',
    check: 'Vérifier la liste',
    checkHint: 'La vérification ne pose aucune question et ne décompte rien.',
    example: 'Télécharger un exemple',
    sendFailed: 'La liste n’a pas pu être envoyée',
    sending: 'Envoi du fichier…',
    unused: (columns) => `Non utilisé\u00a0: ${columns}`,
    refused: 'Corrigez la liste et renvoyez-la. Rien n’a été conservé ni décompté.',
    inRow: (row, what) => `Ligne ${row}\u00a0: ${what}`,
    inCell: (row, column, what) => `Ligne ${row}, colonne «\u00a0${column}\u00a0»\u00a0: ${what}`,
    faults: {
      unreadable: () =>
        'Ce fichier n’est pas un CSV, un Excel (.xlsx), un JSON ou un .zip de photos lisible.',
      empty: () => 'Aucune ligne ne contient d’œuvre.',
      tooManyRows: (value) =>
        `La liste compte ${value} lignes\u00a0; ${BULK_MAX_ROWS} au plus sont possibles.`,
      noTitleColumn: () =>
        'Aucune colonne ne s’appelle «\u00a0titre\u00a0». La première ligne doit nommer les colonnes.',
      twoColumns: () => 'une autre colonne a le même sens.',
      missing: () => 'le titre manque.',
      tooLong: (value) => `le texte dépasse ${value} caractères.`,
      unknownDepth: (value) =>
        `«\u00a0${value}\u00a0» n’est pas un niveau. Sont possibles explorer, aficionado et professional.`,
      unknownLanguage: (value) =>
        `«\u00a0${value}\u00a0» n’est pas une de nos langues. Sont possibles en, fr, es et zh-TW.`,
      notText: (value) => `«\u00a0${value}\u00a0» n’est pas du texte. Écrivez-le comme texte.`,
      control: () => 'le texte contient des caractères de commande. Supprimez-les.',
      quotes: () => 'un guillemet n’est pas fermé.',
      noPhotos: () => 'Ce .zip ne contient aucune photo.',
      noFileColumn: () =>
        'Dans le fichier CSV, aucune colonne ne s’appelle «\u00a0fichier\u00a0». La première ligne doit nommer les colonnes.',
      fileMissing: (value) => `«\u00a0${value}\u00a0» n’est pas dans le .zip.`,
      fileAmbiguous: (value) =>
        `plusieurs photos s’appellent «\u00a0${value}\u00a0». Indiquez aussi le dossier.`,
      notAPhoto: (value) => `«\u00a0${value}\u00a0» n’est pas un format d’image que nous lisons.`,
      twoTables: (value) => `Il y a plusieurs fichiers CSV\u00a0: ${value}. N’en gardez qu’un.`,
      locked: (value) =>
        `«\u00a0${value}\u00a0» ne peut pas être décompressé. Créez le .zip sans mot de passe.`,
      unpacksTooLarge: (value) =>
        `Une fois décompressé, le .zip dépasse ${value}\u00a0Mo. Envoyez moins de photos, ou de plus petites.`,
    },
    yourLists: 'Vos listes',
    allLists: 'Toutes les listes',
    none: 'Vous n’avez encore envoyé aucune liste.',
    keptFor: `Une liste est gardée ${BULK_KEPT_DAYS} jours\u00a0; ses réponses restent dans votre historique.`,
    jobStates: {
      checking: 'Examen des photos',
      checked: 'Vérifiée, pas encore lancée',
      running: 'En cours',
      paused: 'En pause',
      cancelled: 'Annulée',
      done: 'Terminée',
    },
    rowStates: {
      looking: 'Photo à examiner',
      known: 'Connue, à traiter',
      open: 'À chercher dans les sources ouvertes',
      choice: 'Votre choix est attendu',
      unknown: 'Inconnue, gratuite',
      answered: 'Traitée',
      failed: 'Sans réponse, gratuite',
    },
    progress: 'Avancement',
    answeredOf: (answered, rows) => `${answered} sur ${rows} traitées`,
    counted: 'Décomptées jusqu’ici',
    willCount: 'Encore à décompter',
    mayCount: 'Peut-être décomptées, selon les sources ouvertes',
    checkedHint:
      'Rien n’a encore été décompté. Vous pouvez choisir les œuvres maintenant ou plus tard\u00a0: les lignes concernées vous attendent.',
    checkingHint:
      'Nous examinons vos photos une par une et supprimons chacune aussitôt. Vous pouvez quitter cette page\u00a0: rien n’est demandé ni décompté avant que vous ne lanciez la liste.',
    photo: 'Photographie',
    start: 'Lancer',
    pause: 'Mettre en pause',
    resume: 'Reprendre',
    cancel: 'Annuler la liste',
    delete: 'Supprimer la liste',
    back: 'Revenir',
    deleted: 'La liste est supprimée. Ses réponses sont dans votre historique.',
    changeFailed: 'L’opération a échoué',
    questions: {
      cancel: {
        title: 'Annuler cette liste\u00a0?',
        text: 'Les lignes en attente ne seront ni traitées ni décomptées. Les réponses obtenues restent. La liste ne pourra pas être relancée.',
        yes: 'Annuler définitivement',
      },
      delete: {
        title: 'Supprimer cette liste\u00a0?',
        text: 'La liste disparaît pour de bon. Les réponses obtenues restent dans votre historique.',
        yes: 'Supprimer définitivement',
      },
    },
    download: 'Télécharger les résultats actuels\u00a0:',
    downloadAs: (format) => `Télécharger les résultats en ${format}`,
    downloadFailed: 'Les résultats n’ont pas pu être téléchargés',
    booklet: 'Un seul livret (PDF)',
    rows: 'Lignes',
    row: 'Ligne',
    show: 'Afficher',
    all: 'Toutes les lignes',
    noRows: 'Aucune ligne de ce type.',
    pages: 'Pages de lignes',
    previous: 'Précédente',
    next: 'Suivante',
    page: (page, pages) => `Page ${page} / ${pages}`,
    counts: 'en décompte une',
    free: 'ne décompte rien',
    read: (title) => `Lire la réponse\u00a0: ${title}`,
    whichWork: (row) => `Ligne ${row}\u00a0: de quelle œuvre s’agit-il\u00a0?`,
    otherWork: (row) => `Ligne ${row}\u00a0: s’agit-il d’une autre œuvre\u00a0?`,
    choose: 'Choisir une œuvre',
    chooseMissing: 'Choisissez une œuvre.',
    takeIt: 'Retenir',
    take: (row) => `Retenir pour la ligne ${row}`,
    chooseFailed: 'Le choix n’a pas pu être enregistré',
  },
  es: {
    title: 'Análisis por lotes',
    intro:
      'Envíe una lista de obras o un zip de fotos. Primero la comprobamos y le decimos qué conocemos, qué tiene que elegir y cuánto se descontará. Usted la inicia y ella avanza sola.',
    needsPlan: `El análisis por lotes está incluido en el plan ${PLAN}.`,
    toPlans: 'Ver los planes',
    loading: 'Un momento…',
    loadFailed: 'No se ha podido cargar',
    newList: 'Una lista nueva',
    file: 'Archivo con la lista',
    fileHint: `CSV, Excel (.xlsx) o JSON, con un máximo de ${BULK_MAX_ROWS} filas y ${MEGABYTES} MB. La primera fila nombra las columnas: título, artista, pregunta, nivel, idioma. Solo el título es obligatorio.`,
    zipHint: `O un .zip con un máximo de ${BULK_MAX_ROWS} fotos y ${ZIP_MEGABYTES} MB. Un archivo CSV dentro puede decir más de ellas, con las columnas archivo, título, artista, pregunta, nivel, idioma. Cada foto se borra en cuanto la hemos mirado.`,
    fileMissing: 'Elija primero un archivo.',
    fileTooLarge: (megabytes) => `Este archivo supera los ${megabytes} MB.`,
    depth: 'Nivel',
    depthHint: 'Para las filas que no indican ninguno.',
    language: 'Idioma de las respuestas',
    languageHint: 'Para las filas que no indican ninguno.',
    check: 'Comprobar la lista',
    checkHint: 'Comprobar no pregunta ni descuenta nada.',
    example: 'Descargar un ejemplo',
    sendFailed: 'No se ha podido enviar la lista',
    sending: 'Enviando el archivo…',
    unused: (columns) => `No se usa: ${columns}`,
    refused: 'Corrija la lista y vuelva a enviarla. No se ha guardado ni descontado nada.',
    inRow: (row, what) => `Fila ${row}: ${what}`,
    inCell: (row, column, what) => `Fila ${row}, columna «${column}»: ${what}`,
    faults: {
      unreadable: () =>
        'Este archivo no es un CSV, un Excel (.xlsx), un JSON o un .zip de fotos que podamos leer.',
      empty: () => 'Ninguna fila contiene una obra.',
      tooManyRows: (value) => `Hay ${value} filas; el máximo es ${BULK_MAX_ROWS}.`,
      noTitleColumn: () =>
        'Ninguna columna se llama «título». La primera fila tiene que nombrar las columnas.',
      twoColumns: () => 'otra columna significa lo mismo.',
      missing: () => 'falta el título.',
      tooLong: (value) => `el texto supera los ${value} caracteres.`,
      unknownDepth: (value) =>
        `«${value}» no es un nivel. Son posibles explorer, aficionado y professional.`,
      unknownLanguage: (value) =>
        `«${value}» no es uno de nuestros idiomas. Son posibles en, fr, es y zh-TW.`,
      notText: (value) => `«${value}» no es texto. Escríbalo como texto.`,
      control: () => 'el texto contiene caracteres de control. Elimínelos.',
      quotes: () => 'falta cerrar unas comillas.',
      noPhotos: () => 'En este .zip no hay ninguna foto.',
      noFileColumn: () =>
        'En el archivo CSV ninguna columna se llama «archivo». La primera fila tiene que nombrar las columnas.',
      fileMissing: (value) => `«${value}» no está en el .zip.`,
      fileAmbiguous: (value) => `varias fotos se llaman «${value}». Escriba también la carpeta.`,
      notAPhoto: (value) => `«${value}» no es un tipo de imagen que podamos leer.`,
      twoTables: (value) => `Hay varios archivos CSV: ${value}. Deje solo uno.`,
      locked: (value) => `«${value}» no se puede descomprimir. Cree el .zip sin contraseña.`,
      unpacksTooLarge: (value) =>
        `Descomprimido, el .zip supera los ${value} MB. Envíe menos fotos o fotos más pequeñas.`,
    },
    yourLists: 'Sus listas',
    allLists: 'Todas las listas',
    none: 'Todavía no ha enviado ninguna lista.',
    keptFor: `Una lista se guarda ${BULK_KEPT_DAYS} días; sus respuestas quedan en su historial.`,
    jobStates: {
      checking: 'Mirando las fotos',
      checked: 'Comprobada, sin iniciar',
      running: 'En curso',
      paused: 'En pausa',
      cancelled: 'Cancelada',
      done: 'Terminada',
    },
    rowStates: {
      looking: 'Foto por mirar',
      known: 'Conocida, por responder',
      open: 'Por buscar en fuentes abiertas',
      choice: 'Falta su elección',
      unknown: 'No la conocemos, gratis',
      answered: 'Respondida',
      failed: 'Sin respuesta, gratis',
    },
    progress: 'Avance',
    answeredOf: (answered, rows) => `${answered} de ${rows} respondidas`,
    counted: 'Descontadas hasta ahora',
    willCount: 'Por descontar',
    mayCount: 'Quizá se descuente, según las fuentes abiertas',
    checkedHint:
      'Todavía no se ha descontado nada. Puede elegir las obras ahora o más tarde: las filas que necesitan su elección la esperan.',
    checkingHint:
      'Miramos sus fotos una tras otra y borramos cada una enseguida. Puede salir de esta página: nada se pregunta ni se descuenta hasta que usted la inicie.',
    photo: 'Foto',
    start: 'Iniciar',
    pause: 'Pausar',
    resume: 'Reanudar',
    cancel: 'Cancelar la lista',
    delete: 'Eliminar la lista',
    back: 'Volver',
    deleted: 'La lista se ha eliminado. Sus respuestas están en su historial.',
    changeFailed: 'No se ha podido hacer',
    questions: {
      cancel: {
        title: '¿Cancelar esta lista?',
        text: 'Las filas pendientes no se responderán ni se descontarán. Las respuestas obtenidas se conservan. No se podrá volver a iniciar.',
        yes: 'Cancelarla del todo',
      },
      delete: {
        title: '¿Eliminar esta lista?',
        text: 'La lista desaparece para siempre. Las respuestas obtenidas quedan en su historial.',
        yes: 'Eliminarla del todo',
      },
    },
    download: 'Descargar los resultados hasta ahora:',
    downloadAs: (format) => `Descargar los resultados en ${format}`,
    downloadFailed: 'No se han podido descargar los resultados',
    booklet: 'Un solo cuaderno (PDF)',
    rows: 'Filas',
    row: 'Fila',
    show: 'Mostrar',
    all: 'Todas las filas',
    noRows: 'No hay filas así.',
    pages: 'Páginas de filas',
    previous: 'Anterior',
    next: 'Siguiente',
    page: (page, pages) => `Página ${page} / ${pages}`,
    counts: 'descuenta una',
    free: 'no descuenta nada',
    read: (title) => `Leer sobre ${title}`,
    whichWork: (row) => `Fila ${row}: ¿a qué obra se refiere?`,
    otherWork: (row) => `Fila ${row}: ¿se refiere a otra obra?`,
    choose: 'Elegir una obra',
    chooseMissing: 'Elija una obra.',
    takeIt: 'Elegirla',
    take: (row) => `Elegirla para la fila ${row}`,
    chooseFailed: 'No se ha podido guardar la elección',
  },
  'zh-TW': {
    title: '批次分析',
    intro:
      '送出一份作品清單或一個照片 zip 檔，我們會先檢查，告訴您哪些作品我們認識、哪些需要您選擇，以及將計入多少次分析。由您按下開始，之後便會自行完成。',
    needsPlan: `批次分析屬於 ${PLAN} 方案。`,
    toPlans: '查看方案',
    loading: '請稍候…',
    loadFailed: '無法載入',
    newList: '新清單',
    file: '清單檔案',
    fileHint: `CSV、Excel（.xlsx）或 JSON，最多 ${BULK_MAX_ROWS} 列、${MEGABYTES} MB。第一列為欄位名稱：作品、作者、問題、深度、語言。只有作品名稱必填。`,
    zipHint: `也可以送出照片的 .zip 檔，最多 ${BULK_MAX_ROWS} 張、${ZIP_MEGABYTES} MB。其中可附一個 CSV 檔補充說明，欄位為：檔案、作品、作者、問題、深度、語言。每張照片辨識完畢後立即刪除。`,
    fileMissing: '請先選擇檔案。',
    fileTooLarge: (megabytes) => `這個檔案超過 ${megabytes} MB。`,
    depth: '深度',
    depthHint: '用於沒有註明深度的列。',
    language: '回答的語言',
    languageHint: '用於沒有註明語言的列。',
    check: '檢查清單',
    checkHint: '檢查時不會提問，也不計次數。',
    example: '下載範例',
    sendFailed: '清單無法送出',
    sending: '正在傳送檔案……',
    unused: (columns) => `未使用：${columns}`,
    refused: '請修正清單後再送一次。沒有保留任何資料，也沒有計入次數。',
    inRow: (row, what) => `第 ${row} 列：${what}`,
    inCell: (row, column, what) => `第 ${row} 列「${column}」欄：${what}`,
    faults: {
      unreadable: () => '這個檔案不是我們能讀取的 CSV、Excel（.xlsx）、JSON 或照片 .zip 檔。',
      empty: () => '清單裡沒有任何作品。',
      tooManyRows: (value) => `清單有 ${value} 列，最多只能有 ${BULK_MAX_ROWS} 列。`,
      noTitleColumn: () => '沒有名為「作品」的欄位。第一列必須是欄位名稱。',
      twoColumns: () => '另一個欄位的意思相同。',
      missing: () => '缺少作品名稱。',
      tooLong: (value) => `文字超過 ${value} 個字元。`,
      unknownDepth: (value) =>
        `「${value}」不是可用的深度，請填 explorer、aficionado 或 professional。`,
      unknownLanguage: (value) => `「${value}」不是可用的語言，請填 en、fr、es 或 zh-TW。`,
      notText: (value) => `「${value}」不是文字，請改以文字填寫。`,
      control: () => '文字含有控制字元，請刪除。',
      quotes: () => '引號沒有成對。',
      noPhotos: () => '這個 .zip 檔裡沒有照片。',
      noFileColumn: () => 'CSV 檔裡沒有名為「檔案」的欄位。第一列必須是欄位名稱。',
      fileMissing: (value) => `.zip 檔裡沒有「${value}」。`,
      fileAmbiguous: (value) => `有好幾張照片都叫「${value}」，請一併寫出資料夾。`,
      notAPhoto: (value) => `「${value}」不是我們能讀取的圖片格式。`,
      twoTables: (value) => `有好幾個 CSV 檔：${value}。請只保留一個。`,
      locked: (value) => `「${value}」無法解壓縮，請製作不設密碼的 .zip 檔。`,
      unpacksTooLarge: (value) => `.zip 檔解壓縮後超過 ${value} MB，請減少照片或縮小照片。`,
    },
    yourLists: '您的清單',
    allLists: '所有清單',
    none: '您還沒有送出任何清單。',
    keptFor: `清單保留 ${BULK_KEPT_DAYS} 天，其中的回答會留在您的歷史紀錄。`,
    jobStates: {
      checking: '正在辨識照片',
      checked: '已檢查，尚未開始',
      running: '進行中',
      paused: '已暫停',
      cancelled: '已取消',
      done: '已完成',
    },
    rowStates: {
      looking: '照片等待辨識',
      known: '認識，等待回答',
      open: '將查詢公開資料來源',
      choice: '需要您選擇',
      unknown: '不認識，不計次',
      answered: '已回答',
      failed: '未能回答，不計次',
    },
    progress: '進度',
    answeredOf: (answered, rows) => `已回答 ${answered} 列，共 ${rows} 列`,
    counted: '目前已計入',
    willCount: '尚將計入',
    mayCount: '可能計入（視公開資料來源而定）',
    checkedHint: '目前尚未計入任何次數。您可以現在或稍後再選擇作品：需要您選擇的列會等著您。',
    checkingHint:
      '我們逐張辨識您的照片，並在辨識後立即刪除。您可以離開這個頁面：在您按下開始之前，不會提問，也不計次數。',
    photo: '照片',
    start: '開始',
    pause: '暫停',
    resume: '繼續',
    cancel: '取消這份清單',
    delete: '刪除這份清單',
    back: '返回',
    deleted: '清單已刪除，其中的回答仍在您的歷史紀錄。',
    changeFailed: '無法完成這項操作',
    questions: {
      cancel: {
        title: '要取消這份清單嗎？',
        text: '等待中的列不會再回答，也不計次數；已有的回答會保留。取消後無法重新開始。',
        yes: '確定取消',
      },
      delete: {
        title: '要刪除這份清單嗎？',
        text: '清單將永久刪除；已有的回答仍會留在您的歷史紀錄。',
        yes: '確定刪除',
      },
    },
    download: '下載目前的結果：',
    downloadAs: (format) => `以 ${format} 下載結果`,
    downloadFailed: '結果無法下載',
    booklet: '合訂本（PDF）',
    rows: '各列',
    row: '列',
    show: '顯示',
    all: '全部',
    noRows: '沒有這樣的列。',
    pages: '分頁',
    previous: '上一頁',
    next: '下一頁',
    page: (page, pages) => `第 ${page} 頁，共 ${pages} 頁`,
    counts: '計入一次',
    free: '不計次數',
    read: (title) => `閱讀《${title}》`,
    whichWork: (row) => `第 ${row} 列：您指的是哪一件作品？`,
    otherWork: (row) => `第 ${row} 列：您指的是另一件作品嗎？`,
    choose: '選擇作品',
    chooseMissing: '請選擇一件作品。',
    takeIt: '選定',
    take: (row) => `為第 ${row} 列選定`,
    chooseFailed: '無法儲存您的選擇',
  },
}
