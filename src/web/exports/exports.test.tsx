import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Role } from '#shared/plans.ts'
import { analysis, me, usage } from '#test/answers.ts'
import { type Answers, fakeServer, logIn, openPage } from '#test/page.tsx'

const saved: { name: string; content: Blob }[] = []
const made: Blob[] = []

/** A browser that keeps what it is told to save. */
function watchSaving() {
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    made.push(blob as Blob)
    return 'blob:file'
  })
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {})
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    const content = made.at(-1)
    if (content) saved.push({ name: this.download, content })
  })
}

afterEach(() => {
  saved.length = 0
})

function file(content: string, disposition: string) {
  return new Response(content, { headers: { 'content-disposition': disposition } })
}

function pageFor(role: Role, purchased: number, more: Answers = {}) {
  logIn()
  watchSaving()
  const sent = fakeServer({
    'GET /api/auth/me': () => [200, { ...me, role }],
    'GET /api/usage': () => [200, { ...usage, purchased_queries: purchased }],
    'GET /api/my-analyses/analysis-1': () => [200, { ...analysis, questions: [] }],
    'GET /api/my-analyses/analysis-1/export?format=md': () =>
      file('# Text', `attachment; filename="night.md"; filename*=UTF-8''%E6%98%9F%E5%A4%9C.md`),
    ...more,
  })
  return { sent, user: openPage('/query?analysis=analysis-1') }
}

test('Markdown is everybody’s, under the name that the server gives it; a closed PDF says what opens it', async () => {
  const { user } = pageFor('free', 0)
  const part = within(await screen.findByRole('region', { name: 'Take it with you' }))
  const pdf = part.getByRole<HTMLButtonElement>('button', { name: 'Export as PDF' })
  await waitFor(() => expect(pdf.disabled).toBe(true))
  for (const name of ['Export as Wall label (A5)', 'Export as Teaching sheet (A4)'])
    expect(part.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true)
  expect(
    part.getByText('PDF comes with Aficionado or a query pack.', { exact: false }),
  ).toBeTruthy()
  expect(part.getByRole('link', { name: 'Compare plans' }).getAttribute('href')).toBe('/pricing')
  await user.click(part.getByRole('button', { name: 'Export as Markdown' }))
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['星夜.md']))
  expect(await saved[0]?.content.text()).toBe('# Text')
})

test.each([
  ['student', 0],
  ['professional', 0],
  ['free', 3],
] as const)('a PDF is open to a %s reader with %i in packs', async (role, purchased) => {
  const { user } = pageFor(role, purchased, {
    'GET /api/my-analyses/analysis-1/export?format=pdf': () =>
      file('%PDF', 'attachment; filename="night.pdf"'),
  })
  const pdf = await screen.findByRole<HTMLButtonElement>('button', { name: 'Export as PDF' })
  await user.click(pdf)
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['night.pdf']))
  expect(screen.queryByText('PDF comes with', { exact: false })).toBeNull()
})

test('a label and a teaching sheet are taken along as PDFs are', async () => {
  const { user } = pageFor('student', 0, {
    'GET /api/my-analyses/analysis-1/export?format=label': () =>
      file('%PDF', 'attachment; filename="night-label.pdf"'),
    'GET /api/my-analyses/analysis-1/export?format=teaching': () =>
      file('%PDF', 'attachment; filename="night-teaching.pdf"'),
  })
  await user.click(await screen.findByRole('button', { name: 'Export as Wall label (A5)' }))
  await user.click(screen.getByRole('button', { name: 'Export as Teaching sheet (A4)' }))
  await waitFor(() =>
    expect(saved.map(({ name }) => name)).toEqual(['night-label.pdf', 'night-teaching.pdf']),
  )
})

test('a refusal is told in the words of the server, with the way to the plans', async () => {
  const detail = 'PDF export needs an Aficionado subscription or a query pack.'
  const { user } = pageFor('student', 0, {
    'GET /api/my-analyses/analysis-1/export?format=pdf': () => [403, { detail }],
  })
  await user.click(await screen.findByRole('button', { name: 'Export as PDF' }))
  const refusal = within(await screen.findByText(detail).then(() => screen.getByRole('alert')))
  expect(refusal.getByRole('link', { name: 'Compare plans' }).getAttribute('href')).toBe('/pricing')
  expect(saved).toEqual([])
})
