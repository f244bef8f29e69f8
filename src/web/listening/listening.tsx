import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react'
import type { Language } from '#shared/languages.ts'
import { type Spoken, useSpeaking } from '#web/listening/use-speaking.ts'
import { useVoice } from '#web/listening/voices.ts'

type Listening = ReturnType<typeof useSpeaking>

const ListeningContext = createContext<Listening | null>(null)

/** The sentence that is read keeps between these shares of the window. */
const COMFORTABLE = [0.12, 0.6] as const
/** Where it is brought otherwise. */
const READING_LINE = 0.28

/**
 * Brings the sentence that is read to the eye, unless the reader has scrolled away from the one
 * before.
 */
function useFollowing(id: string | undefined) {
  const before = useRef<Element | null>(null)
  // Scrolling lives in the browser.
  useEffect(() => {
    const sentence = id === undefined ? null : document.querySelector('[data-spoken]')
    const earlier = before.current?.getBoundingClientRect()
    before.current = sentence
    if (!sentence) return
    const [top, bottom] = COMFORTABLE
    const height = window.innerHeight
    const box = sentence.getBoundingClientRect()
    const wasInView = !earlier || (earlier.bottom > 0 && earlier.top < height)
    if (!wasInView || (box.top > top * height && box.bottom < bottom * height)) return
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    window.scrollBy({ top: box.top - READING_LINE * height, behavior: isCalm ? 'auto' : 'smooth' })
  }, [id])
}

/** A text that can be listened to, where the browser has a voice for its language. */
export function ListeningProvider({
  sentences,
  language,
  children,
}: {
  sentences: readonly Spoken[]
  language: Language
  children: ReactNode
}) {
  const voice = useVoice(language)
  const speaking = useSpeaking(sentences, voice)
  useFollowing(speaking.spoken?.id)
  const canListen = voice !== null && sentences.length > 0
  return <ListeningContext value={canListen ? speaking : null}>{children}</ListeningContext>
}

/** What is read aloud and how; null: this browser has no voice for it. */
export function useListening(): Listening | null {
  return useContext(ListeningContext)
}

/** Whether a sentence is the one that is read. */
export function useIsSpoken(id: string): boolean {
  return useContext(ListeningContext)?.spoken?.id === id
}
