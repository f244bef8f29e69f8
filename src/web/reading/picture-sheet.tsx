import type { ReactNode } from 'react'
import { StudyFrame } from '#web/reading/study-frame.tsx'
import type { Study } from '#web/studies/study.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useWords } from '#web/words/words.ts'

interface PictureSheetProps {
  study: Study
  language: string
  label: string
  text: string
  /** At the lower edge, where what it belongs to is in the upper half. */
  isLow: boolean
  /** Drawn over the picture. */
  overlay?: ReactNode
  onClose: () => void
}

/**
 * On small screens the picture has scrolled away: it comes back at an edge, with what is shown on
 * it.
 */
export function PictureSheet({
  study,
  language,
  label,
  text,
  isLow,
  overlay,
  onClose,
}: PictureSheetProps) {
  const { site } = useWords()
  const edge = isLow ? 'bottom-0 border-t pb-18 sm:pb-3' : 'top-0 border-b pb-3'
  return (
    <section
      lang={language}
      aria-label={label}
      className={`fixed inset-x-0 z-20 border-line bg-wall px-5 pt-3 shadow-hung lg:hidden ${edge}`}
    >
      <StudyFrame study={study} alt="" sizes="94vw" className="max-h-[28dvh]" overlay={overlay} />
      <div className="mt-2 flex items-start gap-3">
        <p className="grow self-center text-sm leading-snug">{text}</p>
        <button
          type="button"
          aria-label={site.close}
          onClick={onClose}
          className="-mr-2.5 grid size-11 shrink-0 place-items-center"
        >
          <Icon name="close" />
        </button>
      </div>
    </section>
  )
}
