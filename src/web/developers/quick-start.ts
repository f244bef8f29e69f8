/** The programs of the quick start. A test runs them as they stand. */

export const FILES = { environment: 'sh', client: 'npm', program: 'ask.ts' } as const

/** @param address our own, such as `https://artsking.example`. */
export const environment = (address: string) => `export ARTSKING_URL=${address}
export ARTSKING_KEY=art_…`

export const CURL = `curl "$ARTSKING_URL/api/query-artwork" \\
  --header "Authorization: Bearer $ARTSKING_KEY" \\
  --header "Content-Type: application/json" \\
  --header "Idempotency-Key: my-first-question" \\
  --data '{"name": "The Starry Night", "mode": "explorer", "language": "en"}'`

export const MAKE_CLIENT = `npm install openapi-fetch
npx --package typescript@5 --package openapi-typescript \\
  openapi-typescript "$ARTSKING_URL/api/openapi.json" --output artsking.d.ts`

export const TYPESCRIPT = `import { env } from 'node:process'
import createClient from 'openapi-fetch'
import type { paths } from './artsking.d.ts'

const artsking = createClient<paths>({
  baseUrl: env.ARTSKING_URL,
  headers: { Authorization: \`Bearer \${env.ARTSKING_KEY}\` },
})

const { data: analysis, error } = await artsking.POST('/api/query-artwork', {
  params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
  body: { name: 'The Starry Night', mode: 'explorer', language: 'en' },
})
if (!analysis) throw new Error(\`\${error.code}: \${error.detail}\`)

for (const { text, kind } of analysis.statements) console.log(\`[\${kind}] \${text}\`)

const { data } = await artsking.POST('/api/my-analyses/{id}/questions', {
  params: { path: { id: analysis.id } },
  body: { question: 'Why is the cypress so dark?' },
})
for (const { text } of data?.answer.statements ?? []) console.log(text)`
