import type { Measurement } from './api/measurements.ts'
import type { Language } from './languages.ts'

/** What pages and exports say of measures, in the language of the analysis. */
export interface MeasurementWords {
  /** The heading above them. */
  measured: string
  within: Record<Measurement['within'], string>
  figures: Record<Measurement['what'], string>
  /** Before what the reader says that a picture shows. */
  told: (description: string) => string
}

export const MEASUREMENT_WORDS: Record<Language, MeasurementWords> = {
  en: {
    measured: 'All that was measured',
    within: { painting: 'In the painting, seen straight on.', photo: 'In your whole photo.' },
    figures: {
      palette: 'Colours',
      value: 'Light and dark',
      thirds: 'Lightest field',
      directions: 'Lines',
      temperature: 'Warm and cool',
      saturation: 'Strength of colour',
      symmetry: 'Symmetry',
      proportions: 'Proportions',
    },
    told: (description) => `In your words: “${description}”`,
  },
  fr: {
    measured: 'Tout ce qui a été mesuré',
    within: { painting: 'Dans le tableau, redressé de face.', photo: 'Dans toute votre photo.' },
    figures: {
      palette: 'Couleurs',
      value: 'Clair et sombre',
      thirds: 'Case la plus claire',
      directions: 'Lignes',
      temperature: 'Chaud et froid',
      saturation: 'Force des couleurs',
      symmetry: 'Symétrie',
      proportions: 'Proportions',
    },
    told: (description) => `Selon vos mots\u00a0: «\u00a0${description}\u00a0»`,
  },
  es: {
    measured: 'Todo lo que se midió',
    within: { painting: 'En el cuadro, visto de frente.', photo: 'En toda su foto.' },
    figures: {
      palette: 'Colores',
      value: 'Claro y oscuro',
      thirds: 'Campo más claro',
      directions: 'Líneas',
      temperature: 'Cálido y frío',
      saturation: 'Fuerza del color',
      symmetry: 'Simetría',
      proportions: 'Proporciones',
    },
    told: (description) => `En sus palabras: «${description}»`,
  },
  'zh-TW': {
    measured: '全部量測結果',
    within: { painting: '量測範圍：拉正後的畫作。', photo: '量測範圍：整張照片。' },
    figures: {
      palette: '色彩',
      value: '明暗',
      thirds: '最亮的一格',
      directions: '線條',
      temperature: '冷暖',
      saturation: '色彩強度',
      symmetry: '對稱',
      proportions: '比例',
    },
    told: (description) => `您的描述：「${description}」`,
  },
}
