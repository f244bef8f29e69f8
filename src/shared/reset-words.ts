import type { Localized } from './languages.ts'

/**
 * What is said when a password is reset: by the server in its answers, and by the pages in the
 * reader's language.
 */
export const RESET_WORDS: Localized<{ mailed: string; done: string }> = {
  en: {
    mailed: 'If this address has an account, a link to reset the password is on its way.',
    done: 'Your password has been reset. Please log in with the new one.',
  },
  fr: {
    mailed:
      'Si un compte existe à cette adresse, un lien pour changer le mot de passe est en route.',
    done: 'Votre mot de passe a été changé. Veuillez vous connecter avec le nouveau.',
  },
  es: {
    mailed:
      'Si esta dirección tiene una cuenta, un enlace para cambiar la contraseña está en camino.',
    done: 'Su contraseña se ha cambiado. Entre con la nueva.',
  },
  'zh-TW': {
    mailed: '若此地址已有帳號，重設密碼的連結即將寄達。',
    done: '密碼已重設，請用新密碼登入。',
  },
}
