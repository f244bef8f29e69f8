// Starts the server. What Node compiles is kept, so that the next start is quicker.
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/compiled'))
const { serve } = await import('./serve.ts')
await serve(process.env)
