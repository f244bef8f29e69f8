import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Analysis } from '#shared/api/analysis.ts'
import { PATH_PREFIXES } from '#shared/languages.ts'

interface Parts {
  /** Where the built pages are; null: there are none. */
  pagesFolder: string | null
  publicUrl: () => string
}

/**
 * Finds the page of a work that anybody can read. Works that were looked up elsewhere, and pictures
 * of one's own, have none.
 */
export function publicPages({ pagesFolder, publicUrl }: Parts) {
  return ({
    language,
    identification,
  }: Pick<Analysis, 'language' | 'identification'>): string | null => {
    const { slug } = identification.artwork
    if (pagesFolder === null || !/^[a-z0-9-]+$/u.test(slug)) return null
    const path = `${PATH_PREFIXES[language]}/artworks/${slug}`
    return existsSync(join(pagesFolder, path, 'index.html')) ? `${publicUrl()}${path}` : null
  }
}
