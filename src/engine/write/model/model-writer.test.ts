import { Converter } from 'opencc-js'
import { beforeAll, describe, expect, test } from 'vitest'
import { createEngine, type Study, type StudyRequest } from '#engine/engine.ts'
import { LANGUAGES, type Language } from '#shared/languages.ts'
import { MODES } from '#shared/modes.ts'
import { goodLines, jsonLines, type Line } from '#test/fake-models/lines.ts'
import { type Says, startFakeModels, USAGE } from '#test/fake-models/server.ts'
import { realCatalogue } from '#test/real-catalogue.ts'
import type { ModelReport } from './model-writer.ts'
import { createSdkModel, type Provider } from './sdk-model.ts'

const SLUG = 'the-starry-night'
const WIRES: Provider[] = ['openai', 'anthropic', 'google', 'compatible', 'ollama']
const LIMITS = { firstMs: 400, idleMs: 400, wholeMs: 8000 }
const request: StudyRequest = {
  name: 'The Starry Night',
  artist: '',
  question: '',
  mode: 'explorer',
  language: 'en',
  artwork: SLUG,
}
const good = (language: Language = 'en', mode: StudyRequest['mode'] = 'explorer') =>
  jsonLines(goodLines(SLUG, mode, language))

interface Options {
  provider?: Provider
  scenario?: string
  says?: Says
  limits?: typeof LIMITS
  signal?: AbortSignal
}

// So that what a test waits for is a model, not a disk.
beforeAll(() =>
  Promise.all([
    import('ai'),
    import('@ai-sdk/openai'),
    import('@ai-sdk/anthropic'),
    import('@ai-sdk/google'),
    import('@ai-sdk/openai-compatible'),
  ]),
)

/** One study with a model on a fake provider. */
async function study(
  change: Partial<StudyRequest> = {},
  { provider = 'compatible', scenario = 'ok', says, limits = LIMITS, signal }: Options = {},
) {
  const asked = { ...request, ...change }
  const fake = await startFakeModels(says ?? (() => good(asked.language, asked.mode)))
  const model = createSdkModel({
    provider,
    model: scenario,
    baseUrl: fake.baseUrl(provider),
    apiKey: provider === 'ollama' ? null : 'key of this test',
  })
  const reports: ModelReport[] = []
  const engine = createEngine({
    catalogue: realCatalogue,
    onDropped: (slug, fault) => {
      throw new Error(`${slug}: ${fault}`)
    },
    model: { model, limits },
    onModel: (report) => reports.push(report),
  })
  let made: Study | null = null
  for await (const event of engine.study(asked, signal ?? new AbortController().signal))
    if (event.type === 'done') made = event.study
  if (!made) throw new Error('no study')
  return { study: made, texts: made.statements.map(({ text }) => text), report: reports[0], fake }
}

/** What the built-in writer answers to the same. */
async function builtIn(change: Partial<StudyRequest> = {}): Promise<string[]> {
  const engine = createEngine({ catalogue: realCatalogue, onDropped: () => {} })
  let texts: string[] = []
  for await (const event of engine.study({ ...request, ...change }, new AbortController().signal))
    if (event.type === 'done') texts = event.study.statements.map(({ text }) => text)
  return texts
}

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
      expect(made.writer).toBe('model')
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

describe('the built-in writer takes over whole where a model writes', () => {
  const lines = goodLines(SLUG, 'explorer', 'en')
  const each = (change: (line: Line) => Line) => jsonLines(lines.map(change))
  test.each<[string, string]>([
    ['garbage', 'Sure! Here is a lovely text about {this} painting. '.repeat(100)],
    ['JSON of another kind', '{"answer":"It is a night."}\n'.repeat(30)],
    ['one line without an end', `{"topic":"look","text":"${'stars and '.repeat(5000)}`],
    ['made-up citations', each((line) => ({ ...line, rests_on: ['f999'] }))],
    ['nothing to rest on', each((line) => ({ ...line, kind: 'unsure', rests_on: [] }))],
    ['made-up numbers', each((line) => ({ ...line, text: `${line.text} It is 4711 years old.` }))],
    [
      'made-up names',
      each((line) => ({ ...line, text: `${line.text} Here it hung with Peggy Guggenheim.` })),
    ],
    ['links', each((line) => ({ ...line, text: `${line.text} See https://evil.example now.` }))],
    ['pictures', each((line) => ({ ...line, text: `${line.text} ![](//evil.example/pixel)` }))],
    ['HTML', each((line) => ({ ...line, text: `${line.text}<script>alert()</script>` }))],
    ['the same again and again', jsonLines(lines.slice(0, 2)).repeat(40)],
  ])('%s', async (_what, text) => {
    const { study: made, texts } = await study({}, { says: () => text })
    expect(made.writer).toBe('built-in')
    expect(texts).toEqual(await builtIn())
  })
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

describe('a wrong language', () => {
  test.each<[Language, Language]>([
    ['fr', 'en'],
    ['es', 'fr'],
    ['en', 'es'],
    ['zh-TW', 'en'],
  ])('is told to the model once, and then replaced: %s asked, %s written', async (language, written) => {
    const { study: made, texts, fake } = await study({ language }, { says: () => good(written) })
    expect(made.writer).toBe('built-in')
    expect(texts).toEqual(await builtIn({ language }))
    expect(fake.requests).toHaveLength(2)
    expect(JSON.stringify(fake.requests[1]?.body)).toContain('wrong language')
  })

  test('is mended by the second try', async () => {
    const { study: made, texts } = await study(
      { language: 'fr' },
      { says: (_prompt, call) => good(call === 1 ? 'en' : 'fr') },
    )
    expect(made.writer).toBe('model')
    expect(texts).toEqual(await builtIn({ language: 'fr' }))
  })

  test('Simplified Chinese is one', async () => {
    const toSimplified = Converter({ from: 'tw', to: 'cn' })
    const { study: made, texts } = await study(
      { language: 'zh-TW' },
      { says: () => toSimplified(good('zh-TW')) },
    )
    expect(made.writer).toBe('built-in')
    expect(texts).toEqual(await builtIn({ language: 'zh-TW' }))
  })
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
