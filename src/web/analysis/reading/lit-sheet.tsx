import type { Language } from '#shared/languages.ts'
import { useLights } from '#web/analysis/reading/lights.tsx'
import { PictureSheet } from '#web/analysis/reading/picture-sheet.tsx'
import type { Study } from '#web/analysis/reading/study.ts'

/** The picture beside the pressed statement, lit. */
export function LitSheet({ study, language }: { study: Study; language: Language }) {
  const { pressed, pressedAbove, press } = useLights()
  if (pressed === null) return null
  return (
    <PictureSheet
      study={study}
      language={language}
      label={pressed.places}
      text={pressed.text}
      isLow={pressedAbove}
      onClose={() => press(null)}
    />
  )
}
