import type { Wordings } from './texts.ts'

/** The mail about a list that has come to its end. */
export const BULK_WORDINGS: Wordings<'bulk-done'> = {
  'bulk-done': {
    en: {
      subject: 'Your list “{name}” is done',
      before: ['Rows answered: {answered} of {rows}. Rows that wait for your choice: {choices}.'],
      button: 'See the results',
      after: ['There you can choose which work is meant, and download everything.'],
    },
    fr: {
      subject: 'Votre liste «\u00a0{name}\u00a0» est terminée',
      before: [
        'Lignes traitées\u00a0: {answered} sur {rows}. Lignes qui attendent votre choix\u00a0: {choices}.',
      ],
      button: 'Voir les résultats',
      after: ['Vous pourrez y choisir l’œuvre voulue et tout télécharger.'],
    },
    es: {
      subject: 'Su lista «{name}» está lista',
      before: [
        'Filas respondidas: {answered} de {rows}. Filas que esperan su elección: {choices}.',
      ],
      button: 'Ver los resultados',
      after: ['Allí puede elegir la obra a la que se refiere y descargarlo todo.'],
    },
    'zh-TW': {
      subject: '您的清單「{name}」已完成',
      before: ['已回答 {answered} 列，共 {rows} 列；尚有 {choices} 列等您選擇。'],
      button: '查看結果',
      after: ['您可以在該頁選定所指的作品，並下載全部結果。'],
    },
  },
}
