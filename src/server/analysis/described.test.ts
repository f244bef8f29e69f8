import { expect, test } from 'vitest'
import { TO_DESCRIBE } from '#engine/catalogue/to-describe.ts'
import { realCatalogue } from '#test/real-catalogue.ts'
import { createWorld, type World } from '#test/world.ts'

const WAVE = /^A huge dark-blue wave/u

async function ask(world: World, token: string, name: string) {
  return (await world.ask('POST', '/api/query-artwork', { token, body: { name } })).body
}

test('an answer, its place in the history and its shared link have the description of the work, which is not kept with it', async () => {
  const world = await createWorld()
  const token = await world.register('ann@example.com')
  const answer = await ask(world, token, 'The Great Wave off Kanagawa')
  expect(answer.described.alternative).toMatch(WAVE)
  const { body } = await world.ask('GET', `/api/my-analyses/${answer.id}`, { token })
  expect(body.described).toEqual(answer.described)
  const history = (await world.ask('GET', '/api/my-analyses', { token })).body
  expect(history.analyses[0].artwork.alternative).toBe(answer.described.alternative)
  const link = (await world.ask('POST', `/api/my-analyses/${answer.id}/share`, { token, body: {} }))
    .body.token
  const shared = (await world.ask('GET', `/api/shared/${link}`)).body
  expect(shared.analysis.described).toEqual(answer.described)
  // An answer of last year has what the catalogue says today.
  const kept = await world.db.selectFrom('analyses').select('body').executeTakeFirstOrThrow()
  expect(kept.body).not.toContain('described')
})

test('an answer about a work that is not described says nothing of it', async () => {
  const world = await createWorld()
  const token = await world.register('ann@example.com')
  const [slug = ''] = TO_DESCRIBE
  const answer = await ask(world, token, realCatalogue().bySlug.get(slug)?.titles.en ?? '')
  expect(answer.identification.artwork.slug).toBe(slug)
  expect(answer).not.toHaveProperty('described')
  const history = (await world.ask('GET', '/api/my-analyses', { token })).body
  expect(history.analyses[0].artwork).not.toHaveProperty('alternative')
})
