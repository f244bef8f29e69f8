import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LANGUAGES } from '#shared/languages.ts'
import { MARKED_WORDS } from '#shared/marked-words.ts'
import { openPage } from '#test/page.tsx'
import { pathIn } from '#web/address/paths.ts'
import { type PublicSentence, provideWork, type WorkPageData } from '#web/artworks/work-page-data.ts'

const SENTENCES: PublicSentence[] = [
  { text: 'A princess stands in the middle.', kind: 'seen', sources: [] },
  { text: 'It was painted in 1656.', kind: 'sourced', sources: [1] },
  { text: 'It is a praise of painting.', kind: 'interpretation', sources: [1, 2] },
  { text: 'The king may have painted the cross.', kind: 'unsure', sources: [2] },
]

function workWith(change: Partial<WorkPageData['label']> = {}, heading = 'The court'): WorkPageData {
  const artist = 'Diego Velázquez'
  return {
    work: {
      ...{ slug: 'las-meninas', title: 'Las Meninas', artist, date: '1656', from: 1656 },
      ...{ century: '17th century', kind: 'portrait', place: 'Prado', ratio: 0.87, isWhole: true },
      study: null,
    },
    label: {
      ...{ slug: 'las-meninas', title: 'Las Meninas', original_title: 'Las meninas', artist },
      ...{ artist_dates: '1599–1660', date: '1656', medium: 'oil on canvas', size: null },
      ...{ collection: 'Museo del Prado, Madrid', inventory: null },
      ...change,
    },
    ...{ vouched: null, depths: [], related: [] },
    questions: [{ question: 'Is the king in it?', answer: SENTENCES.slice(1, 2) }],
    sections: [{ heading, paragraphs: [SENTENCES] }],
    sources: [1, 2].map((n) => ({ n, title: `Page ${n}`, publisher: 'Prado', url: `https://prado.es/${n}` })),
  }
}

/** The page waits for what it shows. */
async function open(path: string) {
  await act(async () => void openPage(path))
}

const original = () => within(screen.getByRole('main')).queryByText('Las meninas')

test('the public page says a title once where the original differs by its capitals only', async () => {
  provideWork('en', 'las-meninas', workWith())
  await open('/artworks/las-meninas')
  await screen.findByRole('heading', { level: 1, name: 'Las Meninas' })
  expect(original()).toBeNull()
})

test('the public page gives an original title that is another', async () => {
  provideWork('en', 'las-meninas', workWith({ title: 'The Maids of Honour' }))
  await open('/artworks/las-meninas')
  await screen.findByRole('heading', { level: 1, name: 'The Maids of Honour' })
  expect(original()).not.toBeNull()
})

test('a question that people ask opens its answer, which cites its sources', async () => {
  provideWork('en', 'las-meninas', workWith())
  await open('/artworks/las-meninas')
  await screen.findByRole('heading', { level: 2, name: 'Questions people ask' })
  const details = screen.getByText('Is the king in it?').closest('details')
  expect(details?.open).toBe(false)
  const answer = details?.querySelector('p')
  expect(answer?.textContent).toBe('It was painted in 1656.1')
  expect(answer?.querySelector('a')?.getAttribute('href')).toBe('#source-1')
})

test('a work without written questions has no section for them', async () => {
  provideWork('en', 'las-meninas', { ...workWith(), questions: [] })
  await open('/artworks/las-meninas')
  await screen.findByRole('heading', { level: 1, name: 'Las Meninas' })
  expect(screen.queryByRole('heading', { name: 'Questions people ask' })).toBeNull()
})

test.for(LANGUAGES)(
  'a word of %s that can be read marks a reading and what is disputed',
  async (language) => {
    provideWork(language, 'las-meninas', workWith({}, `The court (${language})`))
    await open(pathIn(language, '/artworks/las-meninas'))
    const essay = (await screen.findByText(`The court (${language})`)).closest('section')
    const { interpretation, unsure } = MARKED_WORDS[language]
    const [seen, sourced, reading, debated] = SENTENCES.map(({ text }) =>
      [...(essay?.querySelectorAll('p > span') ?? [])]
        .find((one) => one.textContent.includes(text))
        ?.textContent.trim(),
    )
    expect(seen).toBe(SENTENCES[0]?.text)
    expect(sourced).toBe(`${SENTENCES[1]?.text}1`)
    expect(reading).toBe(`${SENTENCES[2]?.text}1, 2\u202f${interpretation}`)
    expect(debated).toBe(`${SENTENCES[3]?.text}2\u202f${unsure}`)
    expect(essay?.querySelector('[title]')).toBeNull()
  },
)
