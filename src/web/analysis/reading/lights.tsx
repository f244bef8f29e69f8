import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import type { Region } from '#shared/statements.ts'

/** What one statement points at in the picture. */
export interface Light {
  id: string
  regions: readonly Region[]
  /** Where that is, in words. */
  places: string
  /** What is there. */
  text: string
}

interface Lights {
  /** What shines now: what is under the pointer or has the focus, else what was pressed. */
  lit: Light | null
  /** What shone last, to be drawn while it fades. */
  last: Light | null
  pressed: Light | null
  /** The pressed statement is so far up the screen that a sheet at the bottom leaves it free. */
  pressedAbove: boolean
  preview: (light: Light | null) => void
  press: (light: Light | null, by?: Element) => void
}

/** A sheet covers less than the rest. */
const UPPER_PART = 0.44

const LightsContext = createContext<Lights>({
  lit: null,
  last: null,
  pressed: null,
  pressedAbove: true,
  preview: () => {},
  press: () => {},
})

export function LightsProvider({ children }: { children: ReactNode }) {
  const [pressed, setPressed] = useState<Light | null>(null)
  const [pressedAbove, setPressedAbove] = useState(true)
  const [previewed, preview] = useState<Light | null>(null)
  const [last, setLast] = useState<Light | null>(null)
  const lit = previewed ?? pressed
  if (lit !== null && lit.id !== last?.id) setLast(lit)

  const press = (light: Light | null, by?: Element) => {
    if (by) setPressedAbove(by.getBoundingClientRect().bottom < window.innerHeight * UPPER_PART)
    setPressed(light)
  }

  // Escape puts the light out wherever the focus is.
  useEffect(() => {
    if (pressed === null) return
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setPressed(null)
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [pressed])

  return (
    <LightsContext value={{ lit, last, pressed, pressedAbove, preview, press }}>{children}</LightsContext>
  )
}

export function useLights(): Lights {
  return useContext(LightsContext)
}
