import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Analysis } from '#shared/api/analysis.ts'
import { analysis, me, usage } from '#test/answers.ts'
import { type Answers, fakeServer, logIn, openPage } from '#test/page.tsx'

async function read(part: Partial<Analysis> = {}, answers: Answers = {}) {
  logIn()
  const kept = { ...analysis, ...part }
  const sent = fakeServer({
    'GET /api/usage': () => [200, usage],
    'GET /api/auth/me': () => [200, me],
    [`GET /api/my-analyses/${kept.id}`]: () => [200, kept],
    ...answers,
  })
  const user = openPage(`/query?analysis=${kept.id}`)
  // What lies below the first screen is drawn last.
  await screen.findByRole('button', { name: 'Copy' })
  return { user, sent }
}

/** What the browser does when a mark is pressed. */
function openPanel(mark: HTMLElement, newState: 'open' | 'closed' = 'open'): HTMLElement {
  const panel = document.getElementById(mark.getAttribute('popovertarget') ?? '')
  if (!panel) throw new Error('a mark without a panel')
  fireEvent(panel, Object.assign(new Event('toggle'), { newState }))
  return panel
}

const litRegion = () => document.querySelector('svg[data-lit] rect[x^="614.4"]')
const seenMark = () => screen.getByRole('button', { name: 'What this rests on: Seen, top right' })

test('the work stands above its text: title, maker, date, medium, size, collection and inventory number', async () => {
  await read()
  for (const line of [
    'De sterrennacht',
    'Vincent van Gogh (1853–1890)',
    'June 1889, oil on canvas, 73.7 × 92.1 cm',
    'The Museum of Modern Art, New York · 472.1941',
  ])
    screen.getByText(line)
})

test('a depth that needs a subscription is named once', async () => {
  await read()
  await screen.findByRole('button', { name: 'Aficionado (needs an Aficionado subscription)' })
})

const legend = () => document.getElementById('marks')?.textContent

test('the legend shows the marks as they stand in the text', async () => {
  await read()
  expect(legend()).toContain('readingInterpretation')
  expect(legend()).toContain('debatedUnsure')
  expect(legend()).toContain('The mark shows where.')
})

test('a work without a picture says so, and its legend points to none', async () => {
  const artwork = { ...analysis.identification.artwork, slug: 'guernica', title: 'Guernica' }
  await read({ id: 'unpictured', identification: { ...analysis.identification, artwork } })
  screen.getByText('We have no picture of this work here.')
  expect(legend()).not.toContain('The mark shows where.')
  expect(legend()).toContain('any good picture of the work will do')
  cleanup()
  await read()
  expect(screen.queryByText('We have no picture of this work here.')).toBeNull()
})

test('other works that an exact title may mean are folded on one line, those of a title that was taken for another, or is contradicted, stand open', async () => {
  const other = { ...analysis.identification.artwork, slug: 'other', title: 'Starry Night II' }
  const identification = { ...analysis.identification, candidates: [other] }
  await read({ identification: { ...identification, status: 'ambiguous' } })
  const folded = screen.getByText('Did you mean another?').closest('details')
  expect(folded?.open).toBe(false)
  expect(folded?.querySelector('summary')?.textContent).toContain('Starry Night II')
  cleanup()
  const notice = 'The picture, however, looks like Starry Night II.'
  await read({
    id: 'contradicted',
    identification: { ...identification, status: 'ambiguous', notice },
  })
  screen.getByRole('heading', { name: 'Did you mean another?' })
  cleanup()
  await read({ id: 'taken-for', identification: { ...identification, status: 'likely' } })
  screen.getByRole('heading', { name: 'Did you mean another?' })
  screen.getByRole('button', { name: /^Starry Night II/u })
})

test('an answer from a label alone says so, and offers no other depth of it', async () => {
  await read({ id: 'label-alone', complete: false })
  screen.getByText('From the label alone')
  expect(screen.queryByText('Analysis Complete')).toBeNull()
  expect(screen.getAllByRole('button', { name: 'Français' }).length).toBeGreaterThan(1)
  expect(screen.queryByRole('button', { name: /Aficionado/u })).toBeNull()
})

test('the question of the reader comes first and is quoted', async () => {
  await read()
  const [first] = screen.getAllByRole('heading', { level: 2 })
  expect(first?.textContent).toBe('Your question')
  screen.getByText('Which star is so bright?')
})

test('an answer with our text leads to a comparison of its work with another, one from a label alone does not', async () => {
  const compare = { name: 'Compare with another work' }
  await read()
  expect((await screen.findByRole('link', compare)).getAttribute('href')).toBe(
    '/compare?a=the-starry-night',
  )
  cleanup()
  await read({ id: 'analysis-label', complete: false })
  await screen.findByRole('button', { name: 'Share' })
  expect(screen.queryByRole('link', compare)).toBeNull()
})

test('a mark lights the place in the picture as long as it has the focus', async () => {
  const { user } = await read()
  expect(litRegion()).toBeNull()
  seenMark().focus()
  await expect.poll(litRegion).not.toBeNull()
  screen.getByText('A yellow crescent moon in a ring of light')
  await user.tab()
  expect(litRegion()).toBeNull()
})

test('an open mark keeps its place lit until its panel is closed', async () => {
  await read()
  openPanel(seenMark())
  expect(seenMark().getAttribute('aria-expanded')).toBe('true')
  expect(litRegion()).not.toBeNull()
  openPanel(seenMark(), 'closed')
  expect(seenMark().getAttribute('aria-expanded')).toBe('false')
  expect(litRegion()).toBeNull()
})

test('the pointer over a sentence lights what it speaks of', async () => {
  await read()
  const sentence = screen.getByText(/A crescent moon hangs over the hills/)
  fireEvent.pointerEnter(sentence, { pointerType: 'mouse' })
  expect(litRegion()).not.toBeNull()
  fireEvent.pointerLeave(sentence, { pointerType: 'mouse' })
  expect(litRegion()).toBeNull()
})

test('a work without a study has no picture, and no marks that point at one', async () => {
  const artwork = { ...analysis.identification.artwork, slug: 'a-work-without-a-study' }
  await read({ id: 'unpictured', identification: { ...analysis.identification, artwork } })
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.queryByRole('button', { name: /top right/ })).toBeNull()
})

test('a mark opens what a sentence rests on: the note, its sources, and a link that gives nothing away', async () => {
  const fact = {
    id: 'f1',
    text: 'The bright star is Venus.',
    sources: ['s1'],
    certainty: 'agreed' as const,
    live: false,
  }
  await read({ facts: [fact] })
  const mark = screen.getByRole('button', { name: 'What this rests on: Sourced, sources 1–2' })
  const panel = openPanel(mark)
  expect(panel.textContent).toContain(fact.text)
  expect(panel.textContent).toContain('Van Gogh Museum · CC BY 4.0')
  const link = within(panel).getByRole<HTMLAnchorElement>('link', {
    name: 'Letter 777 (opens in a new tab)',
  })
  expect([link.target, link.rel]).toEqual(['_blank', 'noopener noreferrer'])
})

test('the evidence view sets each sentence above all that it rests on', async () => {
  const { user } = await read()
  expect(screen.queryByText('A yellow crescent moon in a ring of light')).toBeNull()
  await user.click(screen.getByRole('checkbox', { name: /Evidence view/ }))
  screen.getByText('A yellow crescent moon in a ring of light')
  expect(screen.queryByRole('button', { name: /What this rests on/ })).toBeNull()
})

test('an essay has its own headings, and a sentence that only connects has no mark', async () => {
  const [, statement] = analysis.statements
  if (!statement) throw new Error('the example has statements')
  const told = { ...statement, heading: 'A wave above, lamps below', paragraph: 1 }
  const link = {
    ...told,
    kind: 'link' as const,
    text: 'And then?',
    sources: [],
    facts: [],
    observations: [],
  }
  await read({ question: '', statements: [told, link] })
  const [first] = screen.getAllByRole('heading', { level: 2 })
  expect(first?.textContent).toBe('A wave above, lamps below')
  expect(screen.getByText('And then?').querySelector('button')).toBeNull()
  expect(screen.getAllByRole('button', { name: /What this rests on/ })).toHaveLength(1)
})

test('a source whose address is no web address is no link', async () => {
  await read()
  expect(screen.getAllByText('MoMA Highlights')).not.toEqual([])
  expect(screen.queryByRole('link', { name: /MoMA Highlights/ })).toBeNull()
})

test('a reading and what is not established are said to be so', async () => {
  await read()
  expect(screen.getByText(/The sky can feel restless/).closest('p')?.textContent).toMatch(
    /^A reading: The sky/,
  )
  expect(screen.getByText(/Whether the cypress/).closest('p')?.textContent).toMatch(
    /^Not established: Whether/,
  )
})

test('the line at the foot says who wrote it, without online research, and from the full text', async () => {
  await read()
  screen.getByText(
    /From our own catalogue, checked against the sources below, without online research\. It gives our full text on this work\./,
  )
})

test('of a work that is known by its identity only it is said that the text is still to come', async () => {
  await read({ complete: false })
  screen.getByText(
    /This is what our sources establish\. Our full text on this work is still to come\./,
  )
})

test('a work from open sources has its card without a picture, and says what was read live, when and under which licence', async () => {
  const [first, second] = analysis.sources
  if (!first || !second) throw new Error('the example has sources')
  const live = {
    publisher: 'Wikipedia',
    licence: 'CC BY-SA 4.0',
    live: true,
    read_at: '2026-11-20T09:00:00.000Z',
    revision: '1320000000',
  }
  const artwork = {
    ...analysis.identification.artwork,
    slug: 'wikidata-q1',
    title: 'Madame X',
    medium: null,
  }
  await read({
    complete: false,
    web_research: { used: true },
    identification: { ...analysis.identification, artwork },
    sources: [{ ...first, ...live }, second],
  })
  screen.getByRole('heading', { level: 1, name: 'Madame X' })
  expect(document.querySelector('article img')).toBeNull()
  screen.getByText('Enhanced Analysis with Real-Time Web Research')
  screen.getByText(
    /with online research\. This work is not in our catalogue: this is what open sources say of it\./,
  )
  expect(
    screen.getAllByText('Wikipedia · CC BY-SA 4.0 · read on 20 November 2026, revision 1320000000')
      .length,
  ).toBeGreaterThan(0)
})

test('where nothing was read live, nothing says so', async () => {
  await read()
  expect(screen.queryByText(/Enhanced Analysis with/)).toBeNull()
  screen.getByText(/without online research/)
})

test('what does not fit the question is said plainly', async () => {
  const notice = 'We took “Stary Nite” to mean The Starry Night.'
  await read({ identification: { ...analysis.identification, status: 'likely', notice } })
  screen.getByText(notice)
})

test('an answer is marked as being in its own language, headings and all', async () => {
  await read({ language: 'zh-TW', writer: 'model', web_research: { used: true } })
  expect(
    screen.getByRole('heading', { name: '您的提問' }).closest('[lang]')?.getAttribute('lang'),
  ).toBe('zh-TW')
  screen.getByText(/由語言模型撰寫，並依資料來源查核，含線上查詢。/)
  screen.getByRole('button', { name: '這句話的依據: 所見, 右上' })
})

test('the whole text is copied, and it is said', async () => {
  const { user } = await read()
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  await screen.findByText('Analysis copied to clipboard!')
  expect(await navigator.clipboard.readText()).toBe('# The Starry Night\n\nEleven stars.')
})

test('where copying is refused the text is selected instead', async () => {
  const { user } = await read()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(
    new DOMException('refused', 'NotAllowedError'),
  )
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  await screen.findByText(/The text is selected/)
  expect(getSelection()?.toString()).toContain('The brightest star is Venus.')
})

test('an analysis that is wrong is given back, with a reason if the reader likes', async () => {
  const { user, sent } = await read(
    {},
    {
      'POST /api/my-analyses/analysis-1/complaint': () => [
        200,
        { given_back: true, usage: { ...usage, total_available: 5 } },
      ],
    },
  )
  await user.click(screen.getByRole('button', { name: 'This is wrong' }))
  const dialog = await screen.findByRole('dialog')
  await user.type(within(dialog).getByLabelText('What should it say?'), 'It was painted by day.')
  await user.click(within(dialog).getByRole('button', { name: 'Send' }))
  await screen.findByText(/You have this analysis back.* 5 analyses left\./)
  expect(sent.map(({ body }) => body)).toContainEqual({ reason: 'It was painted by day.' })
})

test('a remark that cannot be sent stays in the dialog, also over a new login, and it is said', async () => {
  const first = await read()
  await first.user.click(screen.getByRole('button', { name: 'This is wrong' }))
  const field = { name: 'What should it say?' }
  await first.user.type(await screen.findByRole('textbox', field), 'It was painted by day.')
  cleanup()
  const { user } = await read()
  await user.click(screen.getByRole('button', { name: 'This is wrong' }))
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByRole('textbox', field)).toHaveProperty(
    'value',
    'It was painted by day.',
  )
  await user.click(within(dialog).getByRole('button', { name: 'Send' }))
  expect((await within(dialog).findByRole('alert')).textContent).toMatch(
    /^Your remark could not be sent/,
  )
})

test('an open-access photograph stands in for the study, with who gives it', async () => {
  const photograph = {
    slug: analysis.identification.artwork.slug,
    credit: 'Google Arts, Wikimedia Commons',
    licence: 'Public domain',
    page: 'https://commons.wikimedia.org/wiki/File:Starry.jpg',
    large: false,
  }
  await read({}, { 'GET /api/photographs': () => [200, { photographs: [photograph] }] })
  const credit = await screen.findByRole('link', {
    name: 'Photograph: Google Arts, Wikimedia Commons (Public domain)',
  })
  expect(credit.getAttribute('href')).toBe(photograph.page)
  screen.getByRole('button', { name: 'Enlarge the picture' })
  const picture = screen.getByRole('img', {
    name: 'Photograph of The Starry Night by Vincent van Gogh',
  })
  expect(picture.getAttribute('src')).toBe('/photographs/the-starry-night-768.webp')
  expect(screen.queryByText(/Study after/)).toBeNull()
})

const described = {
  alternative: 'A night sky over a village.',
  paragraphs: [[{ text: 'The canvas is wide.', region: null }]],
}

test('the picture of a described work is told by what there is to be seen, and a press describes it', async () => {
  await read({ described })
  screen.getByRole('img', { name: 'A night sky over a village.' })
  const button = screen.getByText('Describe the picture')
  const details = button.closest('details')
  expect(details?.open).toBe(false)
  expect(details?.textContent).toContain('The canvas is wide.')
  expect(details?.lang).toBe('en')
})

test('a described work without a picture here is described all the same', async () => {
  const artwork = { ...analysis.identification.artwork, slug: 'guernica', title: 'Guernica' }
  await read({ described, identification: { ...analysis.identification, artwork } })
  expect(screen.queryByRole('button', { name: 'Enlarge the picture' })).toBeNull()
  screen.getByText('Describe the picture')
})

test('a work that is not described has the text of its study, and no button', async () => {
  await read()
  screen.getByRole('img', { name: 'Study after The Starry Night by Vincent van Gogh' })
  expect(screen.queryByText('Describe the picture')).toBeNull()
})

test('in a finished text the first use of a term opens what it means; the evidence has no terms to open', async () => {
  const [first, ...others] = analysis.statements
  if (!first) throw new Error('no text')
  const text = 'The impasto stands up, and more impasto follows.'
  const { user } = await read({ statements: [{ ...first, text }, ...others] })
  const term = await screen.findByRole('button', { name: 'impasto' })
  const panel = openPanel(term)
  expect(document.activeElement).toBe(panel)
  expect(panel.textContent).toContain('stands up from the surface')
  expect(screen.getAllByRole('button', { name: 'impasto' })).toHaveLength(1)
  await user.click(screen.getByRole('checkbox', { name: /Evidence view/ }))
  expect(screen.queryByRole('button', { name: 'impasto' })).toBeNull()
})

test('an answer with enough to see can be looked at first, one with little cannot', async () => {
  await read()
  expect(screen.queryByRole('checkbox', { name: /^Look first/ })).toBeNull()
  cleanup()
  const seen = (id: string, x: number) => ({
    ...{ id, kind: 'seen' as const, text: `Thing ${id}` },
    region: [x, 0.4, 0.1, 0.1] as [number, number, number, number],
  })
  const { user } = await read({
    id: 'analysis-seen',
    observations: [0.1, 0.3, 0.5, 0.8].map((x, at) => seen(`v${at}`, x)),
  })
  await user.click(screen.getByRole('checkbox', { name: /^Look first/ }))
  await screen.findByRole('heading', { name: 'Look first' })
  expect(screen.queryByRole('heading', { name: 'Your question' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'To the text' }))
  screen.getByRole('heading', { name: 'Your question' })
})

test('under a label alone stand works near it that are explained; under a text they do not', async () => {
  const near = { name: 'Explained in full' }
  await read()
  expect(screen.queryByRole('heading', near)).toBeNull()
  cleanup()
  await read({ id: 'label-1', complete: false })
  const section = (await screen.findByRole('heading', near)).closest('section')
  const [first] = within(section ?? document.body).getAllByRole('link')
  expect(first?.getAttribute('href')).toMatch(/^\/artworks\//u)
})
