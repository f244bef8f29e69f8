import type { Localized } from '#shared/languages.ts'

/** Words of sharing an analysis by a link, in the language of the page. */
interface ShareWords {
  share: string
  title: string
  text: string
  question: string
  photo: string
  sign: string
  name: string
  make: string
  makeAnother: string
  failed: string
  /** Of a link that was made earlier. */
  openSince: (day: string) => string
  close: string
  closed: string
  link: string
  once: string
  copy: string
  copied: string
  selected: string
  send: string
  /** On the page of others. */
  opening: string
  sharedBy: (name: string) => string
  shared: string
  photoHere: string
  notFound: string
  notFoundText: string
  invite: string
  inviteText: (free: number) => string
  ask: string
  seeAll: string
}

export const SHARE_WORDS: Localized<ShareWords> = {
  en: {
    share: 'Share',
    title: 'Share this analysis',
    text: 'A link lets anybody who has it read this analysis, without an account. Search engines do not list it. You can close it at any time.',
    question: 'Show my question and the answer to it',
    photo: 'Show my photo and what was measured in it',
    sign: 'Say who shares it',
    name: 'Your name',
    make: 'Make a link',
    makeAnother: 'Make a new link',
    failed: 'The link could not be made',
    openSince: (day) =>
      `A link has been open since ${day}. We do not keep it in readable form: a new link takes its place.`,
    close: 'Close the link',
    closed: 'The link is closed. It leads nowhere now.',
    link: 'Your link',
    once: 'Copy it now: it is shown this once.',
    copy: 'Copy link',
    copied: 'Link copied.',
    selected: 'The link is selected: copy it with your keyboard or menu.',
    send: 'Send…',
    opening: 'Opening the analysis…',
    sharedBy: (name) => `Shared by ${name}`,
    shared: 'Shared with you',
    photoHere: 'The photo that was asked about',
    notFound: 'This link leads nowhere',
    notFoundText: 'It may be incomplete, or its owner has closed it.',
    invite: 'And what would you like to know?',
    inviteText: (free) =>
      `Ask about this work or any other: every sentence of the answer shows what it rests on. ${free} answers a month are free.`,
    ask: 'Ask about a work',
    seeAll: 'All artworks',
  },
  fr: {
    share: 'Partager',
    title: 'Partager cette analyse',
    text: 'Avec ce lien, toute personne à qui vous le donnez peut lire cette analyse, sans compte. Les moteurs de recherche ne l’affichent pas. Vous pouvez le fermer à tout moment.',
    question: 'Montrer ma question et sa réponse',
    photo: 'Montrer ma photo et ce qui y a été mesuré',
    sign: 'Dire qui la partage',
    name: 'Votre nom',
    make: 'Créer un lien',
    makeAnother: 'Créer un nouveau lien',
    failed: 'Le lien n’a pas pu être créé',
    openSince: (day) =>
      `Un lien est ouvert depuis le ${day}. Nous ne le gardons pas sous forme lisible\u00a0: un nouveau lien le remplacera.`,
    close: 'Fermer le lien',
    closed: 'Le lien est fermé. Il ne mène plus nulle part.',
    link: 'Votre lien',
    once: 'Copiez-le maintenant\u00a0: il ne s’affiche qu’une fois.',
    copy: 'Copier le lien',
    copied: 'Lien copié.',
    selected: 'Le lien est sélectionné\u00a0: copiez-le au clavier ou par le menu.',
    send: 'Envoyer…',
    opening: 'Ouverture de l’analyse…',
    sharedBy: (name) => `Partagé par ${name}`,
    shared: 'Partagé avec vous',
    photoHere: 'La photo sur laquelle portait la question',
    notFound: 'Ce lien ne mène nulle part',
    notFoundText: 'Il est peut-être incomplet, ou la personne qui l’a partagé l’a fermé.',
    invite: 'Et vous, que voulez-vous savoir\u202f?',
    inviteText: (free) =>
      `Posez votre question sur cette œuvre ou sur une autre\u00a0: chaque phrase de la réponse montre sur quoi elle repose. ${free} réponses par mois sont gratuites.`,
    ask: 'Poser une question',
    seeAll: 'Toutes les œuvres',
  },
  es: {
    share: 'Compartir',
    title: 'Compartir este análisis',
    text: 'Con este enlace, cualquiera que lo tenga puede leer este análisis sin cuenta. Los buscadores no lo muestran. Puede cerrarlo en cualquier momento.',
    question: 'Mostrar mi pregunta y su respuesta',
    photo: 'Mostrar mi foto y lo que se midió en ella',
    sign: 'Decir quién lo comparte',
    name: 'Su nombre',
    make: 'Crear un enlace',
    makeAnother: 'Crear un enlace nuevo',
    failed: 'No se pudo crear el enlace',
    openSince: (day) =>
      `Hay un enlace abierto desde el ${day}. No lo guardamos en forma legible: un enlace nuevo ocupará su lugar.`,
    close: 'Cerrar el enlace',
    closed: 'El enlace está cerrado. Ya no lleva a ninguna parte.',
    link: 'Su enlace',
    once: 'Cópielo ahora: solo se muestra esta vez.',
    copy: 'Copiar el enlace',
    copied: 'Enlace copiado.',
    selected: 'El enlace está seleccionado: cópielo con el teclado o el menú.',
    send: 'Enviar…',
    opening: 'Abriendo el análisis…',
    sharedBy: (name) => `Compartido por ${name}`,
    shared: 'Compartido con usted',
    photoHere: 'La foto por la que se preguntó',
    notFound: 'Este enlace no lleva a ninguna parte',
    notFoundText: 'Quizá esté incompleto, o quien lo compartió lo ha cerrado.',
    invite: '¿Y usted, qué quiere saber?',
    inviteText: (free) =>
      `Pregunte por esta obra o por cualquier otra: cada frase de la respuesta muestra en qué se apoya. ${free} respuestas al mes son gratis.`,
    ask: 'Preguntar por una obra',
    seeAll: 'Todas las obras',
  },
  'zh-TW': {
    share: '分享',
    title: '分享這篇分析',
    text: '拿到連結的人不需要帳號就能閱讀這篇分析，搜尋引擎不會收錄。您隨時可以關閉連結。',
    question: '顯示我的提問與回答',
    photo: '顯示我的照片與量測結果',
    sign: '註明由誰分享',
    name: '您的名字',
    make: '建立連結',
    makeAnother: '建立新連結',
    failed: '連結無法建立',
    openSince: (day) =>
      `自${day}起已有一個開放的連結。我們不保存連結原文；建立新連結後，舊連結就會失效。`,
    close: '關閉連結',
    closed: '連結已關閉，不再指向任何內容。',
    link: '您的連結',
    once: '請立即複製：連結只顯示這一次。',
    copy: '複製連結',
    copied: '連結已複製。',
    selected: '已選取連結，請用鍵盤或選單複製。',
    send: '傳送…',
    opening: '正在開啟分析…',
    sharedBy: (name) => `由 ${name} 分享`,
    shared: '與您分享',
    photoHere: '當時詢問的照片',
    notFound: '這個連結沒有指向任何內容',
    notFoundText: '連結可能不完整，或分享的人已將它關閉。',
    invite: '您想知道什麼呢？',
    inviteText: (free) =>
      `這件或任何一件作品都可以問：回答裡的每一句話都附上依據。每月可免費提問 ${free} 次。`,
    ask: '詢問一件作品',
    seeAll: '所有作品',
  },
}
