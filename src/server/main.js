// Starts the server. What Node compiles is kept, so that the next start is quicker. This one file is JavaScript, so that
// nothing that strips types is loaded at such a start; it would take 15 MiB.
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/compiled'))
const { serve } = await import('./serve.ts')
await serve(process.env)
