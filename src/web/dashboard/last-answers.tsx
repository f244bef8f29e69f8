import { STUDIES } from '#shared/studies.ts'
import { useHistory } from '#web/history/history-calls.ts'
import { Link } from '#web/ui/link.tsx'

const SHOWN = 3

/** The newest answers with their pictures; each opens where it is read. */
export function LastAnswers() {
  const items = useHistory(1, '').data?.analyses.slice(0, SHOWN) ?? []
  return (
    <ul className="space-y-3">
      {items.map(({ id, artwork: { slug, title, artist } }) => (
        <li key={id}>
          <Link to={`/query?analysis=${id}`} className="group flex items-center gap-4">
            {Object.hasOwn(STUDIES, slug) ? (
              <img
                src={`/studies/${slug}-480.webp`}
                alt=""
                width={72}
                height={72}
                loading="lazy"
                className="size-18 shrink-0 object-cover shadow-label"
              />
            ) : (
              <span
                aria-hidden="true"
                className="grid size-18 shrink-0 place-items-center bg-wall-low font-display text-3xl text-quiet"
              >
                {[...title][0]}
              </span>
            )}
            <span className="min-w-0">
              <cite className="block font-display text-xl leading-tight group-hover:text-accent group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4">
                {title}
              </cite>
              <span className="text-quiet text-sm">{artist}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
