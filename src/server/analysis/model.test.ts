import { expect, test } from 'vitest'
import { createEngine } from '#engine/engine.ts'
import { modelPartsOf } from '#server/model.ts'
import type { AnalysisAnswer } from '#shared/api/analysis.ts'
import { goodLines, jsonLines } from '#test/fake-models/lines.ts'
import { startFakeModels, USAGE } from '#test/fake-models/server.ts'
import { askAndLeave } from '#test/leaving-reader.ts'
import { realCatalogue } from '#test/real-catalogue.ts'
import { createWorld } from '#test/world.ts'

const good = () => jsonLines(goodLines('the-starry-night', 'explorer', 'fr'))

const night = { name: 'La Nuit étoilée', mode: 'explorer', language: 'fr' }

/** The app with a model that behaves as told. */
async function worldWith(scenario: string) {
  const fake = await startFakeModels(good)
  const parts = modelPartsOf({
    provider: 'compatible',
    model: scenario,
    baseUrl: fake.baseUrl('compatible'),
    apiKey: 'k',
    sees: true,
  })
  const world = await createWorld({
    engine: createEngine({ catalogue: realCatalogue, onDropped: () => {}, model: parts }),
  })
  return { world, fake }
}

/** What it answers to a question about a night. */
async function answerWith(scenario: string, question = '') {
  const { world, fake } = await worldWith(scenario)
  const token = await world.register('ann@example.com')
  const answer = await world.ask('POST', '/api/query-artwork', { token, body: { ...night, question } })
  return { world, token, fake, status: answer.status, answer: answer.body as AnalysisAnswer }
}

test('a model writes an answer, and what it took is kept with it', async () => {
  const { world, token, status, answer } = await answerWith('ok')
  expect(status).toBe(200)
  expect(answer).toMatchObject({
    writer: 'model',
    tokens: { model: 'compatible/ok', ...USAGE, estimated: false },
    usage: { month_count: 1 },
  })
  const kept = await world.ask('GET', `/api/my-analyses/${answer.id}`, { token })
  expect(kept.body).toMatchObject({ writer: 'model', tokens: answer.tokens })
})

test('where the model fails, the reader still gets an answer, and it says who wrote it', async () => {
  const { status, answer } = await answerWith('http500')
  expect(status).toBe(200)
  expect(answer.writer).toBe('built-in')
  expect(answer.statements.length).toBeGreaterThan(8)
})

test('a question goes to the model fenced, and is answered first even where the model passes it by', async () => {
  const { fake, answer } = await answerWith('ok', 'Pourquoi le ciel tourne-t-il ?')
  const sent = JSON.stringify(fake.requests[0]?.body)
  expect(sent).toMatch(/<untrusted question-[0-9a-f]{12}>\\nPourquoiˆleˆcielˆtourne-t-ilˆ?/u)
  expect(sent).not.toContain('"tools"')
  expect(answer.writer).toBe('mixed')
  expect(answer.statements[0]?.topic).toBe('answer')
})

test('a reader who leaves before the first words breaks the call of the model off, and pays nothing', async () => {
  const { world, fake } = await worldWith('silent')
  await askAndLeave(world, night, () => fake.requests.length > 0)
  await expect.poll(fake.left).toBe(1)
  await expect
    .poll(() => world.db.selectFrom('spends').select('state').execute())
    .toEqual([{ state: 'given_back' }])
  expect(fake.requests).toHaveLength(1)
})
