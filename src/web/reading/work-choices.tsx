import type { Label } from '#shared/label.ts'
import { studyOf } from '#web/studies/study.ts'
import { buttonClasses } from '#web/ui/button.tsx'

/** Beside a title it says nothing that the title does not. */
function SmallPicture({ slug }: { slug: string }) {
  const study = studyOf(slug)
  return (
    study && (
      <img
        src={study.fallback}
        alt=""
        width={48}
        height={48}
        loading="lazy"
        className="-my-1 -ml-3 size-12 shrink-0 object-cover"
      />
    )
  )
}

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
            className={buttonClasses('outline', 'justify-start text-left')}
          >
            <SmallPicture slug={label.slug} />
            <span>
              <cite className="block font-display text-xl leading-tight">{label.title}</cite>
              <span className="text-quiet text-sm">
                {[label.artist, label.date].filter(Boolean).join(', ')}
              </span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
