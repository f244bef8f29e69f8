import { useId, useState } from 'react'
import type { Statement } from '#shared/api/evidence.ts'
import { rangesOf } from '#shared/ranges.ts'
import { hasStanding } from '#shared/sections.ts'
import type { Standing } from '#shared/statements.ts'
import type { Answer } from '#web/reading/answer.ts'
import { ANSWER_WORDS } from '#web/reading/answer-words.ts'
import { GroundList } from '#web/reading/ground-list.tsx'
import { type Light, useLights } from '#web/reading/lights.tsx'
import { StudyFrame } from '#web/reading/study-frame.tsx'
import { Viewfinder } from '#web/reading/viewfinder.tsx'
import { PanelClose } from '#web/ui/panel-close.tsx'
import { panelSideFor } from '#web/ui/panel-side.ts'

interface GroundMarkProps {
  statement: Statement
  answer: Answer
  /** The places that the sentence points at. */
  lights: readonly Light[]
}

/**
 * The one mark after a sentence: that it is seen, who says it, or that it is a reading. It opens
 * what the sentence rests on, and lights the first of its places.
 */
export function GroundMark({ statement, answer, lights }: GroundMarkProps) {
  const id = useId()
  const { preview, press } = useLights()
  const [opened, setOpened] = useState<'above' | 'below' | null>(null)
  const words = ANSWER_WORDS[answer.language]
  if (!hasStanding(statement)) return null
  const [first = null] = lights
  const isSeen = statement.observations.length > 0
  const ranges = rangesOf(statement.sources)
  const voice = words.marked[statement.kind]
  const [standing] = words.means[statement.kind as Standing]
  // What is written in the mark is in its name, so that it can be spoken to.
  const name = [standing, voice, first?.place, ranges && words.sourceNumbers(ranges)]
    .filter(Boolean)
    .join(', ')
  const onToggle = (isOpen: boolean, mark: Element | null) => {
    setOpened(isOpen ? panelSideFor(mark?.closest('[data-sentence]') ?? mark) : null)
    preview(null)
    press(isOpen ? first : null)
  }
  return (
    // Chromium breaks a line between a word joiner and a button, but for this.
    <span className="whitespace-nowrap font-text">
      {'\u2060'}
      <button
        type="button"
        popoverTarget={id}
        aria-label={`${words.ground}: ${name}`}
        aria-expanded={opened !== null}
        onFocus={(event) =>
          first && event.currentTarget.matches(':focus-visible') && preview(first)
        }
        onBlur={() => preview(null)}
        className="group -my-2 relative -top-[0.35em] whitespace-nowrap rounded-sm py-2 pl-[0.25em] pointer-coarse:px-1.5 font-medium text-[0.75rem] text-accent leading-none hover:underline"
      >
        <span className="rounded-sm px-[0.15em] group-aria-expanded:bg-accent group-aria-expanded:text-wall forced-colors:group-aria-expanded:bg-[Highlight] forced-colors:group-aria-expanded:text-[HighlightText]">
          {isSeen && <Viewfinder />}
          {isSeen && (ranges || voice) && <span className="mr-[0.15em]"> </span>}
          {ranges}
          {voice && <span className="font-normal">{ranges ? ` ${voice}` : voice}</span>}
        </span>
      </button>
      <span
        id={id}
        popover="auto"
        role="note"
        aria-label={words.ground}
        onToggle={(event) =>
          onToggle(event.newState === 'open', event.currentTarget.previousElementSibling)
        }
        className={`ground-panel ${opened === 'above' ? 'ground-panel-above' : ''}`}
      >
        {opened && <Panel id={id} statement={statement} answer={answer} lights={lights} />}
      </span>
    </span>
  )
}

/**
 * What a mark opens. On a small screen, where the picture has scrolled away, it brings the picture
 * along.
 */
function Panel({ id, statement, answer, lights }: GroundMarkProps & { id: string }) {
  const { study } = useLights()
  return (
    <>
      <PanelClose panel={id} />
      {study && lights.length > 0 && (
        <span className="mr-10 mb-3 block lg:hidden">
          <StudyFrame study={study} alt="" sizes="94vw" className="max-h-[26dvh]" />
        </span>
      )}
      <GroundList statement={statement} answer={answer} lights={lights} />
    </>
  )
}
