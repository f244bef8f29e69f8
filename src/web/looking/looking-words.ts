import type { Localized } from '#shared/languages.ts'

/** Words of the looking tasks. They travel with the tasks, in all languages. */
interface LookingWords {
  title: string
  find: string
  name: string
  compare: string
  show: string
  light: string
  tell: string
  /** Stands for a place whose thing is not told yet. */
  place: string
  read: string
}

export const LOOKING_WORDS: Localized<LookingWords> = {
  en: {
    title: 'Look first',
    find: 'Find this in the picture.',
    name: 'What is at this place? Say it in your own words before you open the answer.',
    compare: 'Which of these two did you notice first, and what made you?',
    show: 'Show me where',
    light: 'Light the place',
    tell: 'Open the answer',
    place: 'The lit place',
    read: 'To the text',
  },
  fr: {
    title: 'Regardez d’abord',
    find: 'Trouvez ceci dans l’image.',
    name: 'Qu’y a-t-il à cet endroit\u00a0? Dites-le avec vos mots avant d’ouvrir la réponse.',
    compare: 'Lequel des deux avez-vous remarqué d’abord, et pourquoi\u00a0?',
    show: 'Montrez-moi où',
    light: 'Éclairer l’endroit',
    tell: 'Ouvrir la réponse',
    place: 'L’endroit éclairé',
    read: 'Passer au texte',
  },
  es: {
    title: 'Mire primero',
    find: 'Busque esto en la imagen.',
    name: '¿Qué hay en este lugar? Dígalo con sus palabras antes de abrir la respuesta.',
    compare: '¿En cuál de los dos se fijó primero, y por qué?',
    show: 'Mostrar dónde',
    light: 'Iluminar el lugar',
    tell: 'Abrir la respuesta',
    place: 'El lugar iluminado',
    read: 'Pasar al texto',
  },
  'zh-TW': {
    title: '先看畫',
    find: '請在畫面上找到它。',
    name: '這個地方是什麼？先用自己的話說說看，再打開答案。',
    compare: '這兩處，您先注意到哪一處？為什麼？',
    show: '告訴我在哪裡',
    light: '照亮這個地方',
    tell: '打開答案',
    place: '照亮的地方',
    read: '閱讀文章',
  },
}
