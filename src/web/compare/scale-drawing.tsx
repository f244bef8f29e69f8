import type { ComparedWork } from '#web/compare/compared-work.ts'
import { COMPARE_WORDS } from '#web/words/compare-words.ts'
import { useInterfaceLanguage } from '#web/words/words.ts'

/** Centimetres. */
const PERSON = 170
const PERSON_WIDTH = 48
/** Beside smaller works a person would leave them no room: a bar gives the scale. */
const LARGE = 110
const BARS = [5, 10, 20, 50, 100, 200, 500]

interface Sized {
  work: ComparedWork
  width: number
  height: number
}

/** As wide as it is, or as its picture makes it. */
function sizedOf(work: ComparedWork): Sized | null {
  const { size, study } = work
  if (size === null) return null
  const width = size.width ?? (study ? (size.height * study.width) / study.height : null)
  return width === null ? null : { work, width, height: size.height }
}

/** Somebody who stands there, drawn in centimetres with the feet at the origin. */
function Person({ x, foot }: { x: number; foot: number }) {
  return (
    <g transform={`translate(${x} ${foot})`} className="fill-quiet">
      <ellipse cx="0" cy="-158.5" rx="9" ry="11.5" />
      {[1, -1].map((side) => (
        <path
          key={side}
          transform={`scale(${side} 1)`}
          d="M-.2-146H5l2 4q14 3 16 12l3 49q0 5-3.5 5t-4-5l-4-37-1.5 34 1 42-3 42H3.5L-.2-66Z"
        />
      ))}
    </g>
  )
}

function Bar({ long, unit }: { long: number; unit: number }) {
  return (
    <g className="stroke-ink" strokeWidth={unit * 0.8}>
      <path
        d={`M0 0h${long}M0 ${-unit * 2}v${unit * 4}M${long} ${-unit * 2}v${unit * 4}`}
        fill="none"
      />
    </g>
  )
}

/** A length in words: centimetres, from a metre on metres. */
function lengthOf(centimetres: number, language: string): string {
  const isLong = centimetres >= 100
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: isLong ? 'meter' : 'centimeter',
    maximumFractionDigits: 2,
  }).format(isLong ? centimetres / 100 : centimetres)
}

/**
 * Both works as large as they are beside each other, standing on one line, with a person or a bar
 * for scale.
 */
export function ScaleDrawing({ works }: { works: readonly [ComparedWork, ComparedWork] }) {
  const language = useInterfaceLanguage()
  const words = COMPARE_WORDS[language]
  const sized = works.map(sizedOf).filter((one) => one !== null)
  const [one, other] = sized
  if (!one || !other) return <p className="mt-4 text-quiet">{words.noScale}</p>
  const highest = Math.max(one.height, other.height)
  const withPerson = Math.max(highest, one.width, other.width) >= LARGE
  const gap = Math.max(highest, one.width, other.width) * 0.12
  const aside = withPerson ? PERSON_WIDTH + gap : 0
  const width = one.width + gap + other.width + aside
  const bar = BARS.findLast((long) => long <= width / 4) ?? 5
  const foot = Math.max(highest, withPerson ? PERSON : 0)
  const unit = width / 100
  const height = foot + (withPerson ? unit : unit * 6)
  const place = (at: number) => (at === 0 ? 0 : one.width + gap)
  const scale = withPerson
    ? words.person(lengthOf(PERSON, language))
    : words.bar(lengthOf(bar, language))
  return (
    <figure className="mt-5">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={[
          ...sized.map(({ work }) => `${work.label.title}: ${work.label.size}`),
          scale,
        ].join('; ')}
        preserveAspectRatio="xMinYMax"
        className="block max-h-[70dvh] w-full"
      >
        {sized.map(({ work, width: wide, height: high }, at) => (
          <g key={work.slug}>
            <rect
              x={place(at)}
              y={foot - high}
              width={wide}
              height={high}
              className="fill-wall-low stroke-edge"
              strokeWidth={unit * 0.3}
            />
            {work.study && (
              <image
                href={`/studies/${work.slug}-480.webp`}
                x={place(at)}
                y={foot - high}
                width={wide}
                height={high}
                preserveAspectRatio="xMidYMid slice"
              />
            )}
          </g>
        ))}
        {withPerson ? (
          <Person x={width - PERSON_WIDTH / 2} foot={foot} />
        ) : (
          <g transform={`translate(0 ${foot + unit * 4})`}>
            <Bar long={bar} unit={unit / 2} />
          </g>
        )}
      </svg>
      <figcaption className="mt-2 text-quiet text-sm">{scale}</figcaption>
    </figure>
  )
}
