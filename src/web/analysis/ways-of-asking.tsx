import type { KeyboardEvent, ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { useInsideWords } from '#web/words/inside.ts'

const WAYS = ['text', 'image'] as const
type Way = (typeof WAYS)[number]

/** Which way of asking a small screen shows: it is in the address. */
export function useWay(): [Way, (way: Way) => void] {
  const [search, setSearch] = useSearchParams()
  const choose = (way: Way) => setSearch(way === 'image' ? { tab: 'image' } : {}, { replace: true })
  return [search.get('tab') === 'image' ? 'image' : 'text', choose]
}

function tabId(way: Way): string {
  return `tab-${way}`
}

/** The switch between the ways of asking, on small screens; large ones show both side by side. */
export function WaySwitch({ way, onChoose }: { way: Way; onChoose: (way: Way) => void }) {
  const { query } = useInsideWords()
  const labels = { text: query.textTab, image: query.imageTab }
  const onKey = (event: KeyboardEvent) => {
    if (!['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)) return
    event.preventDefault()
    const other =
      event.key === 'Home'
        ? 'text'
        : event.key === 'End'
          ? 'image'
          : way === 'text'
            ? 'image'
            : 'text'
    onChoose(other)
    document.getElementById(tabId(other))?.focus()
  }
  return (
    <div
      role="tablist"
      aria-label={query.tabs}
      className="mb-6 grid grid-cols-2 border-line border-b lg:hidden"
    >
      {WAYS.map((one) => (
        <button
          key={one}
          id={tabId(one)}
          type="button"
          role="tab"
          aria-selected={one === way}
          aria-controls={`panel-${one}`}
          tabIndex={one === way ? 0 : -1}
          onClick={() => onChoose(one)}
          onKeyDown={onKey}
          className="-mb-px min-h-12 border-transparent border-b-2 font-medium text-quiet aria-selected:border-accent aria-selected:text-ink forced-colors:border-b-[Canvas] forced-colors:aria-selected:border-b-[Highlight]"
        >
          {labels[one]}
        </button>
      ))}
    </div>
  )
}

/** One way of asking: a sheet on the wall. Its heading is the tab on small screens. */
export function WayPanel({ way, shown, children }: { way: Way; shown: Way; children: ReactNode }) {
  const { query } = useInsideWords()
  const title = way === 'text' ? query.textTab : query.imageTab
  return (
    <section
      id={`panel-${way}`}
      role="tabpanel"
      aria-label={title}
      className={`bg-paper p-6 shadow-label sm:p-8 ${way === shown ? '' : 'max-lg:hidden'}`}
    >
      <h2 className="mb-5 text-3xl max-lg:hidden">{title}</h2>
      {children}
    </section>
  )
}
