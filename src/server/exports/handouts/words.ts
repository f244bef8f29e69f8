import type { HandoutFormat } from '#shared/api/exports.ts'
import type { Localized } from '#shared/languages.ts'

/** What a wall label or a teaching sheet says beside the text. */
export interface HandoutWords {
  headings: { look: string; find: string; think: string; read: string; words: string }
  look: string[]
  argue: (reading: string) => string
  doubt: (unsure: string) => string
  check: string
  cover: string
  wonder: string
  sources: (publishers: string) => string
  /** Beside the code. */
  scan: Record<HandoutFormat, string>
  code: (address: string) => string
  /** Between publishers. */
  comma: string
  fileName: { label: string; teaching: string }
}

export const HANDOUT_WORDS: Localized<HandoutWords> = {
  en: {
    headings: {
      look: 'Look, before you read',
      find: 'Find',
      think: 'Think',
      read: 'Read',
      words: 'Words',
    },
    look: [
      'What did you see first? What led your eye there?',
      'What did you see only after a minute?',
    ],
    argue: (reading) =>
      `“${reading}” This is a reading. What in the picture speaks for it, and what against?`,
    doubt: (unsure) =>
      `“${unsure}” This is not established. What would you have to know to decide?`,
    check: 'Which sentence of the text can you check with your own eyes? Which one needs a source?',
    cover: 'Cover one part of the picture with your hand. What changes?',
    wonder: 'Which question would you ask the person who made it?',
    sources: (publishers) => `Sources: ${publishers}.`,
    scan: {
      label: 'Every sentence with its source:',
      teaching: 'Every sentence with its source, and more questions:',
    },
    code: (address) => `QR code that leads to ${address}`,
    comma: ', ',
    fileName: { label: 'wall label', teaching: 'teaching sheet' },
  },
  fr: {
    headings: {
      look: 'Regarder, avant de lire',
      find: 'Trouver',
      think: 'Réfléchir',
      read: 'Lire',
      words: 'Mots',
    },
    look: [
      'Qu’avez-vous vu en premier\u00a0? Qu’est-ce qui y a mené votre œil\u00a0?',
      'Qu’avez-vous vu seulement au bout d’une minute\u00a0?',
    ],
    argue: (reading) =>
      `«\u00a0${reading}\u00a0» C’est une lecture. Qu’est-ce qui, dans l’image, parle pour elle, et contre elle\u00a0?`,
    doubt: (unsure) =>
      `«\u00a0${unsure}\u00a0» Ce n’est pas établi. Que faudrait-il savoir pour en décider\u00a0?`,
    check:
      'Quelle phrase du texte pouvez-vous vérifier de vos yeux\u00a0? Laquelle demande une source\u00a0?',
    cover: 'Cachez de la main une partie de l’image. Qu’est-ce qui change\u00a0?',
    wonder: 'Quelle question poseriez-vous à la personne qui l’a faite\u00a0?',
    sources: (publishers) => `Sources\u00a0: ${publishers}.`,
    scan: {
      label: 'Chaque phrase avec sa source\u00a0:',
      teaching: 'Chaque phrase avec sa source, et d’autres questions\u00a0:',
    },
    code: (address) => `Code QR qui mène à ${address}`,
    comma: ', ',
    fileName: { label: 'cartel', teaching: 'fiche' },
  },
  es: {
    headings: {
      look: 'Mirar, antes de leer',
      find: 'Encontrar',
      think: 'Pensar',
      read: 'Leer',
      words: 'Palabras',
    },
    look: ['¿Qué vio primero? ¿Qué llevó allí su mirada?', '¿Qué vio solo al cabo de un minuto?'],
    argue: (reading) =>
      `«${reading}» Es una lectura. ¿Qué hay en la imagen a favor de ella y qué en contra?`,
    doubt: (unsure) => `«${unsure}» No está establecido. ¿Qué habría que saber para decidirlo?`,
    check: '¿Qué frase del texto puede comprobar con sus ojos? ¿Cuál necesita una fuente?',
    cover: 'Tape con la mano una parte de la imagen. ¿Qué cambia?',
    wonder: '¿Qué pregunta le haría a quien la hizo?',
    sources: (publishers) => `Fuentes: ${publishers}.`,
    scan: {
      label: 'Cada frase con su fuente:',
      teaching: 'Cada frase con su fuente, y más preguntas:',
    },
    code: (address) => `Código QR que lleva a ${address}`,
    comma: ', ',
    fileName: { label: 'cartela', teaching: 'ficha' },
  },
  'zh-TW': {
    headings: {
      look: '先看，再讀',
      find: '找一找',
      think: '想一想',
      read: '讀一讀',
      words: '詞語',
    },
    look: ['您最先看到什麼？是什麼把目光帶到那裡？', '過了一分鐘，才看到什麼？'],
    argue: (reading) => `「${reading}」這是一種解讀。畫面中有什麼支持它？又有什麼反對它？`,
    doubt: (unsure) => `「${unsure}」這一點尚無定論。要知道什麼，才能判斷？`,
    check: '文中哪一句可以用眼睛查證？哪一句需要出處？',
    cover: '用手遮住畫面的一部分。有什麼改變？',
    wonder: '您會向創作者提出什麼問題？',
    sources: (publishers) => `資料來源：${publishers}。`,
    scan: { label: '每一句的出處：', teaching: '每一句的出處與更多提問：' },
    code: (address) => `通往 ${address} 的 QR 碼`,
    comma: '、',
    fileName: { label: '說明牌', teaching: '學習單' },
  },
}
