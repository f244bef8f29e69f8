import type { Wordings } from './texts.ts'

/** Mails about plans, packs and payments. */
export const PAYMENT_WORDINGS: Wordings<
  'receipt' | 'subscription-started' | 'payment-failed' | 'pack-expiring'
> = {
  receipt: {
    en: {
      subject: 'Your receipt: {product}, {amount}',
      before: ['Thank you. We have received your payment.', '{product}: {amount}, paid on {day}.'],
      button: 'Go to your dashboard',
      after: [],
    },
    fr: {
      subject: 'Votre reçu : {product}, {amount}',
      before: [
        'Merci. Nous avons bien reçu votre paiement.',
        '{product} : {amount}, payé le {day}.',
      ],
      button: 'Aller au tableau de bord',
      after: [],
    },
    es: {
      subject: 'Su recibo: {product}, {amount}',
      before: ['Gracias. Hemos recibido su pago.', '{product}: {amount}, pagado el {day}.'],
      button: 'Ir al panel',
      after: [],
    },
    'zh-TW': {
      subject: '您的收據：{product}，{amount}',
      before: ['謝謝您，我們已收到款項。', '{product}：{amount}，付款日期 {day}。'],
      button: '前往您的主頁',
      after: [],
    },
  },
  'subscription-started': {
    en: {
      subject: 'Welcome to {plan}',
      before: ['Your {plan} subscription has started. It renews itself on {day}.'],
      button: 'Go to your dashboard',
      after: [
        'You can cancel at any time under “Manage Subscription”, and keep everything until the end of the period.',
      ],
    },
    fr: {
      subject: 'Bienvenue dans {plan}',
      before: ['Votre abonnement {plan} a commencé. Il se renouvelle le {day}.'],
      button: 'Aller au tableau de bord',
      after: [
        'Vous pouvez le résilier à tout moment depuis votre tableau de bord ; vous gardez l’accès jusqu’à la fin de la période payée.',
      ],
    },
    es: {
      subject: 'Le damos la bienvenida a {plan}',
      before: ['Su suscripción {plan} ha comenzado. Se renueva el {day}.'],
      button: 'Ir al panel',
      after: [
        'Puede cancelarla en cualquier momento desde su panel; conservará el acceso hasta el final del periodo pagado.',
      ],
    },
    'zh-TW': {
      subject: '歡迎使用 {plan}',
      before: ['您的 {plan} 訂閱已經開始，將於 {day} 自動續訂。'],
      button: '前往您的主頁',
      after: ['您可以隨時在主頁取消訂閱，並可使用至已付費期間結束為止。'],
    },
  },
  'payment-failed': {
    en: {
      subject: 'A payment for {plan} has failed',
      before: [
        'We could not collect the payment for your {plan} subscription. Your plan holds until {day}.',
      ],
      button: 'Go to your dashboard',
      after: ['Please check your card under “Manage Subscription”.'],
    },
    fr: {
      subject: 'Un paiement pour {plan} a échoué',
      before: [
        'Nous n’avons pas pu encaisser le paiement de votre abonnement {plan}. Vous gardez l’accès jusqu’au {day}.',
      ],
      button: 'Aller au tableau de bord',
      after: ['Veuillez vérifier votre carte dans la gestion de votre abonnement.'],
    },
    es: {
      subject: 'Ha fallado un pago de {plan}',
      before: [
        'No hemos podido cobrar el pago de su suscripción {plan}. Conserva el acceso hasta el {day}.',
      ],
      button: 'Ir al panel',
      after: ['Compruebe su tarjeta en la gestión de la suscripción.'],
    },
    'zh-TW': {
      subject: '{plan} 付款失敗',
      before: ['我們無法收取您的 {plan} 訂閱費用。您的方案可使用至 {day}。'],
      button: '前往您的主頁',
      after: ['請在「管理訂閱」中檢查您的信用卡。'],
    },
  },
  'pack-expiring': {
    en: {
      subject: 'Your query pack expires on {day}',
      before: ['Analyses left in your query pack: {remaining}. They can be used until {day}.'],
      button: 'Go to your dashboard',
      after: [],
    },
    fr: {
      subject: 'Votre pack d’analyses expire le {day}',
      before: [
        'Analyses restantes dans votre pack : {remaining}. Elles sont utilisables jusqu’au {day}.',
      ],
      button: 'Aller au tableau de bord',
      after: [],
    },
    es: {
      subject: 'Su paquete de análisis caduca el {day}',
      before: ['Análisis que quedan en su paquete: {remaining}. Puede usarlos hasta el {day}.'],
      button: 'Ir al panel',
      after: [],
    },
    'zh-TW': {
      subject: '您的分析套組將於 {day} 到期',
      before: ['您的套組還剩 {remaining} 次分析，可使用至 {day}。'],
      button: '前往您的主頁',
      after: [],
    },
  },
}
