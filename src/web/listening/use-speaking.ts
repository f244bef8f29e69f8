import { useEffect, useState } from 'react'
import { lasting } from '#web/browser/storage.ts'

/** How fast a text can be read aloud; 1 is as the voice speaks by itself. */
export const RATES = [0.75, 1, 1.25, 1.5, 2] as const
const RATE_KEY = 'listening-rate'

/** A sentence to be read aloud; its id says where it stands. */
export interface Spoken {
  id: string
  text: string
}

/** Stops what is read: a page may have several texts, of which one is read at a time. */
let stopLast = () => {}

function keptRate(): number {
  const kept = Number(lasting.getItem(RATE_KEY))
  return RATES.find((rate) => rate === kept) ?? 1
}

/**
 * Reads sentences aloud, one after the other, from where it was left. A pause ends the sentence,
 * which then begins anew: pausing within one is not to be relied on in any browser on Android.
 */
export function useSpeaking(sentences: readonly Spoken[], voice: SpeechSynthesisVoice | null) {
  const [isPlaying, setIsPlaying] = useState(false)
  /** The place of the sentence; null: nothing was read yet, or all was. */
  const [at, setAt] = useState<number | null>(null)
  const [rate, setRate] = useState(keptRate)
  const text = sentences[at ?? 0]?.text ?? null
  const last = sentences.length - 1

  // Speaking is done by the browser. After a press the effect runs within it, as browsers want it.
  useEffect(() => {
    if (!isPlaying || voice === null || text === null) return
    const utterance = new SpeechSynthesisUtterance(text)
    let isOver = false
    utterance.voice = voice
    utterance.lang = voice.lang
    utterance.rate = rate
    utterance.onend = () => {
      if (isOver) return
      isOver = true
      const next = (at ?? 0) + 1
      setAt(next > last ? null : next)
      if (next > last) setIsPlaying(false)
    }
    utterance.onerror = () => {
      if (isOver) return
      isOver = true
      setIsPlaying(false)
    }
    speechSynthesis.speak(utterance)
    return () => {
      if (isOver) return
      isOver = true
      speechSynthesis.cancel()
    }
  }, [isPlaying, at, rate, voice, text, last])

  // Some browsers speak on after the page is gone.
  useEffect(() => {
    const stop = () => setIsPlaying(false)
    window.addEventListener('pagehide', stop)
    return () => window.removeEventListener('pagehide', stop)
  }, [])

  const stop = () => {
    setIsPlaying(false)
    setAt(null)
  }
  return {
    isPlaying,
    rate,
    spoken: at === null ? null : (sentences[at] ?? null),
    isFirst: (at ?? 0) === 0,
    isLast: (at ?? 0) === last,
    stop,
    play() {
      stopLast()
      stopLast = stop
      setAt(at ?? 0)
      setIsPlaying(true)
    },
    pause: () => setIsPlaying(false),
    /** To the sentence before, or to the next. */
    step: (by: 1 | -1) => setAt(Math.min(last, Math.max(0, (at ?? 0) + by))),
    setRate(next: number) {
      lasting.setItem(RATE_KEY, String(next))
      setRate(next)
    },
  }
}
