import { useState } from 'react'
import type { HistoryItem } from '#shared/api/history.ts'
import { FullAnalysis } from '#web/history/full-analysis.tsx'
import { useRemoving, useRestoring } from '#web/history/history-calls.ts'
import { HistoryCard } from '#web/history/history-card.tsx'
import { RemovedCard } from '#web/history/removed-card.tsx'
import { errorText } from '#web/lib/api.ts'
import { showToast } from '#web/ui/toasts.ts'
import { useInsideWords } from '#web/words/inside.ts'

type Change = 'removed' | 'back'

interface HistoryListProps {
  items: readonly HistoryItem[]
  /** Of the search, folded. */
  words: readonly string[]
  /** What was deleted on this page and what was brought back, by id. */
  changes: ReadonlyMap<string, Change>
  onChange: (id: string, change: Change) => void
}

/** The cards of one page. What is deleted keeps its place, so that it can come back to it. */
export function HistoryList({ items, words, changes, onChange }: HistoryListProps) {
  const { history } = useInsideWords()
  const [viewed, setViewed] = useState<HistoryItem | null>(null)
  const [open, setOpen] = useState(false)
  const removing = useRemoving()
  const restoring = useRestoring()

  const view = (item: HistoryItem) => {
    setViewed(item)
    setOpen(true)
  }
  const remove = (id: string) =>
    removing.mutate(id, {
      onSuccess: () => onChange(id, 'removed'),
      onError: (error) => showToast(errorText(error, history.removeFailed), 'error'),
    })
  const restore = (id: string) =>
    restoring.mutate(id, {
      onSuccess: () => onChange(id, 'back'),
      onError: (error) => showToast(errorText(error, history.undoFailed), 'error'),
    })

  return (
    <>
      <ul className="space-y-5">
        {items.map((item) => (
          <li key={item.id}>
            {changes.get(item.id) === 'removed' ? (
              <RemovedCard
                title={item.artwork.title}
                isRestoring={restoring.isPending && restoring.variables === item.id}
                onUndo={() => restore(item.id)}
              />
            ) : (
              <HistoryCard
                item={item}
                words={words}
                isBack={changes.get(item.id) === 'back'}
                isRemoving={removing.isPending && removing.variables === item.id}
                onView={() => view(item)}
                onRemove={() => remove(item.id)}
              />
            )}
          </li>
        ))}
      </ul>
      {viewed && <FullAnalysis item={viewed} open={open} onClose={() => setOpen(false)} />}
    </>
  )
}
