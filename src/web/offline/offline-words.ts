import type { Localized } from '#shared/languages.ts'

interface OfflineWords {
  notice: string
  title: string
  text: string
  toHistory: string
  again: string
}

/**
 * What is said without a network. The page of it is written in all languages at once: nothing can
 * ask which one.
 */
export const OFFLINE_WORDS: Localized<OfflineWords> = {
  en: {
    notice:
      'You are offline. Analyses that you have opened can be read, and what you type is kept in this tab.',
    title: 'No connection',
    text: 'This page needs the internet. Analyses that you have opened on this device can still be read while you are logged in.',
    toHistory: 'My analyses',
    again: 'Try again',
  },
  fr: {
    notice:
      'Vous êtes hors ligne. Les analyses déjà ouvertes restent lisibles, et ce que vous tapez est conservé dans cet onglet.',
    title: 'Pas de connexion',
    text: 'Cette page a besoin d’internet. Les analyses déjà ouvertes sur cet appareil restent lisibles tant que vous êtes connecté à votre compte.',
    toHistory: 'Mes analyses',
    again: 'Réessayer',
  },
  es: {
    notice:
      'No tiene conexión. Los análisis que ya ha abierto se pueden leer, y lo que escribe se conserva en esta pestaña.',
    title: 'Sin conexión',
    text: 'Esta página necesita internet. Los análisis que ya ha abierto en este dispositivo se pueden leer mientras su sesión esté iniciada.',
    toHistory: 'Mis análisis',
    again: 'Reintentar',
  },
  'zh-TW': {
    notice: '您目前離線。已開啟過的分析仍可閱讀，您輸入的內容會保留在此分頁。',
    title: '沒有網路連線',
    text: '此頁面需要網路。只要您仍在登入狀態，曾在此裝置開啟過的分析仍可閱讀。',
    toHistory: '我的分析',
    again: '再試一次',
  },
}
