import { expect, test } from 'vitest'
import { hasFullText } from '#engine/artwork/artwork.ts'
import type { Engine } from '#engine/engine.ts'
import type { AnalysisAnswer } from '#shared/api/analysis.ts'
import type { Statement } from '#shared/api/evidence.ts'
import { askAndLeave } from '#test/leaving-reader.ts'
import { realCatalogue } from '#test/real-catalogue.ts'
import { createWorld, realEngine, type World } from '#test/world.ts'

const labelOnly = realCatalogue().artworks.find(
  (artwork) => !hasFullText(artwork) && artwork.fame > 90,
)?.titles.en
const starryNight = { name: 'La Nuit étoilée', mode: 'explorer', language: 'fr' }

function eventsOf(body: string): { event: string; data: unknown }[] {
  return body
    .split('\n\n')
    .filter((block) => block !== '')
    .map((block) => {
      const [, event = '', data = 'null'] = /^event: (\w+)\ndata: (.*)$/su.exec(block) ?? []
      return { event, data: JSON.parse(data) as unknown }
    })
}

test('a typed title is answered in French, every statement with a standing and every fact with a source', async () => {
  const world = await createWorld()
  const token = await world.register('ann@example.com')
  const { status, body } = await world.ask('POST', '/api/query-artwork', {
    token,
    body: starryNight,
  })
  const answer = body as AnalysisAnswer
  expect(status).toBe(200)
  expect(answer).toMatchObject({
    mode: 'explorer',
    language: 'fr',
    writer: 'built-in',
    complete: true,
    // The Musée d'Orsay calls its night on the Rhône by the same name: the better known one is
    // taken, the other offered.
    identification: {
      status: 'ambiguous',
      by: 'title',
      confidence: 1,
      artwork: { slug: 'the-starry-night' },
      candidates: [{ slug: 'starry-night-over-the-rhone' }, { slug: 'starry-night-munch' }],
    },
    web_research: { used: false },
    usage: { month_count: 1, total_available: 4 },
  })
  expect(answer.statements.length).toBeGreaterThan(8)
  const numbers = new Set(answer.sources.map((source) => source.n))
  for (const statement of answer.statements) {
    if (statement.kind === 'sourced')
      expect(statement.sources.length, statement.text).toBeGreaterThan(0)
    if (statement.kind === 'seen')
      expect(statement.observations.length, statement.text).toBeGreaterThan(0)
    for (const n of statement.sources) expect(numbers.has(n)).toBe(true)
  }
  expect([...numbers]).toEqual(answer.sources.map((_source, at) => at + 1))
  expect(answer.analysis).toContain('# La Nuit étoilée')
  for (const source of answer.sources) expect(answer.analysis).toContain(source.url)
  expect(answer.analysis).not.toContain('Enhanced with real-time web research')

  const again = await world.ask('GET', `/api/my-analyses/${answer.id}`, { token })
  const { usage: _usage, ...kept } = answer
  expect(again.body).toEqual({ ...kept, questions: [] })
})

test('the answer streams: stages, the work, statements with their sources before them, and the whole at the end', async () => {
  const world = await createWorld()
  const token = await world.register('ann@example.com')
  const { headers, body } = await world.ask('POST', '/api/query-artwork', {
    token,
    body: starryNight,
    headers: { accept: 'text/event-stream' },
  })
  expect(headers['content-type']).toContain('text/event-stream')
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  const events = eventsOf(body)
  expect(
    events.map((event) => event.event).filter((name, at, all) => all.indexOf(name) === at),
  ).toEqual(['stage', 'identified', 'source', 'statement', 'observation', 'done'])
  const known = new Set<number>()
  for (const { event, data } of events) {
    if (event === 'source') known.add((data as { n: number }).n)
    if (event === 'statement')
      for (const n of (data as Statement).sources) expect(known.has(n)).toBe(true)
  }
  const statements = events
    .filter((event) => event.event === 'statement')
    .map((event) => event.data)
  expect(events.at(-1)).toMatchObject({ event: 'done', data: { statements } })
})

test('an unknown title is said to be unknown, in the language asked for, and costs nothing', async () => {
  const world = await createWorld()
  const token = await world.register('ann@example.com')
  const unknown = await world.ask('POST', '/api/query-artwork', {
    token,
    body: { name: 'The Umbrella Garden at Midnight', language: 'es' },
  })
  expect(unknown.status).toBe(404)
  expect(unknown.body.detail).toContain('No conocemos ninguna obra')
  expect((await world.ask('GET', '/api/usage', { token })).body.month_count).toBe(0)
  expect(await world.db.selectFrom('analyses').selectAll().execute()).toEqual([])
})

test('clients that do not ask for JSON read the error as plain text', async () => {
  const world = await createWorld()
  const token = await world.register('ann@example.com')
  const answer = await world.ask('POST', '/api/query-artwork', {
    token,
    body: { name: 'The Umbrella Garden at Midnight' },
    headers: { accept: '*/*' },
  })
  expect(answer.headers['content-type']).toContain('text/plain')
  expect(answer.body).toMatch(/^We do not know an artwork called/u)
})

test('another work of the same name is one tap away, and is not charged again', async () => {
  const world = await createWorld()
  const token = await world.register('ann@example.com')
  const { body } = await world.ask('POST', '/api/query-artwork', { token, body: starryNight })
  const other = { ...starryNight, artwork: 'starry-night-over-the-rhone', instead_of: body.id }
  const switched = await world.ask('POST', '/api/query-artwork', { token, body: other })
  expect(switched.body).toMatchObject({
    counted: false,
    identification: {
      by: 'choice',
      artwork: { slug: 'starry-night-over-the-rhone' },
      candidates: [{ slug: 'the-starry-night' }, { slug: 'starry-night-munch' }],
    },
    usage: { month_count: 1 },
  })
  const first = { ...other, artwork: 'the-starry-night', instead_of: switched.body.id }
  const returned = await world.ask('POST', '/api/query-artwork', { token, body: first })
  expect(returned.body).toMatchObject({ id: body.id, usage: { month_count: 1 } })
  const again = await world.ask('POST', '/api/query-artwork', { token, body: other })
  expect(again.body).toMatchObject({ id: switched.body.id, usage: { month_count: 1 } })
  const kept = `/api/my-analyses/${switched.body.id}`
  await world.ask('DELETE', kept, { token })
  const back = await world.ask('POST', '/api/query-artwork', { token, body: other })
  expect(back.body).toMatchObject({ id: switched.body.id, usage: { month_count: 1 } })
  expect((await world.ask('GET', kept, { token })).status).toBe(200)
  const unrelated = await world.ask('POST', '/api/query-artwork', {
    token,
    body: { ...other, artwork: 'mona-lisa' },
  })
  expect(unrelated.body.usage.month_count).toBe(2)
  expect(await world.db.selectFrom('analyses').select('id').execute()).toHaveLength(3)
})

test('a work by another maker than the one named is offered, not taken, and costs nothing', async () => {
  const world = await createWorld()
  const token = await world.register('ann@example.com')
  const { status, body } = await world.ask('POST', '/api/query-artwork', {
    token,
    body: { name: 'The Night Watch', artist: 'Rodin' },
  })
  expect(status).toBe(404)
  expect(body.detail).toMatch(
    /“The Night Watch” by Rodin, so we will not describe it. Did you mean The Night Watch \(Rembrandt/u,
  )
  expect(body.params.near[0]).toMatchObject({
    slug: 'the-night-watch',
    artist: 'Rembrandt van Rijn',
  })
  expect((await world.ask('GET', '/api/usage', { token })).body.month_count).toBe(0)
})

test('a label of the ring is told by its maker, names its museum’s page, and costs nothing', async () => {
  const world = await createWorld()
  const token = await world.register('ann@example.com')
  const query = { name: 'The Kiss', artist: 'Rodin', language: 'fr' }
  const { status, body } = await world.ask('POST', '/api/query-artwork', { token, body: query })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    complete: false,
    counted: false,
    identification: {
      artwork: { slug: 'le-baiser-rodin', title: 'Le Baiser', collection: 'musée Rodin, Paris' },
    },
    sources: [{ url: 'https://musee-rodin.fr/musee/collections/oeuvres/baiser' }],
  })
  const asked = await world.ask('POST', `/api/my-analyses/${body.id}/questions`, {
    token,
    body: { question: 'De quoi est-ce fait ?' },
  })
  expect(JSON.stringify(asked.body)).toContain('marbre')
  expect((await world.ask('GET', '/api/usage', { token })).body.month_count).toBe(0)
})

test('a maker alone is answered with a choice of works, in the language asked for, and costs nothing', async () => {
  const world = await createWorld()
  const token = await world.register('ann@example.com')
  const body = { name: 'Vermeer', language: 'fr' }
  const { status, body: choice } = await world.ask('POST', '/api/query-artwork', { token, body })
  expect(status).toBe(300)
  expect(choice.detail).toMatch(/^De laquelle de ces œuvres .* décompté\.$/u)
  expect(choice).toMatchObject({
    code: 'which_work',
    params: { choice: 'maker', near: expect.arrayContaining([expect.anything()]) },
  })
  for (const label of choice.params.near) expect(label.artist).toBe('Johannes Vermeer')
  const stream = await world.ask('POST', '/api/query-artwork', {
    token,
    body,
    headers: { accept: 'text/event-stream' },
  })
  expect(eventsOf(stream.body).at(-1)).toEqual({ event: 'error', data: { status: 300, ...choice } })
  expect((await world.ask('GET', '/api/usage', { token })).body.month_count).toBe(0)
  expect(await world.db.selectFrom('analyses').selectAll().execute()).toEqual([])
})

test('of a choice by maker one work is asked about, and the others are none of its candidates', async () => {
  const world = await createWorld()
  const token = await world.register('ann@example.com')
  const { body } = await world.ask('POST', '/api/query-artwork', {
    token,
    body: { name: 'Vermeer', artwork: 'the-milkmaid' },
  })
  expect(body.identification).toMatchObject({
    by: 'choice',
    artwork: { slug: 'the-milkmaid' },
    candidates: [],
  })
  expect(body.usage.month_count).toBe(1)
})

test('a work of which we know the label only is answered, and does not count', async () => {
  const world = await createWorld()
  const token = await world.register('ann@example.com')
  const { body } = await world.ask('POST', '/api/query-artwork', {
    token,
    body: { name: labelOnly },
  })
  expect(body).toMatchObject({ complete: false, counted: false, usage: { month_count: 0 } })
  const complained = await world.ask('POST', `/api/my-analyses/${body.id}/complaint`, {
    token,
    body: {},
  })
  expect(complained.body).toMatchObject({ given_back: false, usage: { month_count: 0 } })
})

test('who asks too often about what does not count has to wait', async () => {
  const world = await createWorld()
  const token = await world.register('ann@example.com')
  const { id } = await world.db.selectFrom('users').select('id').executeTakeFirstOrThrow()
  for (let at = 0; at < 60; at++) await world.limits.uncountedByUser.take(id)
  const refused = await world.ask('POST', '/api/query-artwork', {
    token,
    body: { name: labelOnly },
  })
  expect(refused).toMatchObject({
    status: 429,
    body: { detail: expect.stringMatching(/do not have/u) },
  })
  const known = () => world.ask('POST', '/api/query-artwork', { token, body: starryNight })
  expect(await known()).toMatchObject({ status: 200, body: { counted: true } })
  // Paid for already: it does not count, and is told all the same.
  expect(await known()).toMatchObject({ status: 200, body: { counted: false } })
})

test('a mode beyond the plan is refused before anything is spent', async () => {
  const world = await createWorld()
  const token = await world.register('ann@example.com')
  const refused = await world.ask('POST', '/api/query-artwork', {
    token,
    body: { ...starryNight, mode: 'student' },
  })
  expect(refused).toMatchObject({
    status: 403,
    body: { detail: 'Aficionado mode needs an Aficionado subscription.' },
  })
  expect((await world.ask('GET', '/api/usage', { token })).body.month_count).toBe(0)
})

test('a failure of the engine costs the user nothing and is answered with a fixed sentence', async () => {
  const broken: Engine = {
    ...realEngine(),
    async *study() {
      yield { type: 'stage', stage: 'identifying' }
      throw new Error('secret detail')
    },
  }
  const world = await createWorld({ engine: broken })
  const token = await world.register('ann@example.com')
  const json = await world.ask('POST', '/api/query-artwork', { token, body: starryNight })
  expect(json.status).toBe(500)
  expect(json.body.detail).toMatch(/^Something went wrong on our side/u)
  const stream = await world.ask('POST', '/api/query-artwork', {
    token,
    body: starryNight,
    headers: { accept: 'text/event-stream' },
  })
  expect(eventsOf(stream.body).at(-1)).toMatchObject({ event: 'error', data: { status: 500 } })
  expect(stream.body).not.toContain('secret detail')
  expect((await world.ask('GET', '/api/usage', { token })).body.month_count).toBe(0)
  expect(world.faults).toHaveLength(2)
})

test('a question that the sources answer is answered first; another is not answered at all', async () => {
  const world = await createWorld()
  const token = await world.register('ann@example.com')
  const answered = await world.ask('POST', '/api/query-artwork', {
    token,
    body: { name: 'The Starry Night', question: 'Where is it now?' },
  })
  expect(answered.body.statements[0]).toMatchObject({ topic: 'answer', kind: 'sourced' })
  expect(answered.body.statements[0].text).toContain('Museum of Modern Art')
  const silent = await world.ask('POST', '/api/query-artwork', {
    token,
    body: { name: 'The Starry Night', question: 'Did he own a bicycle in Brazil?' },
  })
  expect(silent.body.statements[0]).toMatchObject({
    topic: 'answer',
    kind: 'unsure',
    text: 'Our text on this work does not say.',
  })
})

test('"this is wrong" gives the query back once, and keeps why', async () => {
  const world = await createWorld()
  const token = await world.register('ann@example.com')
  const { body } = await world.ask('POST', '/api/query-artwork', { token, body: starryNight })
  const complain = (reason: string, by = token) =>
    world.ask('POST', `/api/my-analyses/${body.id}/complaint`, { token: by, body: { reason } })
  expect((await complain('Wrong date')).body).toMatchObject({
    given_back: true,
    usage: { month_count: 0 },
  })
  expect((await complain('Wrong date, again')).body).toMatchObject({
    given_back: false,
    usage: { month_count: 0 },
  })
  const kept = await world.db.selectFrom('complaints').select('reason').execute()
  expect(kept).toEqual([{ reason: 'Wrong date, again' }])
  const stranger = await world.register('eve@example.com')
  expect((await complain('Mine', stranger)).status).toBe(404)
})

test('an analysis that was given back pays for no other candidate', async () => {
  const world = await createWorld()
  const token = await world.register('ann@example.com')
  const { body } = await world.ask('POST', '/api/query-artwork', { token, body: starryNight })
  const other = { ...starryNight, artwork: 'starry-night-over-the-rhone', instead_of: body.id }
  const reason = { reason: 'Wrong work' }
  await world.ask('POST', `/api/my-analyses/${body.id}/complaint`, { token, body: reason })
  await world.ask('POST', '/api/query-artwork', { token, body: other })
  const paidBefore = await world.db.selectFrom('analyses').select('instead_of').execute()
  expect(paidBefore).toEqual([{ instead_of: null }, { instead_of: null }])
})

test('an analysis is read by its owner only', async () => {
  const world = await createWorld()
  const token = await world.register('ann@example.com')
  const { body } = await world.ask('POST', '/api/query-artwork', { token, body: starryNight })
  const stranger = await world.register('eve@example.com')
  expect((await world.ask('GET', `/api/my-analyses/${body.id}`, { token: stranger })).status).toBe(
    404,
  )
  expect((await world.ask('GET', `/api/my-analyses/${body.id}`)).status).toBe(401)
})

/**
 * An engine that waits for `resume` before events of a kind are gone past, and the signal that it
 * was given.
 */
function waitingEngine(kind: 'identified' | 'statement') {
  const { promise, resolve: resume } = Promise.withResolvers<void>()
  const signals: AbortSignal[] = []
  const engine: Engine = {
    ...realEngine(),
    async *study(request, signal) {
      signals.push(signal)
      // It does not heed the signal itself, as an engine may not that is about to say what it has.
      for await (const event of realEngine().study(request, new AbortController().signal)) {
        yield event
        if (event.type === kind) await promise
      }
    },
  }
  return { engine, resume, signals }
}

const spendings = async (world: World) =>
  (await world.db.selectFrom('spends').select('state').execute()).map(({ state }) => state)

test('an answer whose reader went away while reading is finished, kept and counted', async () => {
  const { engine, resume } = waitingEngine('statement')
  const world = await createWorld({ engine })
  await askAndLeave(world, starryNight, 'event: statement')
  resume()
  await expect
    .poll(() => world.db.selectFrom('analyses').select('artwork').execute(), { timeout: 5000 })
    .toEqual([{ artwork: 'the-starry-night' }])
})

test.each([
  ['a stream', 'text/event-stream'],
  ['JSON', 'application/json'],
])(
  'a reader of %s who leaves before the first words breaks the work off, and pays nothing',
  async (_what, accept) => {
    const { engine, resume, signals } = waitingEngine('identified')
    const world = await createWorld({ engine })
    await askAndLeave(world, starryNight, () => signals.length > 0, accept)
    await expect.poll(() => signals[0]?.aborted).toBe(true)
    resume()
    await expect.poll(() => spendings(world)).toEqual(['given_back'])
    expect(await world.db.selectFrom('analyses').select('id').execute()).toEqual([])
    expect(world.faults).toEqual([])
  },
)

test('at a stop running answers finish, and new ones are sent away', async () => {
  let resume = () => {}
  const waiting = new Promise<void>((resolve) => {
    resume = resolve
  })
  const engine: Engine = {
    ...realEngine(),
    async *study(request, signal) {
      await waiting
      yield* realEngine().study(request, signal)
    },
  }
  const world = await createWorld({ engine })
  const token = await world.register('ann@example.com')
  const running = world.ask('POST', '/api/query-artwork', { token, body: starryNight })
  await new Promise((resolve) => setTimeout(resolve, 50))
  const stopped = world.stop()
  const late = await world.ask('POST', '/api/query-artwork', { token, body: starryNight })
  expect(late.status).toBe(503)
  expect((await world.ask('GET', '/readyz')).status).toBe(503)
  resume()
  expect((await running).status).toBe(200)
  await stopped
})

test('bad input is answered with a clear sentence, is no internal error, and costs nothing', async () => {
  const world = await createWorld()
  const token = await world.register('ann@example.com')
  const post = (body: unknown, headers = {}) =>
    world.ask('POST', '/api/query-artwork', { token, body, headers })
  const bad = [
    await post({ name: '' }),
    await post({ name: '   ' }),
    await post({ name: 'x'.repeat(10_000) }),
    await post({ name: 'Mona\u0000Lisa' }),
    await post({ name: 42 }),
    await post({ name: ['Mona Lisa'] }),
    await post({}),
    await post({ name: 'Mona Lisa', mode: 'genius' }),
    await post({ name: 'Mona Lisa', language: 'de' }),
    await post({ name: 'Mona Lisa', question: 'x'.repeat(10_000) }),
    await post('{"name": "Mona Lisa"', { 'content-type': 'application/json' }),
    await post('', { 'content-type': 'application/json' }),
    await post('name=Mona+Lisa', { 'content-type': 'application/x-www-form-urlencoded' }),
    await post(JSON.stringify({ name: 'x'.repeat(100_000) }), {
      'content-type': 'application/json',
    }),
    await world.ask('POST', '/api/query-artwork', { body: { name: 'Mona Lisa' } }),
    await world.ask('POST', '/api/query-artwork', {
      token: `${token}x`,
      body: { name: 'Mona Lisa' },
    }),
    await world.ask('GET', '/api/my-analyses/../../etc/passwd', { token }),
    await world.ask('GET', '/api/nothing-here', { token }),
  ]
  for (const answer of bad) {
    expect(answer.status, JSON.stringify(answer.body)).toBeGreaterThanOrEqual(400)
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(500)
    expect(answer.body.detail).toMatch(/\w{3,}/u)
  }
  const odd = [
    "Robert'); DROP TABLE users;--",
    '<script>alert(1)</script>',
    '%_%',
    '𝕬𝖗𝖙 🎨',
    '‮sreversed',
  ]
  for (const name of odd) expect([300, 404], name).toContain((await post({ name })).status)
  expect(world.faults).toEqual([])
  expect((await world.ask('GET', '/api/usage', { token })).body.month_count).toBe(0)
})
