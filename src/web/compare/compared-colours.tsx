import type { ComparedWork } from '#web/compare/compared-work.ts'
import { COMPARE_WORDS } from '#web/words/compare-words.ts'
import { useInterfaceLanguage } from '#web/words/words.ts'

const WIDTH = 300
/** Of L*. */
const LIGHTEST = 100

/** The largest colours as a strip, and how far the darks and the lights lie apart. */
function Colours({ work: { label, measured } }: { work: ComparedWork }) {
  const language = useInterfaceLanguage()
  const words = COMPARE_WORDS[language]
  if (measured === null) return <p className="text-quiet">{words.unknown}</p>
  const { palette, dark, light } = measured
  const total = palette.reduce((sum, { share }) => sum + share, 0) || 1
  const percent = new Intl.NumberFormat(language, { style: 'percent' })
  let x = 0
  return (
    <div>
      <svg
        viewBox={`0 0 ${WIDTH} 56`}
        role="img"
        aria-label={words.palette(label.title)}
        className="block w-full"
      >
        {palette.map(({ hex, share }) => {
          const from = x
          const width = (share / total) * WIDTH
          x += width
          return <rect key={hex} x={from} width={width + 0.3} height={40} fill={hex} />
        })}
        <line x1={0} x2={WIDTH} y1={50} y2={50} className="stroke-2 stroke-line" />
        <line
          x1={(dark / LIGHTEST) * WIDTH}
          x2={(light / LIGHTEST) * WIDTH}
          y1={50}
          y2={50}
          className="stroke-6 stroke-ink"
        />
      </svg>
      <p className="mt-2 text-sm first-letter:uppercase">
        {palette.map(({ name, share }) => `${name} ${percent.format(share)}`).join(' · ')}
      </p>
      <p className="mt-1 text-quiet text-sm">{words.light(dark, light, LIGHTEST)}</p>
    </div>
  )
}

/** What was measured in our studies of two works, beside each other. */
export function ComparedColours({ works }: { works: readonly [ComparedWork, ComparedWork] }) {
  const words = COMPARE_WORDS[useInterfaceLanguage()]
  return (
    <>
      <div className="mt-5 grid grid-cols-2 gap-x-4 gap-y-2 sm:gap-x-14">
        {works.map((work) => (
          <Colours key={work.slug} work={work} />
        ))}
      </div>
      <p className="mt-3 text-quiet text-sm">{words.coloursText}</p>
    </>
  )
}
