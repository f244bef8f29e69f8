import type { AdminAct, Overview } from '#shared/api/admin.ts'
import type { Language } from '#shared/languages.ts'

/** Words of the pages for operators. */
interface AdminWords {
  title: string
  intro: string
  see: string
  loading: string
  failed: string
  actFailed: string
  cancel: string
  overview: Record<keyof Overview, string>
  tabs: Record<'complaints' | 'mails' | 'users' | 'acts', string>
  noComplaints: string
  noReason: string
  text: string
  note: string
  giveBack: string
  givenBack: string
  settle: string
  settled: string
  settledAt: (time: string) => string
  noMails: string
  tries: (count: number) => string
  givenUp: string
  dueAt: (time: string) => string
  send: string
  sendTo: (recipient: string) => string
  mailSent: string
  email: string
  find: string
  noUser: string
  since: string
  plan: string
  thisMonth: string
  used: (analyses: number, descriptions: number, givenBack: number) => string
  subscriptions: string
  packs: string
  left: (balance: number, queries: number) => string
  expires: (day: string) => string
  refunded: string
  lists: string
  secondStep: string
  on: string
  off: string
  endSecondStep: string
  endSecondStepText: string
  why: string
  whyMissing: string
  secondStepEnded: string
  noActs: string
  acts: Record<AdminAct, string>
}

export const ADMIN_WORDS: Record<Language, AdminWords> = {
  en: {
    title: 'Administration',
    intro: 'What readers called wrong, mails that wait, accounts, and what operators did.',
    see: 'Open the administration',
    loading: 'Reading…',
    failed: 'This could not be read',
    actFailed: 'This could not be done',
    cancel: 'Cancel',
    overview: {
      users: 'users',
      subscribers: 'with a paid plan',
      analyses: 'analyses in seven days',
      complaints: 'open complaints',
      mails_waiting: 'mails waiting',
      mails_given_up: 'mails given up',
      lists_at_work: 'lists at work',
    },
    tabs: { complaints: 'Complaints', mails: 'Mails', users: 'Accounts', acts: 'Log' },
    noComplaints: 'Nobody has called anything wrong.',
    noReason: 'No reason was given.',
    text: 'The text that was called wrong',
    note: 'Note for the log',
    giveBack: 'Give the query back',
    givenBack: 'The query has been given back.',
    settle: 'Settle',
    settled: 'The complaint is settled.',
    settledAt: (time) => `Settled on ${time}`,
    noMails: 'No mail is waiting.',
    tries: (count) => (count === 1 ? 'tried once' : `tried ${count} times`),
    givenUp: 'given up',
    dueAt: (time) => `next on ${time}`,
    send: 'Send now',
    sendTo: (recipient) => `Send now to ${recipient}`,
    mailSent: 'The mail is on its way.',
    email: 'Whole mail address',
    find: 'Find',
    noUser: 'No account has this address.',
    since: 'Account since',
    plan: 'Plan',
    thisMonth: 'Counted this month (UTC)',
    used: (analyses, descriptions, givenBack) =>
      `analyses: ${analyses}, descriptions: ${descriptions}, given back: ${givenBack}`,
    subscriptions: 'Subscriptions',
    packs: 'Query packs',
    left: (balance, queries) => `${balance} of ${queries} left`,
    expires: (day) => `expires on ${day}`,
    refunded: 'refunded',
    lists: 'Lists',
    secondStep: 'Second step of the login',
    on: 'on',
    off: 'off',
    endSecondStep: 'Turn the second step off',
    endSecondStepText:
      'For somebody who has lost both phone and recovery codes, once you are sure who is asking. A mail tells the owner.',
    why: 'Why',
    whyMissing: 'Please say why.',
    secondStepEnded: 'The second step is off.',
    noActs: 'Nothing has been done yet.',
    acts: {
      settled: 'Complaint settled',
      given_back: 'Query given back',
      mail_sent_again: 'Mail sent again',
      second_step_ended: 'Second step turned off',
    },
  },
  fr: {
    title: 'Gestion du site',
    intro:
      'Ce que des lecteurs ont signalé, le courrier en attente, les comptes, et ce que les administrateurs ont fait.',
    see: 'Ouvrir la gestion du site',
    loading: 'Lecture…',
    failed: 'Lecture impossible',
    actFailed: 'L’action n’a pas pu être effectuée',
    cancel: 'Annuler',
    overview: {
      users: 'comptes',
      subscribers: 'avec un abonnement payant',
      analyses: 'analyses en sept jours',
      complaints: 'signalements ouverts',
      mails_waiting: 'e-mails en attente',
      mails_given_up: 'e-mails abandonnés',
      lists_at_work: 'listes en cours',
    },
    tabs: { complaints: 'Signalements', mails: 'E-mails', users: 'Comptes', acts: 'Journal' },
    noComplaints: 'Personne n’a rien signalé.',
    noReason: 'Aucune raison n’a été donnée.',
    text: 'Le texte signalé',
    note: 'Note pour le journal',
    giveBack: 'Rendre la requête',
    givenBack: 'La requête a été rendue.',
    settle: 'Classer',
    settled: 'Le signalement est classé.',
    settledAt: (time) => `Classé le ${time}`,
    noMails: 'Aucun e-mail n’attend.',
    tries: (count) => (count < 2 ? `${count} essai` : `${count} essais`),
    givenUp: 'abandonné',
    dueAt: (time) => `prochain essai le ${time}`,
    send: 'Envoyer maintenant',
    sendTo: (recipient) => `Envoyer maintenant à ${recipient}`,
    mailSent: 'L’e-mail est en route.',
    email: 'Adresse e-mail complète',
    find: 'Chercher',
    noUser: 'Aucun compte n’a cette adresse.',
    since: 'Compte ouvert le',
    plan: 'Formule',
    thisMonth: 'Décompté ce mois-ci (UTC)',
    used: (analyses, descriptions, givenBack) =>
      `analyses : ${analyses}, descriptions : ${descriptions}, rendues : ${givenBack}`,
    subscriptions: 'Abonnements',
    packs: 'Packs de requêtes',
    left: (balance, queries) => `${balance} sur ${queries}`,
    expires: (day) => `expire le ${day}`,
    refunded: 'remboursé',
    lists: 'Listes',
    secondStep: 'Seconde étape de la connexion',
    on: 'activée',
    off: 'désactivée',
    endSecondStep: 'Désactiver la seconde étape',
    endSecondStepText:
      'Pour qui a perdu son téléphone et ses codes de secours, une fois que vous savez qui le demande. Un e-mail en avertit le titulaire.',
    why: 'Pourquoi',
    whyMissing: 'Dites pourquoi.',
    secondStepEnded: 'La seconde étape est désactivée.',
    noActs: 'Rien n’a encore été fait.',
    acts: {
      settled: 'Signalement classé',
      given_back: 'Requête rendue',
      mail_sent_again: 'E-mail renvoyé',
      second_step_ended: 'Seconde étape désactivée',
    },
  },
  es: {
    title: 'Administración',
    intro:
      'Lo que los lectores señalaron como erróneo, el correo en espera, las cuentas y lo que hicieron los administradores.',
    see: 'Abrir la administración',
    loading: 'Leyendo…',
    failed: 'No se ha podido leer',
    actFailed: 'No se ha podido hacer',
    cancel: 'Cancelar',
    overview: {
      users: 'cuentas',
      subscribers: 'con un plan de pago',
      analyses: 'análisis en siete días',
      complaints: 'avisos abiertos',
      mails_waiting: 'correos en espera',
      mails_given_up: 'correos abandonados',
      lists_at_work: 'listas en marcha',
    },
    tabs: { complaints: 'Avisos', mails: 'Correos', users: 'Cuentas', acts: 'Registro' },
    noComplaints: 'Nadie ha señalado ningún error.',
    noReason: 'No se dio ningún motivo.',
    text: 'El texto señalado',
    note: 'Nota para el registro',
    giveBack: 'Devolver la consulta',
    givenBack: 'La consulta se ha devuelto.',
    settle: 'Dar por resuelto',
    settled: 'El aviso está resuelto.',
    settledAt: (time) => `Resuelto el ${time}`,
    noMails: 'No hay ningún correo en espera.',
    tries: (count) => (count === 1 ? 'un intento' : `${count} intentos`),
    givenUp: 'abandonado',
    dueAt: (time) => `próximo intento el ${time}`,
    send: 'Enviar ahora',
    sendTo: (recipient) => `Enviar ahora a ${recipient}`,
    mailSent: 'El correo está en camino.',
    email: 'Dirección de correo completa',
    find: 'Buscar',
    noUser: 'Ninguna cuenta tiene esta dirección.',
    since: 'Cuenta abierta el',
    plan: 'Plan contratado',
    thisMonth: 'Contado este mes (UTC)',
    used: (analyses, descriptions, givenBack) =>
      `análisis: ${analyses}, descripciones: ${descriptions}, devueltas: ${givenBack}`,
    subscriptions: 'Suscripciones',
    packs: 'Paquetes de consultas',
    left: (balance, queries) => `quedan ${balance} de ${queries}`,
    expires: (day) => `caduca el ${day}`,
    refunded: 'reembolsado',
    lists: 'Listas',
    secondStep: 'Segundo paso del inicio de sesión',
    on: 'activado',
    off: 'desactivado',
    endSecondStep: 'Desactivar el segundo paso',
    endSecondStepText:
      'Para quien ha perdido el teléfono y los códigos de recuperación, cuando esté seguro de quién lo pide. Un correo avisa al titular.',
    why: 'Por qué',
    whyMissing: 'Diga por qué.',
    secondStepEnded: 'El segundo paso está desactivado.',
    noActs: 'Todavía no se ha hecho nada.',
    acts: {
      settled: 'Aviso resuelto',
      given_back: 'Consulta devuelta',
      mail_sent_again: 'Correo enviado de nuevo',
      second_step_ended: 'Segundo paso desactivado',
    },
  },
  'zh-TW': {
    title: '管理',
    intro: '讀者回報的錯誤、待寄的郵件、帳號，以及管理者做過的事。',
    see: '開啟管理頁面',
    loading: '讀取中……',
    failed: '無法讀取',
    actFailed: '無法完成這項操作',
    cancel: '取消',
    overview: {
      users: '個帳號',
      subscribers: '個付費方案',
      analyses: '則解說（七天內）',
      complaints: '件待處理的回報',
      mails_waiting: '封待寄郵件',
      mails_given_up: '封放棄寄送的郵件',
      lists_at_work: '份處理中的清單',
    },
    tabs: { complaints: '回報', mails: '郵件', users: '帳號', acts: '紀錄' },
    noComplaints: '還沒有人回報錯誤。',
    noReason: '沒有說明原因。',
    text: '被回報的文字',
    note: '寫進紀錄的備註',
    giveBack: '退還這次查詢',
    givenBack: '這次查詢已退還。',
    settle: '結案',
    settled: '這件回報已結案。',
    settledAt: (time) => `${time}結案`,
    noMails: '沒有待寄的郵件。',
    tries: (count) => `試過${count}次`,
    givenUp: '已放棄',
    dueAt: (time) => `下次於${time}`,
    send: '立即寄出',
    sendTo: (recipient) => `立即寄給${recipient}`,
    mailSent: '郵件寄送中。',
    email: '完整的電子郵件地址',
    find: '查詢',
    noUser: '沒有使用這個地址的帳號。',
    since: '建立日期',
    plan: '方案',
    thisMonth: '本月計次（UTC）',
    used: (analyses, descriptions, givenBack) =>
      `解說：${analyses}，作品說明：${descriptions}，退還：${givenBack}`,
    subscriptions: '訂閱',
    packs: '查詢包',
    left: (balance, queries) => `${queries}次中剩${balance}次`,
    expires: (day) => `${day}到期`,
    refunded: '已退款',
    lists: '清單',
    secondStep: '兩步驟登入',
    on: '已開啟',
    off: '未開啟',
    endSecondStep: '關閉兩步驟登入',
    endSecondStepText: '確認對方身分後，替同時遺失手機與備用碼的人關閉。系統會寄信通知帳號持有人。',
    why: '原因',
    whyMissing: '請說明原因。',
    secondStepEnded: '兩步驟登入已關閉。',
    noActs: '還沒有任何操作。',
    acts: {
      settled: '回報結案',
      given_back: '退還查詢',
      mail_sent_again: '重寄郵件',
      second_step_ended: '關閉兩步驟登入',
    },
  },
}
