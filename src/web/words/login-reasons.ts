import type { Language } from '#shared/languages.ts'
import { PLANS, QUERY_PACK } from '#shared/plans.ts'

/** What is bought after logging in, by the page on which that goes on. */
function purchases(sentence: (ware: string) => string): Record<string, string> {
  return {
    '/pricing?buy=student': sentence(PLANS.student.label),
    '/pricing?buy=professional': sentence(PLANS.professional.label),
    '/pricing?buy=query_pack': sentence(QUERY_PACK.label),
  }
}

/** Why one is asked to log in, by the page that one wanted. */
export const LOGIN_REASONS: Record<Language, Record<string, string>> = {
  en: {
    '/query': 'Please log in to ask about artworks.',
    '/query?tab=image': 'Please log in to ask about your photo. It is kept for you.',
    '/describe': 'Please log in to use the Artist Description Helper.',
    '/bulk': 'Please log in to analyse a list.',
    '/counted': 'Please log in to see what was counted.',
    '/history': 'Please log in to view your analysis history',
    ...purchases((ware) => `You have chosen ${ware}. Its checkout opens when you are in.`),
  },
  fr: {
    '/query': 'Connectez-vous pour poser vos questions sur les œuvres.',
    '/query?tab=image': 'Connectez-vous pour interroger votre photo. Elle est gardée pour vous.',
    '/describe': 'Connectez-vous pour utiliser l’aide à la description.',
    '/bulk': 'Connectez-vous pour analyser une liste.',
    '/counted': 'Connectez-vous pour voir ce qui a été décompté.',
    '/history': 'Connectez-vous pour voir l’historique de vos analyses',
    ...purchases(
      (ware) => `Vous avez choisi ${ware}. Le paiement s’ouvre dès que vous êtes connecté.`,
    ),
  },
  es: {
    '/query': 'Entre en su cuenta para preguntar por las obras.',
    '/query?tab=image': 'Entre en su cuenta para preguntar por su foto. Se la guardamos.',
    '/describe': 'Entre en su cuenta para usar la ayuda para descripciones.',
    '/bulk': 'Entre en su cuenta para analizar una lista.',
    '/counted': 'Entre en su cuenta para ver lo que se ha contado.',
    '/history': 'Entre en su cuenta para ver el historial de sus análisis',
    ...purchases((ware) => `Ha elegido ${ware}. El pago se abre en cuanto entre en su cuenta.`),
  },
  'zh-TW': {
    '/query': '請先登入，再提問藝術作品。',
    '/query?tab=image': '請先登入，再用照片提問。您的照片會為您保留。',
    '/describe': '請先登入，再使用作品說明助手。',
    '/bulk': '請先登入，再分析清單。',
    '/counted': '請先登入，再查看計次紀錄。',
    '/history': '請先登入，再查看您的分析紀錄',
    ...purchases((ware) => `您選擇了 ${ware}。登入後即可付款。`),
  },
}
