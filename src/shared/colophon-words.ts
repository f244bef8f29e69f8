import type { Analysis } from './api/analysis.ts'
import { ofFrench } from './french.ts'
import type { Localized } from './languages.ts'
import type { StatementKind } from './statements.ts'

/** What an answer says of itself, on the page and in print, in its own language. */
export interface ColophonWords {
  /** What stands between two sentences. */
  gap: string
  builtIn: string
  /** `name` is that of the model, or empty. */
  model: (name: string) => string
  mixed: (name: string) => string
  /** Of a picture of a work that is not known. */
  seenByModel: string
  live: { yes: string; no: string }
  study: (title: string, artist: string) => string
  photographFrom: (credit: string, licence: string) => string
  sources: string
  /** Said before what is otherwise only seen to have a standing of its own. */
  spoken: { interpretation: string; unsure: string }
  marks: string
  means: Record<StatementKind, readonly [name: string, meaning: string]>
}

export const COLOPHON_WORDS: Localized<ColophonWords> = {
  en: {
    gap: ' ',
    builtIn: 'Written by our built-in guide',
    model: (name) => `Written by a language model${name && ` (${name})`}, checked against sources`,
    mixed: (name) =>
      `Written in part by a language model${name && ` (${name})`}, checked against sources, in part by our built-in guide`,
    seenByModel: 'Seen by a language model and measured by us, in your photo',
    live: { yes: 'with live research', no: 'without live research' },
    study: (title, artist) => `Study after ${title} by ${artist}`,
    photographFrom: (credit, licence) => `Photograph: ${credit} (${licence})`,
    sources: 'Sources',
    spoken: { interpretation: 'A reading:', unsure: 'Not established:' },
    marks: 'What the marks mean',
    means: {
      seen: ['Seen', 'Anyone can find it in the picture.'],
      measured: ['Measured', 'Computed from your picture.'],
      sourced: ['Sourced', 'A named source says so; the number leads to it.'],
      interpretation: ['Interpretation', 'A reading. You may see it differently.'],
      unsure: ['Unsure', 'Disputed or not established, and worded so.'],
    },
  },
  fr: {
    gap: ' ',
    builtIn: 'Rédigé par notre guide intégré',
    model: (name) => `Rédigé par un modèle de langage${name && ` (${name})`}, vérifié d’après les sources`,
    mixed: (name) =>
      `Rédigé en partie par un modèle de langage${name && ` (${name})`}, vérifié d’après les sources, en partie par notre guide intégré`,
    seenByModel: 'Vu par un modèle de langage et mesuré par nous, dans votre photo',
    live: { yes: 'avec recherche en direct', no: 'sans recherche en direct' },
    study: (title, artist) => `Étude d’après «\u00a0${title}\u00a0» ${ofFrench(artist)}`,
    photographFrom: (credit, licence) => `Photographie\u00a0: ${credit} (${licence})`,
    sources: 'Sources',
    spoken: { interpretation: 'Une lecture\u00a0:', unsure: 'Non établi\u00a0:' },
    marks: 'Ce que signifient les signes',
    means: {
      seen: ['Vu', 'Chacun peut le trouver dans l’image.'],
      measured: ['Mesuré', 'Calculé à partir de votre image.'],
      sourced: ['Sourcé', 'Une source nommée le dit\u00a0; le numéro y mène.'],
      interpretation: ['Interprétation', 'Une lecture. Vous pouvez voir autrement.'],
      unsure: ['Incertain', 'Contesté ou non établi, et dit comme tel.'],
    },
  },
  es: {
    gap: ' ',
    builtIn: 'Escrito por nuestra guía integrada',
    model: (name) => `Escrito por un modelo de lenguaje${name && ` (${name})`}, comprobado con las fuentes`,
    mixed: (name) =>
      `Escrito en parte por un modelo de lenguaje${name && ` (${name})`}, comprobado con las fuentes, y en parte por nuestra guía integrada`,
    seenByModel: 'Visto por un modelo de lenguaje y medido por nosotros, en su foto',
    live: { yes: 'con investigación en directo', no: 'sin investigación en directo' },
    study: (title, artist) => `Estudio a partir de «${title}», de ${artist}`,
    photographFrom: (credit, licence) => `Fotografía: ${credit} (${licence})`,
    sources: 'Fuentes',
    spoken: { interpretation: 'Una lectura:', unsure: 'No establecido:' },
    marks: 'Qué significan las marcas',
    means: {
      seen: ['Visto', 'Cualquiera puede encontrarlo en la imagen.'],
      measured: ['Medido', 'Calculado a partir de su imagen.'],
      sourced: ['Con fuente', 'Lo dice una fuente con nombre; el número lleva a ella.'],
      interpretation: ['Interpretación', 'Una lectura. Usted puede verlo de otro modo.'],
      unsure: ['Incierto', 'Discutido o no establecido, y dicho como tal.'],
    },
  },
  'zh-TW': {
    gap: '',
    builtIn: '由本站內建導覽撰寫',
    model: (name) => `由語言模型${name && `（${name}）`}撰寫，並依資料來源查核`,
    mixed: (name) => `部分由語言模型${name && `（${name}）`}撰寫並依資料來源查核，部分由本站內建導覽撰寫`,
    seenByModel: '由語言模型觀看您的照片，並由本站量測',
    live: { yes: '含即時查詢', no: '未作即時查詢' },
    study: (title, artist) => `仿${artist}《${title}》的習作`,
    photographFrom: (credit, licence) => `照片：${credit}（${licence}）`,
    sources: '資料來源',
    spoken: { interpretation: '一種詮釋：', unsure: '尚無定論：' },
    marks: '標記說明',
    means: {
      seen: ['所見', '人人都能在畫面上找到。'],
      measured: ['量測', '由您的圖片計算而得。'],
      sourced: ['有據', '有具名的資料來源；編號指向該來源。'],
      interpretation: ['詮釋', '一種解讀，您也可以有不同的看法。'],
      unsure: ['未定', '有爭議或尚無定論，文中已說明。'],
    },
  },
}

type Signed = Pick<Analysis, 'writer' | 'language' | 'identification'>

/** Who wrote an analysis, in its language. `model` is the name of the model, where it is to be told. */
export function authorOf({ writer, language, identification }: Signed, model = ''): string {
  const words = COLOPHON_WORDS[language]
  if (writer === 'built-in') return words.builtIn
  if (writer === 'mixed' && identification.artwork.slug === '') return words.seenByModel
  return words[writer](model)
}
