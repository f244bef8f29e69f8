import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { LANGUAGES } from '#shared/languages.ts'
import { MODES } from '#shared/modes.ts'
import { goodLines, jsonLines } from '#test/fake-models/lines.ts'
import { USAGE } from '#test/fake-models/server.ts'
import { builtIn, LIMITS, loadSdk, SLUG, study } from '#test/fake-models/study.ts'
import { realCatalogue } from '#test/real-catalogue.ts'
import type { Provider } from './sdk-model.ts'

const WIRES: Provider[] = ['openai', 'anthropic', 'google', 'compatible', 'ollama']

beforeAll(loadSdk)

describe.each(WIRES)('by the wire format of %s', (provider) => {
  test.each(['ok', 'slow'])('a model that is %s writes, and its tokens are counted', async (scenario) => {
    const { study: made, texts, report } = await study({}, { provider, scenario })
    expect(report).toMatchObject({ failure: null, tries: 1, faults: [] })
    expect(made.writer).toBe('model')
    expect(texts).toEqual(await builtIn())
    expect(made.tokens).toEqual({ model: `${provider}/${scenario}`, ...USAGE, estimated: false })
  })

  test.each(['silent', 'http401', 'http429', 'http500', 'empty'])(
    'where a model is %s, the built-in writer writes all of it',
    async (scenario) => {
      const { study: made, texts, report, fake } = await study({}, { provider, scenario })
      expect(made.writer).toBe('built-in')
      expect(texts).toEqual(await builtIn())
      expect(report?.failure).not.toBeNull()
      expect(fake.requests).toHaveLength(['http429', 'http500', 'empty'].includes(scenario) ? 2 : 1)
    },
  )

  test.each(['stall', 'cut', 'error'])(
    'where a model breaks off (%s), the built-in writer tells the rest, and nothing twice',
    async (scenario) => {
      const { study: made, texts, report } = await study({}, { provider, scenario })
      expect(made.writer).toBe('mixed')
      expect(report?.failure).not.toBeNull()
      expect(new Set(texts).size).toBe(texts.length)
      const topics = new Set(made.statements.map(({ topic }) => topic))
      for (const topic of ['look', 'subject', 'context', 'technique'] as const)
        expect(topics).toContain(topic)
      expect(made.tokens?.estimated).toBe(true)
    },
  )

  test('a model that never ends is left when there is enough', async () => {
    const { study: made, texts, fake } = await study({}, { provider, scenario: 'endless' })
    expect(made.writer).toBe('model')
    expect(new Set(texts).size).toBe(texts.length)
    await expect.poll(fake.left).toBe(1)
  })

  test('a busy provider is asked once more', async () => {
    const { study: made, fake } = await study({}, { provider, scenario: 'http429-once' })
    expect(made.writer).toBe('model')
    expect(fake.requests).toHaveLength(2)
  })
})

test('all languages and modes are written by a good model, each sentence checked', async () => {
  for (const language of LANGUAGES) {
    for (const mode of MODES) {
      const { study: made, report } = await study({ language, mode })
      expect(made.writer, `${language} ${mode}`).toBe('model')
      expect(report?.faults, `${language} ${mode}`).toEqual([])
    }
  }
})

test('the rules are marked to be kept by the provider, and are the same for every question', async () => {
  const first = await study({}, { provider: 'anthropic' })
  const second = await study({ language: 'fr', question: 'Pourquoi ?' }, { provider: 'anthropic' })
  const [rules] = first.fake.requests.map(({ body }) => body.system)
  const [{ content } = { content: [] }] = z
    .array(
      z.object({ content: z.array(z.object({ text: z.string(), cache_control: z.optional(z.unknown()) })) }),
    )
    .parse(first.fake.requests[0]?.body.messages)
  expect(content.map(({ text, cache_control }) => [text.slice(0, 4), cache_control])).toEqual([
    ['ARTW', { type: 'ephemeral' }],
    ['TASK', undefined],
  ])
  expect(rules).toMatchObject([{ type: 'text', cache_control: { type: 'ephemeral' } }])
  expect(second.fake.requests[0]?.body.system).toEqual(rules)
})

test('what is wrong among what is right is left out', async () => {
  const lines = goodLines(SLUG, 'explorer', 'en')
  const [first] = lines
  if (!first) throw new Error('no lines')
  const wrong = { ...first, text: 'In 1932 the stars in the sky were sold.' }
  const {
    study: made,
    texts,
    report,
  } = await study(
    {},
    {
      says: () =>
        `\`\`\`json\n[${jsonLines([...lines.slice(0, 4), wrong, ...lines.slice(4)]).replaceAll('}\n', '},\n')}]\n\`\`\``,
    },
  )
  expect(made.writer).toBe('model')
  expect(report?.faults).toHaveLength(1)
  expect(texts).toEqual(await builtIn())
})

test('markup is taken off, and ids in the text', async () => {
  const { texts } = await study(
    {},
    {
      says: () =>
        jsonLines(
          goodLines(SLUG, 'explorer', 'en').map((line) => ({ ...line, text: `**${line.text}** [v1, f2]` })),
        ),
    },
  )
  expect(texts).toEqual(await builtIn())
})

test('a reader who leaves breaks the call off', async () => {
  const leaving = new AbortController()
  setTimeout(() => leaving.abort(), 100)
  await expect(
    study({}, { scenario: 'silent', limits: { ...LIMITS, firstMs: 5000 }, signal: leaving.signal }),
  ).rejects.toThrow()
})

test('the whole takes no longer than its limit', async () => {
  const limits = { ...LIMITS, wholeMs: 150 }
  const { study: made, report } = await study(
    {},
    { scenario: 'slow', limits, says: () => ' '.repeat(50_000) },
  )
  expect(made.writer).toBe('built-in')
  expect(report?.tries).toBe(1)
})

test('a work that we know by its label only is not given to a model', async () => {
  const artwork = realCatalogue().artworks.find((candidate) => candidate.statements.length === 0)
  const { study: made, fake } = await study({ artwork: artwork?.slug, name: artwork?.titles.en ?? '' })
  expect(made.writer).toBe('built-in')
  expect(made).not.toHaveProperty('tokens')
  expect(fake.requests).toEqual([])
})
