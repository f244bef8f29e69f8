import { strFromU8, unzipSync } from 'fflate'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import type { Engine } from '#engine/engine.ts'
import { readPdf } from '#test/pdf.ts'
import { createWorld, realEngine, type World } from '#test/world.ts'
import { AppError } from '../errors.ts'

const professional = (world: World, email = 'ann@example.com') =>
  world.register(email, { role: 'professional' })

async function send(world: World, token: string, rows: object[], name = 'Spring show') {
  const { status, body } = await world.ask('POST', '/api/bulk', { token, body: { name, rows } })
  expect(status, JSON.stringify(body)).toBe(200)
  return `/api/bulk/${body.id}`
}
const change = (world: World, token: string, list: string, state: string) =>
  world.ask('PUT', list, { token, body: { state } })
const read = async (world: World, token: string, list: string) =>
  (await world.ask('GET', list, { token })).body
const rowsOf = async (world: World, token: string, list: string) =>
  (await world.ask('GET', `${list}/rows`, { token })).body.rows

/** Starts a list and waits until nothing is left to do. */
async function run(world: World, token: string, list: string) {
  expect((await change(world, token, list, 'running')).status).toBe(200)
  await world.workOnLists()
  return read(world, token, list)
}

/** Rows that count one each: a question of its own makes an analysis of its own. */
const questions = (count: number, title = 'Mona Lisa') =>
  Array.from({ length: count }, (_, at) => ({ title, question: `What is number ${at}?` }))

test('rows are answered and counted, unknown ones are free, and a choice goes on where it is made', async () => {
  const world = await createWorld()
  const token = await professional(world)
  const list = await send(world, token, [
    { title: 'The Starry Nihgt', depth: 'professional' },
    { title: 'Vermeer', language: 'fr' },
    { title: 'Zxqv Wvutsr' },
    { title: 'the starry night' },
  ])
  const done = await run(world, token, list)
  expect(done).toMatchObject({ state: 'done', counted: 1, will_count: 0 })
  expect(done.states).toEqual({
    looking: 0,
    known: 0,
    open: 0,
    choice: 1,
    unknown: 1,
    answered: 2,
    failed: 0,
  })
  const [starry, vermeer] = await rowsOf(world, token, list)
  const kept = await world.ask('GET', `/api/my-analyses/${starry.analysis_id}`, { token })
  expect(kept.body).toMatchObject({ mode: 'professional', counted: true })
  // A misspelt title is answered with the remark which work was taken for it.
  expect(kept.body.identification.notice).toContain('Nihgt')
  expect((await world.lastMailTo('ann@example.com')).text).toContain('Rows answered: 2 of 4.')
  const [, , unknown] = await rowsOf(world, token, list)
  const choose = (row: number, work: string) =>
    world.ask('PUT', `${list}/rows/${row}`, { token, body: { work } })
  expect((await choose(2, 'guernica')).status).toBe(422)
  expect((await choose(1, starry.work.slug)).status).toBe(409)
  expect((await choose(9, 'guernica')).status).toBe(404)
  const chosen = await choose(2, vermeer.works[0].slug)
  expect([chosen.status, chosen.body.state]).toEqual([200, 'known'])
  await world.workOnLists()
  const after = await read(world, token, list)
  expect([after.state, after.states.answered]).toEqual(['done', 3])
  expect((await rowsOf(world, token, list))[1].work).toEqual(vermeer.works[0])
  expect(unknown).toMatchObject({ state: 'unknown', counts: false, analysis_id: null })
  const usage = (await world.ask('GET', '/api/usage', { token })).body
  expect(usage.month_count).toBe(after.counted)
  await world.settled()
  expect(world.mails.filter(({ subject }) => subject.includes('Spring show'))).toHaveLength(1)
  expect(world.faults).toEqual([])
})

test('a list is paused, resumed and cancelled; what is answered stays', async () => {
  const real = realEngine()
  const gate = { opened: () => {}, waits: 0 }
  const engine: Engine = {
    ...real,
    async *study(request, signal) {
      if (request.question === 'What is number 1?')
        await new Promise<void>((open) => {
          gate.waits++
          gate.opened = open
        })
      yield* real.study(request, signal)
    },
  }
  const world = await createWorld({ engine })
  const token = await professional(world)
  const list = await send(world, token, questions(5))
  expect((await change(world, token, list, 'paused')).status).toBe(409)
  await change(world, token, list, 'running')
  await expect.poll(() => gate.waits, { timeout: 20_000 }).toBe(1)
  expect((await change(world, token, list, 'paused')).body.state).toBe('paused')
  gate.opened()
  await world.workOnLists()
  // The row that was being answered is finished, and no other is begun.
  expect((await read(world, token, list)).states).toMatchObject({ answered: 2, known: 3 })
  expect((await world.ask('GET', '/api/usage', { token })).body.month_count).toBe(2)

  const choice = { token, body: { work: 'mona-lisa' } }
  expect((await world.ask('PUT', `${list}/rows/1`, choice)).status).toBe(409)
  expect((await run(world, token, list)).states.answered).toBe(5)
  expect((await change(world, token, list, 'cancelled')).status).toBe(409)

  const other = await send(world, token, questions(3, 'Guernica'))
  await change(world, token, other, 'cancelled')
  expect((await change(world, token, other, 'running')).status).toBe(409)
  await world.workOnLists()
  expect((await read(world, token, other)).states).toMatchObject({ answered: 0, known: 3 })
  expect((await world.ask('DELETE', other, { token })).status).toBe(200)
  expect((await world.ask('GET', other, { token })).status).toBe(404)
})

test('a list belongs to its owner and to the Professional plan', async () => {
  const world = await createWorld()
  const token = await professional(world)
  const list = await send(world, token, questions(2))
  const eve = await professional(world, 'eve@example.com')
  const bob = await world.register('bob@example.com', { role: 'student' })
  const calls = [
    ['GET', list],
    ['GET', `${list}/rows`],
    ['GET', `${list}/export?format=csv`],
    ['PUT', list, { state: 'running' }],
    ['PUT', `${list}/rows/1`, { work: 'mona-lisa' }],
    ['DELETE', list],
  ] as const
  for (const [method, url, body] of calls) {
    expect((await world.ask(method, url, { token: eve, body })).status, `${method} ${url}`).toBe(
      404,
    )
    expect((await world.ask(method, url, { body })).status, `${method} ${url}`).toBe(401)
  }
  expect((await world.ask('GET', '/api/bulk', { token: eve })).body.jobs).toEqual([])
  const refused = await world.ask('POST', '/api/bulk', { token: bob, body: { rows: questions(1) } })
  expect([refused.status, refused.body.detail]).toEqual([
    403,
    'Bulk analysis needs the Professional plan.',
  ])

  // A plan that ends pauses the list, and one that is back lets it go on.
  await world.db.updateTable('users').set({ role_until: world.clock.now }).execute()
  await world.db.updateTable('bulk_jobs').set({ state: 'running', started_at: 1 }).execute()
  await world.workOnLists()
  expect(await read(world, token, list)).toMatchObject({
    state: 'paused',
    error: {
      code: 'bulk_needs_plan',
      params: {},
      detail: 'Bulk analysis needs the Professional plan.',
    },
    states: { answered: 0 },
  })
  expect((await change(world, token, list, 'running')).status).toBe(403)
  await world.db.updateTable('users').set({ role_until: null }).execute()
  expect(await run(world, token, list)).toMatchObject({ state: 'done', error: null })
})

test('users take turns, row by row, and of one user one list is worked on at a time', async () => {
  const real = realEngine()
  const order: string[] = []
  // No row is answered before all lists run.
  const begun = Promise.withResolvers<void>()
  const engine: Engine = {
    ...real,
    async *study(request, signal) {
      order.push(request.question.split(' ')[0] ?? '')
      // A clock that moves with each row tells who has waited longest.
      world.clock.now++
      await begun.promise
      yield* real.study(request, signal)
    },
  }
  const world = await createWorld({ engine })
  const [ann, eve] = [await professional(world), await professional(world, 'eve@example.com')]
  const rows = (name: string) =>
    [0, 1, 2, 3, 4, 5].map((at) => ({ title: 'Mona Lisa', question: `${name} asks number ${at}` }))
  const lists = [
    [ann, await send(world, ann, rows('ann'))],
    [ann, await send(world, ann, rows('later'))],
    [eve, await send(world, eve, rows('eve'))],
  ] as const
  await world.db
    .updateTable('bulk_jobs')
    .set({ due_at: world.clock.now + 1 })
    .execute()
  for (const [token, list] of lists) {
    await change(world, token, list, 'running')
    world.clock.now++
  }
  begun.resolve()
  await world.workOnLists()
  const [firstEve, lastEve] = [order.indexOf('eve'), order.lastIndexOf('eve')]
  const annBefore = order.slice(firstEve, lastEve).filter((name) => name !== 'eve').length
  expect(order.filter((name) => name === 'eve')).toHaveLength(6)
  // Ann has twelve rows before her: while Eve waits for six answers, Ann gets about as many.
  expect(annBefore).toBeGreaterThanOrEqual(3)
  expect(annBefore).toBeLessThanOrEqual(8)
  expect(order.filter((name) => name !== 'eve')).toEqual([
    ...Array(6).fill('ann'),
    ...Array(6).fill('later'),
  ])
})

test('a row that fails is tried again, then given up; the others are answered, and it is not charged', async () => {
  const real = realEngine()
  let failures = 0
  const engine: Engine = {
    ...real,
    async *study(request, signal) {
      if (request.question === 'What is number 1?') {
        failures++
        throw new AppError('temporarily_unavailable', {}, { retryAfterSeconds: 5 })
      }
      yield* real.study(request, signal)
    },
  }
  const world = await createWorld({ engine })
  const token = await professional(world)
  const list = await send(world, token, questions(3))
  await run(world, token, list)
  for (let minute = 0; minute < 8; minute++) {
    world.clock.now += 60_000
    await world.workOnLists()
  }
  expect(failures).toBe(6)
  const { state, states, counted } = await read(world, token, list)
  expect([state, states.answered, states.failed, counted]).toEqual(['done', 2, 1, 2])
  expect((await world.ask('GET', '/api/usage', { token })).body.month_count).toBe(2)
})

test('results come as CSV, JSON, Markdown and a zip of all, also when half is done; no cell is a formula', async () => {
  const world = await createWorld()
  const token = await professional(world)
  const dangerous = [
    '=HYPERLINK("http://evil.example")',
    '+1',
    '-1',
    '@SUM(A1)',
    ' =1',
    '＝1',
    '\t=1',
  ]
  const list = await send(world, token, [
    { title: 'Mona Lisa', language: 'fr' },
    { title: 'Guernica' },
    ...dangerous.map((title) => ({ title, maker: '=cmd' })),
    { title: 'Vermeer' },
  ])
  const get = async (format: string) => {
    const headers = { authorization: `Bearer ${token}` }
    return world.app.inject({ url: `${list}/export?format=${format}`, headers })
  }
  const cellsOf = (csv: string) => Papa.parse<string[]>(csv.replace('\uFEFF', '').trimEnd()).data
  const before = cellsOf((await get('csv')).body)
  expect(before.map(([row, , , , , , state]) => [row, state]).slice(0, 3)).toEqual([
    ['row', 'state'],
    ['1', 'known'],
    ['2', 'known'],
  ])
  await run(world, token, list)
  const csv = await get('csv')
  expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(csv.headers['content-disposition']).toContain('filename="artsking-list-2026-11-21.csv"')
  const cells = cellsOf(csv.body)
  expect(cells.flat().filter((cell) => /^\s*[=+\-@＝]/u.test(cell))).toEqual([])
  expect(cells[1]?.[11]).toContain('# La Joconde')
  expect(cells[1]?.[13]).toMatch(/^http:\/\/artsking\.test\/query\?analysis=/u)
  const json = JSON.parse((await get('json')).body)
  expect(json).toMatchObject({ schema: 'artsking.bulk', version: 1, list: { counted: 2 } })
  expect(json.rows[0].analysis).toMatchObject({ language: 'fr', questions: [] })
  expect(json.rows.at(-1)).toMatchObject({ state: 'choice', analysis: null })
  const markdown = (await get('md')).body
  expect(markdown).toContain('[^1-1]')
  expect(markdown).toContain('[^2-1]')
  expect(markdown).toContain('Several works may be meant')
  const files = unzipSync((await get('zip')).rawPayload)
  expect(Object.keys(files)).toEqual([
    'results.csv',
    'results.json',
    'results.md',
    'texts/001-mona-lisa.md',
    'texts/002-guernica.md',
  ])
  expect(strFromU8(files['results.md'] ?? new Uint8Array())).toBe(markdown)
  const printed = await get('pdf')
  expect(printed.headers['content-disposition']).toContain(
    'filename="artsking-list-2026-11-21-pdf.zip"',
  )
  const pdfs = unzipSync(printed.rawPayload)
  expect(Object.keys(pdfs)).toEqual(['001-mona-lisa.pdf', '002-guernica.pdf'])
  for (const pdf of Object.values(pdfs)) expect(strFromU8(pdf.subarray(0, 5))).toBe('%PDF-')
  const booklet = await get('booklet')
  expect(booklet.headers['content-type']).toBe('application/pdf')
  expect(booklet.headers['content-disposition']).toContain(
    'filename="artsking-list-2026-11-21.pdf"',
  )
  const { pages, outline, info } = await readPdf(booklet.rawPayload)
  expect([info.Title, outline]).toEqual(['Spring show', [expect.any(String), expect.any(String)]])
  expect(pages[1]?.text).toContain('Guernica')
  for (const [format, ending] of [
    ['label', 'labels'],
    ['teaching', 'teaching-sheets'],
  ] as const) {
    const handouts = await get(format)
    expect(handouts.headers['content-disposition']).toContain(
      `filename="artsking-list-2026-11-21-${ending}.zip"`,
    )
    expect(Object.keys(unzipSync(handouts.rawPayload))).toEqual([
      '001-mona-lisa.pdf',
      '002-guernica.pdf',
    ])
  }
  expect((await get('docx')).statusCode).toBe(400)
})
