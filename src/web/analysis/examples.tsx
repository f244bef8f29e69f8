import { thumbnailOf } from '#web/studies/study.ts'
import { Link } from '#web/ui/link.tsx'
import { useInsideWords } from '#web/words/inside.ts'

/** Works to begin with: one press fills the form. */
export function Examples({ onPick }: { onPick: (work: { name: string; artist: string }) => void }) {
  const { query } = useInsideWords()
  return (
    <section aria-labelledby="examples-title">
      <h2 id="examples-title" className="text-3xl">
        {query.examplesTitle}
      </h2>
      <p className="mt-2 text-quiet">{query.examplesText}</p>
      <ul className="mt-5 grid gap-x-5 gap-y-1 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
        {query.examples.map(({ slug, title, artist }) => {
          const study = thumbnailOf(slug)
          return (
            <li key={slug}>
              <button
                type="button"
                onClick={() => onPick({ name: title, artist })}
                className="group flex w-full items-center gap-4 py-2 text-left"
              >
                {study ? (
                  <img
                    src={study}
                    alt=""
                    width={64}
                    height={64}
                    loading="lazy"
                    className="size-16 shrink-0 object-cover shadow-label"
                  />
                ) : (
                  <span
                    aria-hidden="true"
                    className="grid size-16 shrink-0 place-items-center bg-paper font-display text-3xl text-quiet shadow-label"
                  >
                    {[...title][0]}
                  </span>
                )}
                <span className="min-w-0">
                  <cite className="block font-display text-[1.375rem] leading-tight group-hover:text-accent group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4">
                    {title}
                  </cite>
                  <span className="text-quiet text-sm">{artist}</span>
                </span>
              </button>
            </li>
          )
        })}
      </ul>
      <p className="mt-4">
        <Link to="/artworks" className="text-link">
          {query.examplesAll}
        </Link>
      </p>
    </section>
  )
}
