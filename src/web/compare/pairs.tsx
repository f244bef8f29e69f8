import type { KnownWork } from '#web/artworks/known-works.ts'
import { Link } from '#web/ui/link.tsx'
import { COMPARE_WORDS } from '#web/words/compare-words.ts'
import { useInterfaceLanguage } from '#web/words/words.ts'

/** Works that answer each other. */
const PAIRS = [
  ['mona-lisa', 'girl-with-a-pearl-earring'],
  ['the-great-wave-off-kanagawa', 'impression-sunrise'],
  ['the-starry-night', 'the-scream'],
  ['las-meninas', 'the-arnolfini-portrait'],
  ['the-third-of-may-1808', 'guernica'],
  ['the-birth-of-venus', 'the-kiss'],
] as const

export function pairPath(one: string, other: string): string {
  return `/compare?${new URLSearchParams({ a: one, b: other })}`
}

/** Pairs to begin with: both pictures, and both titles below. */
export function Pairs({ works }: { works: readonly KnownWork[] }) {
  const { and, pairs } = COMPARE_WORDS[useInterfaceLanguage()]
  const find = (slug: string) => works.find((work) => work.slug === slug)
  const known = PAIRS.flatMap(([one, other]) => {
    const [a, b] = [find(one), find(other)]
    return a && b ? [{ a, b }] : []
  })
  return (
    <section className="mt-14">
      <h2 className="text-3xl">{pairs}</h2>
      <ul className="mt-7 grid gap-x-12 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {known.map(({ a, b }) => (
          <li key={a.slug} className="group relative">
            <span className="flex h-40 items-end gap-3">
              {[a, b].map(({ slug, study, alternative = '' }) =>
                study ? (
                  <img
                    key={slug}
                    src={`/studies/${slug}-480.webp`}
                    alt={alternative}
                    width={study.width}
                    height={study.height}
                    loading="lazy"
                    decoding="async"
                    className="hung h-auto max-h-full w-auto min-w-0 max-w-[48%] shrink"
                  />
                ) : (
                  <span key={slug} aria-hidden="true" className="hung block w-1/3">
                    <svg viewBox="0 0 100 60" className="block w-full bg-wall-low" />
                  </span>
                ),
              )}
            </span>
            <Link
              to={pairPath(a.slug, b.slug)}
              className="over-card mt-3 block font-display text-xl leading-tight group-hover:text-accent group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4"
            >
              <cite>{a.title}</cite> {and} <cite>{b.title}</cite>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
