import type { Analysis } from '#shared/api/analysis.ts'
import { type ExportFormat, isHandout } from '#shared/api/exports.ts'
import { HANDOUT_WORDS } from './handouts/words.ts'

/** The name of a download: the full name, and an ASCII fallback for old clients. */
export interface FileName {
  name: string
  plain: string
}

const LONGEST = 100
/** What some system or other does not take in the name of a file. */
const REFUSED = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\\/:*?"<>|]+/gu

/** The day in UTC: where the reader is, and what day it is there, is not known here. */
function dayOf({ created_at }: Pick<Analysis, 'created_at'>): string {
  return created_at.slice(0, 10)
}

/** `2026-11-21-the-starry-night-en`, without the ending: by day and work, in plain letters. */
export function plainStem(
  analysis: Pick<Analysis, 'created_at' | 'language'>,
  slug: string,
): string {
  return [dayOf(analysis), slug || 'picture', analysis.language.toLowerCase()].join('-')
}

/** What a file is about, in signs that every system takes. */
export function inFileName(about: string): string {
  const words = [...about.toWellFormed().replace(REFUSED, ' ').replace(/\s+/gu, ' ').trim()]
  return words.slice(0, LONGEST).join('').trim()
}

/**
 * Named by work, maker and day, in the language of the analysis; what hangs or is handed out says
 * so.
 */
export function fileName(analysis: Analysis, format: ExportFormat): FileName {
  const { slug, title, artist } = analysis.identification.artwork
  const { fileName: kinds } = HANDOUT_WORDS[analysis.language]
  const [kind, ending] = isHandout(format) ? [`, ${kinds[format]}`, 'pdf'] : ['', format]
  return {
    name: `${inFileName(`${title}, ${artist}`)}, ${dayOf(analysis)}${kind}.${ending}`,
    plain: `${plainStem(analysis, slug)}${isHandout(format) ? `-${format}` : ''}.${ending}`,
  }
}

/**
 * The Content-Disposition header: the ASCII name for all clients, and the full name as RFC 5987 has
 * it.
 */
export function asAttachment({ name, plain }: FileName): string {
  const encoded = encodeURIComponent(name).replace(
    /['()*]/gu,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
