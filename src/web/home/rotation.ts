import { useEffect, useState, useSyncExternalStore } from 'react'
import { HERO_SECONDS } from '#shared/limits.ts'

const CALM = '(prefers-reduced-motion: reduce)'

function subscribeToCalm(listener: () => void): () => void {
  const query = window.matchMedia(CALM)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

function useCalm(): boolean {
  return useSyncExternalStore(
    subscribeToCalm,
    () => window.matchMedia(CALM).matches,
    () => false,
  )
}

/**
 * Which of some pictures is shown: the next one after some seconds, unless held, paused, or motion
 * is unwelcome.
 */
export function useRotation(count: number, seconds: number = HERO_SECONDS) {
  const [index, setIndex] = useState(0)
  const [held, setHeld] = useState(false)
  const [choice, setChoice] = useState<'play' | 'pause' | null>(null)
  const calm = useCalm()
  const playing = choice === null ? !calm : choice === 'play'

  // A timer is outside React; it begins anew with each picture, also with one that was picked.
  useEffect(() => {
    if (!playing || held) return
    const timer = setTimeout(() => setIndex((index + 1) % count), seconds * 1000)
    return () => clearTimeout(timer)
  }, [playing, held, index, count, seconds])

  return {
    index,
    show: setIndex,
    hold: setHeld,
    playing,
    toggle: () => setChoice(playing ? 'pause' : 'play'),
  }
}
