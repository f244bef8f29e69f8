import { join } from 'node:path'
import { listSlugs, readTables, readWork } from '#engine/catalogue/read.ts'

/** Works of these genres are not flat: no homography carries one photo of them onto another. */
const SOLID = new Set(['sculpture', 'jade carving', 'funerary art'])
/** Who died later is in copyright in most countries: seventy years, counted in 2026. */
const LAST_FREE_DEATH = 1955

/** Works that we tell whole and do not recognise, and why: one list of slugs for each reason. */
export function unindexedWorks(
  root: string,
  indexed: ReadonlySet<string>,
): Record<string, string[]> {
  const catalogue = join(root, 'catalogue')
  const tables = readTables(catalogue)
  const lists: Record<string, string[]> = {}
  for (const slug of listSlugs(catalogue)) {
    if (indexed.has(slug)) continue
    const { artwork, texts } = readWork(catalogue, slug, tables)
    if (texts.length === 0) continue
    const isSolid = SOLID.has(artwork.genre?.en ?? '')
    const isProtected = (artwork.artist.died ?? 0) > LAST_FREE_DEATH
    const reason = isSolid
      ? 'not flat: the method knows flat pictures only'
      : isProtected
        ? 'in copyright: no picture of it is kept'
        : 'free, but no photograph of it was at hand when the index was built'
    lists[reason] = [...(lists[reason] ?? []), slug]
  }
  return lists
}
