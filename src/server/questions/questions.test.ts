import { describe, expect, test } from 'vitest'
import { createEngine } from '#engine/engine.ts'
import { createFollowUps, type FollowUps } from '#engine/follow-up.ts'
import { modelPartsOf } from '#server/model.ts'
import type { QuestionAnswer } from '#shared/api/questions.ts'
import {
  INCLUDED_QUESTIONS,
  MOST_QUESTIONS,
  QUESTION_MAX,
  RESTORE_MINUTES,
} from '#shared/limits.ts'
import type { Role } from '#shared/plans.ts'
import { configuredOn } from '#test/fake-models/configured.ts'
import { speaking } from '#test/fake-models/prose.ts'
import { startFakeModels, USAGE } from '#test/fake-models/server.ts'
import { madeUpCatalogue } from '#test/made-up-catalogue.ts'
import { createWorld, type World } from '#test/world.ts'
import { openQuestions } from './asked.ts'

/** Each is answered with something new. */
const QUESTIONS = [
  'Who is the woman with the bird?',
  'Was it ever stolen?',
  'Why is it so famous?',
  'How much was it sold for?',
  'Where did she paint it?',
]
/** Is answered with what the text says. */
const READ_ALREADY = 'Why is the sky green?'
const UNANSWERABLE = 'Did the neighbours complain about the noise?'

const onDropped = (slug: string, fault: string) => {
  throw new Error(`${slug}: ${fault}`)
}
const ownFollowUps = () => createFollowUps({ catalogue: madeUpCatalogue, onDropped })

async function readHeron(options: Parameters<typeof createWorld>[0] = {}, role: Role = 'free') {
  const engine = createEngine({ catalogue: madeUpCatalogue, onDropped })
  const followUps = createFollowUps({ catalogue: madeUpCatalogue, onDropped })
  const world = await createWorld({ engine, followUps, ...options })
  const token = await world.register('ann@example.com', { role })
  const { body } = await world.ask('POST', '/api/query-artwork', {
    token,
    body: { name: 'A Woman and a Heron' },
  })
  const url = `/api/my-analyses/${body.id}/questions`
  const ask = (question: unknown) => {
    world.clock.now += 1000
    return world.ask('POST', url, { token, body: { question } })
  }
  const used = async () =>
    (await world.ask('GET', '/api/usage', { token })).body.month_count as number
  return { world, token, id: body.id as string, url, ask, used }
}

/** Follow-ups that wait until they are let go, and fail if they are told to. */
function heldFollowUps(failing = false) {
  const { promise, resolve: letGo } = Promise.withResolvers<void>()
  const real = ownFollowUps()
  const followUps: FollowUps = {
    ...real,
    async *answer(...asked) {
      await promise
      if (failing) throw new Error('the engine broke')
      yield* real.answer(...asked)
    },
  }
  return { followUps, letGo }
}

/** A fourth question, which takes a query, being answered until it is let go. */
async function askCharged() {
  const { followUps, letGo } = heldFollowUps()
  const real = ownFollowUps()
  let isHeld = false
  const slow: FollowUps = {
    ...real,
    answer: (...asked) => (isHeld ? followUps : real).answer(...asked),
  }
  const asking = await readHeron({ followUps: slow })
  for (const question of QUESTIONS.slice(0, 3)) await asking.ask(question)
  isHeld = true
  const running = asking.ask(QUESTIONS[3])
  await expect.poll(asking.used).toBe(2)
  return { ...asking, running, letGo }
}

const openRows = (world: World) =>
  world.db.selectFrom('questions').selectAll().where('answered_at', 'is', null).execute()

test('a question is answered from the same sources, in the language of the analysis, and kept with it', async () => {
  const { world, token, id, ask } = await readHeron()
  const { status, body } = await ask(`  ${QUESTIONS[0]} `)
  expect(status).toBe(200)
  const answer = body as QuestionAnswer
  expect(answer).toMatchObject({
    answer: {
      question: QUESTIONS[0],
      brings: 'new',
      writer: 'built-in',
      asked_at: '2026-11-21T12:00:01.000Z',
    },
    included_left: INCLUDED_QUESTIONS - 1,
    usage: { month_count: 1 },
  })
  expect(answer.suggestions.length).toBeGreaterThan(0)
  for (const { sources } of answer.answer.statements)
    for (const n of sources) expect(answer.answer.sources.map((source) => source.n)).toContain(n)

  const kept = await world.ask('GET', `/api/my-analyses/${id}`, { token })
  expect(kept.body.questions).toEqual([answer.answer])
  const askedOn = await world.ask('GET', `/api/my-analyses/${id}/questions`, { token })
  expect(askedOn.body).toEqual({
    questions: [answer.answer],
    included_left: answer.included_left,
    suggestions: answer.suggestions,
  })
  expect(answer.answer.statements[0]?.text).toContain('Ida Brandt')
  const found = await world.ask('GET', '/api/my-analyses?search=sister', { token })
  expect(found.body.pagination.total_count).toBe(0)
})

test('a model answers where there is one, and what it took is kept with the answer', async () => {
  const text = 'The woman is Ida Brandt, the sister of the painter.'
  const answer = (_prompt: string, call: number) =>
    call === 1 ? `${text} [f1]` : 'no sentence at all'
  const fake = await startFakeModels(speaking({ answer, check: () => 'supported' }))
  const model = modelPartsOf(configuredOn(fake, 'ok'))
  const followUps = createFollowUps({ catalogue: madeUpCatalogue, onDropped: () => {}, model })
  const { world, ask, token, url } = await readHeron({ followUps })
  const byModel = (await ask(QUESTIONS[0])).body.answer
  expect(byModel).toMatchObject({ writer: 'model', statements: [{ text }] })
  expect((await ask(QUESTIONS[1])).body.answer).toMatchObject({ brings: 'new', writer: 'built-in' })
  const kept = (await world.ask('GET', url, { token })).body.questions
  expect(kept).toMatchObject([
    {
      tokens: { model: 'compatible/ok', input: USAGE.input * 2, estimated: false },
      check: { judged: 1 },
    },
    { writer: 'built-in', tokens: { model: 'compatible/ok' } },
  ])
})

test('the answer streams, sources before the statements that cite them', async () => {
  const { world, token, id, url } = await readHeron()
  const analysis = (await world.ask('GET', `/api/my-analyses/${id}`, { token })).body
  const { body, headers } = await world.ask('POST', url, {
    token,
    body: { question: QUESTIONS[1] },
    headers: { accept: 'text/event-stream' },
  })
  expect(headers['content-type']).toContain('text/event-stream')
  const events = String(body)
    .split('\n\n')
    .flatMap((block) => {
      const [, event = '', data = ''] = /^event: (\w+)\ndata: (.*)$/su.exec(block) ?? []
      return event ? [{ event, data: JSON.parse(data) }] : []
    })
  expect(new Set(events.map(({ event }) => event))).toEqual(
    new Set(['source', 'statement', 'done']),
  )
  const known = new Set(analysis.sources.map((source: { n: number }) => source.n))
  for (const { event, data } of events) {
    if (event === 'source') known.add(data.n)
    if (event === 'statement') for (const n of data.sources) expect(known).toContain(n)
  }
  expect(events.at(-1)).toMatchObject({ event: 'done', data: { answer: { brings: 'new' } } })
})

test('three answers are included, the fourth takes a query, and without one it is refused', async () => {
  const { world, ask, used, token } = await readHeron()
  for (const [at, question] of QUESTIONS.slice(0, 3).entries())
    expect((await ask(question)).body).toMatchObject({
      included_left: 2 - at,
      usage: { month_count: 1 },
    })
  const fourth = await ask(QUESTIONS[3])
  expect(fourth.body).toMatchObject({
    included_left: 0,
    usage: { month_count: 2, total_available: 3 },
  })
  for (let count = 0; count < 3; count++)
    await world.ask('POST', '/api/query-artwork', {
      token,
      body: { name: 'Mona Lisa', question: `Why? ${count}` },
    })
  const fifth = await ask(QUESTIONS[4])
  expect(fifth).toMatchObject({
    status: 402,
    body: { detail: expect.stringContaining('used all 5 analyses') },
  })
  expect(await used()).toBe(5)
  expect(await openRows(world)).toEqual([])
})

test('where no answer is found, and where it was said already, nothing is used up', async () => {
  const { world, ask, used } = await readHeron()
  for (const question of [UNANSWERABLE, READ_ALREADY])
    expect((await ask(question)).body).toMatchObject({ included_left: INCLUDED_QUESTIONS })
  for (const question of QUESTIONS.slice(0, 3)) await ask(question)
  const silent = await ask('Were the neighbours noisy?')
  expect(silent.body).toMatchObject({ answer: { brings: 'nothing' }, usage: { month_count: 1 } })
  expect(await used()).toBe(1)
  const states = await world.db.selectFrom('spends').select('state').execute()
  expect(states.map(({ state }) => state).toSorted()).toEqual(['given_back', 'settled'])
})

test('the same question once more gives the same answer, and counts once', async () => {
  const { ask, used } = await readHeron()
  for (const question of QUESTIONS.slice(0, 4)) await ask(question)
  const first = await ask(QUESTIONS[4])
  const again = await ask(` ${QUESTIONS[4]?.toUpperCase()}`)
  expect(again.body.answer).toEqual(first.body.answer)
  expect(await used()).toBe(3)
})

test('two presses at once are one question', async () => {
  const { followUps, letGo } = heldFollowUps()
  const { ask, world, used } = await readHeron({ followUps })
  const first = ask(QUESTIONS[0])
  await expect.poll(() => openRows(world)).toHaveLength(1)
  const second = await ask(QUESTIONS[0])
  expect(second.status).toBe(409)
  letGo()
  expect((await first).status).toBe(200)
  expect((await ask(QUESTIONS[1])).body).toMatchObject({ included_left: 1 })
  expect(await used()).toBe(1)
})

test('many at once spend no more than there is', async () => {
  const { world, ask, used } = await readHeron()
  const statuses = await Promise.all(
    Array.from({ length: 12 }, async (_value, at) => (await ask(QUESTIONS[at % 5])).status),
  )
  expect(statuses.every((status) => [200, 409].includes(status))).toBe(true)
  const rows = await world.db.selectFrom('questions').select('id').execute()
  expect(await used()).toBe(1 + Math.max(0, rows.length - INCLUDED_QUESTIONS))
  expect(world.faults).toEqual([])
})

test('an answer that breaks costs nothing, leaves nothing, and the next question is taken', async () => {
  const { followUps, letGo } = heldFollowUps(true)
  const { world, ask, used, id, token } = await readHeron({ followUps })
  letGo()
  expect((await ask(QUESTIONS[0])).status).toBe(500)
  expect(await world.db.selectFrom('questions').selectAll().execute()).toEqual([])
  expect((await world.ask('GET', `/api/my-analyses/${id}`, { token })).body.questions).toEqual([])
  expect(await used()).toBe(1)
})

test('a reader who leaves before the first words pays nothing, and may ask again', async () => {
  const { followUps, letGo } = heldFollowUps()
  const { world, ask, url, token, used } = await readHeron({ followUps })
  const address = await world.app.listen({ host: '127.0.0.1', port: 0 })
  const left = new AbortController()
  const leaving = fetch(`${address}${url}`, {
    method: 'POST',
    signal: left.signal,
    headers: {
      authorization: `Bearer ${token}`,
      accept: 'text/event-stream',
      'content-type': 'application/json',
    },
    body: JSON.stringify({ question: QUESTIONS[0] }),
  })
  await expect.poll(() => openRows(world)).toHaveLength(1)
  left.abort()
  await expect(leaving).rejects.toThrow()
  await new Promise((resolve) => setTimeout(resolve, 50))
  letGo()
  await expect.poll(() => world.db.selectFrom('questions').select('id').execute()).toEqual([])
  expect((await ask(QUESTIONS[0])).body).toMatchObject({ included_left: 2 })
  expect(await used()).toBe(1)
  expect(world.faults).toEqual([])
})

test.each([
  [6, 404],
  [11, 503],
])(
  'an answer that takes %i minutes is given back, and is not kept when it comes',
  async (minutes, status) => {
    const { world, used, running, letGo } = await askCharged()
    world.clock.now += minutes * 60_000
    await world.tidy()
    letGo()
    expect((await running).status).toBe(status)
    expect(await world.db.selectFrom('questions').select('id').execute()).toHaveLength(3)
    expect(await used()).toBe(1)
  },
)

test('a question that died with its server stands in the way of no other', async () => {
  const { world, ask, id } = await readHeron()
  for (const question of QUESTIONS.slice(0, 3)) await ask(question)
  const { id: userId } = await world.db.selectFrom('users').select('id').executeTakeFirstOrThrow()
  const now = world.clock.now
  await world.db
    .insertInto('questions')
    .values({
      id: 'dead',
      analysis_id: id,
      user_id: userId,
      created_at: now,
      answered_at: null,
      body: '{}',
      spend_id: null,
    })
    .execute()
  expect((await ask(QUESTIONS[3])).status).toBe(409)
  world.clock.now += 6 * 60_000
  await world.tidy()
  expect((await ask(QUESTIONS[3])).status).toBe(200)
})

test('only the owner asks and reads, and nothing is asked about what was deleted', async () => {
  const { world, token, id, url, ask } = await readHeron()
  await ask(QUESTIONS[0])
  const stranger = await world.register('eve@example.com')
  for (const method of ['GET', 'POST'] as const) {
    const body = { question: QUESTIONS[0] }
    const options = method === 'POST' ? { body } : {}
    expect((await world.ask(method, url, { ...options, token: stranger })).status).toBe(404)
    expect((await world.ask(method, url, options)).status).toBe(401)
  }
  await world.ask('DELETE', `/api/my-analyses/${id}`, { token })
  expect((await ask(QUESTIONS[1])).status).toBe(404)
  world.clock.now += 11 * 60_000
  await world.tidy()
  expect(await world.db.selectFrom('questions').selectAll().execute()).toEqual([])
})

test('deleting the analysis while it is asked about leaves nothing and costs nothing', async () => {
  const { world, token, id, used, running, letGo } = await askCharged()
  await world.ask('DELETE', `/api/my-analyses/${id}`, { token })
  // The analysis is then gone for good, and what was reserved is not given back by itself yet.
  world.clock.now += RESTORE_MINUTES * 60_000
  await world.tidy()
  expect(await used()).toBe(2)
  letGo()
  expect((await running).status).toBe(404)
  expect(await world.db.selectFrom('questions').selectAll().execute()).toEqual([])
  expect(await used()).toBe(1)
})

test('an empty question, one that is too long, and one too many are refused', async () => {
  const { world, ask, id } = await readHeron()
  expect(await ask('   ')).toMatchObject({
    status: 400,
    body: { detail: 'Please enter your question.' },
  })
  expect((await ask(undefined)).status).toBe(400)
  expect((await ask('why '.repeat(QUESTION_MAX))).status).toBe(400)
  const { id: userId } = await world.db.selectFrom('users').select('id').executeTakeFirstOrThrow()
  const { body } = await ask(UNANSWERABLE)
  await world.db
    .insertInto('questions')
    .values(
      Array.from({ length: MOST_QUESTIONS - 1 }, (_value, at) => ({
        id: `q${at}`,
        analysis_id: id,
        user_id: userId,
        created_at: at,
        answered_at: at,
        body: JSON.stringify({ ...body.answer, id: `q${at}`, question: `${at}` }),
        spend_id: null,
      })),
    )
    .execute()
  expect(await ask(QUESTIONS[0])).toMatchObject({
    status: 409,
    body: { detail: 'This analysis holds no more questions.' },
  })
})

test('a mode that is no longer open is refused where it would be charged, and not before', async () => {
  const engine = createEngine({ catalogue: madeUpCatalogue, onDropped })
  const world = await createWorld({ engine, followUps: ownFollowUps() })
  const token = await world.register('ann@example.com', { role: 'professional' })
  const { body } = await world.ask('POST', '/api/query-artwork', {
    token,
    body: { name: 'A Woman and a Heron', mode: 'student' },
  })
  await world.db.updateTable('users').set({ role: 'free' }).execute()
  const url = `/api/my-analyses/${body.id}/questions`
  const next = async () => {
    const { suggestions } = (await world.ask('GET', url, { token })).body
    return world.ask('POST', url, { token, body: { question: suggestions[0] } })
  }
  for (let left = INCLUDED_QUESTIONS - 1; left >= 0; left--)
    expect((await next()).body).toMatchObject({ answer: { brings: 'new' }, included_left: left })
  expect(
    await world.ask('POST', url, { token, body: { question: 'Where was it before?' } }),
  ).toMatchObject({
    status: 403,
    body: { detail: 'Aficionado mode needs an Aficionado subscription.' },
  })
})

describe('"this does not answer my question"', () => {
  const refuse = ({ world, url, token }: Awaited<ReturnType<typeof readHeron>>, answer: string) =>
    world.ask('POST', `${url}/${answer}/refusal`, { token })

  test('gives back an included answer once, and the answer says that it was refused', async () => {
    const asking = await readHeron()
    const { answer } = (await asking.ask(QUESTIONS[0])).body
    const refused = await refuse(asking, answer.id)
    expect(refused).toMatchObject({
      status: 200,
      body: { given_back: true, included_left: INCLUDED_QUESTIONS, answer: { refused: true } },
    })
    expect((await refuse(asking, answer.id)).body).toMatchObject({ given_back: false })
    expect((await asking.ask(QUESTIONS[1])).body).toMatchObject({
      included_left: INCLUDED_QUESTIONS - 1,
    })
    const { body } = await asking.world.ask('GET', asking.url, { token: asking.token })
    expect(body.questions).toMatchObject([{ refused: true }, { brings: 'new' }])
  })

  test('gives back the query of one that was counted, and none of the included ones', async () => {
    const asking = await readHeron()
    for (const question of QUESTIONS.slice(0, 3)) await asking.ask(question)
    const { answer } = (await asking.ask(QUESTIONS[3])).body
    expect(answer).toMatchObject({ paid: true })
    expect(await asking.used()).toBe(2)
    expect((await refuse(asking, answer.id)).body).toMatchObject({
      given_back: true,
      included_left: 0,
    })
    expect(await asking.used()).toBe(1)
  })

  test('gives nothing back for what was free, and nothing to strangers', async () => {
    const asking = await readHeron()
    const { answer } = (await asking.ask(READ_ALREADY)).body
    const stranger = await asking.world.register('eve@example.com')
    expect((await refuse({ ...asking, token: stranger }, answer.id)).status).toBe(404)
    expect((await refuse(asking, 'none')).status).toBe(404)
    expect((await refuse(asking, answer.id)).body).toMatchObject({ given_back: false })
  })
})

test('a removed question is gone everywhere, for good, and what was included stays counted', async () => {
  const asking = await readHeron()
  const { world, url, token } = asking
  const { answer } = (await asking.ask(QUESTIONS[0])).body
  await asking.ask(QUESTIONS[1])
  const remove = (by = token) => world.ask('DELETE', `${url}/${answer.id}`, { token: by })
  const stranger = await world.register('eve@example.com')
  expect((await remove(stranger)).status).toBe(404)
  expect((await remove()).status).toBe(200)
  expect((await remove()).body.code).toBe('answer_not_found')
  const refusal = await world.ask('POST', `${url}/${answer.id}/refusal`, { token })
  expect(refusal.body.code).toBe('answer_not_found')

  const { body } = await world.ask('GET', url, { token })
  expect(body.questions.map(({ question }: { question: string }) => question)).toEqual([
    QUESTIONS[1],
  ])
  expect(body.included_left).toBe(INCLUDED_QUESTIONS - 2)
  const rows = await world.db.selectFrom('questions').select('body').execute()
  expect(JSON.stringify(rows)).not.toContain(QUESTIONS[0])
  expect(await openQuestions(world.db)).toEqual([])
  // It can be asked again, as a new question.
  expect((await asking.ask(QUESTIONS[0])).body).toMatchObject({
    answer: { brings: 'new' },
    included_left: INCLUDED_QUESTIONS - 3,
  })
})

test('an answer that was refused and removed counts as little as before', async () => {
  const { world, url, token, ask } = await readHeron()
  const { answer } = (await ask(QUESTIONS[0])).body
  await world.ask('POST', `${url}/${answer.id}/refusal`, { token })
  await world.ask('DELETE', `${url}/${answer.id}`, { token })
  expect((await world.ask('GET', url, { token })).body.included_left).toBe(INCLUDED_QUESTIONS)
})

test('editors see what was not answered, and what was refused, by work and without who asked', async () => {
  const asking = await readHeron()
  await asking.ask(UNANSWERABLE)
  const { answer } = (await asking.ask(QUESTIONS[0])).body
  await asking.ask(QUESTIONS[1])
  await asking.world.ask('POST', `${asking.url}/${answer.id}/refusal`, { token: asking.token })
  const { token } = asking
  for (const question of [
    'Which tea did they drink?',
    'Which tea did they drink?',
    'Who painted it?',
  ])
    await asking.world.ask('POST', '/api/query-artwork', {
      token,
      body: { name: 'The Green Sky', question },
    })
  const open = { work: 'a-woman-and-a-heron', language: 'en' }
  expect(await openQuestions(asking.world.db)).toEqual([
    { ...open, question: 'Which tea did they drink?', why: 'unanswered', times: 2 },
    { ...open, question: UNANSWERABLE, why: 'unanswered', times: 1 },
    { ...open, question: QUESTIONS[0], why: 'refused', times: 1 },
  ])
})
