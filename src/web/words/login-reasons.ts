import type { Language } from '#shared/languages.ts'

/** Why one is asked to log in, by the page that one wanted. */
export const LOGIN_REASONS: Record<Language, Record<string, string>> = {
  en: {
    '/query': 'Please log in to ask about artworks.',
    '/describe': 'Please log in to use the Artist Description Helper.',
    '/history': 'Please log in to view your analysis history',
  },
  fr: {
    '/query': 'Connectez-vous pour poser vos questions sur les œuvres.',
    '/describe': 'Connectez-vous pour utiliser l’aide à la description.',
    '/history': 'Connectez-vous pour voir l’historique de vos analyses',
  },
  es: {
    '/query': 'Entre en su cuenta para preguntar por las obras.',
    '/describe': 'Entre en su cuenta para usar la ayuda para descripciones.',
    '/history': 'Entre en su cuenta para ver el historial de sus análisis',
  },
  'zh-TW': {
    '/query': '請先登入，再提問藝術作品。',
    '/describe': '請先登入，再使用作品說明助手。',
    '/history': '請先登入，再查看您的分析紀錄',
  },
}
