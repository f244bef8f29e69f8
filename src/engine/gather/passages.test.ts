import { expect, test } from 'vitest'
import { MADAME_X_ARTICLE } from '#test/fake-knowledge/articles.ts'
import { passagesIn } from './live/open-text.ts'
import { chosen, numbered } from './passages.ts'

const source = {
  id: 'page',
  title: 'A page',
  publisher: 'Anybody',
  url: 'https://page.example',
  licence: null,
}
const article = passagesIn(MADAME_X_ARTICLE.en, 'en')

test('an article is cut into passages of one to three sentences under their headings, without notes and links', () => {
  expect(new Set(article.map(({ heading }) => heading))).toEqual(
    new Set(['', 'Background', 'Description', 'Technique', 'Reception']),
  )
  for (const { text } of article) expect(MADAME_X_ARTICLE.en.replace(/\s+/gu, ' ')).toContain(text)
  expect(article.some(({ text }) => /Some book|List of works/u.test(text))).toBe(false)
})

test('a section of notes is left out with what lies below it, and what follows beside it stays', () => {
  const text = [
    '== History ==',
    '=== Sources ===',
    'A letter of the painter is quoted in two books.',
    '==== Letters ====',
    'The letters were printed together in one volume.',
    '=== Travels ===',
    'The canvas was sent across the sea in a crate.',
    '== Notes ==',
    '=== Frames ===',
    'The frame is described in the last of the books.',
  ].join('\n')
  expect(passagesIn(text, 'en')).toEqual([
    { heading: 'Travels', text: 'The canvas was sent across the sea in a crate.' },
  ])
})

test('what somebody tells the reader in an article is left out, and what stands around it is no longer one passage', () => {
  const text =
    'The hall was built in 1700. You must buy our book about it. It burnt down later. “I saw it burn,” wrote a guard.'
  expect(passagesIn(text, 'en').map((passage) => passage.text)).toEqual([
    'The hall was built in 1700.',
    'It burnt down later. “I saw it burn,” wrote a guard.',
  ])
})

test('where an article is longer than an answer may use, its beginning stays, and what is asked for', () => {
  const filler = Array.from({ length: 900 }, (_, at) => ({
    heading: 'Reception',
    text: `A visitor wrote about the frame and the room in which it hung, and the ${at}th letter is kept.`,
  }))
  const long = numbered([
    {
      source,
      language: 'en',
      passages: [
        ...article,
        ...filler,
        { heading: 'Theft', text: 'In 1950 a burglar stole the canvas through a skylight.' },
      ],
    },
  ])
  const task = { mode: 'explorer' as const, language: 'en' as const }
  const plain = chosen(long, { ...task, question: '' })
  expect(plain.length).toBeLessThan(long.length)
  expect(plain[0]?.id).toBe('p1')
  expect(plain.some(({ heading }) => heading === 'Theft')).toBe(true)
  const asked = chosen(long, { ...task, question: 'Did a burglar steal it through the skylight?' })
  expect(asked.some(({ text }) => text.includes('skylight'))).toBe(true)
  // The numbers stay, whatever is chosen.
  const ids = asked.map(({ id }) => Number(id.slice(1)))
  expect(ids).toEqual(ids.toSorted((one, other) => one - other))
  const tokens = (passages: typeof long) =>
    passages.reduce((sum, { text }) => sum + text.length / 4, 0)
  expect(tokens(plain)).toBeLessThanOrEqual(6000)
  expect(tokens(chosen(long, { ...task, mode: 'professional', question: '' }))).toBeGreaterThan(
    9000,
  )
})
