// Paints the studies: node scripts/studies/bake.ts --paintings folder [--workers 1|2] [slug …] The
// photographs are not part of the repository: the folder holds one <slug>.jpg a work, in the public
// domain.
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import type { Baked, Order } from './bake-work.ts'
import { keepLikeness, registerStudies } from './register.ts'

const root = join(import.meta.dirname, '../..')
const into = join(root, 'src/web/public/studies')
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    paintings: { type: 'string', default: process.env.PAINTINGS ?? '' },
    workers: { type: 'string', default: '2' },
  },
})

const paintings = resolve(values.paintings)
if (values.paintings === '' || !existsSync(paintings)) {
  console.error(
    'The photographs are not part of the repository: say where yours are, one <slug>.jpg a work,',
  )
  console.error('with --paintings <folder> or in PAINTINGS.')
  process.exit(1)
}

const orders = readdirSync(paintings)
  .filter((name) => name.endsWith('.jpg'))
  .map((name) => name.slice(0, -4))
  .filter((slug) => positionals.length === 0 || positionals.includes(slug))
  .map((slug): Order => ({ slug, photograph: join(paintings, `${slug}.jpg`), into }))

mkdirSync(into, { recursive: true })
await Promise.all(Array.from({ length: Math.min(2, Number(values.workers)) }, bakeUntilEmpty))
console.log(`${await registerStudies()} studies`)

/** One worker, given one work after the other until none is left. */
function bakeUntilEmpty(): Promise<void> {
  return new Promise((done, fail) => {
    const worker = new Worker(new URL('bake-work.ts', import.meta.url))
    const next = () => {
      const order = orders.shift()
      if (order) worker.postMessage(order)
      else worker.terminate().then(() => done(), fail)
    }
    worker.on('message', ({ slug, likeness, note }: Baked) => {
      keepLikeness(slug, likeness)
      console.log(note)
      next()
    })
    worker.on('error', fail)
    next()
  })
}
