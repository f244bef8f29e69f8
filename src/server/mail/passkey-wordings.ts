import type { Wordings } from './texts.ts'

/** Mails about passkeys. */
export const PASSKEY_WORDINGS: Wordings<'passkey-added' | 'passkey-removed'> = {
  'passkey-added': {
    en: {
      subject: 'A passkey opens your Artsking account',
      before: [
        'A passkey has been added to your account. Whoever can unlock the device that holds it can log in.',
        'If this was not you, remove the passkey on the account page, change your password and write to us:',
      ],
      button: 'Go to the login page',
      after: [],
    },
    fr: {
      subject: 'Une clé d’accès ouvre votre compte Artsking',
      before: [
        'Une clé d’accès a été ajoutée à votre compte. Qui peut déverrouiller l’appareil qui la contient peut se connecter.',
        'Si ce n’était pas vous, retirez la clé sur la page du compte, changez votre mot de passe et écrivez-nous :',
      ],
      button: 'Aller à la page de connexion',
      after: [],
    },
    es: {
      subject: 'Una llave de acceso abre su cuenta de Artsking',
      before: [
        'Se ha añadido una llave de acceso a su cuenta. Quien pueda desbloquear el dispositivo que la guarda podrá entrar.',
        'Si no ha sido usted, quite la llave en la página de la cuenta, cambie la contraseña y escríbanos:',
      ],
      button: 'Ir a la página de acceso',
      after: [],
    },
    'zh-TW': {
      subject: '您的 Artsking 帳號已加入一把密碼金鑰',
      before: [
        '您的帳號加入了一把密碼金鑰。凡能解鎖存放該金鑰之裝置的人，都能登入。',
        '若非您本人操作，請在帳號頁移除該金鑰、更改密碼，並寫信給我們：',
      ],
      button: '前往登入頁',
      after: [],
    },
  },
  'passkey-removed': {
    en: {
      subject: 'A passkey no longer opens your Artsking account',
      before: [
        'A passkey has been removed from your account. You can still log in with your password.',
        'If this was not you, change your password and write to us:',
      ],
      button: 'Go to the login page',
      after: [],
    },
    fr: {
      subject: 'Une clé d’accès n’ouvre plus votre compte Artsking',
      before: [
        'Une clé d’accès a été retirée de votre compte. Le mot de passe l’ouvre toujours.',
        'Si ce n’était pas vous, changez votre mot de passe et écrivez-nous :',
      ],
      button: 'Aller à la page de connexion',
      after: [],
    },
    es: {
      subject: 'Una llave de acceso ya no abre su cuenta de Artsking',
      before: [
        'Se ha quitado una llave de acceso de su cuenta. Puede seguir entrando con su contraseña.',
        'Si no ha sido usted, cambie la contraseña y escríbanos:',
      ],
      button: 'Ir a la página de acceso',
      after: [],
    },
    'zh-TW': {
      subject: '您的 Artsking 帳號已移除一把密碼金鑰',
      before: [
        '您的帳號移除了一把密碼金鑰，仍可用密碼登入。',
        '若非您本人操作，請更改密碼並寫信給我們：',
      ],
      button: '前往登入頁',
      after: [],
    },
  },
}
