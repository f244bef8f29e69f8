import { Icon } from '#web/ui/icon.tsx'
import { useWords } from '#web/words/words.ts'

/** Closes the panel in whose upper corner it stands. It works before the program has started. */
export function PanelClose({ panel }: { panel: string }) {
  const { site } = useWords()
  return (
    <button
      type="button"
      popoverTarget={panel}
      popoverTargetAction="hide"
      aria-label={site.close}
      className="float-right -mt-2.5 -mr-2.5 grid size-11 place-items-center"
    >
      <Icon name="close" className="size-5" />
    </button>
  )
}
