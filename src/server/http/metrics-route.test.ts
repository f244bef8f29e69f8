import { expect, test } from 'vitest'
import { createWorld } from '#test/world.ts'

const TOKEN = 'a-token-of-this-test-long-enough'
const report = {
  model: 'ollama/qwen:7b',
  stage: 'write' as const,
  writer: 'model' as const,
  tries: 1,
  failure: null,
  passed: 9,
  faults: [],
  tokens: { input: 4200, output: 640, estimated: false },
  check: {
    model: 'ollama/small:3b',
    judged: 12,
    rewritten: 1,
    tokens: { input: 900, output: 80, estimated: false },
  },
}

test('what models took is summed by model and by stage', async () => {
  const world = await createWorld()
  world.metrics.hear(report)
  world.metrics.hear({ ...report, writer: 'mixed' })
  const { payload, headers } = await world.app.inject({ url: '/metrics' })
  expect(headers['content-type']).toContain('text/plain; version=0.0.4')
  expect(headers['cache-control']).toBe('no-store')
  for (const line of [
    'tokens_total{model="ollama/qwen:7b",stage="write",direction="input"} 8400',
    'tokens_total{model="ollama/qwen:7b",stage="write",direction="output"} 1280',
    'tokens_total{model="ollama/small:3b",stage="check",direction="input"} 1800',
    'answers_total{model="ollama/qwen:7b",stage="write",writer="mixed"} 1',
  ])
    expect(payload).toContain(`artsking_model_${line}\n`)
  expect(payload).toMatch(/^process_resident_memory_bytes \d+$/mu)
})

test('with a token it is there for whoever brings it, and for nobody else', async () => {
  const world = await createWorld({ environment: { METRICS_TOKEN: TOKEN } })
  const asked = async (authorization: string) =>
    (
      await world.app.inject({
        url: '/metrics',
        remoteAddress: '203.0.113.9',
        headers: { authorization },
      })
    ).statusCode
  expect(await asked(`Bearer ${TOKEN}`)).toBe(200)
  expect(await asked(`Bearer ${TOKEN}x`)).toBe(404)
  expect((await world.app.inject({ url: '/metrics' })).statusCode).toBe(404)
})
