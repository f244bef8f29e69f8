import type { Localized } from '#shared/languages.ts'
import type { Mode } from '#shared/modes.ts'

/** What paragraphs on two works may have in common, in the order in which they are compared. */
export const SUBJECTS = ['look', 'making', 'time', 'meaning', 'journey', 'fame'] as const
export type Subject = (typeof SUBJECTS)[number]

/** Words of the page of two works side by side. */
interface CompareWords {
  title: string
  description: string
  heading: string
  intro: string
  first: string
  second: string
  choose: string
  loading: string
  pairs: string
  /** Between two titles. */
  and: string
  facts: { maker: string; date: string; medium: string; size: string; place: string }
  unknown: string
  scale: string
  /** What stands beside the works for scale. */
  person: (size: string) => string
  bar: (size: string) => string
  noScale: string
  colours: string
  coloursText: string
  palette: (title: string) => string
  light: (dark: number, light: number, most: number) => string
  subjectsTitle: string
  subjects: Record<Subject, string>
  nothingShared: string
  from: Record<Mode, string>
  asked: string
  readOn: (title: string) => string
  toPlans: string
  sources: (title: string) => string
  same: string
}

export const COMPARE_WORDS: Localized<CompareWords> = {
  en: {
    title: 'Compare two works',
    description:
      'Two works of art side by side: label, size at one scale, colours, and what is known of both on the same subject, with its sources.',
    heading: 'Compare two works',
    intro: 'Label, size, colours, and what is known of both on the same subject, with its sources.',
    first: 'First work',
    second: 'Second work',
    choose: 'Choose a work',
    loading: 'Hanging the two works…',
    pairs: 'Pairs to begin with',
    and: 'and',
    facts: { maker: 'Maker', date: 'Date', medium: 'Made of', size: 'Size', place: 'Where it is' },
    unknown: 'Not known',
    scale: 'At one scale',
    person: (size) => `Both as large as they are, beside a person of ${size}.`,
    bar: (size) => `Both as large as they are; the bar is ${size} long.`,
    noScale: 'The size of one of them is not known.',
    colours: 'Colours and light',
    coloursText:
      'Measured in our studies, which are painted after photographs: they are close to the works, and not the same.',
    palette: (title) => `The largest colours of ${title}`,
    light: (dark, light, most) =>
      `Lightness from ${dark} in the darks to ${light} in the lights, of ${most}`,
    subjectsTitle: 'On the same subject',
    subjects: {
      look: 'What there is to see',
      making: 'How it is made',
      time: 'Its time',
      meaning: 'What it means',
      journey: 'Where it has been',
      fame: 'What became of it',
    },
    nothingShared:
      'Of one of these works we have only the label, so there is nothing to read side by side.',
    from: { explorer: 'Explorer', student: 'Aficionado', professional: 'Professional' },
    asked: 'Asked by readers',
    readOn: (title) => `Read on: ${title}`,
    toPlans: 'The three depths',
    sources: (title) => `Sources on ${title}`,
    same: 'These are the same work. Choose another one.',
  },
  fr: {
    title: 'Comparer deux œuvres',
    description:
      'Deux œuvres côte à côte\u00a0: cartel, taille à la même échelle, couleurs, et ce que l’on sait des deux sur un même sujet, avec les sources.',
    heading: 'Comparer deux œuvres',
    intro:
      'Cartel, taille, couleurs, et ce que l’on sait des deux sur un même sujet, avec les sources.',
    first: 'Première œuvre',
    second: 'Seconde œuvre',
    choose: 'Choisissez une œuvre',
    loading: 'Accrochage des deux œuvres…',
    pairs: 'Des paires pour commencer',
    and: 'et',
    facts: { maker: 'Artiste', date: 'Date', medium: 'Matière', size: 'Dimensions', place: 'Lieu' },
    unknown: 'Inconnu',
    scale: 'À la même échelle',
    person: (size) => `Toutes deux à leur vraie taille, à côté d’une personne de ${size}.`,
    bar: (size) => `Toutes deux à leur vraie taille\u202f; la barre mesure ${size}.`,
    noScale: 'Les dimensions de l’une d’elles ne sont pas connues.',
    colours: 'Couleurs et lumière',
    coloursText:
      'Mesurées dans nos études, peintes d’après des photographies\u00a0: proches des œuvres, sans leur être identiques.',
    palette: (title) => `Les couleurs les plus étendues de ${title}`,
    light: (dark, light, most) =>
      `Clarté de ${dark} dans les sombres à ${light} dans les clairs, sur ${most}`,
    subjectsTitle: 'Sur le même sujet',
    subjects: {
      look: 'Ce qu’on voit',
      making: 'Comment elle est faite',
      time: 'Son époque',
      meaning: 'Ce qu’elle signifie',
      journey: 'Son parcours',
      fame: 'Son destin',
    },
    nothingShared:
      'De l’une de ces œuvres, nous n’avons que le cartel\u00a0: il n’y a rien à lire côte à côte.',
    from: { explorer: 'Explorer', student: 'Aficionado', professional: 'Professional' },
    asked: 'Une question de lecteurs',
    readOn: (title) => `Lire la suite\u00a0: ${title}`,
    toPlans: 'Les trois niveaux',
    sources: (title) => `Sources sur ${title}`,
    same: 'C’est deux fois la même œuvre. Choisissez-en une autre.',
  },
  es: {
    title: 'Comparar dos obras',
    description:
      'Dos obras, una junto a otra: cartela, tamaño a la misma escala, colores y lo que se sabe de ambas sobre un mismo tema, con sus fuentes.',
    heading: 'Comparar dos obras',
    intro:
      'Cartela, tamaño, colores y lo que se sabe de ambas sobre un mismo tema, con sus fuentes.',
    first: 'Primera obra',
    second: 'Segunda obra',
    choose: 'Elija una obra',
    loading: 'Colgando las dos obras…',
    pairs: 'Parejas para empezar',
    and: 'y',
    facts: {
      maker: 'Artista',
      date: 'Fecha',
      medium: 'Técnica',
      size: 'Medidas',
      place: 'Dónde está',
    },
    unknown: 'No se conoce',
    scale: 'A la misma escala',
    person: (size) => `Las dos con su tamaño real, junto a una persona de ${size}.`,
    bar: (size) => `Las dos con su tamaño real; la barra mide ${size}.`,
    noScale: 'No se conocen las medidas de una de ellas.',
    colours: 'Colores y luz',
    coloursText:
      'Medidos en nuestros estudios, pintados a partir de fotografías: se acercan a las obras, sin ser idénticos.',
    palette: (title) => `Los colores más extensos de ${title}`,
    light: (dark, light, most) =>
      `Claridad de ${dark} en los oscuros a ${light} en los claros, sobre ${most}`,
    subjectsTitle: 'Sobre el mismo tema',
    subjects: {
      look: 'Qué se ve',
      making: 'Cómo está hecha',
      time: 'Su época',
      meaning: 'Qué significa',
      journey: 'Su recorrido',
      fame: 'Su fama',
    },
    nothingShared:
      'De una de estas obras solo tenemos la cartela: no hay nada que leer en paralelo.',
    from: { explorer: 'Explorer', student: 'Aficionado', professional: 'Professional' },
    asked: 'Una pregunta de lectores',
    readOn: (title) => `Seguir leyendo: ${title}`,
    toPlans: 'Las tres profundidades',
    sources: (title) => `Fuentes sobre ${title}`,
    same: 'Es dos veces la misma obra. Elija otra.',
  },
  'zh-TW': {
    title: '比較兩件作品',
    description: '兩件作品並列：作品資料、同一比例的尺寸、色彩，以及針對同一主題的解說與資料來源。',
    heading: '比較兩件作品',
    intro: '作品資料、尺寸、色彩，以及針對同一主題的解說與資料來源。',
    first: '第一件作品',
    second: '第二件作品',
    choose: '請選擇作品',
    loading: '正在並排兩件作品……',
    pairs: '可以從這些組合開始',
    and: '與',
    facts: { maker: '作者', date: '年代', medium: '材質', size: '尺寸', place: '收藏地點' },
    unknown: '不詳',
    scale: '同一比例',
    person: (size) => `依實際大小的比例並列，旁邊是身高 ${size} 的人。`,
    bar: (size) => `依實際大小的比例並列，橫線長 ${size}。`,
    noScale: '其中一件的尺寸不詳。',
    colours: '色彩與明暗',
    coloursText: '以上數據取自我們的習作；習作依照片畫成，與原作相近，但並不相同。',
    palette: (title) => `《${title}》面積最大的色彩`,
    light: (dark, light, most) => `明度由暗部的 ${dark} 至亮部的 ${light}（滿分 ${most}）`,
    subjectsTitle: '同一主題',
    subjects: {
      look: '畫面所見',
      making: '如何完成',
      time: '時代背景',
      meaning: '意涵',
      journey: '流傳經過',
      fame: '後世評價',
    },
    nothingShared: '其中一件作品我們只有作品資料，因此沒有可以對照閱讀的文字。',
    from: {
      explorer: 'Explorer 入門',
      student: 'Aficionado 進階',
      professional: 'Professional 專業',
    },
    asked: '讀者的提問',
    readOn: (title) => `繼續閱讀：《${title}》`,
    toPlans: '三種深度',
    sources: (title) => `《${title}》的資料來源`,
    same: '這是同一件作品，請選擇另一件。',
  },
}
