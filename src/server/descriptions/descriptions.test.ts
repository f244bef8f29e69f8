import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type DescriptionAnswer, descriptionsSchema } from '#shared/api/descriptions.ts'
import { DESCRIPTION_TYPES, POST_CHARACTERS } from '#shared/descriptions.ts'
import { LANGUAGES } from '#shared/languages.ts'
import { RESTORE_MINUTES } from '#shared/limits.ts'
import { PICTURE_MAX_BYTES } from '#shared/pictures.ts'
import { multipart } from '#test/multipart.ts'
import { createWorld, realDescriber, type World } from '#test/world.ts'

const stripes = () =>
  sharp({ create: { width: 800, height: 500, channels: 3, background: '#204060' } })
    .png()
    .toBuffer()
const heic = () => readFile(join(import.meta.dirname, '../../../test/pictures/phone.heic'))

async function send(
  world: World,
  token: string,
  file: Buffer | null,
  fields: Record<string, string> = {},
) {
  const form = multipart(file, fields, 'work.png', 'artwork')
  return world.ask('POST', '/api/generate-artist-description', { token, ...form })
}

async function newWorld(role: 'free' | 'student' = 'free', now = Date.UTC(2026, 10, 21, 12)) {
  const world = await createWorld({ clock: { now } })
  return { world, token: await world.register('ann@example.com', { role }) }
}

async function usageOf(world: World, token: string) {
  return (await world.ask('GET', '/api/description-usage', { token })).body
}

async function filesLeft(world: World): Promise<string[]> {
  return readdir(join(world.dataDir, 'own-artworks')).catch(() => [])
}

test('a work is described from its picture and what the artist told, counted once, kept; nothing of the picture is', async () => {
  const { world, token } = await newWorld()
  const { status, body } = await send(world, token, await stripes(), {
    creation_mode: 'generate_new',
    description_type: 'artist_statement',
    language: 'en',
    artistic_intent: 'I wanted one thing, and nothing else.',
    medium_details: 'acrylic on board',
  })
  const answer = body as DescriptionAnswer
  expect(status).toBe(200)
  expect(answer.description).toBe(
    'I made this work in acrylic on board. I wanted one thing, and nothing else. Here I work mostly in blue, in dark tones.',
  )
  expect(answer.statements.map(({ rests_on }) => rests_on)).toEqual(['told', 'told', 'measured'])
  expect(answer.measurements).toHaveLength(8)
  expect(answer.usage).toMatchObject({ unlimited: false, remaining: 14, description_count: 1 })
  const { usage: _usage, ...kept } = answer
  const { body: list } = await world.ask('GET', '/api/my-descriptions?page=1&limit=10', { token })
  expect(descriptionsSchema.parse(list).descriptions).toEqual([kept])
  expect(await filesLeft(world)).toEqual([])
})

test('once the picture of a work has been looked at it is gone, however long the text is written', async () => {
  const describer = realDescriber()
  let left: string[] | null = null
  const world = await createWorld({
    describer: {
      describe: (body, picture, signal, onSeen) =>
        describer.describe(body, picture, signal, async () => {
          await onSeen?.()
          left = await filesLeft(world)
        }),
    },
  })
  await send(world, await world.register('ann@example.com'), await stripes(), {
    creation_mode: 'generate_new',
  })
  expect(left).toEqual([])
})

test.for(
  LANGUAGES.flatMap((language) => DESCRIPTION_TYPES.map((type) => [type, language] as const)),
)('a %s is written in %s', async ([description_type, language]) => {
  const { world, token } = await newWorld()
  const { status, body } = await send(world, token, await stripes(), { description_type, language })
  expect(status).toBe(200)
  expect(body).toMatchObject({ description_type, language })
  expect(body.description).not.toBe('')
  expect(body.questions.length).toBeGreaterThan(0)
  if (description_type === 'social_media')
    expect([...body.description].length).toBeLessThanOrEqual(POST_CHARACTERS)
})

test('a HEIC photo from an iPhone is read on the server', async () => {
  const { world, token } = await newWorld()
  expect((await send(world, token, await heic())).status).toBe(200)
})

const CLUMSY = {
  creation_mode: 'improve_existing',
  existing_description: 'i dont paint people in order to rest, its about the liminal.',
  improvement_goals: 'professional_tone,clearer_language,emotional_depth',
}

test('an improved text shows what was changed and what is proposed; the artist decides change by change, uncounted', async () => {
  const { world, token } = await newWorld()
  const { body } = await send(world, token, await stripes(), CLUMSY)
  const made = body as DescriptionAnswer
  expect(made.description).toBe('I don’t paint people in order to rest, its about the liminal.')
  expect(made.goals.find(({ goal }) => goal === 'emotional_depth')?.served).toBe(false)
  expect(made.usage).toMatchObject({ description_count: 1 })
  const idOf = (before: string) => made.edits?.find((edit) => edit.before === before)?.id ?? ''
  const decide = (id: string, decisions: unknown, by = token) =>
    world.ask('PUT', `/api/my-descriptions/${id}/decisions`, { token: by, body: { decisions } })
  const { status, body: decided } = await decide(made.id, [
    { id: idOf('in order to'), state: 'accepted' },
    { id: idOf('its about'), state: 'accepted' },
    { id: idOf('liminal'), state: 'accepted', text: 'doorstep' },
    { id: idOf('dont'), state: 'rejected' },
  ])
  expect(status).toBe(200)
  expect(decided.description).toBe('I dont paint people to rest, it’s about the doorstep.')
  const { body: list } = await world.ask('GET', '/api/my-descriptions', { token })
  expect(list.descriptions[0]).toEqual(decided)
  expect(await usageOf(world, token)).toMatchObject({ description_count: 1 })

  const other = await world.register('bob@example.com')
  expect((await decide(made.id, [], other)).status).toBe(404)
  expect((await decide('nothing', [])).status).toBe(404)
  expect((await decide(made.id, [{ id: 'e99', state: 'accepted' }])).status).toBe(400)
  expect((await decide(made.id, [{ id: 'e1', state: 'perhaps' }])).status).toBe(400)
  expect(
    (await decide(made.id, [{ id: 'e1', state: 'accepted', text: 'x'.repeat(1001) }])).status,
  ).toBe(400)
})

test('decisions that arrive at once are all kept', async () => {
  const { world, token } = await newWorld()
  const { body } = await send(world, token, await stripes(), CLUMSY)
  const open = (body as DescriptionAnswer).edits?.filter(({ state }) => state === 'open') ?? []
  await Promise.all(
    open.map(({ id }) =>
      world.ask('PUT', `/api/my-descriptions/${body.id}/decisions`, {
        token,
        body: { decisions: [{ id, state: 'rejected' }] },
      }),
    ),
  )
  const { body: list } = await world.ask('GET', '/api/my-descriptions', { token })
  const states = (list.descriptions[0] as DescriptionAnswer).edits?.map(({ state }) => state)
  expect(open.length).toBeGreaterThan(2)
  expect(states).not.toContain('open')
})

test('a text that only repeats what was typed is kept and not counted', async () => {
  const { world, token } = await newWorld()
  const told = {
    description_type: 'gallery_label',
    work_title: 'Low Tide, 2024',
    medium_details: 'oil on linen, 80 × 60 cm',
    artistic_intent: 'I wanted the knots to be what you look at.',
  }
  const { body } = await send(world, token, await stripes(), told)
  expect(body.description).toBe(
    'Low Tide, 2024\n\nOil on linen, 80 × 60 cm\n\n“I wanted the knots to be what you look at.”',
  )
  expect(body).toMatchObject({ counted: false, usage: { description_count: 0, remaining: 15 } })
  const { body: list } = await world.ask('GET', '/api/my-descriptions', { token })
  expect(list.pagination.total_count).toBe(1)
})

test('an improvement that finds nothing to change says so, and is neither counted nor kept', async () => {
  const { world, token } = await newWorld()
  const fields = {
    creation_mode: 'improve_existing',
    existing_description: 'I scraped the linen with a knife.',
    improvement_goals: 'more_engaging,clearer_language',
  }
  const { status, body } = await send(world, token, await stripes(), fields)
  expect(status).toBe(200)
  expect(body.description).toBe(fields.existing_description)
  expect(body.goals.map(({ note }: { note: string }) => note)).not.toContain('')
  expect(body.usage).toMatchObject({ description_count: 0, remaining: 15 })
  expect((await world.ask('GET', '/api/my-descriptions', { token })).body.descriptions).toEqual([])
})

interface Refused {
  what: string
  file: Buffer | 'stripes' | null
  fields: Record<string, string>
  status: number
  says: RegExp
}

test.for<Refused>([
  {
    what: 'no picture',
    file: null,
    fields: {},
    status: 400,
    says: /^Please select an image first$/u,
  },
  {
    what: 'a text',
    file: Buffer.from('no picture'),
    fields: {},
    status: 415,
    says: /not a picture/u,
  },
  {
    what: 'too much',
    file: Buffer.alloc(PICTURE_MAX_BYTES + 1),
    fields: {},
    status: 413,
    says: /50 MB/u,
  },
  {
    what: 'an improvement without a text',
    file: 'stripes',
    fields: { creation_mode: 'improve_existing', existing_description: '  ' },
    status: 400,
    says: /^Please provide the existing description to improve$/u,
  },
  {
    what: 'an unknown goal',
    file: 'stripes',
    fields: { improvement_goals: 'clearer_language,more_sparkle' },
    status: 400,
    says: /more_sparkle/u,
  },
  {
    what: 'too long a text',
    file: 'stripes',
    fields: { artistic_intent: 'x'.repeat(1001) },
    status: 400,
    says: /^artistic_intent/u,
  },
])(
  '$what is refused with a sentence, and costs nothing',
  async ({ file, fields, status, says }) => {
    const { world, token } = await newWorld()
    const refused = await send(world, token, file === 'stripes' ? await stripes() : file, fields)
    expect(refused.status).toBe(status)
    expect(refused.body.detail).toMatch(says)
    expect((await usageOf(world, token)).description_count).toBe(0)
    expect(await filesLeft(world)).toEqual([])
  },
)

test('a free user has 15 a month, also when many are sent at once; the sixteenth is told when there are more', async () => {
  const { world, token } = await newWorld('free', Date.UTC(2026, 10, 30, 12))
  const picture = await stripes()
  const answers = await Promise.all(Array.from({ length: 16 }, () => send(world, token, picture)))
  const made = answers.filter(({ status }) => status === 200).length
  for (let count = made; count < 15; count++)
    expect((await send(world, token, picture)).status).toBe(200)
  const refused = await send(world, token, picture)
  expect(refused.status).toBe(402)
  expect(refused.body.detail).toMatch(/15/u)
  expect(await usageOf(world, token)).toMatchObject({ description_count: 15, remaining: 0 })
  world.clock.now = Date.UTC(2026, 11, 1)
  expect((await send(world, token, picture)).status).toBe(200)
})

test('a subscriber has no limit', async () => {
  const { world, token } = await newWorld('student')
  const { body } = await send(world, token, await stripes())
  expect(body.usage).toMatchObject({ unlimited: true, description_limit: -1 })
})

test('descriptions are listed by pages, the newest first, and only one’s own', async () => {
  const { world, token } = await newWorld()
  const picture = await stripes()
  for (const artistic_intent of ['first', 'second', 'third']) {
    world.clock.now += 1000
    await send(world, token, picture, { artistic_intent })
  }
  const { body } = await world.ask('GET', '/api/my-descriptions?page=2&limit=2', { token })
  expect(body.pagination).toEqual({
    total_count: 3,
    total_pages: 2,
    current_page: 2,
    has_prev: true,
    has_next: false,
  })
  expect(body.descriptions.map(({ description }: { description: string }) => description)).toEqual([
    expect.stringContaining('First'),
  ])
  const far = await world.ask('GET', '/api/my-descriptions?page=9&limit=2', { token })
  expect(far.body.pagination.current_page).toBe(2)
  const other = await world.register('bob@example.com')
  expect(
    (await world.ask('GET', '/api/my-descriptions', { token: other })).body.descriptions,
  ).toEqual([])
})

test('what is deleted is gone at once, comes back for ten minutes, and then is gone for good', async () => {
  const { world, token } = await newWorld()
  const { id } = (await send(world, token, await stripes())).body
  const other = await world.register('bob@example.com')
  const remove = (by = token) => world.ask('DELETE', `/api/my-descriptions/${id}`, { token: by })
  const restore = (by = token) =>
    world.ask('POST', `/api/my-descriptions/${id}/restore`, { token: by })
  const listed = async () =>
    (await world.ask('GET', '/api/my-descriptions', { token })).body.pagination.total_count

  expect((await remove(other)).status).toBe(404)
  const until = new Date(world.clock.now + RESTORE_MINUTES * 60_000).toISOString()
  expect(await remove()).toMatchObject({ status: 200, body: { id, restorable_until: until } })
  expect(await listed()).toBe(0)
  expect((await remove()).status).toBe(404)
  expect((await restore(other)).status).toBe(404)
  expect((await restore()).status).toBe(200)
  expect(await listed()).toBe(1)

  await remove()
  world.clock.now += RESTORE_MINUTES * 60_000 - 1
  await world.tidy()
  expect(await world.db.selectFrom('descriptions').select('id').execute()).toHaveLength(1)
  world.clock.now += 1
  expect((await restore()).status).toBe(404)
  await world.tidy()
  expect(await world.db.selectFrom('descriptions').select('id').execute()).toEqual([])
  expect((await usageOf(world, token)).description_count).toBe(1)
})

test('nobody describes or lists without a session', async () => {
  const world = await createWorld()
  expect((await send(world, 'nobody', await stripes())).status).toBe(401)
  expect((await world.ask('GET', '/api/my-descriptions')).status).toBe(401)
})
