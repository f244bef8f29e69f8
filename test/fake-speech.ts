import { act } from '@testing-library/react'
import { vi } from 'vitest'

interface Said {
  text: string
  rate: number
  lang: string
  onend: (() => void) | null
  onerror: (() => void) | null
}

/** Replaces the voices of the browser: it keeps what is being said until the test lets it end. */
export function fakeSpeech(...langs: string[]) {
  const said: Said[] = []
  let now: Said | null = null
  const voices = (all: readonly string[]) =>
    all.map((lang) => ({ lang, name: lang, voiceURI: lang, localService: true, default: false }))
  let known = voices(langs)
  const events = new EventTarget()
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      rate = 1
      lang = ''
      onend = null
      onerror = null
      text: string
      constructor(text: string) {
        this.text = text
      }
    },
  )
  vi.stubGlobal('speechSynthesis', {
    // As in browsers, new objects at each call.
    getVoices: () => known.map((voice) => ({ ...voice })),
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    speak(utterance: Said) {
      now = utterance
      said.push(utterance)
    },
    cancel() {
      const cut = now
      now = null
      cut?.onerror?.()
    },
  })
  return {
    /** All sentences that were begun. */
    texts: () => said.map(({ text }) => text),
    current: () => now,
    /** The sentence is said. */
    end: () =>
      act(() => {
        const ended = now
        now = null
        ended?.onend?.()
      }),
    /** Voices come later than the page. */
    learn: (...more: string[]) =>
      act(() => {
        known = voices(more)
        events.dispatchEvent(new Event('voiceschanged'))
      }),
  }
}
