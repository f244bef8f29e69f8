import type { Label } from '#shared/api/analysis.ts'
import { buttonClasses } from '#web/ui/button.tsx'

interface WorkChoicesProps {
  works: readonly Label[]
  /** Absent: they cannot be picked yet. */
  onPick?: ((label: Label) => void) | undefined
}

/** Works that a name may mean, one press away. */
export function WorkChoices({ works, onPick }: WorkChoicesProps) {
  if (works.length === 0) return null
  return (
    <ul className="mt-2 flex flex-wrap gap-2">
      {works.map((label) => (
        <li key={label.slug} className="max-w-full">
          <button
            type="button"
            aria-disabled={onPick ? undefined : true}
            onClick={() => onPick?.(label)}
            className={buttonClasses('outline', 'flex-wrap justify-start gap-x-2 text-left')}
          >
            <cite className="font-display text-xl leading-none">{label.title}</cite>
            <span className="text-quiet text-sm">
              {[label.artist, label.date].filter(Boolean).join(', ')}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
