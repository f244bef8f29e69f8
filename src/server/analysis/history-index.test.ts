import { expect, test } from 'vitest'
import { allRows } from '#test/rows.ts'
import { createWorld, PASSWORD } from '#test/world.ts'
import { PORTION } from './history-index.ts'
import { createHistoryStore } from './history-store.ts'
import { textId } from './searched-texts.ts'

type World = Awaited<ReturnType<typeof createWorld>>

const LENGTH = 2 * PORTION
/** In a language that no text is in. */
const worksNamed = (word: string) =>
  ['work', 'opus'].filter((slug) => `${slug} 作品`.includes(word))
const SEARCHES = [
  ['common'],
  ['common', 'only7'],
  ['only1'],
  ['a'],
  ["l'etoile"],
  ['星'],
  ['梵谷'],
  ['梵谷的星空'],
  ['谷畫'],
  ['100%'],
  ['%'],
  ['why'],
  ['why', 'work', '4'],
  ['why', 'common'],
  ['nowhere'],
  ['common', 'nowhere'],
  ['作品'],
  ['opus'],
  ['opus', 'only7'],
  ['作品', 'why', '5'],
  ['作品的'],
]

/** Analyses of which some share a minute, an answer or a word. */
async function addTo(world: World, user_id: string, from: number, to: number): Promise<void> {
  const rows = Array.from({ length: to - from }, (_, at) => {
    const number = from + at
    const only = number % 10 === 3 ? '' : ` only${number}x`
    const folded = `work ${number % 9}\ncommon, ${number % 3 ? "l'etoile" : 'a 100%'}${only}。梵谷${number % 2 ? '的星空' : '畫星夜'}`
    const asked = number % 5 === 0 ? `why ${number}\nwork ${number % 9}` : null
    const created_at = Math.floor(number / 2) * 60_000
    const artwork = number % 4 ? 'work' : 'opus'
    return {
      artwork,
      id: `${String(number).padStart(5, '0')}-${user_id}`,
      created_at,
      folded,
      asked,
    }
  })
  const { db } = world
  for (let part = 0; part < rows.length; part += PORTION) {
    const some = rows.slice(part, part + PORTION)
    await db
      .insertInto('analyses')
      .values(
        some.map(({ id, created_at, artwork }) => ({
          ...{ id, user_id, created_at, mode: 'explorer', language: 'en', has_image: 0, artwork },
          ...{ user_question: '', preview: '', body: '{}', spend_id: null, instead_of: null },
        })),
      )
      .execute()
    await db
      .insertInto('history_answers')
      .values(some.map(({ folded }) => ({ user_id, id: textId(folded), folded })))
      .onConflict((conflict) => conflict.columns(['user_id', 'id']).doNothing())
      .execute()
    await db
      .insertInto('history')
      .values(
        some.map(({ id, created_at, folded, asked }) => ({
          ...{ analysis_id: id, user_id, created_at, deleted_at: null },
          ...{ answer_id: textId(folded), asked },
        })),
      )
      .execute()
  }
}

async function longHistory(length = LENGTH) {
  const world = await createWorld()
  const token = await world.register('ann@example.com')
  const { id } = await world.db.selectFrom('users').select('id').executeTakeFirstOrThrow()
  await addTo(world, id, 0, length)
  const history = createHistoryStore(world.db, worksNamed)
  /**
   * What each search finds: how many in all, and on pages at its beginning, where the index begins,
   * and at its end.
   */
  const findings = async () => {
    const found: unknown[] = []
    for (const words of SEARCHES)
      for (const offset of [0, 10, length - 10])
        found.push([words, await history.found(id, words, offset, 10)])
    return found
  }
  const words = () => world.db.selectFrom('history_words').select('word').distinct().execute()
  return {
    world,
    token,
    id,
    history,
    findings,
    words: async () => (await words()).map(({ word }) => word),
  }
}

test('a search finds the same in the index as by reading, on every page and in the same order', async () => {
  const { world, id, findings, words } = await longHistory()
  await addTo(world, id, LENGTH, LENGTH + 15)
  const read = await findings()
  expect(read[0]).toMatchObject([['common'], { total: LENGTH + 15 }])
  expect(await words()).toEqual([])
  await world.tidy()
  expect(await words()).toContain('common')
  const { count } = await world.db
    .selectFrom('history')
    .select((select) => select.fn.count<number | string>('place').as('count'))
    .executeTakeFirstOrThrow()
  expect(Number(count)).toBe(LENGTH)
  expect(await findings()).toEqual(read)
})

test('a word that is in many texts fills volumes, and those that are full are not written again', async () => {
  const length = 4 * PORTION
  const { world, id } = await longHistory(length)
  await world.tidy()
  const full = () =>
    world.db
      .selectFrom('history_words')
      .select(['volume', 'found_in'])
      .where('word', '=', 'common')
      .where('volume', '>', 0)
      .execute()
  const before = await full()
  expect(before).toHaveLength(1)
  await addTo(world, id, length, length + PORTION)
  await world.tidy()
  expect(await full()).toEqual(before)
  const found = await createHistoryStore(world.db, worksNamed).found(id, ['common'], 0, 10)
  expect(found.total).toBe(length + PORTION)
})

test('what is deleted is hidden from the index, comes back, and in the end takes its words along', async () => {
  const { world, token, id, history, findings, words } = await longHistory()
  await world.tidy()
  const before = await findings()
  const own = `00107-${id}`
  expect((await history.found(id, ['only107x'], 0, 10)).ids).toEqual([own])
  await world.ask('DELETE', `/api/my-analyses/${own}`, { token })
  expect(await history.found(id, ['only107x'], 0, 10)).toEqual({ ids: [], total: 0 })
  expect((await history.found(id, ['common'], 0, 10)).total).toBe(LENGTH - 1)
  await world.ask('POST', `/api/my-analyses/${own}/restore`, { token })
  expect(await findings()).toEqual(before)

  expect(await words()).toContain('only107x')
  await world.ask('DELETE', `/api/my-analyses/${own}`, { token })
  world.clock.now += 10 * 60_000
  await world.tidy()
  expect(await words()).not.toContain('only107x')
  expect((await history.found(id, ['common'], 0, 10)).total).toBe(LENGTH - 1)
  expect(world.faults).toEqual([])
})

test('a place that has become free is taken by another analysis, of which all is found and nothing else', async () => {
  const { world, token, id, history, findings } = await longHistory(PORTION)
  await world.tidy()
  const last = PORTION - 1
  await world.ask('DELETE', `/api/my-analyses/${String(last).padStart(5, '0')}-${id}`, { token })
  world.clock.now += 10 * 60_000
  await world.tidy()
  await addTo(world, id, PORTION, 2 * PORTION)
  const read = await findings()
  await world.tidy()
  expect(await findings()).toEqual(read)
  expect((await history.found(id, [`only${last}x`], 0, 10)).total).toBe(0)
  expect((await history.found(id, [`only${PORTION + 1}x`], 0, 10)).total).toBe(1)
})

test('a closed account leaves no word in the index', async () => {
  const { world, token, words } = await longHistory(PORTION)
  await world.tidy()
  expect(await words()).not.toEqual([])
  await world.ask('POST', '/api/account/close', { token, body: { password: PASSWORD } })
  await world.settled()
  const left = Object.entries(await allRows(world.db)).filter(([, rows]) => rows.length > 0)
  expect(left).toEqual([])
})

test('a short history is read, and takes no place in the index', async () => {
  const { world, id, history, words } = await longHistory(PORTION - 1)
  await world.tidy()
  expect(await words()).toEqual([])
  expect((await history.found(id, ['only1'], 0, 10)).total).toBeGreaterThan(10)
})
