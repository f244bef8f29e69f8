import { expect, test } from 'vitest'
import { createWorld } from '#test/world.ts'

const TOKEN = 'a-token-of-this-test-long-enough'
const report = {
  model: 'ollama/qwen:7b',
  writer: 'model' as const,
  tries: 1,
  failure: null,
  passed: 9,
  faults: [],
  tokens: { input: 4200, output: 640, estimated: false },
}

test('what models took is summed by model', async () => {
  const world = await createWorld()
  world.metrics.hear(report)
  world.metrics.hear({ ...report, writer: 'mixed' })
  const { payload, headers } = await world.app.inject({ url: '/metrics' })
  expect(headers['content-type']).toContain('text/plain; version=0.0.4')
  expect(headers['cache-control']).toBe('no-store')
  expect(payload).toContain('artsking_model_tokens_total{model="ollama/qwen:7b",direction="input"} 8400\n')
  expect(payload).toContain('artsking_model_tokens_total{model="ollama/qwen:7b",direction="output"} 1280\n')
  expect(payload).toContain('artsking_model_answers_total{model="ollama/qwen:7b",writer="mixed"} 1\n')
  expect(payload).toMatch(/^process_resident_memory_bytes \d+$/mu)
})

test.each([
  ['comes from elsewhere', { remoteAddress: '203.0.113.9' }],
  ['was passed on by a proxy here', { headers: { 'x-forwarded-for': '203.0.113.9' } }],
  ['comes from a page elsewhere, whose name points here', { headers: { host: 'elsewhere.example:3000' } }],
])('without a token it is not there for a request that %s', async (_what, request) => {
  const world = await createWorld()
  expect((await world.app.inject({ url: '/metrics', ...request })).statusCode).toBe(404)
})

test('in production without a token it is there for nobody: a proxy here may not say for whom it asks', async () => {
  const world = await createWorld({
    environment: {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://artsking.test',
      SMTP_URL: 'smtp://mail.test',
      SECRET_KEY: 'a key of this test, long enough for anybody',
    },
  })
  expect((await world.app.inject({ url: '/metrics' })).statusCode).toBe(404)
})

test('with a token it is there for whoever brings it, and for nobody else', async () => {
  const world = await createWorld({ environment: { METRICS_TOKEN: TOKEN } })
  const asked = async (authorization: string) =>
    (await world.app.inject({ url: '/metrics', remoteAddress: '203.0.113.9', headers: { authorization } }))
      .statusCode
  expect(await asked(`Bearer ${TOKEN}`)).toBe(200)
  expect(await asked(`Bearer ${TOKEN}x`)).toBe(404)
  expect((await world.app.inject({ url: '/metrics' })).statusCode).toBe(404)
})
