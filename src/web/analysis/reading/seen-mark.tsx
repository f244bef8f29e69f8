import type { Language } from '#shared/languages.ts'
import { ANSWER_WORDS } from '#web/analysis/reading/answer-words.ts'
import { type Light, useLights } from '#web/analysis/reading/lights.tsx'

/** A small viewfinder. */
export function Viewfinder() {
  return (
    <svg viewBox="0 0 12 12" className="inline size-[0.72em]" fill="none" aria-hidden="true">
      <path d="M1 4V1h3M8 1h3v3M11 8v3H8M4 11H1V8" stroke="currentColor" strokeWidth="1.5" />
      <circle cx="6" cy="6" r="1.4" fill="currentColor" />
    </svg>
  )
}

/** Stands after a statement that can be found in the picture, and lights the place: by focus, and to stay by a press. */
export function SeenMark({ light, language }: { light: Light; language: Language }) {
  const { pressed, preview, press } = useLights()
  const isPressed = pressed?.id === light.id
  return (
    <button
      type="button"
      aria-label={ANSWER_WORDS[language].inPicture(light.places)}
      aria-pressed={isPressed}
      onClick={(event) => {
        preview(null)
        press(isPressed ? null : light, event.currentTarget)
      }}
      // A finger's press brings the focus, too, and must not light twice.
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && preview(light)}
      onBlur={() => preview(null)}
      className="group -my-2 relative -top-[0.35em] rounded-sm px-px py-2 text-accent leading-none pointer-coarse:px-1"
    >
      <span className="inline-block rounded-sm px-[0.18em] pb-[0.06em] group-aria-pressed:bg-accent group-aria-pressed:text-wall forced-colors:group-aria-pressed:bg-[Highlight] forced-colors:group-aria-pressed:text-[HighlightText]">
        <Viewfinder />
      </span>
    </button>
  )
}
