import { expect, test } from 'vitest'
import { createEngine } from '#engine/engine.ts'
import { modelPartsOf } from '#server/model.ts'
import type { AnalysisAnswer } from '#shared/api/analysis.ts'
import { goodLines, jsonLines } from '#test/fake-models/lines.ts'
import { startFakeModels, USAGE } from '#test/fake-models/server.ts'
import { realCatalogue } from '#test/real-catalogue.ts'
import { createWorld } from '#test/world.ts'

const night = { name: 'The Starry Night', artist: 'Van Gogh', language: 'en' }
const NOTHING = { input: 0, output: 0, estimated: false, from_cache: true }

/** The app with a model that behaves as told, and some people who ask it. */
async function openWith(scenario: string) {
  const fake = await startFakeModels(() => jsonLines(goodLines('the-starry-night', 'explorer', 'en')))
  const model = modelPartsOf({
    provider: 'compatible',
    model: scenario,
    baseUrl: fake.baseUrl('compatible'),
    apiKey: 'k',
    sees: false,
  })
  const engine = createEngine({ catalogue: realCatalogue, onDropped: () => {}, model })
  const world = await createWorld({ engine })
  const askAs =
    (token: string) =>
    async (change: object = {}) => {
      const { body } = await world.ask('POST', '/api/query-artwork', { token, body: { ...night, ...change } })
      return body as AnalysisAnswer
    }
  const arrives = async (email: string) => askAs(await world.register(email))
  return { fake, world, askAs, arrives }
}

test('the same question of another reader is written once, and still counted and kept for each', async () => {
  const { fake, world, arrives } = await openWith('ok')
  const first = await (await arrives('ann@example.com'))()
  const second = await (await arrives('ben@example.com'))({ name: 'De sterrennacht', artist: '' })
  expect(fake.requests).toHaveLength(1)
  expect(first.tokens).toEqual({ model: 'compatible/ok', ...USAGE, estimated: false })
  expect(second).toMatchObject({
    writer: 'model',
    statements: first.statements,
    sources: first.sources,
    usage: { month_count: 1 },
  })
  expect(second.tokens).toEqual({ model: 'compatible/ok', ...NOTHING })
  const kept = await world.db.selectFrom('analyses').select('body').execute()
  expect(kept.map(({ body }) => JSON.parse(body).tokens.from_cache ?? false).toSorted()).toEqual([
    false,
    true,
  ])
})

test('readers who ask the same at the same moment wait for one model', async () => {
  const { fake, arrives } = await openWith('slow')
  const asks = await Promise.all(['ann@a.example', 'ben@a.example', 'cat@a.example'].map(arrives))
  const answers = await Promise.all(asks.map((ask) => ask()))
  expect(fake.requests).toHaveLength(1)
  expect(answers.filter(({ tokens }) => tokens?.from_cache)).toHaveLength(2)
  expect(new Set(answers.map(({ statements }) => JSON.stringify(statements)))).toHaveProperty('size', 1)
})

test('another language, or a question of one’s own, is asked anew', async () => {
  const { fake, arrives } = await openWith('ok')
  const ask = await arrives('ann@example.com')
  await ask()
  await ask({ language: 'fr' })
  const question = 'Why so much blue?'
  for (let time = 0; time < 2; time++)
    expect((await ask({ question })).tokens).not.toHaveProperty('from_cache')
  // In French the lines of this model are in the wrong language: it is asked twice.
  expect(fake.requests).toHaveLength(1 + 2 + 2)
})

test('an answer that a reader calls wrong is given to nobody else, but what is written since is', async () => {
  const { fake, world, askAs, arrives } = await openWith('ok')
  const token = await world.register('ann@example.com')
  const { id } = await askAs(token)()
  const askToo = await arrives('ben@example.com')
  const complain = (reason: string) =>
    world.ask('POST', `/api/my-analyses/${id}/complaint`, { token, body: { reason } })
  expect((await complain('Wrong date')).status).toBe(200)
  expect((await askToo()).tokens).not.toHaveProperty('from_cache')
  expect((await complain('Wrong date, again')).status).toBe(200)
  expect((await askToo()).tokens).toHaveProperty('from_cache')
  expect(fake.requests).toHaveLength(2)
})

test('an answer that the built-in guide had to write is not kept', async () => {
  const { fake, arrives } = await openWith('http401')
  const ask = await arrives('ann@example.com')
  expect((await ask()).writer).toBe('built-in')
  expect((await ask()).tokens).not.toHaveProperty('from_cache')
  expect(fake.requests).toHaveLength(2)
})
