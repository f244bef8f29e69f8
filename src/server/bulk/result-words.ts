import type { BulkState } from '#shared/api/bulk.ts'
import type { Localized } from '#shared/languages.ts'

/** What stands in the place of an answer. */
export const RESULT_WORDS: Localized<Record<BulkState, string>> = {
  en: {
    looking: 'This photo has not been looked at.',
    known: 'Not asked yet.',
    open: 'Not asked yet.',
    choice: 'Several works may be meant: please choose one.',
    unknown: 'We do not know this work. It was not charged.',
    answered: 'The answer has been deleted from the history.',
    failed: 'This row could not be answered. It was not charged.',
  },
  fr: {
    looking: 'Cette photo n’a pas été examinée.',
    known: 'Pas encore traitée.',
    open: 'Pas encore traitée.',
    choice: 'Plusieurs œuvres sont possibles\u00a0: veuillez en choisir une.',
    unknown: 'Nous ne connaissons pas cette œuvre. Rien n’a été décompté.',
    answered: 'La réponse a été supprimée de l’historique.',
    failed: 'Cette ligne n’a pas pu être traitée. Rien n’a été décompté.',
  },
  es: {
    looking: 'Esta foto no se ha mirado.',
    known: 'Todavía sin responder.',
    open: 'Todavía sin responder.',
    choice: 'Puede tratarse de varias obras: elija una.',
    unknown: 'No conocemos esta obra. No se ha descontado nada.',
    answered: 'La respuesta se ha eliminado del historial.',
    failed: 'No se ha podido responder esta fila. No se ha descontado nada.',
  },
  'zh-TW': {
    looking: '這張照片尚未辨識。',
    known: '尚未回答。',
    open: '尚未回答。',
    choice: '可能是好幾件作品：請選擇其中一件。',
    unknown: '我們不認識這件作品，本次不計入次數。',
    answered: '這則回答已從歷史紀錄中刪除。',
    failed: '這一列無法回答，本次不計入次數。',
  },
}
