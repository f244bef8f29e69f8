import type { Language } from '#shared/languages.ts'
import { RECOVERY_CODES } from '#shared/limits.ts'

/** Words of the second step of a login, on the account page. */
interface SecondFactorWords {
  title: string
  text: string
  loading: string
  loadFailed: string
  off: string
  on: (day: string) => string
  left: (count: number) => string
  fewLeft: string
  password: string
  passwordMissing: string
  begin: string
  next: string
  beginFailed: string
  scan: string
  open: string
  picture: string
  orType: string
  copySecret: string
  code: string
  codeHint: string
  codeMissing: string
  confirm: string
  confirmFailed: string
  cancel: string
  codesTitle: string
  codesText: string
  copy: string
  save: string
  copied: string
  selected: string
  done: string
  renew: string
  renewFailed: string
  end: string
  endFailed: string
  ended: string
}

export const SECOND_FACTOR_WORDS: Record<Language, SecondFactorWords> = {
  en: {
    title: 'Second step of the login',
    text: 'A code of an authenticator app beside the password: who has learnt your password cannot get in.',
    loading: 'Reading…',
    loadFailed: 'This could not be loaded',
    off: 'It is off.',
    on: (day) => `It has been on since ${day}.`,
    left: (count) =>
      count === 1 ? 'One recovery code is left.' : `${count} recovery codes are left.`,
    fewLeft: 'Make new ones before they run out.',
    password: 'Your password',
    passwordMissing: 'Please enter your password.',
    begin: 'Set it up',
    next: 'Continue',
    beginFailed: 'It could not be set up',
    scan: 'Scan this picture with your authenticator app.',
    open: 'Open in the app on this device',
    picture: 'The secret as a picture, for scanning',
    orType: 'Or type this into it:',
    copySecret: 'Copy',
    code: 'Code of the app',
    codeHint: 'Six digits. A recovery code works, too, where it is on already.',
    codeMissing: 'Please enter the code.',
    confirm: 'Turn it on',
    confirmFailed: 'It could not be turned on',
    cancel: 'Cancel',
    codesTitle: 'Your recovery codes',
    codesText: `Keep these ${RECOVERY_CODES} codes where you find them without your phone. Each opens your account once, and they are shown only now.`,
    copy: 'Copy the codes',
    save: 'Save as a file',
    copied: 'Copied.',
    selected: 'Selected: copy it by hand.',
    done: 'I have kept them',
    renew: 'Make new recovery codes',
    renewFailed: 'No new codes could be made',
    end: 'Turn it off',
    endFailed: 'It could not be turned off',
    ended: 'The second step is off.',
  },
  fr: {
    title: 'Seconde étape de la connexion',
    text: 'Un code d’une application d’authentification en plus du mot de passe\u00a0: qui a appris votre mot de passe n’entre pas.',
    loading: 'Lecture…',
    loadFailed: 'Chargement impossible',
    off: 'Elle n’est pas activée.',
    on: (day) => `Elle est activée depuis le ${day}.`,
    left: (count) =>
      count === 1 ? 'Il reste un code de secours.' : `Il reste ${count}\u00a0codes de secours.`,
    fewLeft: 'Faites-en de nouveaux avant qu’ils ne s’épuisent.',
    password: 'Votre mot de passe',
    passwordMissing: 'Saisissez votre mot de passe.',
    begin: 'L’activer',
    next: 'Continuer',
    beginFailed: 'L’activation n’a pas pu commencer',
    scan: 'Scannez cette image avec votre application d’authentification.',
    open: 'Ouvrir dans l’application de cet appareil',
    picture: 'Le secret en image, à scanner',
    orType: 'Ou saisissez-y ceci\u00a0:',
    copySecret: 'Copier',
    code: 'Code de l’application',
    codeHint: 'Six chiffres. Un code de secours convient aussi, si l’étape est déjà activée.',
    codeMissing: 'Saisissez le code.',
    confirm: 'Activer',
    confirmFailed: 'L’activation a échoué',
    cancel: 'Annuler',
    codesTitle: 'Vos codes de secours',
    codesText: `Gardez ces ${RECOVERY_CODES}\u00a0codes là où vous les retrouverez sans votre téléphone. Chacun ouvre votre compte une fois, et ils ne s’affichent que maintenant.`,
    copy: 'Copier les codes',
    save: 'Enregistrer dans un fichier',
    copied: 'Copié.',
    selected: 'Sélectionné\u00a0: copiez à la main.',
    done: 'Je les ai gardés',
    renew: 'Faire de nouveaux codes de secours',
    renewFailed: 'Impossible de faire de nouveaux codes',
    end: 'La désactiver',
    endFailed: 'La désactivation a échoué',
    ended: 'La seconde étape est désactivée.',
  },
  es: {
    title: 'Segundo paso del inicio de sesión',
    text: 'Un código de una aplicación de autenticación además de la contraseña: quien la haya averiguado no podrá entrar.',
    loading: 'Leyendo…',
    loadFailed: 'No se pudo cargar',
    off: 'No está activado.',
    on: (day) => `Está activado desde el ${day}.`,
    left: (count) =>
      count === 1 ? 'Queda un código de recuperación.' : `Quedan ${count} códigos de recuperación.`,
    fewLeft: 'Haga otros nuevos antes de que se acaben.',
    password: 'Su contraseña',
    passwordMissing: 'Introduzca su contraseña.',
    begin: 'Activarlo',
    next: 'Continuar',
    beginFailed: 'No se pudo preparar',
    scan: 'Escanee esta imagen con su aplicación de autenticación.',
    open: 'Abrir en la aplicación de este dispositivo',
    picture: 'El secreto como imagen, para escanear',
    orType: 'O escriba en ella esto:',
    copySecret: 'Copiar',
    code: 'Código de la aplicación',
    codeHint: 'Seis cifras. También vale un código de recuperación, si el paso ya está activado.',
    codeMissing: 'Introduzca el código.',
    confirm: 'Activar',
    confirmFailed: 'No se pudo activar',
    cancel: 'Cancelar',
    codesTitle: 'Sus códigos de recuperación',
    codesText: `Guarde estos ${RECOVERY_CODES} códigos donde los encuentre sin su teléfono. Cada uno abre su cuenta una vez, y solo se muestran ahora.`,
    copy: 'Copiar los códigos',
    save: 'Guardar en un archivo',
    copied: 'Copiado.',
    selected: 'Seleccionado: cópielo a mano.',
    done: 'Ya los he guardado',
    renew: 'Hacer códigos de recuperación nuevos',
    renewFailed: 'No se pudieron hacer códigos nuevos',
    end: 'Desactivarlo',
    endFailed: 'No se pudo desactivar',
    ended: 'El segundo paso está desactivado.',
  },
  'zh-TW': {
    title: '兩步驟登入',
    text: '除了密碼，再加上驗證器應用程式的驗證碼：即使有人得知您的密碼，也無法登入。',
    loading: '讀取中……',
    loadFailed: '無法載入',
    off: '目前未開啟。',
    on: (day) => `自${day}起開啟。`,
    left: (count) => `還有 ${count} 組備用碼。`,
    fewLeft: '請在用完之前產生新的備用碼。',
    password: '您的密碼',
    passwordMissing: '請輸入您的密碼。',
    begin: '開始設定',
    next: '繼續',
    beginFailed: '無法開始設定',
    scan: '請用驗證器應用程式掃描這個圖碼。',
    open: '在這台裝置的應用程式中開啟',
    picture: '供掃描的圖碼',
    orType: '或輸入這組金鑰：',
    copySecret: '複製',
    code: '應用程式的驗證碼',
    codeHint: '六位數字。若已開啟，也可使用備用碼。',
    codeMissing: '請輸入驗證碼。',
    confirm: '開啟',
    confirmFailed: '無法開啟',
    cancel: '取消',
    codesTitle: '您的備用碼',
    codesText: `請把這 ${RECOVERY_CODES} 組備用碼收在沒有手機也找得到的地方。每組可登入一次，只在此時顯示。`,
    copy: '複製備用碼',
    save: '存成檔案',
    copied: '已複製。',
    selected: '已選取，請自行複製。',
    done: '我已收好',
    renew: '產生新的備用碼',
    renewFailed: '無法產生新的備用碼',
    end: '關閉',
    endFailed: '無法關閉',
    ended: '兩步驟登入已關閉。',
  },
}
