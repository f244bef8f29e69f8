import type { BulkColumn } from '#shared/api/bulk.ts'
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '#shared/languages.ts'
import { MODES, type Mode } from '#shared/modes.ts'

/** How people name the columns of their lists, in our four languages. */
const COLUMN_NAMES: Record<BulkColumn, readonly string[]> = {
  file: [
    'file',
    'filename',
    'photo',
    'image',
    'fichier',
    'archivo',
    'foto',
    'imagen',
    '檔案',
    '檔名',
    '照片',
    '圖片',
  ],
  title: [
    'title',
    'name',
    'work',
    'artwork',
    'titre',
    'œuvre',
    'título',
    'titulo',
    'obra',
    '作品',
    '作品名稱',
    '標題',
  ],
  maker: ['maker', 'artist', 'artiste', 'auteur', 'artista', 'autor', '作者', '藝術家'],
  question: ['question', 'pregunta', '問題', '提問'],
  depth: ['depth', 'mode', 'niveau', 'profondeur', 'nivel', 'profundidad', 'modo', '深度', '模式'],
  language: ['language', 'lang', 'langue', 'idioma', 'lengua', '語言'],
}

const DEPTH_NAMES: Record<Mode, readonly string[]> = {
  explorer: ['入門'],
  student: ['aficionado', '進階'],
  professional: ['professionnel', 'profesional', '專業'],
}

const OTHER_LANGUAGE_NAMES: Record<Language, readonly string[]> = {
  en: ['en-gb', 'en-us', 'anglais', 'inglés', '英文', '英語'],
  fr: ['french', 'francés', '法文', '法語'],
  es: ['spanish', 'espagnol', '西班牙文', '西班牙語'],
  'zh-TW': [
    'zh',
    'zh-hant',
    'chinese',
    'traditional chinese',
    'chinois',
    'chino',
    '中文',
    '正體中文',
  ],
}

const folded = (text: string) => text.normalize('NFKC').trim().toLowerCase().replaceAll('_', '-')

function lookup<Key extends string>(
  keys: readonly Key[],
  namesOf: (key: Key) => readonly string[],
) {
  const byName = new Map(
    keys.flatMap((key) => namesOf(key).map((name) => [folded(name), key] as const)),
  )
  return (text: string): Key | null => byName.get(folded(text)) ?? null
}

/** The column that a heading names; null: none of ours. */
export const columnNamed = lookup(
  Object.keys(COLUMN_NAMES) as BulkColumn[],
  (column) => COLUMN_NAMES[column],
)
export const depthNamed = lookup(MODES, (mode) => [mode, ...DEPTH_NAMES[mode]])
export const languageNamed = lookup(LANGUAGES, (language) => [
  language,
  LANGUAGE_NAMES[language],
  ...OTHER_LANGUAGE_NAMES[language],
])
