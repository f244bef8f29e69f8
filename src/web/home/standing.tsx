import { STUDIES } from '#web/artworks/studies.ts'
import { StudyPicture } from '#web/artworks/study-picture.tsx'
import { useHomeWords } from '#web/words/home.ts'
import { useWords } from '#web/words/words.ts'

/**
 * The colours of the study, most of the surface first; measured from its pixels (k-means, six
 * clusters).
 */
const PALETTE: readonly [colour: string, share: number][] = [
  ['#536d93', 23],
  ['#212526', 20],
  ['#384c7e', 19],
  ['#758c9a', 16],
  ['#303b4d', 14],
  ['#a3ab80', 8],
]

function PaletteStrip() {
  const ends = PALETTE.map((_, place) =>
    PALETTE.slice(0, place).reduce((sum, [, share]) => sum + share, 0),
  )
  return (
    <svg
      viewBox="0 0 100 3"
      preserveAspectRatio="none"
      className="mt-2 block h-3 w-full"
      aria-hidden="true"
    >
      {PALETTE.map(([colour, share], place) => (
        <rect key={colour} x={ends[place]} width={share} height="3" fill={colour} />
      ))}
    </svg>
  )
}

/** How the five standings look, on one picture. */
export function Standing() {
  const { site, home } = useWords()
  const { standing } = useHomeWords()
  const [before, word] = standing.title
  const { left, top, width, height } = standing.seenAt
  return (
    <section id="standing" className="scroll-mt-8 border-line border-t bg-wall-low py-16 lg:py-28">
      <div className="wall-width grid gap-x-16 gap-y-10 lg:grid-cols-[5fr_7fr]">
        <div>
          <h2 className="text-4xl lg:text-6xl">
            {before}
            {site.gap}
            <em>{word}</em>
          </h2>
          <p className="mt-5 text-lg text-quiet">{standing.text}</p>
          <div className="hung relative mt-10">
            <StudyPicture
              study={STUDIES['the-starry-night']}
              alt={home.works['the-starry-night'].alt}
              sizes="(min-width: 64rem) 32rem, 87vw"
            />
            {/* What the first statement names, in hundredths of the picture. */}
            <svg
              viewBox="0 0 100 100"
              preserveAspectRatio="none"
              className="absolute inset-0 size-full p-[inherit]"
              fill="none"
              aria-hidden="true"
            >
              <rect
                x={left * 100}
                y={top * 100}
                width={width * 100}
                height={height * 100}
                stroke="#fff"
                strokeWidth="2"
                vectorEffect="non-scaling-stroke"
              />
            </svg>
          </div>
        </div>
        <ol className="divide-y divide-line border-line border-y">
          {standing.items.map((item, place) => (
            <li key={item.kind} className="grid gap-x-8 gap-y-2 py-6 sm:grid-cols-[11rem_1fr]">
              <div>
                <h3 className="text-2xl">{item.kind}</h3>
                <p className="mt-1 text-quiet text-sm leading-snug">{item.means}</p>
              </div>
              <div className={place === 3 ? 'border-accent border-l pl-4' : ''}>
                <p className="text-lg leading-relaxed">
                  {item.example}
                  {item.source && <sup className="ml-0.5 text-accent text-xs">1</sup>}
                </p>
                {place === 1 && <PaletteStrip />}
                {item.source && (
                  <p className="mt-1.5 text-sm">
                    <span className="text-accent">1</span>{' '}
                    <a
                      href={item.url}
                      className="text-link"
                      target="_blank"
                      rel="noopener noreferrer"
                    >
                      {item.source}
                    </a>
                  </p>
                )}
              </div>
            </li>
          ))}
        </ol>
        <p className="max-w-prose text-lg lg:col-start-2">{standing.unknown}</p>
      </div>
    </section>
  )
}
