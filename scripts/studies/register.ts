import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

/** Writes src/shared/studies.ts from the studies that lie in the folder; gives their number. */
export async function registerStudies(folder: string, file: string): Promise<number> {
  const names = new Set(readdirSync(folder))
  const slugs = [...names].filter((name) => name.endsWith('-768.avif')).map((name) => name.slice(0, -9))
  const lines: string[] = []
  for (const slug of slugs.sort()) {
    const large = names.has(`${slug}-1600.avif`)
    const { width, height } = await sharp(join(folder, `${slug}-768.avif`)).metadata()
    const key = /^[a-z]+$/.test(slug) ? slug : `'${slug}'`
    lines.push(`  ${key}: { width: ${width}, height: ${height}, large: ${large} },`)
  }
  writeFileSync(file, [...HEAD, ...lines, '}', ''].join('\n'))
  return slugs.length
}

const HEAD = [
  '// Written by scripts/studies/bake.ts.',
  '',
  '/** A study: our own painting after a work. Pixels of the file at 768; `large`: there is one at 1,600, too. */',
  'export interface StudySize {',
  '  width: number',
  '  height: number',
  '  large: boolean',
  '}',
  '',
  '/** The works of which there is a study, by slug. */',
  'export const STUDIES: Readonly<Record<string, StudySize>> = {',
]
