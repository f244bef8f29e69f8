import { cleanup, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { me, usage } from '#test/answers.ts'
import { fakeServer, logIn, openPage } from '#test/page.tsx'
import { beginsAsPicture } from '#web/images/picture-bytes.ts'

const JPEG = [0xff, 0xd8, 0xff, 0xe0]

function fileOf(bytes: readonly number[] | string, name = 'photo.jpg'): File {
  const content = typeof bytes === 'string' ? bytes : new Uint8Array(bytes)
  return new File([content], name, { type: 'image/jpeg' })
}

async function openForm() {
  logIn()
  fakeServer({
    'GET /api/usage': () => [200, usage],
    'GET /api/auth/me': () => [200, me],
    'POST /api/analyze-artwork/soon': () => [200, {}],
  })
  const user = openPage('/query?tab=image')
  return {
    user,
    choose: (file: File) => user.upload(field(), file),
    ready: await screen.findByText(MISSING),
  }
}

const MISSING = 'Please select an image first.'
const field = () => screen.getByLabelText<HTMLInputElement>('Choose a picture')
const more = () => screen.getByText('Say more about it').closest('details')

test('after the picture comes the button, and what can be told of it waits behind a fold', async () => {
  const { choose } = await openForm()
  await choose(fileOf(JPEG))
  const title = await screen.findByLabelText('Artwork Title')
  const button = screen.getByRole('button', { name: 'Analyze picture' })
  expect(button.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(more()?.open).toBe(false)
  expect(more()?.querySelector('summary')?.textContent).toContain('Explorer, English')
})

test('what was told of a picture is still there after a reload, and shown', async () => {
  const { user, choose } = await openForm()
  await choose(fileOf(JPEG))
  await user.type(await screen.findByLabelText('Artwork Title'), 'The Swing')
  await user.type(screen.getByLabelText('Visual Description'), 'A lady in pink')
  cleanup()
  await (await openForm()).choose(fileOf(JPEG))
  expect(await screen.findByLabelText('Artwork Title')).toHaveProperty('value', 'The Swing')
  expect(screen.getByLabelText('Visual Description')).toHaveProperty('value', 'A lady in pink')
  expect(more()?.open).toBe(true)
})

/** Shows no picture: there is no preview to wait for. */
class Unseen {
  onerror = () => {}
  set src(_url: string) {
    queueMicrotask(this.onerror)
  }
}

/** Refuses every picture. */
class Refusing {
  static readonly HEADERS_RECEIVED = 2
  readonly upload = {}
  readonly readyState = 2
  readonly status = 400
  readonly responseText = JSON.stringify({ detail: 'This picture is damaged.' })
  onreadystatechange = () => {}
  onload = () => {}
  open() {}
  setRequestHeader() {}
  send() {
    this.onreadystatechange()
    this.onload()
  }
}

test('what went wrong with one picture is not said of the next', async () => {
  const { user, choose } = await openForm()
  vi.stubGlobal('XMLHttpRequest', Refusing)
  vi.stubGlobal('Image', Unseen)
  await choose(fileOf(JPEG))
  await screen.findByLabelText('Artwork Title')
  await user.click(screen.getByRole('button', { name: 'Analyze picture' }))
  await screen.findByText('This picture is damaged.')
  await choose(fileOf(JPEG, 'next.jpg'))
  await waitFor(() => expect(screen.queryByText('This picture is damaged.')).toBeNull())
})

test('a file that is no picture is refused when it is chosen, whatever its name says', async () => {
  const { choose } = await openForm()
  await choose(fileOf('%PDF-1.7 and so on'))
  expect((await screen.findByRole('alert')).textContent).toContain('not a picture that we can read')
  expect(screen.queryByText('Ready for analysis')).toBeNull()
  expect(screen.getByRole('button', { name: 'Analyze picture' })).toHaveProperty('disabled', true)
  await choose(fileOf(JPEG))
  await screen.findByLabelText('Artwork Title')
  expect(screen.queryByRole('alert')).toBeNull()
})

test.each([
  ['JPEG', 'ÿØÿà', true],
  ['PNG', '\u{89}PNG\r\n\u{1a}\n', true],
  ['GIF', 'GIF89a', true],
  ['WEBP', 'RIFF....WEBPVP8 ', true],
  ['another kind of RIFF', 'RIFF....WAVEfmt ', false],
  ['TIFF', 'MM\0*\0\0\0\b', true],
  ['HEIC', '\0\0\0\u{18}ftypheic\0\0\0\0', true],
  ['AVIF', '\0\0\0\u{1c}ftypavif\0\0\0\0', true],
  ['a film', '\0\0\0\u{1c}ftypisom\0\0\0\0', false],
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', false],
  ['text', 'Roses are red', false],
  ['nothing', '', false],
])('by its first bytes %s is a picture or not', async (_, text, isPicture) => {
  const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0))
  expect(await beginsAsPicture(new Blob([bytes]))).toBe(isPicture)
})
