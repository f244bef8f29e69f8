import { useEffect, useState } from 'react'

function secondsUntil(deadline: number): number {
  return Math.max(0, Math.ceil((deadline - Date.now()) / 1000))
}

/**
 * Whole seconds until a moment (in milliseconds of the epoch), down to 0. Right again after a sleep
 * of the machine.
 */
export function useSecondsUntil(deadline: number): number {
  const [, tick] = useState(0)

  // The clock is outside React.
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), 1000)
    return () => clearInterval(timer)
  }, [])

  return secondsUntil(deadline)
}

/** Seconds as minutes and seconds: 9:05. */
export function asClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
