import type { Localized } from '#shared/languages.ts'
import type { Mode } from '#shared/modes.ts'

/**
 * Words of the public pages of works and makers: they travel with them, in all languages, so that
 * they wait for no dictionary.
 */
interface WorkPageWords {
  all: string
  studyAfter: readonly [string, string]
  noPicture: string
  evidence: string
  sources: string
  deeper: string
  depths: Record<Exclude<Mode, 'explorer'>, string>
  readOn: string
  label: string
  hangs: string
  labelOnly: string
  related: string
  /** To the page of two works. */
  compare: string
  /** This work and a related one. */
  side: string
  /** Of a maker. */
  works: (count: number) => string
  questions: string
  ask: string
  question: string
  askButton: string
  askNote: string
}

export const WORK_PAGE_WORDS: Localized<WorkPageWords> = {
  en: {
    all: 'All artworks',
    studyAfter: ['Study after ', ', painted by our own program'],
    noPicture: 'We have no picture of this work here.',
    evidence:
      'The small numbers lead to the sources. A sentence without one can be checked in the picture. “Reading” marks an interpretation, “debated” what is disputed or not established.',
    sources: 'Sources',
    deeper: 'The same work, at two other depths',
    depths: { student: 'Aficionado', professional: 'Professional' },
    readOn: 'Read on',
    label: 'Label',
    hangs: 'Where it is',
    labelOnly: 'Of this work we have only the label. Asking about it is free.',
    related: 'Related works',
    compare: 'Compare with another work',
    side: 'Compare',
    works: (count) =>
      count === 1 ? 'One work in our catalogue' : `${count} works in our catalogue`,
    questions: 'Questions people ask',
    ask: 'Ask your own question',
    question: 'Your question',
    askButton: 'Ask',
    askNote: 'The answer needs a free account. What you type is kept.',
  },
  fr: {
    all: 'Toutes les œuvres',
    studyAfter: ['Étude d’après ', ', peinte par notre programme'],
    noPicture: 'Nous n’avons pas d’image de cette œuvre ici.',
    evidence:
      'Les petits numéros mènent aux sources. Une phrase qui n’en a pas se vérifie dans l’image. «\u00a0Lecture\u00a0» signale une interprétation, «\u00a0discuté\u00a0» ce qui est contesté ou non établi.',
    sources: 'Sources',
    deeper: 'La même œuvre, à deux autres niveaux',
    depths: { student: 'Aficionado', professional: 'Professional' },
    readOn: 'Lire la suite',
    label: 'Cartel',
    hangs: 'Où la voir',
    labelOnly: 'De cette œuvre, nous n’avons que le cartel. L’interroger est gratuit.',
    related: 'Œuvres voisines',
    compare: 'Comparer avec une autre œuvre',
    side: 'Comparer',
    works: (count) =>
      count === 1 ? 'Une œuvre dans notre catalogue' : `${count} œuvres dans notre catalogue`,
    questions: 'Les questions que l’on pose',
    ask: 'Posez votre propre question',
    question: 'Votre question',
    askButton: 'Demander',
    askNote: 'La réponse demande un compte gratuit. Ce que vous tapez est gardé.',
  },
  es: {
    all: 'Todas las obras',
    studyAfter: ['Estudio a partir de ', ', pintado por nuestro programa'],
    noPicture: 'Aquí no tenemos imagen de esta obra.',
    evidence:
      'Los numeritos llevan a las fuentes. Una frase que no lleva ninguno se comprueba en la imagen. «Lectura» señala una interpretación; «discutido», lo que se discute o no está establecido.',
    sources: 'Fuentes',
    deeper: 'La misma obra, con otras dos profundidades',
    depths: { student: 'Aficionado', professional: 'Professional' },
    readOn: 'Seguir leyendo',
    label: 'Cartela',
    hangs: 'Dónde está',
    labelOnly: 'De esta obra solo tenemos la cartela. Preguntar por ella es gratis.',
    related: 'Obras cercanas',
    compare: 'Comparar con otra obra',
    side: 'Comparar',
    works: (count) =>
      count === 1 ? 'Una obra en nuestro catálogo' : `${count} obras en nuestro catálogo`,
    questions: 'Preguntas frecuentes',
    ask: 'Haga su propia pregunta',
    question: 'Su pregunta',
    askButton: 'Preguntar',
    askNote: 'La respuesta requiere una cuenta gratuita. Lo que escriba se conserva.',
  },
  'zh-TW': {
    all: '所有作品',
    studyAfter: ['仿《', '》習作，由我們的程式畫成'],
    noPicture: '這裡沒有這件作品的圖片。',
    evidence:
      '小數字指向資料來源；沒有數字的句子，可以直接在畫面上查證。「詮釋」表示一種解讀，「尚有爭議」表示有爭議或尚無定論。',
    sources: '資料來源',
    deeper: '同一件作品，另外兩種深度',
    depths: { student: 'Aficionado 進階', professional: 'Professional 專業' },
    readOn: '繼續閱讀',
    label: '作品資料',
    hangs: '收藏地點',
    labelOnly: '這件作品我們只有作品資料，查詢不計次。',
    related: '相關作品',
    compare: '與另一件作品比較',
    side: '並列比較',
    works: (count) => `本站收錄的作品：${count} 件`,
    questions: '大家常問的問題',
    ask: '提出您自己的問題',
    question: '您的問題',
    askButton: '提問',
    askNote: '回答需要免費帳號；您輸入的內容會保留。',
  },
}
