import type { EditKind, EditState } from '#shared/edits.ts'
import type { Localized } from '#shared/languages.ts'

/** What is said where the artist decides about changes, one by one. */
export interface EditWords {
  title: string
  lead: string
  /** Where a language model proposes sentences. */
  rewritten: string
  toDecide: (count: number) => string
  /** What stands in a copy where nothing is decided. */
  openInCopy: (count: number) => string
  allDecided: string
  acceptAll: (count: number) => string
  place: (number: number) => string
  kind: Record<EditKind, string>
  state: Record<EditState, string>
  accept: (text: string) => string
  keepIt: string
  /** Begins with `keepIt`. */
  keep: (text: string) => string
  insert: (text: string) => string
  leaveOut: string
  own: string
  ownLabel: (text: string) => string
  use: string
  typing: (count: number) => string
  decidedBefore: (count: number) => string
  asTyped: string
  mended: string
  failed: string
  retry: string
  uncounted: string
  unspelled: string
  leftOut: string
  leftOutHelp: string
  from: (field: string) => string
  sameAnswers: string
}

export const EDIT_WORDS: Localized<EditWords> = {
  en: {
    title: 'Change by change',
    lead: 'No word is cut out. What is beyond doubt is mended already; the rest is yours to decide, and all of it can be undone.',
    rewritten:
      'A language model proposes some sentences in the place of yours. Read each aloud before you take it: does it say what you mean, in your voice?',
    toDecide: (count) => (count === 1 ? 'One place to decide' : `${count} places to decide`),
    openInCopy: (count) =>
      count === 1
        ? 'One place is still to decide: the copy has it as you wrote it.'
        : `${count} places are still to decide: the copy has them as you wrote them.`,
    allDecided: 'Everything is decided.',
    acceptAll: (count) => (count === 1 ? 'Accept the proposal' : `Accept all ${count} proposals`),
    place: (number) => `Change ${number}`,
    kind: {
      typing: 'Typing',
      spelling: 'Spelling',
      grammar: 'Grammar',
      wording: 'Wording',
      tone: 'Tone',
      sentence: 'Sentence',
      term: 'Term',
      addition: 'Added',
      rewriting: 'A language model proposes',
    },
    state: { open: 'to decide', accepted: 'changed', rejected: 'left as it was' },
    accept: (text) => `Change to “${text}”`,
    keepIt: 'Keep it',
    keep: (text) => `Keep it: “${text}”`,
    insert: (text) => `Add “${text}”`,
    leaveOut: 'Leave it out',
    own: 'Write it myself',
    ownLabel: (text) => `Your words in the place of “${text}”`,
    use: 'Use these words',
    typing: (count) =>
      count === 1
        ? 'Capitals, spaces and signs: one place'
        : `Capitals, spaces and signs: ${count} places`,
    decidedBefore: (count) =>
      count === 1 ? 'One place is decided' : `${count} places are decided`,
    asTyped: 'As I typed it',
    mended: 'Mended',
    failed: 'Your decisions could not be kept.',
    retry: 'Try again',
    uncounted: 'These are the words that you typed, so nothing was counted.',
    unspelled: 'The dictionary could not be asked just now: only our own lists of slips were used.',
    leftOut: 'What did not fit',
    leftOutHelp: 'The text has to be short. This stands in the long form, or in your answers.',
    from: (field) => `From “${field}”`,
    sameAnswers: 'Another from the same answers',
  },
  fr: {
    title: 'Changement par changement',
    lead: 'Aucun mot n’est coupé. Ce qui ne fait aucun doute est déjà corrigé\u00a0; le reste, c’est vous qui en décidez, et tout peut être annulé.',
    rewritten:
      'Un modèle de langage propose quelques phrases à la place des vôtres. Lisez chacune à voix haute avant de la prendre\u00a0: dit-elle ce que vous voulez dire, avec votre voix\u00a0?',
    toDecide: (count) => (count === 1 ? 'Un endroit à décider' : `${count} endroits à décider`),
    openInCopy: (count) =>
      count === 1
        ? 'Il reste un endroit à décider\u00a0: la copie le laisse tel que vous l’avez écrit.'
        : `Il reste ${count} endroits à décider\u00a0: la copie les laisse tels que vous les avez écrits.`,
    allDecided: 'Tout est décidé.',
    acceptAll: (count) =>
      count === 1 ? 'Accepter la proposition' : `Accepter les ${count} propositions`,
    place: (number) => `Changement ${number}`,
    kind: {
      typing: 'Frappe',
      spelling: 'Orthographe',
      grammar: 'Grammaire',
      wording: 'Expression',
      tone: 'Ton',
      sentence: 'Phrase',
      term: 'Terme',
      addition: 'Ajout',
      rewriting: 'Proposé par un modèle de langage',
    },
    state: { open: 'à décider', accepted: 'changé', rejected: 'laissé tel quel' },
    accept: (text) => `Changer en «\u00a0${text}\u00a0»`,
    keepIt: 'Garder',
    keep: (text) => `Garder «\u00a0${text}\u00a0»`,
    insert: (text) => `Ajouter «\u00a0${text}\u00a0»`,
    leaveOut: 'Ne pas l’ajouter',
    own: 'L’écrire moi-même',
    ownLabel: (text) => `Vos mots à la place de «\u00a0${text}\u00a0»`,
    use: 'Utiliser ces mots',
    typing: (count) =>
      count === 1
        ? 'Majuscules, espaces et signes\u00a0: un endroit'
        : `Majuscules, espaces et signes\u00a0: ${count} endroits`,
    decidedBefore: (count) => (count === 1 ? 'Un endroit décidé' : `${count} endroits décidés`),
    asTyped: 'Comme je l’ai tapé',
    mended: 'Corrigé',
    failed: 'Vos décisions n’ont pas pu être conservées.',
    retry: 'Réessayer',
    uncounted: 'Ce sont les mots que vous avez tapés\u00a0: rien n’a été compté.',
    unspelled:
      'Le dictionnaire n’a pas pu être consulté à l’instant\u00a0: seules nos propres listes ont servi.',
    leftOut: 'Ce qui n’a pas tenu',
    leftOutHelp:
      'Le texte doit être court. Ceci figure dans la version longue ou dans vos réponses.',
    from: (field) => `De «\u00a0${field}\u00a0»`,
    sameAnswers: 'Un autre avec les mêmes réponses',
  },
  es: {
    title: 'Cambio por cambio',
    lead: 'No se recorta ninguna palabra. Lo que no admite duda ya está corregido; lo demás lo decide usted, y todo se puede deshacer.',
    rewritten:
      'Un modelo de lenguaje propone algunas frases en lugar de las suyas. Lea cada una en voz alta antes de aceptarla: ¿dice lo que usted quiere decir, con su voz?',
    toDecide: (count) => (count === 1 ? 'Un lugar por decidir' : `${count} lugares por decidir`),
    openInCopy: (count) =>
      count === 1
        ? 'Queda un lugar por decidir: la copia lo deja como usted lo escribió.'
        : `Quedan ${count} lugares por decidir: la copia los deja como usted los escribió.`,
    allDecided: 'Todo está decidido.',
    acceptAll: (count) =>
      count === 1 ? 'Aceptar la propuesta' : `Aceptar las ${count} propuestas`,
    place: (number) => `Cambio ${number}`,
    kind: {
      typing: 'Escritura',
      spelling: 'Ortografía',
      grammar: 'Gramática',
      wording: 'Expresión',
      tone: 'Tono',
      sentence: 'Frase',
      term: 'Término',
      addition: 'Añadido',
      rewriting: 'Propuesto por un modelo de lenguaje',
    },
    state: { open: 'por decidir', accepted: 'cambiado', rejected: 'como estaba' },
    accept: (text) => `Cambiar a «${text}»`,
    keepIt: 'Dejarlo',
    keep: (text) => `Dejarlo: «${text}»`,
    insert: (text) => `Añadir «${text}»`,
    leaveOut: 'No añadirlo',
    own: 'Escribirlo yo',
    ownLabel: (text) => `Sus palabras en lugar de «${text}»`,
    use: 'Usar estas palabras',
    typing: (count) =>
      count === 1
        ? 'Mayúsculas, espacios y signos: un lugar'
        : `Mayúsculas, espacios y signos: ${count} lugares`,
    decidedBefore: (count) => (count === 1 ? 'Un lugar decidido' : `${count} lugares decididos`),
    asTyped: 'Como lo escribí',
    mended: 'Corregido',
    failed: 'No se pudieron guardar sus decisiones.',
    retry: 'Reintentar',
    uncounted: 'Son las palabras que usted escribió: no se ha contado nada.',
    unspelled:
      'Ahora mismo no se pudo consultar el diccionario: solo se usaron nuestras propias listas.',
    leftOut: 'Lo que no cupo',
    leftOutHelp: 'El texto tiene que ser breve. Esto está en la versión larga o en sus respuestas.',
    from: (field) => `De «${field}»`,
    sameAnswers: 'Otra con las mismas respuestas',
  },
  'zh-TW': {
    title: '逐項決定',
    lead: '不會刪去任何字詞。毫無疑問的已經改好，其餘由您決定，每一項都可以復原。',
    rewritten:
      '有幾句是語言模型建議用來取代您原句的。採用之前請先唸一遍：是不是您的意思，是不是您的語氣？',
    toDecide: (count) => `還有 ${count} 處待決定`,
    openInCopy: (count) => `還有 ${count} 處待決定：複製的文字在這些地方保留您的原文。`,
    allDecided: '全部決定好了。',
    acceptAll: (count) => `接受全部 ${count} 項建議`,
    place: (number) => `第 ${number} 項`,
    kind: {
      typing: '標點與空格',
      spelling: '錯別字',
      grammar: '文法',
      wording: '用詞',
      tone: '語氣',
      sentence: '句子',
      term: '術語',
      addition: '補充',
      rewriting: '語言模型的建議',
    },
    state: { open: '待決定', accepted: '已更改', rejected: '保留原文' },
    accept: (text) => `改成「${text}」`,
    keepIt: '保留',
    keep: (text) => `保留「${text}」`,
    insert: (text) => `加上「${text}」`,
    leaveOut: '不加',
    own: '我自己寫',
    ownLabel: (text) => `用來取代「${text}」的文字`,
    use: '使用這段文字',
    typing: (count) => `標點、空格與符號：${count} 處`,
    decidedBefore: (count) => `已決定 ${count} 處`,
    asTyped: '照我原來的寫法',
    mended: '已修正',
    failed: '無法保存您的決定。',
    retry: '再試一次',
    uncounted: '這些都是您自己寫的字，所以沒有計數。',
    unspelled: '目前無法查詢字典，只使用了我們自己的清單。',
    leftOut: '放不下的內容',
    leftOutHelp: '篇幅有限。這些內容在長版或您的答案裡。',
    from: (field) => `出自「${field}」`,
    sameAnswers: '用同樣的答案再寫一篇',
  },
}
