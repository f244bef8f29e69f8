import { COLOPHON_WORDS, type ColophonWords } from '#shared/colophon-words.ts'
import { ofFrench } from '#shared/french.ts'
import type { Localized } from '#shared/languages.ts'
import type { StatementKind } from '#shared/statements.ts'
import type { Place } from '#web/reading/place.ts'

/**
 * Words that belong to an answer and are therefore in its language, whatever the language of the
 * page.
 */
export interface AnswerWords extends ColophonWords {
  fromFullText: string
  stillToCome: string
  /** Of a finished answer that has the label of a work and nothing else. */
  fromLabel: string
  /** Of a work that open sources know and our catalogue does not. */
  fromOpenSources: string
  /** Stands above a text that cites what was read live. */
  enhanced: string
  /** Before and after the title of the work. */
  studyAfter: readonly [string, string]
  /** What an open-access photograph shows. */
  photograph: (title: string, artist: string) => string
  /** The title of what a mark opens. */
  ground: string
  /** Said before a note. */
  note: string
  /** Of a sentence that claims nothing. */
  connects: string
  sourceNumbers: (ranges: string) => string
  evidence: string
  evidenceHint: string
  enlarge: string
  newTab: string
  places: Record<Place, string>
  /** What is added to the meanings of the marks, where they lead somewhere. */
  leads: Partial<Record<StatementKind, string>>
  /** Added to what is seen, where there is no picture to show it in. */
  seenElsewhere: string
}

export const ANSWER_WORDS: Localized<AnswerWords> = {
  en: {
    ...COLOPHON_WORDS.en,
    fromFullText: 'It gives our full text on this work.',
    stillToCome: 'This is what our sources establish. Our full text on this work is still to come.',
    fromLabel: 'From the label alone',
    fromOpenSources: 'This work is not in our catalogue: this is what open sources say of it.',
    enhanced: 'Enhanced Analysis with Real-Time Web Research',
    studyAfter: ['Study after ', ''],
    photograph: (title, artist) => `Photograph of ${title} by ${artist}`,
    ground: 'What this rests on',
    note: 'What we took from it:',
    connects: 'Connects its neighbours and claims nothing.',
    sourceNumbers: (ranges) => `sources ${ranges}`,
    evidence: 'Evidence view',
    evidenceHint: 'Each sentence with all that it rests on',
    enlarge: 'Enlarge the picture',
    newTab: 'opens in a new tab',
    places: {
      'top-left': 'top left',
      top: 'top',
      'top-right': 'top right',
      left: 'left',
      centre: 'centre',
      right: 'right',
      'bottom-left': 'bottom left',
      bottom: 'bottom',
      'bottom-right': 'bottom right',
      whole: 'nearly all of it',
    },
    leads: {
      seen: 'The mark shows where.',
      sourced: 'Tap the number.',
      measured: 'How is told beside its drawing.',
    },
    seenElsewhere: 'There is none here: any good picture of the work will do.',
  },
  fr: {
    ...COLOPHON_WORDS.fr,
    fromFullText: 'Il donne notre texte complet sur cette œuvre.',
    stillToCome:
      'Voilà ce qu’établissent nos sources. Notre texte complet sur cette œuvre est à venir.',
    fromLabel: 'D’après le seul cartel',
    fromOpenSources:
      'Cette œuvre n’est pas dans notre catalogue\u00a0: voici ce qu’en disent des sources ouvertes.',
    enhanced: 'Analyse enrichie par une recherche en direct sur le web',
    studyAfter: ['Étude d’après ', ''],
    photograph: (title, artist) => `Photographie de «\u00a0${title}\u00a0» ${ofFrench(artist)}`,
    ground: 'Sur quoi cela repose',
    note: 'Ce que nous en avons retenu\u00a0:',
    connects: 'Relie les phrases voisines et n’affirme rien.',
    sourceNumbers: (ranges) => `sources n\u00b0\u00a0${ranges}`,
    evidence: 'Voir les preuves',
    evidenceHint: 'Chaque phrase avec tout ce qui la fonde',
    enlarge: 'Agrandir l’image',
    newTab: 's’ouvre dans un nouvel onglet',
    places: {
      'top-left': 'en haut à gauche',
      top: 'en haut',
      'top-right': 'en haut à droite',
      left: 'à gauche',
      centre: 'au centre',
      right: 'à droite',
      'bottom-left': 'en bas à gauche',
      bottom: 'en bas',
      'bottom-right': 'en bas à droite',
      whole: 'presque toute l’image',
    },
    leads: {
      seen: 'Le signe montre où.',
      sourced: 'Touchez le numéro.',
      measured: 'La méthode est donnée avec le dessin.',
    },
    seenElsewhere: 'Il n’y en a pas ici\u00a0: toute bonne image de l’œuvre convient.',
  },
  es: {
    ...COLOPHON_WORDS.es,
    fromFullText: 'Ofrece nuestro texto completo sobre esta obra.',
    stillToCome:
      'Esto es lo que establecen nuestras fuentes. Nuestro texto completo sobre esta obra está por venir.',
    fromLabel: 'Solo según la cartela',
    fromOpenSources:
      'Esta obra no está en nuestro catálogo: esto es lo que dicen de ella fuentes abiertas.',
    enhanced: 'Análisis ampliado con investigación web en tiempo real',
    studyAfter: ['Estudio a partir de ', ''],
    photograph: (title, artist) => `Fotografía de «${title}», de ${artist}`,
    ground: 'En qué se apoya',
    note: 'Lo que hemos tomado de ella:',
    connects: 'Enlaza las frases vecinas y no afirma nada.',
    sourceNumbers: (ranges) => `fuentes ${ranges}`,
    evidence: 'Ver las pruebas',
    evidenceHint: 'Cada frase con todo aquello en que se apoya',
    enlarge: 'Ampliar la imagen',
    newTab: 'se abre en una pestaña nueva',
    places: {
      'top-left': 'arriba a la izquierda',
      top: 'arriba',
      'top-right': 'arriba a la derecha',
      left: 'a la izquierda',
      centre: 'en el centro',
      right: 'a la derecha',
      'bottom-left': 'abajo a la izquierda',
      bottom: 'abajo',
      'bottom-right': 'abajo a la derecha',
      whole: 'casi toda la imagen',
    },
    leads: {
      seen: 'La marca muestra dónde.',
      sourced: 'Toque el número.',
      measured: 'El método figura junto al dibujo.',
    },
    seenElsewhere: 'Aquí no la hay: sirve cualquier buena imagen de la obra.',
  },
  'zh-TW': {
    ...COLOPHON_WORDS['zh-TW'],
    fromFullText: '內容取自我們對這件作品的完整解說。',
    stillToCome: '以上是我們的資料所能確認的內容。這件作品的完整解說尚待撰寫。',
    fromLabel: '僅依說明牌',
    fromOpenSources: '本站目錄沒有這件作品，以下是公開資料來源的記載。',
    enhanced: '已加入即時網路查詢的解說',
    studyAfter: ['仿《', '》習作'],
    photograph: (title, artist) => `${artist}《${title}》照片`,
    ground: '這句話的依據',
    note: '我們從中取用的內容：',
    connects: '承接上下文，本身不作主張。',
    sourceNumbers: (ranges) => `資料來源${ranges}`,
    evidence: '依據檢視',
    evidenceHint: '逐句列出全部依據',
    enlarge: '放大圖片',
    newTab: '在新分頁開啟',
    places: {
      'top-left': '左上',
      top: '上方',
      'top-right': '右上',
      left: '左側',
      centre: '中央',
      right: '右側',
      'bottom-left': '左下',
      bottom: '下方',
      'bottom-right': '右下',
      whole: '幾乎整個畫面',
    },
    leads: { seen: '標記指出位置。', sourced: '點選編號查看。', measured: '方法附於圖示旁。' },
    seenElsewhere: '這裡沒有圖片，可對照作品的其他圖片。',
  },
}
