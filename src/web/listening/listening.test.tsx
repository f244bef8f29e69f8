import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Analysis } from '#shared/api/analysis.ts'
import { analysis, me, usage } from '#test/answers.ts'
import { fakeSpeech } from '#test/fake-speech.ts'
import { fakeServer, goBack, logIn, openPage } from '#test/page.tsx'
import { voiceFor } from '#web/listening/voices.ts'

beforeEach(() => {
  vi.stubGlobal('scrollBy', () => {})
  localStorage.clear()
})

async function read(part: Partial<Analysis> = {}) {
  logIn()
  fakeServer({
    'GET /api/usage': () => [200, usage],
    'GET /api/auth/me': () => [200, me],
    [`GET /api/my-analyses/${analysis.id}`]: () => [200, { ...analysis, ...part }],
  })
  const user = openPage(`/query?analysis=${analysis.id}`)
  await screen.findByRole('heading', { level: 1 })
  return user
}
const press = (name: string) => screen.getByRole('button', { name })
const lit = () => document.querySelector('[data-spoken]')?.firstChild?.textContent ?? null
const litPlace = () => document.querySelector('svg[data-lit]')

test('an answer is read aloud sentence by sentence; the sentence is lit, and its place in the picture', async () => {
  const speech = fakeSpeech('de-DE', 'en-US', 'en-GB')
  const user = await read()
  await user.click(press('Listen'))
  expect(speech.current()).toMatchObject({ text: 'Your question', lang: 'en-GB', rate: 1 })
  const statements = analysis.statements.map(({ text }) => text)
  const places: boolean[] = []
  for (let count = 0; speech.current() && count < 50; count++) {
    const { text } = speech.current() ?? {}
    if (text && statements.includes(text)) {
      expect(lit()).toBe(text)
      places.push(litPlace() !== null)
    }
    speech.end()
  }
  expect(
    speech
      .texts()
      .filter((text) => statements.includes(text))
      .toSorted(),
  ).toEqual(statements.toSorted())
  expect(places).toContain(true)
  expect(places).toContain(false)
  expect(lit()).toBeNull()
  press('Listen')
})

test('the description has a voice of its own, and of two texts one is read at a time', async () => {
  const speech = fakeSpeech('en-GB')
  const text = 'A sheet wider than high.'
  const described = { alternative: 'A night sky.', paragraphs: [[{ text, region: null }]] }
  const user = await read({ described })
  const details = screen.getByText('Describe the picture').closest('details')
  if (!details) throw new Error('no description')
  await user.click(screen.getByText('Describe the picture'))
  await user.click(press('Listen'))
  expect(speech.current()?.text).toBe('Your question')
  await user.click(press('Listen to the description'))
  expect(speech.current()?.text).toBe(text)
  expect(lit()).toBe(text)
  expect(document.querySelectorAll('[data-spoken]')).toHaveLength(1)
  press('Listen')
  details.open = false
  fireEvent(details, new Event('toggle'))
  expect(speech.current()).toBeNull()
  expect(lit()).toBeNull()
})

test('a pause keeps the sentence, which is begun anew; the speed is remembered', async () => {
  const speech = fakeSpeech('en-GB')
  const user = await read()
  await user.click(press('Listen'))
  speech.end()
  const [, second] = speech.texts()
  await user.click(press('Pause'))
  expect(speech.current()).toBeNull()
  expect(lit()).toBe(second)
  await user.click(press('Go on'))
  expect(speech.current()?.text).toBe(second)
  await user.selectOptions(screen.getByLabelText('Speed'), '1.5')
  expect(speech.current()).toMatchObject({ text: second, rate: 1.5 })
  await user.click(press('Previous sentence'))
  expect(speech.current()).toMatchObject({ text: 'Your question', rate: 1.5 })
  await user.click(press('Stop'))
  expect(speech.current()).toBeNull()
  await user.click(press('Listen'))
  expect(speech.current()?.rate).toBe(1.5)
})

test('a page that is left reads no further', async () => {
  const speech = fakeSpeech('en-GB')
  const user = await read()
  await user.click(press('Listen'))
  await user.click(screen.getByRole('link', { name: 'Artsking' }))
  expect(speech.current()).toBeNull()
  goBack()
  await user.click(await screen.findByRole('button', { name: 'Listen' }))
  window.dispatchEvent(new Event('pagehide'))
  await expect.poll(() => speech.current()).toBeNull()
})

test('without a voice for the language nothing is offered, until there is one', async () => {
  const speech = fakeSpeech('de-DE')
  await read()
  expect(screen.queryByRole('button', { name: 'Listen' })).toBeNull()
  speech.learn('de-DE', 'en-AU')
  press('Listen')
})

test('each language has its own voice: Cantonese does not read for Taiwan, and a voice of the device goes first', () => {
  const voices = [
    ...['zh-HK', 'zh-CN', 'zh_TW'].map((lang) => ({ lang, localService: true })),
    { lang: 'fr-FR', localService: false },
    { lang: 'fr-FR', localService: true },
  ].map((voice) => ({ ...voice, default: false, name: voice.lang, voiceURI: voice.lang }))
  expect(voiceFor('zh-TW', voices)?.lang).toBe('zh_TW')
  expect(voiceFor('zh-TW', voices.slice(0, 1))).toBeNull()
  expect(voiceFor('fr', voices)?.localService).toBe(true)
  expect(voiceFor('es', voices)).toBeNull()
})
