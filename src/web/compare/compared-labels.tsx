import type { Label } from '#shared/label.ts'
import { labelLine } from '#web/artworks/label-line.ts'
import { MakerLink } from '#web/artworks/maker-link.tsx'
import type { ComparedWork } from '#web/compare/compared-work.ts'
import { Link } from '#web/ui/link.tsx'
import { COMPARE_WORDS } from '#web/words/compare-words.ts'
import { useInterfaceLanguage } from '#web/words/words.ts'

function Picture({ slug, study, size, alternative = '' }: ComparedWork) {
  const className = 'hung block h-auto max-h-[46dvh] w-auto max-w-full'
  if (study)
    return (
      <img
        src={`/studies/${slug}-768.webp`}
        srcSet={`/studies/${slug}-480.webp 480w, /studies/${slug}-768.webp 768w`}
        sizes="(min-width: 64rem) 34rem, 45vw"
        // The work is named below.
        alt={alternative}
        width={study.width}
        height={study.height}
        className={className}
      />
    )
  const ratio = Math.min(2.6, size?.width ? size.width / size.height : 1)
  const [width, height] = [
    Math.round(400 * Math.min(1, ratio)),
    Math.round(400 / Math.max(1, ratio)),
  ]
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      className={className}
    >
      <rect width={width} height={height} className="fill-wall-low" />
    </svg>
  )
}

function Value({ fact, label }: { fact: Fact; label: Label }) {
  const { unknown } = COMPARE_WORDS[useInterfaceLanguage()]
  const { artist, artist_key, artist_dates, date, medium, size, collection, inventory } = label
  if (fact === 'maker')
    return (
      <>
        <MakerLink name={artist} maker={artist_key} />
        {artist_dates && ` (${artist_dates})`}
      </>
    )
  const place = [collection, inventory].filter(Boolean).join(' · ')
  return labelLine([{ date, medium, size, place }[fact]], '') || unknown
}

const FACTS = ['maker', 'date', 'medium', 'size', 'place'] as const
type Fact = (typeof FACTS)[number]

/** The labels of two works as a table, under their pictures. */
export function ComparedLabels({ works }: { works: readonly [ComparedWork, ComparedWork] }) {
  const words = COMPARE_WORDS[useInterfaceLanguage()]
  return (
    <table className="w-full table-fixed border-line border-b">
      <thead>
        <tr>
          {works.map((work) => (
            <td key={work.slug} className="pb-6 align-bottom odd:pr-4 sm:odd:pr-14">
              <Picture {...work} />
            </td>
          ))}
        </tr>
        <tr>
          {works.map((work) => (
            <th
              key={work.slug}
              scope="col"
              className="pb-4 text-left align-top font-normal odd:pr-4 sm:odd:pr-14"
            >
              <Link
                to={`/artworks/${work.slug}`}
                className="font-display text-2xl leading-tight hover:text-accent hover:underline hover:decoration-1 hover:underline-offset-4 sm:text-3xl"
              >
                <cite>{work.label.title}</cite>
              </Link>
            </th>
          ))}
        </tr>
      </thead>
      {FACTS.map((fact) => (
        <tbody key={fact} className="label-lines border-line border-t">
          <tr>
            <th
              scope="rowgroup"
              colSpan={2}
              className="pt-2.5 text-left font-normal text-quiet text-sm"
            >
              {words.facts[fact]}
            </th>
          </tr>
          <tr>
            {works.map(({ slug, label }) => (
              <td key={slug} className="pb-3 align-baseline leading-snug odd:pr-4 sm:odd:pr-14">
                <Value fact={fact} label={label} />
              </td>
            ))}
          </tr>
        </tbody>
      ))}
    </table>
  )
}
