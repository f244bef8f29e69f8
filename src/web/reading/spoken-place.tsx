import { useEffect, useState } from 'react'
import { useListening } from '#web/listening/listening.tsx'
import { type Light, useLights } from '#web/reading/lights.tsx'
import { PictureSheet } from '#web/reading/picture-sheet.tsx'

/**
 * Lights the place that the sentence being read aloud points at. On small screens, where the
 * picture has scrolled away, it comes back at the lower edge, until it is closed.
 */
export function SpokenPlace({
  lights,
  label,
  language,
}: {
  /** The first place of each sentence that has one, by the id of the sentence. */
  lights: ReadonlyMap<string, Light>
  label: string
  language: string
}) {
  const spoken = useListening()?.spoken ?? null
  const { study, tell } = useLights()
  const [isClosed, setIsClosed] = useState(false)
  const light = (spoken && lights.get(spoken.id)) ?? null
  // The text is read by the browser, and the picture follows it.
  useEffect(() => {
    tell(light)
    return () => tell(null)
  }, [light, tell])
  if (spoken === null && isClosed) setIsClosed(false)
  if (study === null || light === null || isClosed) return null
  return (
    <PictureSheet
      study={study}
      language={language}
      label={label}
      text={light.text}
      isLow
      onClose={() => setIsClosed(true)}
    />
  )
}
