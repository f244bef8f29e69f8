import { expect, test } from 'vitest'
import { createEngine } from '#engine/engine.ts'
import { modelPartsOf } from '#server/model.ts'
import type { AnalysisAnswer } from '#shared/api/analysis.ts'
import { configuredOn } from '#test/fake-models/configured.ts'
import { askedIn } from '#test/fake-models/prose.ts'
import { startFakeModels } from '#test/fake-models/server.ts'
import { fakeResearch, good } from '#test/fake-models/study.ts'
import { catalogueWithoutRing } from '#test/real-catalogue.ts'
import { createWorld } from '#test/world.ts'

const portrait = { name: 'Madame X', artist: 'John Singer Sargent', language: 'en' }
const NOTHING = { input: 0, output: 0, estimated: false, from_cache: true }

/** The app with a model that behaves as told, and some people who ask it. */
async function openWith(scenario: string) {
  const fake = await startFakeModels((prompt, call) => {
    const french = prompt.includes('Language: French')
    return good(french ? 'fr' : 'en')(prompt, call)
  })
  const model = modelPartsOf(configuredOn(fake, scenario, { sees: false }))
  const research = await fakeResearch()
  /** How often it was asked for an essay. */
  const essays = () =>
    fake.requests.filter(({ body }) => askedIn(JSON.stringify(body)) === 'essay').length
  const engine = createEngine({
    catalogue: catalogueWithoutRing,
    research,
    onDropped: () => {},
    model,
  })
  const world = await createWorld({ engine })
  const askAs =
    (token: string) =>
    async (change: object = {}) => {
      const { body } = await world.ask('POST', '/api/query-artwork', {
        token,
        body: { ...portrait, ...change },
      })
      return body as AnalysisAnswer
    }
  const arrives = async (email: string) => askAs(await world.register(email))
  return { essays, world, askAs, arrives }
}

test('the same question of another reader is written once, and still counted and kept for each', async () => {
  const { essays, world, arrives } = await openWith('ok')
  const first = await (await arrives('ann@example.com'))()
  const second = await (await arrives('ben@example.com'))({
    name: 'Portrait of Madame X',
    artist: '',
  })
  expect(essays()).toBe(1)
  expect(first.tokens).not.toHaveProperty('from_cache')
  expect(second).toMatchObject({
    writer: 'model',
    check: first.check,
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
  const { essays, arrives } = await openWith('slow')
  const asks = await Promise.all(['ann@a.example', 'ben@a.example', 'cat@a.example'].map(arrives))
  const answers = await Promise.all(asks.map((ask) => ask()))
  expect(essays()).toBe(1)
  expect(answers.filter(({ tokens }) => tokens?.from_cache)).toHaveLength(2)
  expect(new Set(answers.map(({ statements }) => JSON.stringify(statements)))).toHaveProperty(
    'size',
    1,
  )
})

test('another language is written anew; a question is answered each time, and the essay is kept', async () => {
  const { essays, arrives } = await openWith('ok')
  const ask = await arrives('ann@example.com')
  await ask()
  await ask({ language: 'fr' })
  expect(essays()).toBe(2)
  const question = 'Why so pale?'
  for (let time = 0; time < 2; time++) expect((await ask({ question })).question).toBe(question)
  expect(essays()).toBe(2)
})

test('an answer that a reader calls wrong is given to nobody else, but what is written since is', async () => {
  const { essays, world, askAs, arrives } = await openWith('ok')
  const token = await world.register('ann@example.com')
  const { id } = await askAs(token)()
  const askToo = await arrives('ben@example.com')
  const complain = (reason: string) =>
    world.ask('POST', `/api/my-analyses/${id}/complaint`, { token, body: { reason } })
  expect((await complain('Wrong date')).status).toBe(200)
  expect((await askToo()).tokens).not.toHaveProperty('from_cache')
  expect((await complain('Wrong date, again')).status).toBe(200)
  expect((await askToo()).tokens).toHaveProperty('from_cache')
  expect(essays()).toBe(2)
})

test('an answer that the built-in guide had to write is not kept', async () => {
  const { essays, arrives } = await openWith('http401')
  const ask = await arrives('ann@example.com')
  expect((await ask()).writer).toBe('built-in')
  expect((await ask()).tokens).not.toHaveProperty('from_cache')
  expect(essays()).toBe(2)
})
