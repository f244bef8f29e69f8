// One worker of the bakery: paints the works it is sent, one after the other.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort } from 'node:worker_threads'
import sharp from 'sharp'
import { encodeToFit, type Format } from './encode.ts'
import { measureLikeness } from './likeness.ts'
import { paintStudy } from './study.ts'

export type Order = { slug: string; photograph: string; into: string }
/** `likeness`: of the large study to the painting, in base64; see likeness.ts. */
export type Baked = { slug: string; likeness: string; note: string }

/**
 * A small study is painted larger than it is shown, with broader brushes, so that its strokes still
 * read.
 */
const SMALL = { shown: 768, painted: 1152, breadth: 1.25, limit: 45_000 }
const LARGE = { shown: 1600, painted: 1600, breadth: 1, limit: 130_000 }
const FORMATS: Format[] = ['avif', 'webp']

async function bake({ slug, photograph, into }: Order): Promise<Baked> {
  const began = performance.now()
  const notes: string[] = []
  let likeness: Uint8Array = new Uint8Array()
  for (const size of [SMALL, LARGE]) {
    const study = await paintStudy(photograph, slug, size.painted, size.breadth)
    notes.push(`${study.strokes} strokes`)
    for (const format of FORMATS) {
      const image = await encodeToFit(study, size.shown, format, size.limit)
      writeFileSync(join(into, `${slug}-${size.shown}.${format}`), image)
      if (size === LARGE && format === 'avif')
        likeness = await measureLikeness(slug, photograph, image)
      notes.push(`${size.shown}.${format} ${Math.round(image.length / 1000)} kB`)
    }
  }
  const note = `${slug}: ${notes.join(', ')}, ${((performance.now() - began) / 1000).toFixed(0)} s`
  return { slug, likeness: Buffer.from(likeness).toString('base64'), note }
}

sharp.concurrency(1)
parentPort?.on('message', async (order: Order) => parentPort?.postMessage(await bake(order)))
