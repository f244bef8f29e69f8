import type { Language } from '#shared/languages.ts'

/**
 * Words of asking on, in the language of the page; what belongs to an answer is taken in the
 * language of the answer.
 */
export interface QuestionWords {
  title: string
  label: string
  ask: string
  askCounted: string
  asking: string
  youCouldAsk: string
  included: (count: number) => string
  onlyNew: string
  usedUp: string
  unlimited: string
  missing: string
  failed: string
  cutOff: string
  lookAgain: string
  listFailed: string
  notCounted: string
  /** Before an answer that repeats; in the language of the answer. */
  sameNotes: string
  /**
   * Before a paragraph of the essays that answers, with its heading; in the language of the answer.
   */
  fromPart: (heading: string) => string
  /** Before questions that come near one that has no answer. */
  nearby: string
  /** Before works that a question about another work may mean. */
  elsewhere: string
  refuse: string
  /** After it: what was counted came back, or nothing was counted. */
  refused: (givenBack: boolean) => string
  refuseFailed: string
  remove: string
  removeOf: (question: string) => string
  removeTitle: string
  removeText: string
  keep: string
  removed: string
  removeFailed: string
}

export const QUESTION_WORDS: Record<Language, QuestionWords> = {
  en: {
    title: 'Ask about this',
    label: 'What else would you like to know?',
    ask: 'Ask',
    askCounted: 'Ask (one analysis)',
    asking: 'Looking in the sources…',
    youCouldAsk: 'Our sources answer these, too',
    included: (count) =>
      count === 1 ? 'One more answer is included.' : `${count} answers are included.`,
    onlyNew: 'Only an answer that tells you something new counts.',
    usedUp:
      'The included answers are used. From here on, an answer that tells you something new counts as one analysis.',
    unlimited: 'Your plan has unlimited answers.',
    missing: 'Please enter your question.',
    failed: 'Your question could not be answered',
    cutOff:
      'The connection was lost on the way. If the answer had begun, it is kept here; if not, nothing was counted.',
    lookAgain: 'Look again',
    listFailed: 'Earlier questions could not be loaded',
    notCounted: 'This was not counted.',
    sameNotes: 'From the same notes as the text that you have read:',
    fromPart: (heading) => `From “${heading}”`,
    nearby: 'We can tell you this instead',
    elsewhere: 'You may mean',
    refuse: 'This does not answer my question',
    refused: (givenBack) =>
      givenBack
        ? 'Thank you. It is not counted, and our editors will read your question.'
        : 'Thank you. Our editors will read your question.',
    refuseFailed: 'This could not be sent',
    remove: 'Remove',
    removeOf: (question) => `Remove “${question}”`,
    removeTitle: 'Remove this question?',
    removeText: 'The question and its answer are deleted for good. What was counted stays counted.',
    keep: 'Keep it',
    removed: 'The question is removed.',
    removeFailed: 'The question could not be removed',
  },
  fr: {
    title: 'Une question de plus\u202f?',
    label: 'Que voudriez-vous encore savoir\u202f?',
    ask: 'Demander',
    askCounted: 'Demander (une analyse)',
    asking: 'Recherche dans les sources…',
    youCouldAsk: 'Nos sources répondent aussi à ceci',
    included: (count) =>
      count === 1 ? 'Une réponse est encore comprise.' : `${count} réponses sont comprises.`,
    onlyNew: 'Seule compte une réponse qui vous apprend quelque chose.',
    usedUp:
      'Les réponses comprises sont utilisées. Désormais, une réponse qui vous apprend quelque chose compte pour une analyse.',
    unlimited: 'Votre formule comprend des réponses illimitées.',
    missing: 'Veuillez saisir votre question.',
    failed: 'Impossible de répondre à votre question',
    cutOff:
      'La connexion a été coupée en route. Si la réponse avait commencé, elle est conservée ici\u202f; sinon, rien n’a été décompté.',
    lookAgain: 'Regarder à nouveau',
    listFailed: 'Impossible de charger les questions précédentes',
    notCounted: 'Rien n’a été décompté.',
    sameNotes: 'D’après les mêmes notes que le texte que vous avez lu\u00a0:',
    fromPart: (heading) => `Dans «\u00a0${heading}\u00a0»`,
    nearby: 'Voici ce que nous pouvons vous dire',
    elsewhere: 'Vous pensez peut-être à',
    refuse: 'Ce n’est pas la réponse à ma question',
    refused: (givenBack) =>
      givenBack
        ? 'Merci. Rien n’est décompté, et nos rédacteurs liront votre question.'
        : 'Merci. Nos rédacteurs liront votre question.',
    refuseFailed: 'L’envoi a échoué',
    remove: 'Supprimer',
    removeOf: (question) => `Supprimer «\u00a0${question}\u00a0»`,
    removeTitle: 'Supprimer cette question\u00a0?',
    removeText:
      'La question et sa réponse sont effacées pour de bon. Ce qui a été décompté le reste.',
    keep: 'La garder',
    removed: 'La question est supprimée.',
    removeFailed: 'Impossible de supprimer la question',
  },
  es: {
    title: 'Siga preguntando',
    label: '¿Qué más le gustaría saber?',
    ask: 'Preguntar',
    askCounted: 'Preguntar (un análisis)',
    asking: 'Buscando en las fuentes…',
    youCouldAsk: 'Nuestras fuentes también responden a esto',
    included: (count) =>
      count === 1 ? 'Queda una respuesta incluida.' : `${count} respuestas están incluidas.`,
    onlyNew: 'Solo cuenta una respuesta que le diga algo nuevo.',
    usedUp:
      'Ya ha usado las respuestas incluidas. Desde ahora, una respuesta que le diga algo nuevo cuenta como un análisis.',
    unlimited: 'Su plan incluye respuestas ilimitadas.',
    missing: 'Escriba su pregunta.',
    failed: 'No se pudo responder a su pregunta',
    cutOff:
      'Se perdió la conexión por el camino. Si la respuesta había empezado, se guarda aquí; si no, no se ha descontado nada.',
    lookAgain: 'Volver a mirar',
    listFailed: 'No se pudieron cargar las preguntas anteriores',
    notCounted: 'No se ha descontado nada.',
    sameNotes: 'De las mismas notas que el texto que ha leído:',
    fromPart: (heading) => `De «${heading}»`,
    nearby: 'En cambio, podemos contarle esto',
    elsewhere: 'Quizá se refiera a',
    refuse: 'Esto no responde a mi pregunta',
    refused: (givenBack) =>
      givenBack
        ? 'Gracias. No se ha descontado, y nuestros redactores leerán su pregunta.'
        : 'Gracias. Nuestros redactores leerán su pregunta.',
    refuseFailed: 'No se pudo enviar',
    remove: 'Eliminar',
    removeOf: (question) => `Eliminar «${question}»`,
    removeTitle: '¿Eliminar esta pregunta?',
    removeText:
      'La pregunta y su respuesta se borran para siempre. Lo que se descontó sigue descontado.',
    keep: 'Conservarla',
    removed: 'Pregunta eliminada.',
    removeFailed: 'No se pudo eliminar la pregunta',
  },
  'zh-TW': {
    title: '繼續提問',
    label: '您還想知道什麼？',
    ask: '提問',
    askCounted: '提問（一次分析）',
    asking: '正在查閱資料……',
    youCouldAsk: '我們的資料還能回答',
    included: (count) => `還可免費提問 ${count} 次。`,
    onlyNew: '只有帶來新內容的回答才會計次。',
    usedUp: '附贈的提問已用完。之後每則帶來新內容的回答計為一次分析。',
    unlimited: '您的方案可無限提問。',
    missing: '請輸入您的問題。',
    failed: '無法回答您的問題',
    cutOff: '連線中斷。若已開始回答，答案會保留在這裡；若尚未開始，則不計次。',
    lookAgain: '再看一次',
    listFailed: '無法載入先前的問題',
    notCounted: '本次未計次。',
    sameNotes: '與前文依據相同：',
    fromPart: (heading) => `出自「${heading}」`,
    nearby: '我們可以回答這些',
    elsewhere: '您問的可能是',
    refuse: '這沒有回答我的問題',
    refused: (givenBack) =>
      givenBack ? '謝謝您。本次不計次，編輯會閱讀您的問題。' : '謝謝您。編輯會閱讀您的問題。',
    refuseFailed: '無法送出',
    remove: '移除',
    removeOf: (question) => `移除「${question}」`,
    removeTitle: '要移除這個問題嗎？',
    removeText: '問題與回答將永久刪除，已計的次數不會退回。',
    keep: '保留',
    removed: '已移除這個問題。',
    removeFailed: '無法移除這個問題',
  },
}
