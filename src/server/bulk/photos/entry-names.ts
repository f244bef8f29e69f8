import { type Entry, getFileNameLowLevel } from 'yauzl'
import type { Language } from '#shared/languages.ts'

const IS_UTF8 = 0x800
const UNICODE_PATH = 0x7075
/**
 * What programs write that do not say in which letters: those of DOS, of Windows, and of East Asian
 * Windows.
 */
const WESTERN = ['cp437', 'windows-1252', 'big5', 'gb18030', 'shift_jis'] as const
const CHINESE = ['big5', 'gb18030', 'cp437', 'windows-1252', 'shift_jis'] as const

function decoded(bytes: Buffer, letters: (typeof WESTERN)[number] | 'utf-8'): string | null {
  if (letters === 'cp437') return getFileNameLowLevel(0, bytes, [], false)
  try {
    return new TextDecoder(letters, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/**
 * A path without what is not seen and what leads out of its folder: it is shown and compared, and
 * never opened.
 */
function harmless(path: string): string {
  return path
    .normalize('NFC')
    .replaceAll('\\', '/')
    .replace(/\p{Cc}|\p{Cf}/gu, '')
    .split('/')
    .map((part) => part.trim())
    .filter((part) => part !== '' && part !== '.' && part !== '..')
    .join('/')
}

/**
 * What a file of a zip may be called. Most zips say in which letters names are written, or write
 * UTF-8; of the others each reading is given, and the first is the likeliest where people write
 * this language.
 */
export function namesOf(
  { fileNameRaw, generalPurposeBitFlag, extraFields }: Entry,
  language: Language,
): string[] {
  const isSaid =
    generalPurposeBitFlag & IS_UTF8 || extraFields.some(({ id }) => id === UNICODE_PATH)
  if (isSaid)
    return [harmless(getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, false))]
  const utf8 = decoded(fileNameRaw, 'utf-8')
  if (utf8 !== null) return [harmless(utf8)]
  const readings = (language === 'zh-TW' ? CHINESE : WESTERN).map((letters) =>
    decoded(fileNameRaw, letters),
  )
  return [...new Set(readings.filter((name) => name !== null).map(harmless))]
}

/** Files that computers put beside those of people. */
export function isHidden(path: string): boolean {
  return path
    .split('/')
    .some((part) => /^(?:\.|__MACOSX$|(?:eh)?thumbs\.db$|desktop\.ini$|@eaDir$)/iu.test(part))
}
