import type { HandoutFormat } from '#shared/api/exports.ts'
import type { Language } from '#shared/languages.ts'

/** Words of taking analyses along, in the language of the page. */
export interface ExportWords {
  title: string
  /** What a control is called that makes a file of an analysis. */
  as: (format: string) => string
  /** To hang, and to hand out. */
  handouts: Record<HandoutFormat, string>
  locked: string
  seePlans: string
  failed: string
  all: string
  allFailed: string
}

/** Names of formats are the same everywhere. */
export const FORMAT_NAMES = {
  csv: 'CSV',
  json: 'JSON',
  md: 'Markdown',
  zip: 'ZIP',
  pdf: 'PDF',
} as const

export const EXPORT_WORDS: Record<Language, ExportWords> = {
  en: {
    title: 'Take it with you',
    as: (format) => `Export as ${format}`,
    handouts: { label: 'Wall label (A5)', teaching: 'Teaching sheet (A4)' },
    locked: 'PDF comes with Aficionado or a query pack.',
    seePlans: 'Compare plans',
    failed: 'The file could not be made',
    all: 'Download all (zip)',
    allFailed: 'Your analyses could not be downloaded',
  },
  fr: {
    title: 'À emporter',
    as: (format) => `Exporter en ${format}`,
    handouts: { label: 'Cartel (A5)', teaching: 'Fiche pédagogique (A4)' },
    locked: 'Le PDF vient avec Aficionado ou un pack d’analyses.',
    seePlans: 'Comparer les formules',
    failed: 'Le fichier n’a pas pu être préparé',
    all: 'Tout télécharger (zip)',
    allFailed: 'Vos analyses n’ont pas pu être téléchargées',
  },
  es: {
    title: 'Para llevar',
    as: (format) => `Exportar como ${format}`,
    handouts: { label: 'Cartela (A5)', teaching: 'Ficha didáctica (A4)' },
    locked: 'El PDF viene con Aficionado o con un paquete de análisis.',
    seePlans: 'Comparar planes',
    failed: 'No se pudo preparar el archivo',
    all: 'Descargar todo (zip)',
    allFailed: 'No se pudieron descargar sus análisis',
  },
  'zh-TW': {
    title: '匯出',
    as: (format) => `匯出為 ${format}`,
    handouts: { label: '說明牌（A5）', teaching: '學習單（A4）' },
    locked: '訂閱 Aficionado 或購買加購包即可匯出 PDF。',
    seePlans: '比較方案',
    failed: '無法製作檔案',
    all: '全部下載（zip）',
    allFailed: '無法下載您的分析',
  },
}

/** What a file is called where it is chosen. */
export function formatName(
  format: keyof typeof FORMAT_NAMES | HandoutFormat,
  words: ExportWords,
): string {
  return format === 'label' || format === 'teaching' ? words.handouts[format] : FORMAT_NAMES[format]
}
