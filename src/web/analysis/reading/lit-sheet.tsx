import type { Language } from '#shared/languages.ts'
import { useLights } from '#web/analysis/reading/lights.tsx'
import type { Study } from '#web/analysis/reading/study.ts'
import { StudyFrame } from '#web/analysis/reading/study-frame.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useWords } from '#web/words/words.ts'

/** On small screens the picture has scrolled away: it comes back beside the pressed statement, lit. */
export function LitSheet({ study, language }: { study: Study; language: Language }) {
  const { pressed, pressedAbove, press } = useLights()
  const { site } = useWords()
  if (pressed === null) return null
  const edge = pressedAbove ? 'bottom-0 border-t pb-18 sm:pb-3' : 'top-0 border-b pb-3'
  return (
    <section
      lang={language}
      aria-label={pressed.places}
      className={`fixed inset-x-0 z-20 border-line bg-wall px-5 pt-3 shadow-hung lg:hidden ${edge}`}
    >
      <StudyFrame study={study} alt="" sizes="94vw" className="max-h-[28dvh]" />
      <div className="mt-2 flex items-start gap-3">
        <p className="grow self-center text-sm leading-snug">{pressed.text}</p>
        <button
          type="button"
          aria-label={site.close}
          onClick={() => press(null)}
          className="-mr-2.5 grid size-11 shrink-0 place-items-center"
        >
          <Icon name="close" />
        </button>
      </div>
    </section>
  )
}
