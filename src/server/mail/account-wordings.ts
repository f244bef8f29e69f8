import { CODE_EXPIRY_SECONDS, FORGOTTEN_DAYS, RESET_EXPIRY_SECONDS } from '#shared/limits.ts'
import type { Wordings } from './texts.ts'

/** Mails about the account. */
export const ACCOUNT_WORDINGS: Wordings<
  'code' | 'account-exists' | 'reset' | 'password-changed' | 'account-closed'
> = {
  code: {
    en: {
      subject: 'Your Artsking code: {code}',
      before: ['Enter this code to verify your email address:'],
      after: [
        `It is valid for ${CODE_EXPIRY_SECONDS / 60} minutes. If you did not ask for it, you can ignore this message.`,
      ],
    },
    fr: {
      subject: 'Votre code Artsking : {code}',
      before: ['Saisissez ce code pour confirmer votre adresse e-mail :'],
      after: [
        `Il est valable ${CODE_EXPIRY_SECONDS / 60} minutes. Si vous ne l’avez pas demandé, ignorez simplement ce message.`,
      ],
    },
    es: {
      subject: 'Su código de Artsking: {code}',
      before: ['Introduzca este código para confirmar su dirección de correo:'],
      after: [
        `Es válido durante ${CODE_EXPIRY_SECONDS / 60} minutos. Si no lo ha pedido, puede ignorar este mensaje.`,
      ],
    },
    'zh-TW': {
      subject: '您的 Artsking 驗證碼：{code}',
      before: ['請輸入以下驗證碼，以確認您的電子郵件地址：'],
      after: [
        `驗證碼於 ${CODE_EXPIRY_SECONDS / 60} 分鐘內有效。若您並未提出申請，請不必理會這封信。`,
      ],
    },
  },
  'account-exists': {
    en: {
      subject: 'You already have an Artsking account',
      before: [
        'Somebody, probably you, tried to register with this address. You already have an account: just log in.',
      ],
      button: 'Log in',
      after: ['If you have forgotten your password, choose “Forgot password?” on the login page.'],
    },
    fr: {
      subject: 'Vous avez déjà un compte Artsking',
      before: [
        'Quelqu’un, sans doute vous, a voulu s’inscrire avec cette adresse. Vous avez déjà un compte : il suffit de vous connecter.',
      ],
      button: 'Se connecter',
      after: ['Mot de passe oublié ? Choisissez « Mot de passe oublié » sur la page de connexion.'],
    },
    es: {
      subject: 'Ya tiene una cuenta de Artsking',
      before: [
        'Alguien, probablemente usted, ha intentado registrarse con esta dirección. Ya tiene una cuenta: basta con iniciar sesión.',
      ],
      button: 'Iniciar sesión',
      after: [
        'Si ha olvidado la contraseña, elija «¿Ha olvidado la contraseña?» en la página de acceso.',
      ],
    },
    'zh-TW': {
      subject: '您已經有 Artsking 帳號',
      before: ['有人（應該是您本人）以這個地址註冊。您已經有帳號，直接登入即可。'],
      button: '登入',
      after: ['忘記密碼了嗎？請在登入頁選擇「忘記密碼」。'],
    },
  },
  reset: {
    en: {
      subject: 'Reset your Artsking password',
      before: [
        `You asked to set a new password. This link works once, for ${RESET_EXPIRY_SECONDS / 60} minutes:`,
      ],
      button: 'Set a new password',
      after: ['If you did not ask for it, nothing has changed and you can ignore this message.'],
    },
    fr: {
      subject: 'Réinitialiser votre mot de passe Artsking',
      before: [
        `Vous avez demandé un nouveau mot de passe. Ce lien ne sert qu’une fois et reste valable ${RESET_EXPIRY_SECONDS / 60} minutes :`,
      ],
      button: 'Choisir un nouveau mot de passe',
      after: ['Si vous n’avez rien demandé, rien n’a changé : ignorez ce message.'],
    },
    es: {
      subject: 'Restablecer su contraseña de Artsking',
      before: [
        `Ha pedido una contraseña nueva. Este enlace sirve una sola vez y caduca a los ${RESET_EXPIRY_SECONDS / 60} minutos:`,
      ],
      button: 'Elegir una contraseña nueva',
      after: ['Si no la ha pedido, nada ha cambiado y puede ignorar este mensaje.'],
    },
    'zh-TW': {
      subject: '重設您的 Artsking 密碼',
      before: [`您要求設定新密碼。以下連結只能使用一次，${RESET_EXPIRY_SECONDS / 60} 分鐘內有效：`],
      button: '設定新密碼',
      after: ['若您並未提出申請，一切維持不變，請不必理會這封信。'],
    },
  },
  'password-changed': {
    en: {
      subject: 'Your Artsking password was changed',
      before: [
        'The password of your account has just been changed, and all other devices have been logged out.',
        'If this was not you, reset your password at once:',
      ],
      button: 'Go to the login page',
      after: [],
    },
    fr: {
      subject: 'Votre mot de passe Artsking a été modifié',
      before: [
        'Le mot de passe de votre compte vient d’être modifié, et tous les autres appareils ont été déconnectés.',
        'Si ce n’était pas vous, réinitialisez-le sans attendre :',
      ],
      button: 'Aller à la page de connexion',
      after: [],
    },
    es: {
      subject: 'Su contraseña de Artsking ha cambiado',
      before: [
        'La contraseña de su cuenta acaba de cambiar y se ha cerrado la sesión en todos los demás dispositivos.',
        'Si no ha sido usted, restablézcala cuanto antes:',
      ],
      button: 'Ir a la página de acceso',
      after: [],
    },
    'zh-TW': {
      subject: '您的 Artsking 密碼已變更',
      before: ['您帳號的密碼剛剛變更，其他裝置都已登出。', '若非您本人操作，請立即重設密碼：'],
      button: '前往登入頁',
      after: [],
    },
  },
  'account-closed': {
    en: {
      subject: 'Your Artsking account is closed',
      before: [
        'Your account is closed. Your analyses, your descriptions and everything else in it are deleted, and a subscription that was running has ended.',
      ],
      after: [
        `Our backups forget you within ${FORGOTTEN_DAYS} days.`,
        'If this was not you, write to us at once. We cannot bring anything back, but we want to know.',
        'Thank you for looking at art with us.',
      ],
    },
    fr: {
      subject: 'Votre compte Artsking est fermé',
      before: [
        'Votre compte est fermé. Vos analyses, vos descriptions et tout ce qu’il contenait sont supprimés, et l’abonnement en cours, s’il y en avait un, a pris fin.',
      ],
      after: [
        `Nos sauvegardes vous oublient dans les ${FORGOTTEN_DAYS} jours.`,
        'Si ce n’était pas vous, écrivez-nous sans attendre. Nous ne pouvons rien rétablir, mais nous voulons le savoir.',
        'Merci d’avoir regardé l’art avec nous.',
      ],
    },
    es: {
      subject: 'Su cuenta de Artsking está cerrada',
      before: [
        'Su cuenta está cerrada. Sus análisis, sus descripciones y todo lo demás se han eliminado, y la suscripción en curso, si la había, ha terminado.',
      ],
      after: [
        `Nuestras copias de seguridad lo olvidan en un plazo de ${FORGOTTEN_DAYS} días.`,
        'Si no ha sido usted, escríbanos cuanto antes. No podemos recuperar nada, pero queremos saberlo.',
        'Gracias por mirar el arte con nosotros.',
      ],
    },
    'zh-TW': {
      subject: '您的 Artsking 帳號已關閉',
      before: [
        '您的帳號已關閉。您的分析、作品描述與其他所有資料均已刪除；若有進行中的訂閱，也已終止。',
      ],
      after: [
        `備份中的資料將於 ${FORGOTTEN_DAYS} 天內清除。`,
        '若非您本人操作，請立即來信告知。資料已無法復原，但我們希望知道。',
        '感謝您與我們一同欣賞藝術。',
      ],
    },
  },
}
