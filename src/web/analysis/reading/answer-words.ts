import type { WrittenBy } from '#shared/api/analysis.ts'
import type { Language } from '#shared/languages.ts'
import type { StatementKind } from '#shared/statements.ts'
import type { Place } from '#web/analysis/reading/place.ts'

/** Words that belong to an answer and are therefore in its language, whatever the language of the page. */
export interface AnswerWords {
  /** What stands between two sentences. */
  gap: string
  writtenBy: Record<WrittenBy, string>
  /** Of a picture that nobody knows. */
  seenByModel: string
  live: { yes: string; no: string }
  fromFullText: string
  stillToCome: string
  /** Of a work that open sources know and our catalogue does not. */
  fromOpenSources: string
  /** Stands above a text that cites what was read live. */
  enhanced: string
  /** Before and after the title of the work. */
  studyAfter: readonly [string, string]
  study: (title: string, artist: string) => string
  /** Of an open-access photograph: what it shows, and who gives it. */
  photograph: (title: string, artist: string) => string
  photographFrom: (credit: string, licence: string) => string
  sources: string
  source: (n: number, title: string) => string
  newTab: string
  inPicture: (places: string) => string
  places: Record<Place, string>
  /** Said before a statement whose standing is otherwise only seen. */
  spoken: { interpretation: string; unsure: string }
  marks: string
  means: Record<StatementKind, readonly [name: string, meaning: string]>
}

export const ANSWER_WORDS: Record<Language, AnswerWords> = {
  en: {
    gap: ' ',
    writtenBy: {
      'built-in': 'Written by our built-in guide',
      model: 'Written by a language model, checked against sources',
      mixed: 'Written in part by a language model, checked against sources, in part by our built-in guide',
    },
    seenByModel: 'Seen by a language model and measured by us, in your photo',
    live: { yes: 'with live research', no: 'without live research' },
    fromFullText: 'It gives our full text on this work.',
    stillToCome: 'This is what our sources establish. Our full text on this work is still to come.',
    fromOpenSources: 'This work is not in our catalogue: this is what open sources say of it.',
    enhanced: 'Enhanced Analysis with Real-Time Web Research',
    studyAfter: ['Study after ', ''],
    study: (title, artist) => `Study after ${title} by ${artist}`,
    photograph: (title, artist) => `Photograph of ${title} by ${artist}`,
    photographFrom: (credit, licence) => `Photograph: ${credit} (${licence})`,
    sources: 'Sources',
    source: (n, title) => `Source ${n}: ${title}`,
    newTab: 'opens in a new tab',
    inPicture: (places) => `Show in the picture: ${places}`,
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
    spoken: { interpretation: 'A reading: ', unsure: 'Not established: ' },
    marks: 'What the marks mean',
    means: {
      seen: ['Seen', 'Anyone can find it in the picture; the mark shows where.'],
      sourced: ['Sourced', 'A named source says so; the number leads to it.'],
      interpretation: ['Interpretation', 'A reading. You may see it differently.'],
      unsure: ['Unsure', 'Disputed or not established, and worded so.'],
      measured: ['Measured', 'Computed from your picture; how, stands with its drawing.'],
    },
  },
  fr: {
    gap: ' ',
    writtenBy: {
      'built-in': 'Rédigé par notre guide intégré',
      model: 'Rédigé par un modèle de langage, vérifié d’après les sources',
      mixed:
        'Rédigé en partie par un modèle de langage, vérifié d’après les sources, en partie par notre guide intégré',
    },
    seenByModel: 'Vu par un modèle de langage et mesuré par nous, dans votre photo',
    live: { yes: 'avec recherche en direct', no: 'sans recherche en direct' },
    fromFullText: 'Il donne notre texte complet sur cette œuvre.',
    stillToCome: 'Voilà ce qu’établissent nos sources. Notre texte complet sur cette œuvre est à venir.',
    fromOpenSources:
      'Cette œuvre n’est pas dans notre catalogue\u00a0: voici ce qu’en disent des sources ouvertes.',
    enhanced: 'Analyse enrichie par une recherche en direct sur le web',
    studyAfter: ['Étude d’après ', ''],
    study: (title, artist) => `Étude d’après «\u00a0${title}\u00a0» de ${artist}`,
    photograph: (title, artist) => `Photographie de «\u00a0${title}\u00a0» de ${artist}`,
    photographFrom: (credit, licence) => `Photographie\u00a0: ${credit} (${licence})`,
    sources: 'Sources',
    source: (n, title) => `Source ${n}\u00a0: ${title}`,
    newTab: 's’ouvre dans un nouvel onglet',
    inPicture: (places) => `Montrer dans l’image\u00a0: ${places}`,
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
    spoken: { interpretation: 'Une lecture\u00a0: ', unsure: 'Non établi\u00a0: ' },
    marks: 'Ce que signifient les signes',
    means: {
      seen: ['Vu', 'Chacun peut le trouver dans l’image\u202f; le signe montre où.'],
      sourced: ['Sourcé', 'Une source nommée le dit\u202f; le numéro y mène.'],
      interpretation: ['Interprétation', 'Une lecture. Vous pouvez voir autrement.'],
      unsure: ['Incertain', 'Contesté ou non établi, et dit comme tel.'],
      measured: ['Mesuré', 'Calculé à partir de votre image\u202f; la méthode est donnée avec le dessin.'],
    },
  },
  es: {
    gap: ' ',
    writtenBy: {
      'built-in': 'Escrito por nuestra guía integrada',
      model: 'Escrito por un modelo de lenguaje, comprobado con las fuentes',
      mixed:
        'Escrito en parte por un modelo de lenguaje, comprobado con las fuentes, y en parte por nuestra guía integrada',
    },
    seenByModel: 'Visto por un modelo de lenguaje y medido por nosotros, en su foto',
    live: { yes: 'con investigación en directo', no: 'sin investigación en directo' },
    fromFullText: 'Ofrece nuestro texto completo sobre esta obra.',
    stillToCome:
      'Esto es lo que establecen nuestras fuentes. Nuestro texto completo sobre esta obra está por venir.',
    fromOpenSources: 'Esta obra no está en nuestro catálogo: esto es lo que dicen de ella fuentes abiertas.',
    enhanced: 'Análisis ampliado con investigación web en tiempo real',
    studyAfter: ['Estudio a partir de ', ''],
    study: (title, artist) => `Estudio a partir de «${title}», de ${artist}`,
    photograph: (title, artist) => `Fotografía de «${title}», de ${artist}`,
    photographFrom: (credit, licence) => `Fotografía: ${credit} (${licence})`,
    sources: 'Fuentes',
    source: (n, title) => `Fuente ${n}: ${title}`,
    newTab: 'se abre en una pestaña nueva',
    inPicture: (places) => `Mostrar en la imagen: ${places}`,
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
    spoken: { interpretation: 'Una lectura: ', unsure: 'No establecido: ' },
    marks: 'Qué significan las marcas',
    means: {
      seen: ['Visto', 'Cualquiera puede encontrarlo en la imagen; la marca muestra dónde.'],
      sourced: ['Con fuente', 'Lo dice una fuente con nombre; el número lleva a ella.'],
      interpretation: ['Interpretación', 'Una lectura. Usted puede verlo de otro modo.'],
      unsure: ['Incierto', 'Discutido o no establecido, y dicho como tal.'],
      measured: ['Medido', 'Calculado a partir de su imagen; el método figura junto al dibujo.'],
    },
  },
  'zh-TW': {
    gap: '',
    writtenBy: {
      'built-in': '由本站內建導覽撰寫',
      model: '由語言模型撰寫，並依資料來源查核',
      mixed: '部分由語言模型撰寫並依資料來源查核，部分由本站內建導覽撰寫',
    },
    seenByModel: '由語言模型觀看您的照片，並由本站量測',
    live: { yes: '含即時查詢', no: '未作即時查詢' },
    fromFullText: '內容取自我們對這件作品的完整解說。',
    stillToCome: '以上是我們的資料所能確認的內容。這件作品的完整解說尚待撰寫。',
    fromOpenSources: '本站目錄沒有這件作品，以下是公開資料來源的記載。',
    enhanced: '已加入即時網路查詢的解說',
    studyAfter: ['仿《', '》習作'],
    study: (title, artist) => `仿${artist}《${title}》的習作`,
    photograph: (title, artist) => `${artist}《${title}》照片`,
    photographFrom: (credit, licence) => `照片：${credit}（${licence}）`,
    sources: '資料來源',
    source: (n, title) => `資料來源 ${n}：${title}`,
    newTab: '在新分頁開啟',
    inPicture: (places) => `在畫面上指出：${places}`,
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
    spoken: { interpretation: '一種詮釋：', unsure: '尚無定論：' },
    marks: '標記說明',
    means: {
      seen: ['所見', '人人都能在畫面上找到；標記指出位置。'],
      sourced: ['有據', '有具名的資料來源；點編號可查。'],
      interpretation: ['詮釋', '一種解讀，您也可以有不同的看法。'],
      unsure: ['未定', '有爭議或尚無定論，文中已說明。'],
      measured: ['量測', '由您的圖片計算而得；方法附於圖示旁。'],
    },
  },
}
