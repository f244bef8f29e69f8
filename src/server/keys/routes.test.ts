import { Validator } from '@seriousme/openapi-schema-validator'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { SCOPES, type Scope } from '#shared/api/keys.ts'
import { multipart } from '#test/multipart.ts'
import { createWorld, type World } from '#test/world.ts'

/**
 * Who may call each route: keys with a scope, `everybody`, or `nobody` but people who are logged
 * in.
 */
const ROUTES: Record<string, Scope | 'everybody' | 'nobody'> = {
  'GET /api/usage': 'read',
  'GET /api/description-usage': 'read',
  'GET /api/my-analyses': 'read',
  'GET /api/my-analyses/{id}': 'read',
  'GET /api/counted': 'read',
  'GET /api/my-analyses/{id}/questions': 'read',
  'GET /api/my-analyses/{id}/picture': 'read',
  'GET /api/my-analyses/{id}/export': 'read',
  'GET /api/my-analyses/export': 'read',
  'GET /api/my-descriptions': 'read',
  'POST /api/query-artwork': 'ask',
  'POST /api/analyze-artwork': 'ask',
  'POST /api/analyze-artwork/soon': 'ask',
  'POST /api/my-analyses/{id}/questions': 'ask',
  'POST /api/my-analyses/{id}/questions/{answer}/refusal': 'ask',
  'DELETE /api/my-analyses/{id}/questions/{answer}': 'nobody',
  'POST /api/my-analyses/{id}/complaint': 'ask',
  'POST /api/bulk': 'ask',
  'GET /api/bulk': 'read',
  'GET /api/bulk/{id}': 'read',
  'GET /api/bulk/{id}/rows': 'read',
  'GET /api/bulk/{id}/export': 'read',
  'PUT /api/bulk/{id}': 'ask',
  'PUT /api/bulk/{id}/rows/{row}': 'ask',
  'DELETE /api/bulk/{id}': 'nobody',
  'POST /api/generate-artist-description': 'describe',
  'PUT /api/my-descriptions/{id}/decisions': 'describe',
  'DELETE /api/my-analyses/{id}': 'nobody',
  'POST /api/my-analyses/{id}/restore': 'nobody',
  'DELETE /api/my-descriptions/{id}': 'nobody',
  'POST /api/my-descriptions/{id}/restore': 'nobody',
  'GET /api/my-analyses/{id}/share': 'nobody',
  'POST /api/my-analyses/{id}/share': 'nobody',
  'DELETE /api/my-analyses/{id}/share': 'nobody',
  'GET /api/auth/me': 'nobody',
  'PUT /api/auth/language': 'nobody',
  'PUT /api/account/password': 'nobody',
  'GET /api/account/sessions': 'nobody',
  'DELETE /api/account/sessions': 'nobody',
  'DELETE /api/account/sessions/{id}': 'nobody',
  'GET /api/account/second-factor': 'nobody',
  'POST /api/account/second-factor': 'nobody',
  'PUT /api/account/second-factor': 'nobody',
  'POST /api/account/second-factor/recovery-codes': 'nobody',
  'POST /api/account/second-factor/end': 'nobody',
  'GET /api/account/passkeys': 'nobody',
  'POST /api/account/passkeys/options': 'nobody',
  'POST /api/account/passkeys': 'nobody',
  'DELETE /api/account/passkeys/{id}': 'nobody',
  'GET /api/account/keys': 'nobody',
  'POST /api/account/keys': 'nobody',
  'DELETE /api/account/keys/{id}': 'nobody',
  'GET /api/account/export': 'nobody',
  'POST /api/account/close': 'nobody',
  'POST /api/stripe/create-checkout-session': 'nobody',
  'POST /api/stripe/create-query-pack-checkout': 'nobody',
  'POST /api/stripe/create-portal-session': 'nobody',
  'POST /api/stripe/verify-payment': 'nobody',
  'POST /api/stripe/verify-query-pack-payment': 'nobody',
  'GET /api/stripe/subscription-status': 'nobody',
  'GET /api/plans': 'everybody',
  'GET /api/photographs': 'everybody',
  'POST /api/auth/register': 'everybody',
  'POST /api/auth/verify-email': 'everybody',
  'POST /api/auth/resend-verification': 'everybody',
  'POST /api/auth/login': 'everybody',
  'POST /api/auth/passkey/options': 'everybody',
  'POST /api/auth/passkey': 'everybody',
  'POST /api/auth/logout': 'everybody',
  'POST /api/auth/forgot-password': 'everybody',
  'GET /api/auth/verify-reset-token/{token}': 'everybody',
  'POST /api/auth/reset-password': 'everybody',
}

interface Content {
  schema?: z.core.JSONSchema.JSONSchema
  example?: unknown
}

async function documentOf(world: World) {
  return (await world.ask('GET', '/api/openapi.json')).body
}

// biome-ignore lint/suspicious/noExplicitAny: tests read answers freely
function operationsOf(document: any): { call: string; operation: any }[] {
  return Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations as object).map(([method, operation]) => ({
      call: `${method.toUpperCase()} ${path}`,
      operation,
    })),
  )
}

/** A user with a key a scope, one analysis with an answer and a picture, and one description. */
async function userWithKeys(world: World, email: string, picture: Buffer) {
  const token = await world.register(email, { role: 'professional' })
  const keyWith = async (scopes: readonly Scope[]) =>
    (await world.ask('POST', '/api/account/keys', { token, body: { name: 'Key', scopes } })).body
  const form = multipart(picture, {
    keep_copy: 'true',
    title: 'Starry Night',
    artist: 'Vincent van Gogh',
  })
  const analysis = (await world.ask('POST', '/api/analyze-artwork', { token, ...form })).body
  const questions = `/api/my-analyses/${analysis.id}/questions`
  const { answer } = (
    await world.ask('POST', questions, { token, body: { question: 'What is blue?' } })
  ).body
  const fields = {
    creation_mode: 'improve_existing',
    existing_description: 'I dont paint becuase its going to look liminal.',
  }
  const described = multipart(picture, fields, 'own.png', 'artwork')
  const description = (
    await world.ask('POST', '/api/generate-artist-description', { token, ...described })
  ).body
  const rows = [{ title: 'The Starry Night' }, { title: 'Vermeer' }]
  const list = (await world.ask('POST', '/api/bulk', { token, body: { rows } })).body
  const keys: Record<string, string> = {}
  for (const scope of SCOPES) keys[scope] = (await keyWith([scope])).key
  return { token, keyWith, keys, analysis, answer, description, list }
}

test('every route × every scope: a key opens what it names, never another’s, and nothing when it is revoked', async () => {
  const world = await createWorld()
  const picture = await sharp({
    create: { width: 600, height: 400, channels: 3, background: '#204060' },
  })
    .png()
    .toBuffer()
  const ann = await userWithKeys(world, 'ann@example.com', picture)
  const eve = await userWithKeys(world, 'eve@example.com', picture)
  const gone = await ann.keyWith(SCOPES)
  await world.ask('DELETE', `/api/account/keys/${gone.id}`, { token: ann.token })
  const operations = operationsOf(await documentOf(world))
  expect(operations.map(({ call }) => call).sort()).toEqual(Object.keys(ROUTES).sort())

  /** Asks with the example of the document, about what Ann keeps. */
  const ask = async ({ call, operation }: (typeof operations)[number], token?: string) => {
    const [method = '', path = ''] = call.split(' ')
    const kept = { 'my-descriptions': ann.description, 'my-analyses': ann.analysis, bulk: ann.list }
    const own = Object.entries(kept).find(([place]) => path.includes(`/${place}/`))?.[1].id
    const id =
      own ?? operation.parameters?.find(({ name }: { name: string }) => name === 'id')?.example
    const filled = { id, answer: ann.answer.id, token: 'a-token', row: '2' }
    const url = Object.entries(filled).reduce(
      (to, [name, value]) => to.replace(`{${name}}`, value),
      path,
    )
    const query = url.endsWith('/export') && path.includes('{id}') ? '?format=md' : ''
    const content = operation.requestBody?.content ?? {}
    const form = content['multipart/form-data']
    const field = path.includes('describe') || path.includes('description') ? 'artwork' : 'file'
    const json = content['application/json']
    const body =
      form && !json ? multipart(picture, form.example, 'a.png', field) : { body: json?.example }
    return (await world.ask(method as 'GET', url + query, { token, ...body })).status
  }

  const told: string[] = []
  for (const one of operations) {
    const wanted = ROUTES[one.call]
    for (const scope of SCOPES) {
      const status = await ask(one, ann.keys[scope])
      const fits =
        wanted === 'everybody'
          ? ![403, 500].includes(status)
          : wanted === scope
            ? status < 300
            : status === 403
      if (!fits) told.push(`${one.call} with ${scope}: ${status}`)
    }
    if (wanted === 'everybody') continue
    const closed = wanted === 'nobody' ? 403 : 401
    if ((await ask(one, gone.key)) !== closed) told.push(`${one.call} with a revoked key`)
    if ((await ask(one, `art_${'x'.repeat(43)}`)) !== closed)
      told.push(`${one.call} with no key of ours`)
    if ((await ask(one)) !== 401) told.push(`${one.call} without a key: ${await ask(one)}`)
    if (wanted === 'nobody' || !one.call.includes('{id}')) continue
    const foreign = await ask(one, eve.keys[wanted ?? 'read'])
    if (foreign !== 404) told.push(`${one.call} with the key of another: ${foreign}`)
  }
  expect(told).toEqual([])
  // The account is as it was.
  const me = await world.ask('GET', '/api/auth/me', { token: ann.token })
  expect(me.body).toEqual({
    email: 'ann@example.com',
    role: 'professional',
    preferred_language: 'en',
  })
  expect(
    (await world.ask('GET', '/api/account/keys', { token: ann.token })).body.keys,
  ).toHaveLength(3)
  expect(world.faults).toEqual([])
}, 120_000)

test('the API document is valid OpenAPI 3.1, and has a name, its caller and an example for each call', async () => {
  const world = await createWorld()
  const document = await documentOf(world)
  const validator = new Validator()
  expect(await validator.validate(structuredClone(document))).toEqual({ valid: true })
  expect(validator.version).toBe('3.1')
  const operations = operationsOf(document)
  expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(
    operations.length,
  )
  for (const { call, operation } of operations) {
    expect(operation.summary, call).toMatch(/^[A-Z].{5,}/u)
    const keys = operation.security.filter((one: object) => 'key' in one)
    expect(keys.length, call).toBe(['nobody', 'everybody'].includes(ROUTES[call] ?? '') ? 0 : 1)
    for (const parameter of operation.parameters ?? [])
      if (parameter.required) expect(parameter.example, `${call} ${parameter.name}`).toBeDefined()
    for (const holder of [operation.requestBody, operation.responses['200']])
      for (const [type, content] of Object.entries<Content>(holder?.content ?? {}))
        if (type !== 'application/zip' && !type.startsWith('image/')) {
          expect(content.example, `${call} ${type}`).toBeDefined()
          if (type === 'application/json' && holder !== operation.requestBody) {
            const read = z.fromJSONSchema(content.schema ?? {}).safeParse(content.example)
            expect(read.error?.issues, call).toBeUndefined()
          }
        }
  }
})
