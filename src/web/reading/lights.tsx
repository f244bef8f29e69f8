import { createContext, type ReactNode, useContext, useState } from 'react'
import type { Region } from '#shared/statements.ts'
import type { Study } from '#web/studies/study.ts'

/** One place in the picture that a sentence points at. */
export interface Light {
  id: string
  region: Region
  /** Where that is, in words. */
  place: string
  /** What is there. */
  text: string
}

interface Lights {
  /** The picture that is lit; null where there is none. */
  study: Study | null
  /**
   * What shines now, one place at a time: what was pressed, else what is under the pointer or has
   * the focus, else what is told.
   */
  lit: Light | null
  /** What shone last, to be drawn while it fades. */
  last: Light | null
  preview: (light: Light | null) => void
  press: (light: Light | null) => void
  /** Of the sentence that is read aloud. */
  tell: (light: Light | null) => void
}

const LightsContext = createContext<Lights>({
  study: null,
  lit: null,
  last: null,
  preview: () => {},
  press: () => {},
  tell: () => {},
})

export function LightsProvider({ study, children }: { study: Study | null; children: ReactNode }) {
  const [pressed, press] = useState<Light | null>(null)
  const [previewed, preview] = useState<Light | null>(null)
  const [told, tell] = useState<Light | null>(null)
  const [last, setLast] = useState<Light | null>(null)
  const lit = pressed ?? previewed ?? told
  if (lit !== null && lit.id !== last?.id) setLast(lit)
  return (
    <LightsContext value={{ study, lit, last, preview, press, tell }}>{children}</LightsContext>
  )
}

export function useLights(): Lights {
  return useContext(LightsContext)
}
