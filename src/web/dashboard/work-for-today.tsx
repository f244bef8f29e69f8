import { useQuery } from '@tanstack/react-query'
import { fetchWorks } from '#web/artworks/known-works.ts'
import { WallWork } from '#web/artworks/wall-work.tsx'
import { useInterfaceLanguage } from '#web/words/words.ts'

const DAY_MS = 24 * 3_600_000

/** One work of those that are explained and pictured: another each day, the same all day. */
export function WorkForToday() {
  const language = useInterfaceLanguage()
  const { data = [] } = useQuery({
    queryKey: ['works', language],
    queryFn: () => fetchWorks(language),
  })
  const works = data
    .filter(({ isWhole, study }) => isWhole && study !== null)
    .toSorted((one, other) => one.slug.localeCompare(other.slug))
  const work = works[Math.floor(Date.now() / DAY_MS) % works.length]
  if (work === undefined) return null
  return (
    // The frame is no wider than the card.
    <div className="*:w-full [&_.hung]:max-w-full [&_img]:h-auto [&_img]:max-h-60 [&_img]:max-w-full">
      <WallWork work={work} aside={null} />
    </div>
  )
}
