import { useLocation } from 'react-router'
import type { HistoryItem } from '#shared/api/history.ts'
import { HistoryWork } from '#web/history/history-work.tsx'
import { RemovedCard } from '#web/removals/removed-card.tsx'
import type { Removals } from '#web/removals/use-removals.ts'

interface HistoryWallProps {
  items: readonly HistoryItem[]
  /** Of the search, folded. */
  words: readonly string[]
  removals: Removals
}

/**
 * The works of one page, each row of pictures standing on one line. What is deleted keeps its
 * place, so that it can come back to it.
 */
export function HistoryWall({ items, words, removals }: HistoryWallProps) {
  const { pathname, search } = useLocation()
  return (
    <ul className="grid grid-cols-2 gap-x-5 sm:grid-cols-3 sm:gap-x-9 lg:grid-cols-4 lg:gap-x-12">
      {items.map((item) => (
        <li key={item.id} className="row-span-2 mb-10 grid min-w-0 grid-rows-subgrid sm:mb-14">
          {removals.isRemoved(item.id) ? (
            <div className="row-span-2 self-center">
              <RemovedCard
                title={item.artwork.title}
                isRestoring={removals.isRestoring(item.id)}
                onUndo={() => removals.restore(item.id)}
              />
            </div>
          ) : (
            <HistoryWork
              item={item}
              words={words}
              from={pathname + search}
              isBack={removals.isBack(item.id)}
              isRemoving={removals.isRemoving(item.id)}
              onRemove={() => removals.remove(item.id)}
            />
          )}
        </li>
      ))}
    </ul>
  )
}
