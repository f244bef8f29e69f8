import { act, cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { LANGUAGES } from '#shared/languages.ts'
import type { LookingThing, LookingThings } from '#shared/looking-things.ts'
import { MARKED_WORDS } from '#shared/marked-words.ts'
import { openPage } from '#test/page.tsx'
import { pathIn } from '#web/address/paths.ts'
import {
  type PublicSentence,
  provideWork,
  type WorkPageData,
} from '#web/artworks/work-page-data.ts'

const SENTENCES: PublicSentence[] = [
  { text: 'A princess stands in the middle.', kind: 'seen', sources: [] },
  { text: 'It was painted in 1656.', kind: 'sourced', sources: [1] },
  { text: 'It is a praise of painting.', kind: 'interpretation', sources: [1, 2] },
  { text: 'The king may have painted the cross.', kind: 'unsure', sources: [2] },
]

function workWith(
  change: Partial<WorkPageData['label']> = {},
  heading = 'The court',
): WorkPageData {
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
    ...{ vouched: null, depths: [], related: [], terms: [], looking: null },
    questions: [{ question: 'Is the king in it?', answer: SENTENCES.slice(1, 2) }],
    sections: [{ heading, paragraphs: [SENTENCES] }],
    sources: [1, 2].map((n) => ({
      n,
      title: `Page ${n}`,
      publisher: 'Prado',
      url: `https://prado.es/${n}`,
    })),
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
    expect(reading).toBe(`${SENTENCES[2]?.text}1–2 ${interpretation}`)
    expect(debated).toBe(`${SENTENCES[3]?.text}2 ${unsure}`)
    expect(essay?.querySelector('[title]')).toBeNull()
  },
)

test('a term of the glossary is opened by its first use in the essay, and leads to its entry', async () => {
  const text = 'The canvas is large, and glazes make the shadows deep.'
  const sentence: PublicSentence = {
    text,
    kind: 'seen',
    sources: [],
    terms: [{ key: 'glaze', from: 25, to: 31 }],
  }
  const told = { key: 'glaze', term: 'glaze', is: 'A thin layer.', does: 'It shines through.' }
  provideWork('en', 'las-meninas', {
    ...workWith(),
    sections: [{ heading: 'Glazes', paragraphs: [[sentence]] }],
    terms: [told],
  })
  await open('/artworks/las-meninas')
  const term = await screen.findByRole('button', { name: 'glazes' })
  const panel = document.getElementById(term.getAttribute('popovertarget') ?? '')
  if (!panel) throw new Error('a term without its meaning')
  expect(screen.getAllByRole('button', { name: 'glazes' })).toHaveLength(1)
  expect(panel.closest('p')).toBe(term.closest('p'))
  expect(document.getElementById(panel.getAttribute('aria-labelledby') ?? '')?.textContent).toBe(
    'glaze',
  )
  const described = document.getElementById(panel.getAttribute('aria-describedby') ?? '')
  expect(described?.textContent).toBe('A thin layer.It shines through.')
  const link = within(panel).getByText('In the glossary')
  expect(link.getAttribute('href')).toBe('/glossary#glaze')
})

const seenAt = (id: string, x: number): LookingThing => ({
  ...{ id, text: `A ${id}` },
  region: [x, 0.5, 0.1, 0.1],
})

async function openToLook() {
  const looking: LookingThings = {
    find: seenAt('nail', 0.1),
    name: seenAt('dog', 0.3),
    compare: [seenAt('king', 0.6), seenAt('queen', 0.8)],
  }
  provideWork('en', 'the-starry-night', {
    ...workWith(),
    work: { ...workWith().work, slug: 'the-starry-night' },
    looking,
  })
  const user = userEvent.setup()
  await open('/artworks/the-starry-night')
  await screen.findByRole('heading', { level: 2, name: 'The court' })
  return user
}

const lookFirst = () => screen.getByRole('checkbox', { name: /^Look first/ })
const essay = () => screen.queryByRole('heading', { level: 2, name: 'The court' })

test('who wishes to look first is given three tasks before the text, and the choice is kept', async () => {
  const user = await openToLook()
  expect(screen.queryByRole('heading', { name: 'Look first' })).toBeNull()
  await user.click(lookFirst())
  await screen.findByRole('heading', { name: 'Look first' })
  expect(essay()).toBeNull()
  expect(screen.queryByText('A dog')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Open the answer' }))
  screen.getByText('A dog')
  await user.click(screen.getByRole('button', { name: 'To the text' }))
  expect(essay()).not.toBeNull()
  cleanup()
  await open('/artworks/the-starry-night')
  await screen.findByRole('heading', { name: 'Look first' })
  await user.click(lookFirst())
  expect(essay()).not.toBeNull()
  expect(localStorage.getItem('look-first')).toBeNull()
})

test('a looking task lights its place while it is asked to, and does not tell what is to be named', async () => {
  const user = await openToLook()
  await user.click(lookFirst())
  const light = await screen.findByRole('button', { name: 'Light the place' })
  await user.click(light)
  expect(light.getAttribute('aria-pressed')).toBe('true')
  expect(document.querySelector('svg[data-lit="looking dog"]')).not.toBeNull()
  expect(screen.queryByText('A dog')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'A queen' }))
  expect(document.querySelector('svg[data-lit="looking queen"]')).not.toBeNull()
  await user.click(screen.getByRole('button', { name: 'To the text' }))
  expect(document.querySelector('svg[data-lit]')).toBeNull()
})
