import { useState } from 'react'
import type { HistoryItem } from '#shared/api/history.ts'
import { FullAnalysis } from '#web/history/full-analysis.tsx'
import { HistoryCard } from '#web/history/history-card.tsx'
import { useOpened } from '#web/lib/opened.ts'
import { RemovedCard } from '#web/removals/removed-card.tsx'
import type { Removals } from '#web/removals/use-removals.ts'

interface HistoryListProps {
  items: readonly HistoryItem[]
  /** Of the search, folded. */
  words: readonly string[]
  removals: Removals
}

/** The cards of one page. What is deleted keeps its place, so that it can come back to it. */
export function HistoryList({ items, words, removals }: HistoryListProps) {
  const { opened, open, close } = useOpened()
  // The last one stays in its window while that closes.
  const [last, setLast] = useState<HistoryItem | null>(null)
  const viewed = items.find(({ id }) => id === opened) ?? last

  const view = (item: HistoryItem) => {
    setLast(item)
    open(item.id)
  }
  return (
    <>
      <ul className="space-y-5">
        {items.map((item) => (
          <li key={item.id}>
            {removals.isRemoved(item.id) ? (
              <RemovedCard
                title={item.artwork.title}
                isRestoring={removals.isRestoring(item.id)}
                onUndo={() => removals.restore(item.id)}
              />
            ) : (
              <HistoryCard
                item={item}
                words={words}
                isBack={removals.isBack(item.id)}
                isRemoving={removals.isRemoving(item.id)}
                onView={() => view(item)}
                onRemove={() => removals.remove(item.id)}
              />
            )}
          </li>
        ))}
      </ul>
      {viewed && <FullAnalysis item={viewed} open={viewed.id === opened} onClose={close} />}
    </>
  )
}
