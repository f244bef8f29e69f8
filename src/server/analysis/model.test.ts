import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createDescriber } from '#engine/describe/describer.ts'
import { createEngine } from '#engine/engine.ts'
import { modelPartsOf } from '#server/model.ts'
import type { AnalysisAnswer } from '#shared/api/analysis.ts'
import { configuredOn } from '#test/fake-models/configured.ts'
import { SIGHTS, sightLines } from '#test/fake-models/observations.ts'
import { speaking } from '#test/fake-models/prose.ts'
import { type Says, startFakeModels, USAGE } from '#test/fake-models/server.ts'
import { fakeResearch, good } from '#test/fake-models/study.ts'
import { askAndLeave } from '#test/leaving-reader.ts'
import { multipart } from '#test/multipart.ts'
import { catalogueWithoutRing } from '#test/real-catalogue.ts'
import { createWorld, eye } from '#test/world.ts'

const night = { name: 'La Nuit étoilée', mode: 'explorer', language: 'fr' }
/** A work that open sources alone know. */
const portrait = { name: 'Madame X', mode: 'explorer', language: 'fr' }

/** The app with a model that behaves as told. */
async function worldWith(scenario: string, says: Says = good('fr')) {
  const fake = await startFakeModels(says)
  const parts = modelPartsOf(configuredOn(fake, scenario))
  const research = await fakeResearch()
  const world = await createWorld({
    engine: createEngine({
      catalogue: catalogueWithoutRing,
      eye,
      research,
      onDropped: () => {},
      model: parts,
    }),
    describer: createDescriber(eye, { catalogue: catalogueWithoutRing, model: parts }),
  })
  return { world, fake }
}

/** What it answers about a work. */
async function answerWith(scenario: string, query: object, says?: Says) {
  const { world, fake } = await worldWith(scenario, says)
  const token = await world.register('ann@example.com')
  const answer = await world.ask('POST', '/api/query-artwork', { token, body: query })
  return { world, token, fake, status: answer.status, answer: answer.body as AnalysisAnswer }
}

test('a model writes an answer, and what it took is kept with it', async () => {
  const { world, token, status, answer } = await answerWith('ok', portrait)
  expect(status).toBe(200)
  expect(answer).toMatchObject({
    writer: 'model',
    tokens: { model: 'compatible/ok', estimated: false },
    check: { by: 'compatible/ok', cut: 0 },
    usage: { month_count: 1 },
  })
  const kept = await world.ask('GET', `/api/my-analyses/${answer.id}`, { token })
  expect(kept.body).toMatchObject({ writer: 'model', tokens: answer.tokens })
})

test('where the model fails, the reader still gets an answer, and it says who wrote it', async () => {
  const { status, answer } = await answerWith('http500', portrait)
  expect(status).toBe(200)
  expect(answer.writer).toBe('built-in')
  expect(answer.statements.length).toBeGreaterThan(8)
})

test('a question on a work that is told whole goes to the model fenced, and its answer stands before our essay', async () => {
  const text = 'Le cyprès est un arbre que la tradition associe aux cimetières et au deuil.'
  const says = speaking({ answer: `${text} [f17]`, check: () => 'supported' })
  const query = { ...night, question: 'Pourquoi des cyprès ?' }
  const { fake, answer } = await answerWith('ok', query, says)
  const sent = JSON.stringify(fake.requests[0]?.body)
  expect(sent).toMatch(/<untrusted question-[0-9a-f]{12}>\\nPourquoiˆdesˆcyprèsˆ?/u)
  expect(sent).not.toContain('"tools"')
  expect(answer.writer).toBe('mixed')
  expect(answer.statements[0]).toMatchObject({ topic: 'answer', text })
  // Our essay is what the model is given to read, and what stands after its answer.
  expect(sent).toContain(JSON.stringify(answer.statements.at(-1)?.text).slice(1, -1))
  expect(fake.requests).toHaveLength(2)
})

test('where the model has no answer, our own stands there, and our essay in any case', async () => {
  const { answer } = await answerWith('ok', { ...night, question: 'Pourquoi des cyprès ?' })
  expect(answer.writer).toBe('built-in')
  expect(answer.statements[0]?.topic).toBe('answer')
  expect(answer.statements.length).toBeGreaterThan(8)
})

test('a reader who leaves before the first words breaks the call of the model off, and pays nothing', async () => {
  const { world, fake } = await worldWith('silent')
  await askAndLeave(world, portrait, () => fake.requests.length > 0)
  await expect.poll(fake.left).toBe(1)
  await expect
    .poll(() => world.db.selectFrom('spends').select('state').execute())
    .toEqual([{ state: 'given_back' }])
  expect(fake.requests).toHaveLength(1)
})

test('who left twenty questions within an hour before the first words waits, and no model is asked again', async () => {
  const { world, fake } = await worldWith('silent')
  const token = await askAndLeave(world, portrait, () => fake.requests.length > 0)
  await expect.poll(fake.left).toBe(1)
  const user = await world.db.selectFrom('users').select('id').executeTakeFirstOrThrow()
  for (let left = 1; left < 20; left++) {
    await world.limits.leavingsByUser.check(user.id)
    await world.limits.leavingsByUser.take(user.id)
  }
  const { status, body } = await world.ask('POST', '/api/query-artwork', { token, body: portrait })
  expect(status).toBe(429)
  expect(body.detail).toBe('You cancelled too many requests. Please try again later.')
  expect(fake.requests).toHaveLength(1)
  expect(world.faults).toEqual([])
})

const wall = () =>
  sharp({ create: { width: 800, height: 500, channels: 3, background: '#204060' } })
    .jpeg()
    .toBuffer()

test('a photo that we have no text on is told as the model sees it, and kept with what that took', async () => {
  const { world } = await worldWith('ok', () => sightLines('fr'))
  const token = await world.register('ann@example.com')
  const sent = { token, ...multipart(await wall(), { language: 'fr' }) }
  const { status, body } = await world.ask('POST', '/api/analyze-artwork', sent)
  expect(status).toBe(200)
  expect(body).toMatchObject({ writer: 'mixed', tokens: { ...USAGE, estimated: false } })
  const kept = await world.ask('GET', `/api/my-analyses/${body.id}`, { token })
  const seen = kept.body.statements.filter(({ kind }: { kind: string }) => kind === 'seen')
  expect(seen.map(({ text }: { text: string }) => text)).toEqual([
    ...SIGHTS.fr.things,
    ...SIGHTS.fr.forms,
  ])
  expect(kept.body.analysis).toContain(SIGHTS.fr.things[0])
})

test('an artist reads a description in which what the model saw is marked', async () => {
  const told = 'I wanted the knots to be what you look at.'
  const lines = [
    { rests_on: ['artistic_intent'], paragraph: 0, text: told },
    { rests_on: ['o1'], paragraph: 1, text: SIGHTS.en.things[0] },
  ]
  const { world } = await worldWith('ok', (_prompt, call) =>
    call === 1 ? sightLines('en') : lines.map((line) => JSON.stringify(line)).join('\n'),
  )
  const token = await world.register('ann@example.com')
  const form = multipart(await wall(), { artistic_intent: told }, 'photo.jpg', 'artwork')
  const { status, body } = await world.ask('POST', '/api/generate-artist-description', {
    token,
    ...form,
  })
  expect(status).toBe(200)
  expect(body.statements.map(({ rests_on }: { rests_on: string }) => rests_on)).toEqual([
    'told',
    'seen',
  ])
})
