import { expect, test } from 'vitest'
import { createWorld } from '#test/world.ts'

const ASK = '/api/query-artwork'

test('an error is a code with its parameters, and a sentence for people', async () => {
  const world = await createWorld()
  const token = await world.register('ann@example.com')
  const errorOf = async (body: object) => (await world.ask('POST', ASK, { token, body })).body
  expect(await errorOf({ name: 'Mona Lisa', mode: 'student' })).toEqual({
    code: 'mode_needs_plan',
    params: { mode: 'student' },
    detail: 'Aficionado mode needs an Aficionado subscription.',
  })
  // A check of a field that has an error of its own, and one that has none.
  expect(await errorOf({ name: ' ' })).toEqual({
    code: 'artwork_name_missing',
    params: {},
    detail: 'Please enter an artwork name.',
  })
  expect(await errorOf({ name: 'Mona Lisa', mode: 'expert' })).toMatchObject({
    code: 'invalid_field',
    params: { field: 'mode', problem: expect.any(String) },
    detail: expect.stringMatching(/^mode: /u),
  })
  expect((await world.ask('POST', ASK, { body: { name: 'Mona Lisa' } })).body).toMatchObject({
    code: 'session_expired',
  })
  expect((await world.ask('GET', '/api/nothing')).body).toMatchObject({
    code: 'not_found',
    params: {},
  })
})

test('what cannot be read as a request says why by its code', async () => {
  const world = await createWorld()
  const send = async (type: string, payload: string) => {
    const headers = { 'content-type': type, accept: 'application/json' }
    const answer = await world.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers,
      payload,
    })
    return [answer.statusCode, answer.json().code]
  }
  expect(await send('application/json', '{')).toEqual([400, 'invalid_json'])
  expect(await send('application/json', '')).toEqual([400, 'empty_body'])
  expect(await send('text/csv', 'a,b')).toEqual([415, 'unsupported_type'])
  expect(await send('application/json', `"${'x'.repeat(2 ** 21)}"`)).toEqual([
    413,
    'request_too_large',
  ])
})

test('a work that is not known is told in the language of the question, and by its code to programs', async () => {
  const world = await createWorld()
  const token = await world.register('ann@example.com')
  const body = { name: 'Umbral de la niebla 7', artist: 'Nadie Nunca', language: 'es' }
  const unknown = await world.ask('POST', ASK, { token, body })
  expect(unknown.body).toEqual({
    code: 'unknown_work',
    params: { name: body.name, artist: body.artist, near: expect.any(Array), unreachable: false },
    detail: expect.stringContaining('No conocemos ninguna obra'),
  })
})
