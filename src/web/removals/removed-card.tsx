import { RESTORE_MINUTES } from '#shared/limits.ts'
import { Button } from '#web/ui/button.tsx'
import { useInsideWords } from '#web/words/inside.ts'

interface RemovedCardProps {
  title: string
  isRestoring: boolean
  onUndo: () => void
}

/** In the place of an analysis that was deleted a moment ago: the way back. */
export function RemovedCard({ title, isRestoring, onUndo }: RemovedCardProps) {
  const { history } = useInsideWords()
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border border-line border-dashed px-5 py-4 sm:px-6">
      <p role="status" className="text-quiet">
        {history.removed(title, RESTORE_MINUTES)}
      </p>
      {/* The button that was pressed is gone: the reader goes on at its reverse. */}
      <Button
        look="outline"
        autoFocus
        pending={isRestoring}
        aria-label={history.undoOf(title)}
        onClick={onUndo}
      >
        {history.undo}
      </Button>
    </div>
  )
}
