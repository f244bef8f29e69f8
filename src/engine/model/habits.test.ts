import { beforeAll, describe, expect, test } from 'vitest'
import { goodSentences, marked, speaking } from '#test/fake-models/prose.ts'
import { loadSdk, study } from '#test/fake-models/study.ts'
import { createThinkingFilter } from './thinking.ts'

beforeAll(loadSdk)

const DRAFT = 'She wears a red dress in Venice. [p1 «a painting by John Singer Sargent»]'
const essay = (prompt: string) => marked(goodSentences(prompt, 'en'))
const smart = (text: string) => text.replace(/«([^»]*)»/gu, '“$1”').replaceAll("'", '’')

/** How real models write around the essay, and in it. */
const HABITS: [string, (text: string) => string][] = [
  [
    'thinks in tags, with drafts in them',
    (text) => `<think>\nDraft:\n${DRAFT}\nNo.\n</think>\n\n${text}`,
  ],
  ['thinks in tags of another name', (text) => `<reasoning>${DRAFT}</reasoning>${text}`],
  [
    'thinks without the opening tag',
    (text) => `Let me see. The dress is black.\n</think>\n\n${text}`,
  ],
  [
    'has a fence around it and a preface',
    (text) => `Here is the text:\n\n\`\`\`markdown\n${text}\n\`\`\`\nShall I go on?`,
  ],
  ['has curly quotation marks', smart],
  ['has carriage returns', (text) => text.replaceAll('\n', '\r\n')],
  ['has upper-case ids', (text) => text.replace(/\[p/gu, '[P')],
  ['has the full stop after the mark', (text) => text.replace(/\. (\[[^\]]*\])/gu, ' $1.')],
  [
    'has titles in italics and names in bold',
    (text) =>
      text
        .replace('Portrait of Madame X', '*Portrait of Madame X*')
        .replace('Sargent', '**Sargent**'),
  ],
  ['has each sentence on a line of its own', (text) => text.replace(/\] /gu, ']\n')],
  ['has headings in bold', (text) => text.replace(/^## (.*)$/gmu, '**$1**')],
]

describe('a model writes as well that', () => {
  test.each(HABITS)('%s', async (_what, habit) => {
    const plain = await study({}, { says: speaking({ essay, check: () => 'supported' }) })
    const says = speaking({ essay: (prompt) => habit(essay(prompt)), check: () => 'supported' })
    const { study: made, texts } = await study({}, { says })
    expect(made.writer).toBe('model')
    expect(made.analysis).not.toMatch(/Venice|Let me see|Here is the text|Shall I/u)
    expect(texts).toEqual(plain.texts)
  })

  test.each(['comments', 'reasons'])(
    'is at work long before its first word, and sends %s',
    async (scenario) => {
      const { study: made, report } = await study({}, { scenario, checking: 'ok' })
      expect(made.writer).toBe('model')
      expect(made.analysis).not.toContain('Perhaps')
      expect(report).toMatchObject({ tries: 1, failure: null })
    },
  )

  test('knows the output limit by its newer name only', async () => {
    const { study: made, fake } = await study({}, { scenario: 'newer-limit' })
    expect(made.writer).toBe('model')
    // Asked once by the older name, and never again.
    expect(fake.requests.filter(({ body }) => 'max_tokens' in body)).toHaveLength(1)
    expect(fake.requests.at(-1)?.body).toHaveProperty('max_completion_tokens')
  })
})

test('the output limit leaves room for thinking', async () => {
  const { fake } = await study({ mode: 'explorer' })
  expect(fake.requests.length).toBeGreaterThan(0)
  for (const { body } of fake.requests) expect(body.max_tokens).toBeGreaterThan(8000)
})

test('an essay that came to the limit of its output is told, and not kept for others', async () => {
  const {
    study: made,
    report,
    again,
    fake,
  } = await study({}, { scenario: 'length', checking: 'ok' })
  expect(made.writer).toBe('model')
  expect(report?.failure).toBe('came to the limit of its output')
  const asked = fake.requests.length
  await again()
  expect(fake.requests.length).toBeGreaterThan(asked)
})

test('an essay that is whole is kept for others', async () => {
  const { again, fake } = await study()
  const asked = fake.requests.length
  const made = await again()
  expect(fake.requests).toHaveLength(asked)
  expect(made.tokens).toMatchObject({ input: 0, from_cache: true })
  expect(made.check).toMatchObject({ cut: 0 })
})

test('what is thought is never text, however the pieces are cut', () => {
  const text = 'One. <think>Two. <b> </think>Three < four. <Thinking>Five</thinking> Six.'
  for (let size = 1; size < text.length; size++) {
    const filter = createThinkingFilter()
    let heard = ''
    for (let at = 0; at < text.length; at += size)
      heard += filter.push(text.slice(at, at + size)).text
    expect(heard + filter.end(), `${size}`).toBe('One. Three < four.  Six.')
  }
})
