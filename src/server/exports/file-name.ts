import type { Analysis } from '#shared/api/analysis.ts'
import type { ExportFormat } from '#shared/api/exports.ts'

/** The name of a file: as it is read, and in plain letters for whoever knows no others. */
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
export function plainStem(analysis: Pick<Analysis, 'created_at' | 'language'>, slug: string): string {
  return [dayOf(analysis), slug || 'picture', analysis.language.toLowerCase()].join('-')
}

/** Named by work, maker and day, in the language of the analysis. */
export function fileName(analysis: Analysis, format: ExportFormat): FileName {
  const { slug, title, artist } = analysis.identification.artwork
  const words = [...`${title}, ${artist}`.replace(REFUSED, ' ').replace(/\s+/gu, ' ').trim()]
  const about = words.slice(0, LONGEST).join('').trim()
  return {
    name: `${about}, ${dayOf(analysis)}.${format}`,
    plain: `${plainStem(analysis, slug)}.${format}`,
  }
}

/** The header that offers a file under its name: plain letters for all, RFC 5987 for whoever reads more. */
export function asAttachment({ name, plain }: FileName): string {
  const encoded = encodeURIComponent(name).replace(
    /['()*]/gu,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
