// Compares our way to a language model with a direct fetch in the same run. A provider in a process
// of its own sends its first token after 200 ms and then 299 more, 5 ms each. Then 500 readers at
// once wait for a model, through the whole app. node bench/models.ts
import { join } from 'node:path'
import { lazyCatalogue } from '#engine/catalogue/catalogue.ts'
import { createEngine } from '#engine/engine.ts'
import { passagesIn } from '#engine/gather/live/open-text.ts'
import { createSdkModel } from '#engine/model/sdk-model.ts'
import { HOSTED_LIMITS } from '#engine/model/time-limits.ts'
import { MADAME_X_ARTICLE } from '#test/fake-knowledge/articles.ts'
import { median, run } from './server.ts'
import { waitingReaders } from './waiting-readers.ts'

const PACE = '200-300-5'
const ROUNDS = 5
const CONCURRENT = [1, 20, 50]

/** Milliseconds since the call. */
interface Times {
  token: number
  statement: number
  total: number
}

const provider = await run('bench/slow-model.ts')
const baseUrl = `${provider.address}/v1`
const model = createSdkModel({ provider: 'compatible', model: PACE, baseUrl, apiKey: 'k' })
const article = passagesIn(MADAME_X_ARTICLE.en, 'en')
const source = {
  id: 'open',
  title: 'An article',
  publisher: 'Anybody',
  url: 'https://open.example',
  licence: null,
}
const texts = async () => [{ source, language: 'en', passages: article }]
const failures: string[] = []
const parts: Parameters<typeof createEngine>[0] = {
  catalogue: lazyCatalogue(join(import.meta.dirname, '../dist/catalogue.json')),
  onDropped: (slug, fault) => {
    throw new Error(`${slug}: ${fault}`)
  },
  model: { model, limits: HOSTED_LIMITS },
  onModel: ({ failure, faults }) => void failures.push(`${failure} ${faults.slice(0, 2)}`),
  research: {
    find: () => Promise.reject(new Error('every work of this bench is in the catalogue')),
    textsOn: texts,
    textsOnSlug: texts,
  },
}
// About as long as a real one.
const call = {
  instructions: 'rules '.repeat(330),
  prompt: 'evidence '.repeat(1400),
  mostTokens: 4000,
}

/**
 * A fetch, its events parsed, and nothing else; its first statement is the first whole sentence
 * with its mark.
 */
async function direct(): Promise<Times> {
  const start = performance.now()
  const times = { token: 0, statement: 0, total: 0 }
  const response = await fetch(`${baseUrl}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      model: PACE,
      stream: true,
      max_tokens: call.mostTokens,
      messages: [
        { role: 'system', content: call.instructions },
        { role: 'user', content: call.prompt },
      ],
    }),
  })
  let rest = ''
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const events = (rest + chunk).split('\n\n')
    rest = events.pop() ?? ''
    for (const event of events) {
      if (event === 'data: [DONE]') continue
      const text: string = JSON.parse(event.slice('data: '.length)).choices[0]?.delta.content ?? ''
      if (text !== '') times.token ||= performance.now() - start
      if (text.includes(']')) times.statement ||= performance.now() - start
    }
  }
  return { ...times, total: performance.now() - start }
}

/** The same by our model interface. */
async function ours(): Promise<Times> {
  const start = performance.now()
  let token = 0
  for await (const part of model.stream(call, AbortSignal.timeout(60_000)))
    if (part.type === 'text') token ||= performance.now() - start
  return { token, statement: Number.NaN, total: performance.now() - start }
}

/** A whole study: the evidence, the model, the judge, the citations. */
async function study(): Promise<Times> {
  // Each by an engine of its own: one engine has the same question written once for all.
  const engine = createEngine(parts)
  const start = performance.now()
  let statement = 0
  const request = {
    name: 'The Potato Eaters',
    artist: '',
    question: '',
    mode: 'student' as const,
    language: 'en' as const,
  }
  for await (const event of engine.study(request, AbortSignal.timeout(60_000))) {
    if (event.type === 'statement') statement ||= performance.now() - start
    if (event.type === 'done' && event.study.writer !== 'model')
      throw new Error(`the model did not write: ${failures.at(-1)}`)
  }
  return { token: Number.NaN, statement, total: performance.now() - start }
}

/** The medians of so many at once. */
async function atOnce(ask: () => Promise<Times>, count: number): Promise<Times> {
  const all = await Promise.all(Array.from({ length: count }, ask))
  const of = (key: keyof Times) => median(all.map((times) => times[key]))
  return { token: of('token'), statement: of('statement'), total: of('total') }
}

const table: Record<string, string | number>[] = []
await Promise.all([direct(), ours(), study()])
for (const count of CONCURRENT) {
  const rounds: { fetched: Times; called: Times; studied: Times }[] = []
  for (let round = 0; round < ROUNDS; round++)
    rounds.push({
      fetched: await atOnce(direct, count),
      called: await atOnce(ours, count),
      studied: await atOnce(study, count),
    })
  const ratio = (of: (round: (typeof rounds)[number]) => number) =>
    `${median(rounds.map(of)).toFixed(3)}×`
  const ms = (of: (round: (typeof rounds)[number]) => number) => Math.round(median(rounds.map(of)))
  table.push({
    'at once': count,
    'first token, fetch (ms)': ms(({ fetched }) => fetched.token),
    'first token': ratio(({ called, fetched }) => called.token / fetched.token),
    total: ratio(({ called, fetched }) => called.total / fetched.total),
    'first line, fetch (ms)': ms(({ fetched }) => fetched.statement),
    'first statement of a study (ms)': ms(({ studied }) => studied.statement),
    'whole study': ratio(({ studied, fetched }) => studied.total / fetched.total),
  })
}
console.table(table)
console.log('targets: first token ≤ 1.15× at 50, total ≤ 1.05×')
console.table([await waitingReaders(baseUrl, 500)])
console.log('targets: memory ≤ 600 MiB, /healthz p99 ≤ 100 ms')
await provider.stop()
