import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The program files of a folder, without their tests. */
export function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/u.test(name) && !/\.test\.tsx?$/u.test(name))
    .map((name) => join(folder, name))
}
