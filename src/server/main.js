// Starts the server. What Node compiles is kept, so that the next start is quicker. This file is
// JavaScript and imports nothing at its top: no type stripper is loaded (15 MiB), and an older Node
// still reads it and gets its sentence.
import process from 'node:process'

const OLDEST = 24

if (Number.parseInt(process.versions.node, 10) < OLDEST) {
  console.error(
    `Artsking runs on Node ${OLDEST} or later, and this is ${process.version}: npm start brings one along.`,
  )
  process.exit(1)
}
const { enableCompileCache } = await import('node:module')
const { fileURLToPath } = await import('node:url')
enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url)))
const { serve } = await import('./serve.ts')
await serve(process.env)
