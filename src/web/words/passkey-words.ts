import type { Language } from '#shared/languages.ts'

/** Words of passkeys, on the account page and beside the login. */
interface PasskeyWords {
  title: string
  text: string
  loading: string
  loadFailed: string
  none: string
  created: (day: string) => string
  used: (time: string) => string
  neverUsed: string
  add: string
  next: string
  added: string
  addFailed: string
  known: string
  cancelled: string
  remove: string
  removeOf: (name: string) => string
  removeTitle: (name: string) => string
  removeText: string
  removed: string
  removeFailed: string
  cancel: string
  logIn: string
  logInFailed: string
}

export const PASSKEY_WORDS: Record<Language, PasskeyWords> = {
  en: {
    title: 'Passkeys',
    text: 'Sign in with your finger, your face or the PIN of your device, without a password.',
    loading: 'Reading…',
    loadFailed: 'Your passkeys could not be loaded',
    none: 'There is none yet.',
    created: (day) => `Added ${day}`,
    used: (time) => `Last used ${time}`,
    neverUsed: 'Not used yet',
    add: 'Add a passkey',
    next: 'Continue',
    added: 'The passkey is added. You can sign in with it.',
    addFailed: 'The passkey could not be added',
    known: 'This device has a passkey for your account already.',
    cancelled: 'It was broken off, or took too long. Nothing has changed.',
    remove: 'Remove',
    removeOf: (name) => `Remove the passkey ${name}`,
    removeTitle: (name) => `Remove “${name}”?`,
    removeText:
      'It opens your account no longer. Your device may go on showing it until you delete it there, too.',
    removed: 'The passkey is removed.',
    removeFailed: 'The passkey could not be removed',
    cancel: 'Cancel',
    logIn: 'Sign in with a passkey',
    logInFailed: 'Signing in with the passkey failed',
  },
  fr: {
    title: 'Clés d’accès',
    text: 'Connectez-vous avec votre doigt, votre visage ou le code de votre appareil, sans mot de passe.',
    loading: 'Lecture…',
    loadFailed: 'Vos clés d’accès n’ont pas pu être chargées',
    none: 'Il n’y en a pas encore.',
    created: (day) => `Ajoutée le ${day}`,
    used: (time) => `Dernière utilisation\u00a0: ${time}`,
    neverUsed: 'Pas encore utilisée',
    add: 'Ajouter une clé d’accès',
    next: 'Continuer',
    added: 'La clé d’accès est ajoutée. Vous pouvez vous connecter avec elle.',
    addFailed: 'La clé d’accès n’a pas pu être ajoutée',
    known: 'Cet appareil a déjà une clé d’accès pour votre compte.',
    cancelled: 'L’opération a été interrompue ou a duré trop longtemps. Rien n’a changé.',
    remove: 'Retirer',
    removeOf: (name) => `Retirer la clé d’accès ${name}`,
    removeTitle: (name) => `Retirer «\u00a0${name}\u00a0»\u00a0?`,
    removeText:
      'Elle n’ouvrira plus votre compte. Votre appareil la montrera peut-être encore, tant que vous ne l’y supprimez pas aussi.',
    removed: 'La clé d’accès est retirée.',
    removeFailed: 'La clé d’accès n’a pas pu être retirée',
    cancel: 'Annuler',
    logIn: 'Se connecter avec une clé d’accès',
    logInFailed: 'La connexion par clé d’accès a échoué',
  },
  es: {
    title: 'Llaves de acceso',
    text: 'Entre con el dedo, con la cara o con el PIN de su dispositivo, sin contraseña.',
    loading: 'Leyendo…',
    loadFailed: 'No se pudieron cargar sus llaves de acceso',
    none: 'Todavía no hay ninguna.',
    created: (day) => `Añadida el ${day}`,
    used: (time) => `Último uso: ${time}`,
    neverUsed: 'Aún sin usar',
    add: 'Añadir una llave de acceso',
    next: 'Continuar',
    added: 'La llave de acceso está añadida. Ya puede entrar con ella.',
    addFailed: 'No se pudo añadir la llave de acceso',
    known: 'Este dispositivo ya tiene una llave de acceso de su cuenta.',
    cancelled: 'Se interrumpió o tardó demasiado. No ha cambiado nada.',
    remove: 'Quitar',
    removeOf: (name) => `Quitar la llave de acceso ${name}`,
    removeTitle: (name) => `¿Quitar «${name}»?`,
    removeText:
      'Dejará de abrir su cuenta. Puede que su dispositivo la siga mostrando hasta que la borre también en él.',
    removed: 'La llave de acceso se ha quitado.',
    removeFailed: 'No se pudo quitar la llave de acceso',
    cancel: 'Cancelar',
    logIn: 'Entrar con una llave de acceso',
    logInFailed: 'No se pudo entrar con la llave de acceso',
  },
  'zh-TW': {
    title: '密碼金鑰',
    text: '用指紋、臉部或裝置的 PIN 碼登入，不必輸入密碼。',
    loading: '讀取中……',
    loadFailed: '無法載入您的密碼金鑰',
    none: '目前還沒有。',
    created: (day) => `${day}加入`,
    used: (time) => `上次使用：${time}`,
    neverUsed: '尚未使用',
    add: '新增密碼金鑰',
    next: '繼續',
    added: '已新增密碼金鑰，之後可以用它登入。',
    addFailed: '無法新增密碼金鑰',
    known: '這台裝置已有您帳號的密碼金鑰。',
    cancelled: '已中斷，或等候過久。一切維持原狀。',
    remove: '移除',
    removeOf: (name) => `移除密碼金鑰「${name}」`,
    removeTitle: (name) => `要移除「${name}」嗎？`,
    removeText: '它將無法再打開您的帳號。在裝置上一併刪除之前，裝置可能仍會顯示它。',
    removed: '已移除密碼金鑰。',
    removeFailed: '無法移除密碼金鑰',
    cancel: '取消',
    logIn: '用密碼金鑰登入',
    logInFailed: '無法用密碼金鑰登入',
  },
}
