import { MakerLink } from '#web/artworks/maker-link.tsx'
import { TitleMount } from '#web/artworks/title-mount.tsx'
import type { HungWork } from '#web/artworks/work-page-data.ts'
import { Link } from '#web/ui/link.tsx'

const THUMB = 480
/** Of many on one wall: a finer line than in running text. */
const MAKER =
  'relative underline decoration-line decoration-1 underline-offset-4 hover:text-accent hover:decoration-accent'

function Picture({ slug, title, study, ratio, alternative = '' }: HungWork) {
  if (study)
    return (
      <img
        src={`/studies/${slug}-${THUMB}.webp`}
        // The work is named below.
        alt={alternative}
        width={study.width}
        height={study.height}
        loading="lazy"
        decoding="async"
        className="block h-28 w-auto max-w-[78vw] object-cover sm:h-60"
      />
    )
  return (
    <TitleMount title={title} ratio={ratio} className="block h-28 w-auto max-w-[78vw] sm:h-60" />
  )
}

/**
 * A work on the wall: its picture, or its title in a frame of its proportions, above its name; then its maker.
 */
export function WallWork({ work, aside }: { work: HungWork; aside: string | null }) {
  const { slug, title, artist, maker, date } = work
  return (
    <div className="group relative w-min min-w-32">
      <span className="hung inline-block align-bottom">
        <Picture {...work} />
      </span>
      <Link
        to={`/artworks/${slug}`}
        className="over-card mt-3 block font-display text-xl leading-tight group-hover:text-accent group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4"
      >
        <cite>{title}</cite>
      </Link>
      <p className="mt-0.5 text-quiet text-sm leading-snug">
        {artist && <MakerLink name={artist} maker={maker} className={MAKER} />}
        {artist && date && ' · '}
        {date}
        {aside && <span className="block">{aside}</span>}
      </p>
    </div>
  )
}
