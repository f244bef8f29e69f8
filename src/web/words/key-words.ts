import type { Scope } from '#shared/api/keys.ts'
import type { Language } from '#shared/languages.ts'
import { MOST_API_KEYS } from '#shared/limits.ts'
import { PLANS } from '#shared/plans.ts'

const PLAN = PLANS.professional.label

/** Words of the API keys on the account page. */
interface KeyWords {
  title: string
  text: string
  toDevelopers: string
  needsPlan: string
  toPlans: string
  loading: string
  loadFailed: string
  none: string
  name: string
  nameHint: string
  nameMissing: string
  scopes: string
  scopeMissing: string
  scopeTexts: Record<Scope, string>
  create: string
  createFailed: string
  full: string
  createdTitle: string
  createdText: string
  keyLabel: string
  copy: string
  copied: string
  selected: string
  done: string
  created: (day: string) => string
  ending: (characters: string) => string
  used: (time: string) => string
  neverUsed: string
  revoke: string
  revokeOf: (name: string) => string
  revokeTitle: (name: string) => string
  revokeText: string
  cancel: string
  revoked: string
  revokeFailed: string
}

export const KEY_WORDS: Record<Language, KeyWords> = {
  en: {
    title: 'API keys',
    text: 'With a key, a program of yours can ask in your name.',
    toDevelopers: 'How to use them',
    needsPlan: `API keys come with the plan ${PLAN}.`,
    toPlans: 'See the plans',
    loading: 'Reading your keys…',
    loadFailed: 'Your keys could not be loaded',
    none: 'You have no keys yet.',
    name: 'Name of the key',
    nameHint: 'So that you know it again, such as the program that uses it.',
    nameMissing: 'Please name the key.',
    scopes: 'What it may do',
    scopeMissing: 'Please choose what the key may do.',
    scopeTexts: {
      read: 'Read what you keep: analyses, descriptions, usage',
      ask: 'Ask about artworks, and ask on',
      describe: 'Describe art of your own',
    },
    create: 'Create a key',
    createFailed: 'The key could not be created',
    full: `You have ${MOST_API_KEYS} keys, and more are not possible. Revoke one that you no longer need.`,
    createdTitle: 'Your new key',
    createdText: 'Copy it now: it is not shown again. Anyone who has it can ask in your name.',
    keyLabel: 'Key',
    copy: 'Copy the key',
    copied: 'The key is copied.',
    selected: 'Your browser does not let us copy. The key is selected.',
    done: 'I have kept it',
    created: (day) => `Created on ${day}`,
    ending: (characters) => `ends in ${characters}`,
    used: (time) => `Last used on ${time}`,
    neverUsed: 'Never used',
    revoke: 'Revoke',
    revokeOf: (name) => `Revoke the key ${name}`,
    revokeTitle: (name) => `Revoke “${name}”?`,
    revokeText: 'Programs that use this key are refused from now on. This cannot be undone.',
    cancel: 'Keep it',
    revoked: 'The key is revoked.',
    revokeFailed: 'The key could not be revoked',
  },
  fr: {
    title: 'Clés d’API',
    text: 'Avec une clé, un de vos programmes peut poser des questions en votre nom.',
    toDevelopers: 'Comment s’en servir',
    needsPlan: `Les clés d’API font partie de la formule ${PLAN}.`,
    toPlans: 'Voir les formules',
    loading: 'Chargement de vos clés…',
    loadFailed: 'Vos clés n’ont pas pu être chargées',
    none: 'Vous n’avez pas encore de clé.',
    name: 'Nom de la clé',
    nameHint: 'Pour la reconnaître, par exemple le programme qui s’en sert.',
    nameMissing: 'Veuillez nommer la clé.',
    scopes: 'Ce qu’elle permet',
    scopeMissing: 'Veuillez choisir ce que la clé permet.',
    scopeTexts: {
      read: 'Lire ce que vous conservez\u00a0: analyses, descriptions, consommation',
      ask: 'Interroger des œuvres et poursuivre les questions',
      describe: 'Décrire vos propres œuvres',
    },
    create: 'Créer une clé',
    createFailed: 'La clé n’a pas pu être créée',
    full: `Vous avez ${MOST_API_KEYS} clés, il ne peut y en avoir plus. Révoquez celle dont vous n’avez plus besoin.`,
    createdTitle: 'Votre nouvelle clé',
    createdText:
      'Copiez-la maintenant\u00a0: elle ne sera plus affichée. Toute personne qui la possède peut poser des questions en votre nom.',
    keyLabel: 'Clé',
    copy: 'Copier la clé',
    copied: 'La clé est copiée.',
    selected: 'Votre navigateur ne nous laisse pas copier. La clé est sélectionnée.',
    done: 'Je l’ai conservée',
    created: (day) => `Créée le ${day}`,
    ending: (characters) => `se termine par ${characters}`,
    used: (time) => `Utilisée pour la dernière fois le ${time}`,
    neverUsed: 'Jamais utilisée',
    revoke: 'Révoquer',
    revokeOf: (name) => `Révoquer la clé ${name}`,
    revokeTitle: (name) => `Révoquer «\u00a0${name}\u00a0»\u202f?`,
    revokeText:
      'Les programmes qui se servent de cette clé seront refusés dès maintenant. C’est sans retour.',
    cancel: 'La garder',
    revoked: 'La clé est révoquée.',
    revokeFailed: 'La clé n’a pas pu être révoquée',
  },
  es: {
    title: 'Claves de API',
    text: 'Con una clave, un programa suyo puede preguntar en su nombre.',
    toDevelopers: 'Cómo se usan',
    needsPlan: `Las claves de API forman parte del plan ${PLAN}.`,
    toPlans: 'Ver los planes',
    loading: 'Leyendo sus claves…',
    loadFailed: 'No se han podido cargar sus claves',
    none: 'Todavía no tiene claves.',
    name: 'Nombre de la clave',
    nameHint: 'Para reconocerla; por ejemplo, el programa que la usa.',
    nameMissing: 'Póngale un nombre a la clave.',
    scopes: 'Lo que permite',
    scopeMissing: 'Elija lo que permite la clave.',
    scopeTexts: {
      read: 'Leer lo que guarda: análisis, descripciones, consumo',
      ask: 'Preguntar por obras y seguir preguntando',
      describe: 'Describir sus propias obras',
    },
    create: 'Crear una clave',
    createFailed: 'No se ha podido crear la clave',
    full: `Tiene ${MOST_API_KEYS} claves y no puede haber más. Revoque una que ya no necesite.`,
    createdTitle: 'Su nueva clave',
    createdText:
      'Cópiela ahora: no se volverá a mostrar. Quien la tenga puede preguntar en su nombre.',
    keyLabel: 'Clave',
    copy: 'Copiar la clave',
    copied: 'La clave está copiada.',
    selected: 'Su navegador no nos deja copiar. La clave está seleccionada.',
    done: 'Ya la he guardado',
    created: (day) => `Creada el ${day}`,
    ending: (characters) => `termina en ${characters}`,
    used: (time) => `Usada por última vez el ${time}`,
    neverUsed: 'Sin usar',
    revoke: 'Revocar',
    revokeOf: (name) => `Revocar la clave ${name}`,
    revokeTitle: (name) => `¿Revocar «${name}»?`,
    revokeText:
      'Los programas que usan esta clave serán rechazados desde ahora. No se puede deshacer.',
    cancel: 'Conservarla',
    revoked: 'La clave está revocada.',
    revokeFailed: 'No se ha podido revocar la clave',
  },
  'zh-TW': {
    title: 'API 金鑰',
    text: '有了金鑰，您的程式就能以您的名義提問。',
    toDevelopers: '使用方式',
    needsPlan: `API 金鑰包含在 ${PLAN} 方案中。`,
    toPlans: '查看方案',
    loading: '正在讀取您的金鑰…',
    loadFailed: '無法載入您的金鑰',
    none: '您還沒有金鑰。',
    name: '金鑰名稱',
    nameHint: '方便您辨認，例如使用它的程式名稱。',
    nameMissing: '請為金鑰命名。',
    scopes: '可以做什麼',
    scopeMissing: '請選擇金鑰可以做什麼。',
    scopeTexts: {
      read: '讀取您保存的內容：分析、描述、用量',
      ask: '詢問作品並繼續追問',
      describe: '描述您自己的作品',
    },
    create: '建立金鑰',
    createFailed: '無法建立金鑰',
    full: `您已有 ${MOST_API_KEYS} 把金鑰，無法再增加。請撤銷一把不再需要的金鑰。`,
    createdTitle: '您的新金鑰',
    createdText: '請立即複製，之後不會再顯示。持有金鑰的人都能以您的名義提問。',
    keyLabel: '金鑰',
    copy: '複製金鑰',
    copied: '金鑰已複製。',
    selected: '您的瀏覽器不允許複製，金鑰已選取。',
    done: '我已保存',
    created: (day) => `建立於 ${day}`,
    ending: (characters) => `結尾為 ${characters}`,
    used: (time) => `上次使用：${time}`,
    neverUsed: '尚未使用',
    revoke: '撤銷',
    revokeOf: (name) => `撤銷金鑰 ${name}`,
    revokeTitle: (name) => `要撤銷「${name}」嗎？`,
    revokeText: '使用此金鑰的程式將立即被拒絕，且無法復原。',
    cancel: '保留',
    revoked: '金鑰已撤銷。',
    revokeFailed: '無法撤銷金鑰',
  },
}
