import type { Analysis } from './api/analysis.ts'
import { ofFrench } from './french.ts'
import type { Localized } from './languages.ts'
import { MARKED_WORDS } from './marked-words.ts'
import type { Standing, StatementKind } from './statements.ts'

/** What an answer says of itself, on the page and in print, in its own language. */
export interface ColophonWords {
  builtIn: string
  /** `name` is that of the model, or empty. */
  model: (name: string, isChecked: boolean) => string
  mixed: (name: string, isChecked: boolean) => string
  /** Of a picture of a work that is not known. */
  seenByModel: string
  live: { yes: string; no: string }
  study: (title: string, artist: string) => string
  photographFrom: (credit: string, licence: string) => string
  sources: string
  /** Said before what is otherwise only seen to have a standing of its own. */
  spoken: { interpretation: string; unsure: string }
  marks: string
  /** The word in the mark of a sentence that is no plain statement. */
  marked: Partial<Record<StatementKind, string>>
  means: Record<Standing, readonly [name: string, meaning: string]>
}

export const COLOPHON_WORDS: Localized<ColophonWords> = {
  en: {
    builtIn: 'From our own catalogue, checked against the sources below',
    model: (name, isChecked) =>
      `Written by a language model${name && ` (${name})`}, ${isChecked ? 'checked against sources' : 'its sense unchecked'}`,
    mixed: (name, isChecked) =>
      `Written in part by a language model${name && ` (${name})`}, ${isChecked ? 'checked against sources' : 'its sense unchecked'}, in part by our built-in guide`,
    seenByModel: 'Seen by a language model and measured by us, in your photo',
    live: { yes: 'with online research', no: 'without online research' },
    study: (title, artist) => `Study after ${title} by ${artist}`,
    photographFrom: (credit, licence) => `Photograph: ${credit} (${licence})`,
    sources: 'Sources',
    spoken: { interpretation: 'A reading:', unsure: 'Not established:' },
    marks: 'What the marks mean',
    marked: MARKED_WORDS.en,
    means: {
      seen: ['Seen', 'Anyone can find it in the picture.'],
      measured: ['Measured', 'Computed from your picture; the method is given beside each chart.'],
      sourced: ['Sourced', 'A named source.'],
      interpretation: ['Interpretation', 'A reading. You may see it differently.'],
      unsure: ['Unsure', 'Disputed, or not established.'],
    },
  },
  fr: {
    builtIn: 'Tiré de notre propre catalogue, vérifié d’après les sources ci-dessous',
    model: (name, isChecked) =>
      `Rédigé par un modèle de langage${name && ` (${name})`}, ${isChecked ? 'vérifié d’après les sources' : 'sens non vérifié'}`,
    mixed: (name, isChecked) =>
      `Rédigé en partie par un modèle de langage${name && ` (${name})`}, ${isChecked ? 'vérifié d’après les sources' : 'sens non vérifié'}, en partie par notre guide intégré`,
    seenByModel: 'Vu par un modèle de langage et mesuré par nous, dans votre photo',
    live: { yes: 'avec recherche en ligne', no: 'sans recherche en ligne' },
    study: (title, artist) => `Étude d’après «\u00a0${title}\u00a0» ${ofFrench(artist)}`,
    photographFrom: (credit, licence) => `Photographie\u00a0: ${credit} (${licence})`,
    sources: 'Sources',
    spoken: { interpretation: 'Une lecture\u00a0:', unsure: 'Non établi\u00a0:' },
    marks: 'Ce que signifient les signes',
    marked: MARKED_WORDS.fr,
    means: {
      seen: ['Vu', 'Chacun peut le trouver dans l’image.'],
      measured: [
        'Mesuré',
        'Calculé à partir de votre image\u00a0; la méthode est donnée près de chaque figure.',
      ],
      sourced: ['Sourcé', 'Une source nommée.'],
      interpretation: ['Interprétation', 'Une lecture. Vous pouvez voir autrement.'],
      unsure: ['Incertain', 'Contesté, ou non établi.'],
    },
  },
  es: {
    builtIn: 'De nuestro propio catálogo, comprobado con las fuentes indicadas abajo',
    model: (name, isChecked) =>
      `Escrito por un modelo de lenguaje${name && ` (${name})`}, ${isChecked ? 'comprobado con las fuentes' : 'sin comprobar su sentido'}`,
    mixed: (name, isChecked) =>
      `Escrito en parte por un modelo de lenguaje${name && ` (${name})`}, ${isChecked ? 'comprobado con las fuentes' : 'sin comprobar su sentido'}, y en parte por nuestra guía integrada`,
    seenByModel: 'Visto por un modelo de lenguaje y medido por nosotros, en su foto',
    live: { yes: 'con búsqueda en línea', no: 'sin búsqueda en línea' },
    study: (title, artist) => `Estudio a partir de «${title}», de ${artist}`,
    photographFrom: (credit, licence) => `Fotografía: ${credit} (${licence})`,
    sources: 'Fuentes',
    spoken: { interpretation: 'Una lectura:', unsure: 'No establecido:' },
    marks: 'Qué significan las marcas',
    marked: MARKED_WORDS.es,
    means: {
      seen: ['Visto', 'Cualquiera puede encontrarlo en la imagen.'],
      measured: [
        'Medido',
        'Calculado a partir de su imagen; el método figura junto a cada gráfico.',
      ],
      sourced: ['Con fuente', 'Una fuente con nombre.'],
      interpretation: ['Interpretación', 'Una lectura. Usted puede verlo de otro modo.'],
      unsure: ['Incierto', 'Discutido o no establecido.'],
    },
  },
  'zh-TW': {
    builtIn: '取自本站目錄，並依下列資料來源查核',
    model: (name, isChecked) =>
      `由語言模型${name && `（${name}）`}撰寫，${isChecked ? '並依資料來源查核' : '文意未經查核'}`,
    mixed: (name, isChecked) =>
      `部分由語言模型${name && `（${name}）`}撰寫${isChecked ? '並依資料來源查核' : '（文意未經查核）'}，部分由本站內建導覽撰寫`,
    seenByModel: '由語言模型觀看您的照片，並由本站量測',
    live: { yes: '含線上查詢', no: '未作線上查詢' },
    study: (title, artist) => `仿${artist}《${title}》的習作`,
    photographFrom: (credit, licence) => `照片：${credit}（${licence}）`,
    sources: '資料來源',
    spoken: { interpretation: '一種詮釋：', unsure: '尚無定論：' },
    marks: '標記說明',
    marked: MARKED_WORDS['zh-TW'],
    means: {
      seen: ['所見', '人人都能在畫面上找到。'],
      measured: ['量測', '由您的圖片計算而得；方法附於各圖旁。'],
      sourced: ['有據', '具名的資料來源。'],
      interpretation: ['詮釋', '一種解讀，您也可以有不同的看法。'],
      unsure: ['尚無定論', '有爭議，或尚未確立。'],
    },
  },
}

type Signed = Pick<Analysis, 'writer' | 'language' | 'identification' | 'check'>

/**
 * Who wrote an analysis, in its language. `model` is the name of the model, where it is to be told.
 */
export function authorOf({ writer, language, identification, check }: Signed, model = ''): string {
  const words = COLOPHON_WORDS[language]
  if (writer === 'built-in') return words.builtIn
  if (writer === 'mixed' && identification.artwork.slug === '') return words.seenByModel
  // A text of before the check has none, and was judged by its words.
  return words[writer](model, check?.by !== null)
}
