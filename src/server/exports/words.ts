import type { Language } from '#shared/languages.ts'
import type { Mode } from '#shared/modes.ts'
import type { StatementKind } from '#shared/statements.ts'

/** What a printed analysis says beside its text, in the language of the analysis. */
export interface ExportWords {
  /** What stands between two sentences. */
  gap: string
  modes: Record<Mode, string>
  builtIn: string
  /** `name` is that of the model, or empty. */
  model: (name: string) => string
  mixed: (name: string) => string
  /** Of a picture of a work that is not known. */
  seenByModel: string
  live: { yes: string; no: string }
  stillToCome: string
  pictures: {
    own: string
    photograph: (credit: string, licence: string) => string
    study: (title: string, artist: string) => string
  }
  /** Said before a paragraph whose standing is otherwise only seen. */
  spoken: { interpretation: string; unsure: string }
  sources: string
  marks: string
  means: Record<StatementKind, readonly [name: string, meaning: string]>
  /** On every page: where it comes from. */
  from: string
}

export const EXPORT_WORDS: Record<Language, ExportWords> = {
  en: {
    gap: ' ',
    modes: { explorer: 'Explorer', student: 'Aficionado', professional: 'Professional' },
    builtIn: 'Written by our built-in guide',
    model: (name) => `Written by a language model${name && ` (${name})`}, checked against sources`,
    mixed: (name) =>
      `Written in part by a language model${name && ` (${name})`}, checked against sources, in part by our built-in guide`,
    seenByModel: 'Seen by a language model and measured by us, in your photo',
    live: { yes: 'with live research', no: 'without live research' },
    stillToCome: 'This is what our sources establish. Our full text on this work is still to come.',
    pictures: {
      study: (title, artist) => `Study after ${title} by ${artist}`,
      own: 'Your picture',
      photograph: (credit, licence) => `Photograph: ${credit} (${licence})`,
    },
    spoken: { interpretation: 'A reading:', unsure: 'Not established:' },
    sources: 'Sources',
    marks: 'What the marks mean',
    means: {
      seen: ['Seen', 'Anyone can find it in the picture.'],
      measured: ['Measured', 'Computed from your picture.'],
      sourced: ['Sourced', 'A named source says so; the number leads to it.'],
      interpretation: ['Interpretation', 'A reading. You may see it differently.'],
      unsure: ['Unsure', 'Disputed or not established, and worded so.'],
    },
    from: 'Artsking: the art explanation you can check',
  },
  fr: {
    gap: ' ',
    modes: { explorer: 'Explorer', student: 'Aficionado', professional: 'Professional' },
    builtIn: 'Rédigé par notre guide intégré',
    model: (name) => `Rédigé par un modèle de langage${name && ` (${name})`}, vérifié d’après les sources`,
    mixed: (name) =>
      `Rédigé en partie par un modèle de langage${name && ` (${name})`}, vérifié d’après les sources, en partie par notre guide intégré`,
    seenByModel: 'Vu par un modèle de langage et mesuré par nous, dans votre photo',
    live: { yes: 'avec recherche en direct', no: 'sans recherche en direct' },
    stillToCome: 'Voilà ce qu’établissent nos sources. Notre texte complet sur cette œuvre est à venir.',
    pictures: {
      study: (title, artist) => `Étude d’après «\u00a0${title}\u00a0» de ${artist}`,
      own: 'Votre image',
      photograph: (credit, licence) => `Photographie\u00a0: ${credit} (${licence})`,
    },
    spoken: { interpretation: 'Une lecture\u00a0:', unsure: 'Non établi\u00a0:' },
    sources: 'Sources',
    marks: 'Ce que signifient les signes',
    means: {
      seen: ['Vu', 'Chacun peut le trouver dans l’image.'],
      measured: ['Mesuré', 'Calculé à partir de votre image.'],
      sourced: ['Sourcé', 'Une source nommée le dit\u00a0; le numéro y mène.'],
      interpretation: ['Interprétation', 'Une lecture. Vous pouvez voir autrement.'],
      unsure: ['Incertain', 'Contesté ou non établi, et dit comme tel.'],
    },
    from: 'Artsking\u00a0: l’explication d’art que vous pouvez vérifier',
  },
  es: {
    gap: ' ',
    modes: { explorer: 'Explorer', student: 'Aficionado', professional: 'Professional' },
    builtIn: 'Escrito por nuestra guía integrada',
    model: (name) => `Escrito por un modelo de lenguaje${name && ` (${name})`}, comprobado con las fuentes`,
    mixed: (name) =>
      `Escrito en parte por un modelo de lenguaje${name && ` (${name})`}, comprobado con las fuentes, en parte por nuestra guía integrada`,
    seenByModel: 'Visto por un modelo de lenguaje y medido por nosotros, en su foto',
    live: { yes: 'con investigación en directo', no: 'sin investigación en directo' },
    stillToCome:
      'Esto es lo que establecen nuestras fuentes. Nuestro texto completo sobre esta obra está por venir.',
    pictures: {
      study: (title, artist) => `Estudio a partir de «${title}», de ${artist}`,
      own: 'Su imagen',
      photograph: (credit, licence) => `Fotografía: ${credit} (${licence})`,
    },
    spoken: { interpretation: 'Una lectura:', unsure: 'No establecido:' },
    sources: 'Fuentes',
    marks: 'Qué significan las marcas',
    means: {
      seen: ['Visto', 'Cualquiera puede encontrarlo en la imagen.'],
      measured: ['Medido', 'Calculado a partir de su imagen.'],
      sourced: ['Con fuente', 'Lo dice una fuente con nombre; el número lleva a ella.'],
      interpretation: ['Interpretación', 'Una lectura. Usted puede verlo de otro modo.'],
      unsure: ['Incierto', 'Discutido o no establecido, y dicho como tal.'],
    },
    from: 'Artsking: la explicación de arte que usted puede comprobar',
  },
  'zh-TW': {
    gap: '',
    modes: { explorer: 'Explorer 入門', student: 'Aficionado 進階', professional: 'Professional 專業' },
    builtIn: '由本站內建導覽撰寫',
    model: (name) => `由語言模型${name && `（${name}）`}撰寫，並依資料來源查核`,
    mixed: (name) => `部分由語言模型${name && `（${name}）`}撰寫並依資料來源查核，部分由本站內建導覽撰寫`,
    seenByModel: '由語言模型觀看您的照片，並由本站量測',
    live: { yes: '含即時查詢', no: '未作即時查詢' },
    stillToCome: '以上是我們的資料所能確認的內容。這件作品的完整解說尚待撰寫。',
    pictures: {
      study: (title, artist) => `仿${artist}《${title}》的習作`,
      own: '您的圖片',
      photograph: (credit, licence) => `照片：${credit}（${licence}）`,
    },
    spoken: { interpretation: '一種詮釋：', unsure: '尚無定論：' },
    sources: '資料來源',
    marks: '標記說明',
    means: {
      seen: ['所見', '人人都能在畫面上找到。'],
      measured: ['量測', '由您的圖片計算而得。'],
      sourced: ['有據', '有具名的資料來源；編號指向該來源。'],
      interpretation: ['詮釋', '一種解讀，您也可以有不同的看法。'],
      unsure: ['未定', '有爭議或尚無定論，文中已說明。'],
    },
    from: 'Artsking：可以查證的藝術解說',
  },
}
