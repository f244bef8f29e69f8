import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { hasFullText } from '#engine/artwork/artwork.ts'
import type { Provider } from '#engine/model/sdk-model.ts'
import { LANGUAGES } from '#shared/languages.ts'
import { goodSentences, marked, speaking, strictly } from '#test/fake-models/prose.ts'
import { USAGE } from '#test/fake-models/server.ts'
import { builtIn, good, LIMITS, loadSdk, study } from '#test/fake-models/study.ts'
import { realCatalogue } from '#test/real-catalogue.ts'

const WIRES: Provider[] = ['openai', 'anthropic', 'google', 'compatible', 'ollama']

beforeAll(loadSdk)

describe.each(WIRES)('by the wire format of %s', (provider) => {
  test.each(['ok', 'slow'])(
    'a model that is %s writes an essay, each sentence checked',
    async (scenario) => {
      const { study: made, report, fake } = await study({}, { provider, scenario })
      expect(report).toMatchObject({ failure: null, tries: 1, faults: [], stage: 'write' })
      expect(made.writer).toBe('model')
      expect(made.statements).toHaveLength(23)
      expect(made.statements[0]).toMatchObject({ kind: 'sourced', paragraph: 1, facts: ['p1'] })
      const headings = made.statements.map(({ heading }) => heading)
      expect([...new Set(headings)]).toEqual([
        'What it shows',
        'Background',
        'Description',
        'Technique',
        'Reception',
      ])
      const calls = fake.requests.length
      expect(made.tokens).toEqual({
        model: `${provider}/${scenario}`,
        input: USAGE.input * calls,
        output: USAGE.output * calls,
        estimated: false,
      })
      expect(made.check).toMatchObject({ by: `${provider}/${scenario}`, cut: 0, judged: 23 })
    },
  )

  test.each(['silent', 'http401', 'http429', 'http500', 'empty'])(
    'where a model is %s, the open text is read out',
    async (scenario) => {
      const { study: made, texts, report, fake } = await study({}, { provider, scenario })
      expect(made.writer).toBe('built-in')
      expect(texts).toEqual(await builtIn())
      expect(report?.failure).not.toBeNull()
      expect(fake.requests).toHaveLength(['http429', 'http500', 'empty'].includes(scenario) ? 2 : 1)
    },
  )

  test.each(['stall', 'cut', 'error'])(
    'where a model breaks off (%s), what was checked stays, and nothing is told twice',
    async (scenario) => {
      const { study: made, texts, report } = await study({}, { provider, scenario, checking: 'ok' })
      expect(['model', 'mixed']).toContain(made.writer)
      expect(report?.failure).not.toBeNull()
      expect(new Set(texts).size).toBe(texts.length)
      expect(made.tokens?.estimated).toBe(true)
    },
  )

  test('a model that never ends is left when there is enough', async () => {
    const { texts, fake } = await study({}, { provider, scenario: 'endless' })
    expect(new Set(texts).size).toBe(texts.length)
    await expect.poll(fake.left).toBeGreaterThan(0)
  })

  test('a busy provider is asked once more', async () => {
    const { study: made } = await study({}, { provider, scenario: 'http429-once' })
    expect(made.writer).toBe('model')
  })
})

test.each(LANGUAGES)(
  'an essay is written in %s, from the passages of that language',
  async (language) => {
    const { study: made, report } = await study({ language, mode: 'explorer' })
    expect(report?.faults).toEqual([])
    expect(made.writer).toBe('model')
    expect(made.statements.length).toBeGreaterThan(6)
  },
)

test('the rules are marked to be kept by the provider, and are the same for every work', async () => {
  const first = await study({}, { provider: 'anthropic' })
  const second = await study({ language: 'fr', question: 'Pourquoi ?' }, { provider: 'anthropic' })
  const essays = [first, second].map(({ fake }) =>
    fake.requests.find(({ body }) => JSON.stringify(body).includes('You write the essay')),
  )
  const [rules] = essays.map((request) => request?.body.system)
  const [{ content } = { content: [] }] = z
    .array(
      z.object({
        content: z.array(z.object({ text: z.string(), cache_control: z.optional(z.unknown()) })),
      }),
    )
    .parse(essays[0]?.body.messages)
  expect(content.map(({ text, cache_control }) => [text.slice(0, 4), cache_control])).toEqual([
    ['EVID', { type: 'ephemeral' }],
    ['TASK', undefined],
  ])
  expect(rules).toMatchObject([{ type: 'text', cache_control: { type: 'ephemeral' } }])
  expect(essays[1]?.body.system).toEqual(rules)
  // The question goes into a call of its own.
  expect(JSON.stringify(essays[1]?.body)).not.toContain('Pourquoi')
})

test('what is wrong among what is right is cut, and its neighbours stay', async () => {
  const wrong = {
    text: 'In 1932 the portrait was sold in Berlin.',
    mark: 'p1 «It was shown at the Paris Salon of 1884»',
  }
  const { texts, report } = await study(
    {},
    {
      says: speaking({
        essay: (prompt) => {
          const sentences = goodSentences(prompt, 'en')
          return marked([...sentences.slice(0, 4), wrong, ...sentences.slice(4)])
        },
      }),
    },
  )
  expect(report?.faults).toHaveLength(1)
  expect(texts).toHaveLength(23)
})

test('a sentence that the verifier does not find supported is cut, with its words told to nobody', async () => {
  const lie = 'Her mother withdrew the portrait, and he asked her to refuse.'
  const { study: made, report } = await study(
    {},
    {
      says: speaking({
        essay: (prompt) =>
          marked(goodSentences(prompt, 'en')).replace(
            'Her mother asked the painter to withdraw the portrait, and he refused. [',
            `${lie} [`,
          ),
      }),
    },
  )
  expect(made.analysis).not.toContain(lie)
  expect(report?.faults).toEqual([`is not supported: ${lie}`])
  expect(made.check).toMatchObject({ cut: 1, reasons: { 'is not supported': 1 } })
})

test('what is supported in part is judged again in shorter words, and told so', async () => {
  const more = 'Gautreau was born in New Orleans, hated it, and grew up in France.'
  const less = 'Gautreau was born in New Orleans and grew up in France.'
  const strict = strictly()
  const { texts, report } = await study(
    {},
    {
      says: speaking({
        essay: (prompt) => marked(goodSentences(prompt, 'en')).replace(`${less} [`, `${more} [`),
        check: (claim) => (claim.text === more ? `partly | ${less}` : strict(claim)),
      }),
    },
  )
  expect(texts).toContain(less)
  expect(texts).not.toContain(more)
  expect(report?.check?.rewritten).toBe(1)
})

test('what the check of a first try took is counted with that of the second', async () => {
  let asked = 0
  const strict = strictly()
  const {
    study: made,
    report,
    fake,
  } = await study(
    {},
    {
      says: speaking({
        essay: (prompt, call) => {
          asked = call
          return marked(goodSentences(prompt, 'en'))
        },
        // Nothing of the first try is supported.
        check: (claim) => (asked === 1 ? 'unsupported | all' : strict(claim)),
      }),
    },
  )
  expect(report?.tries).toBe(2)
  expect(made.tokens?.input).toBe(USAGE.input * fake.requests.length)
  expect(made.check).toMatchObject({ cut: 23, judged: 46 })
})

test('a verifier may be another model, and where it fails nothing unchecked is told', async () => {
  const { study: made, texts } = await study(
    {},
    {
      says: (prompt, call) =>
        prompt.includes('You are the second reader')
          ? 'I think they are fine.'
          : good()(prompt, call),
    },
  )
  expect(made.writer).toBe('built-in')
  expect(texts).toEqual(await builtIn())
})

test('with the check off no verifier is asked, and the answer says so', async () => {
  const { study: made, fake } = await study({}, { parts: { check: null } })
  expect(fake.requests).toHaveLength(1)
  expect(made.check).toMatchObject({ by: null, judged: 0 })
  expect(made.analysis).toContain('was not checked')
})

test('a reader who leaves breaks the call off', async () => {
  const leaving = new AbortController()
  setTimeout(() => leaving.abort(), 300)
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

test('a work that is told whole keeps our essay: no model is asked', async () => {
  const told = realCatalogue().artworks.find(hasFullText)
  const { study: made, fake } = await study({ artwork: told?.slug, name: told?.titles.en ?? '' })
  expect(made.writer).toBe('built-in')
  expect(made).not.toHaveProperty('tokens')
  expect(fake.requests).toEqual([])
})

test('a work that we know by its label only is written on where open sources have it', async () => {
  const asked = {
    artwork: 'the-potato-eaters',
    name: 'The Potato Eaters',
    mode: 'explorer' as const,
  }
  const { study: made } = await study(asked)
  expect(made.writer).toBe('model')
  expect(made.identification.artwork.slug).toBe('the-potato-eaters')
  expect(made.analysis).toContain('some forty studies of peasant heads')
  expect(made.web_research.used).toBe(true)
  const { study: alone, fake } = await study(asked, { research: null })
  expect(alone.writer).toBe('built-in')
  expect(fake.requests).toEqual([])
})
