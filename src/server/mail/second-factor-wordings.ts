import type { Wordings } from './texts.ts'

/** Mails about the second step of the login. */
export const SECOND_FACTOR_WORDINGS: Wordings<'second-factor-on' | 'second-factor-off'> = {
  'second-factor-on': {
    en: {
      subject: 'Your Artsking login has a second step',
      before: [
        'From now on a login needs a code of your authenticator app beside the password. Keep the recovery codes where you find them without your phone.',
        'If this was not you, reset your password at once and write to us:',
      ],
      button: 'Go to the login page',
      after: [],
    },
    fr: {
      subject: 'Votre connexion à Artsking compte une seconde étape',
      before: [
        'Désormais, la connexion demande, outre le mot de passe, un code de votre application d’authentification. Gardez les codes de secours là où vous les retrouverez sans votre téléphone.',
        'Si ce n’était pas vous, réinitialisez sans attendre votre mot de passe et écrivez-nous :',
      ],
      button: 'Aller à la page de connexion',
      after: [],
    },
    es: {
      subject: 'Su acceso a Artsking tiene un segundo paso',
      before: [
        'Desde ahora, para iniciar sesión hace falta, además de la contraseña, un código de su aplicación de autenticación. Guarde los códigos de recuperación donde los encuentre sin su teléfono.',
        'Si no ha sido usted, restablezca la contraseña cuanto antes y escríbanos:',
      ],
      button: 'Ir a la página de acceso',
      after: [],
    },
    'zh-TW': {
      subject: '您的 Artsking 登入已加上第二步驟',
      before: [
        '今後登入時，除了密碼，還需要驗證器應用程式的驗證碼。請把備用碼收在沒有手機也找得到的地方。',
        '若非您本人操作，請立即重設密碼並寫信給我們：',
      ],
      button: '前往登入頁',
      after: [],
    },
  },
  'second-factor-off': {
    en: {
      subject: 'Your Artsking login needs the password alone again',
      before: [
        'The second step of the login has been turned off.',
        'If this was not you, reset your password at once and write to us:',
      ],
      button: 'Go to the login page',
      after: [],
    },
    fr: {
      subject: 'Votre connexion à Artsking ne demande plus que le mot de passe',
      before: [
        'La seconde étape de la connexion a été désactivée.',
        'Si ce n’était pas vous, réinitialisez sans attendre votre mot de passe et écrivez-nous :',
      ],
      button: 'Aller à la page de connexion',
      after: [],
    },
    es: {
      subject: 'Su acceso a Artsking vuelve a pedir solo la contraseña',
      before: [
        'El segundo paso del inicio de sesión se ha desactivado.',
        'Si no ha sido usted, restablezca la contraseña cuanto antes y escríbanos:',
      ],
      button: 'Ir a la página de acceso',
      after: [],
    },
    'zh-TW': {
      subject: '您的 Artsking 登入恢復為只需密碼',
      before: ['登入的第二步驟已經關閉。', '若非您本人操作，請立即重設密碼並寫信給我們：'],
      button: '前往登入頁',
      after: [],
    },
  },
}
