import type { Measurement } from '#shared/api/measurements.ts'

const WIDTH = 240
const HEIGHT = 64

/** Colours side by side, as wide as their share. */
function Strip({ parts }: { parts: readonly { fill: string; share: number }[] }) {
  const total = parts.reduce((sum, { share }) => sum + share, 0) || 1
  let x = 0
  return parts.map(({ fill, share }) => {
    const width = (share / total) * WIDTH
    const from = x
    x += width
    return (
      <rect key={`${fill} ${from}`} x={from} y={8} width={width} height={HEIGHT - 16} fill={fill} />
    )
  })
}

function Histogram({ shares, median }: { shares: readonly number[]; median: number }) {
  const most = Math.max(...shares) || 1
  const width = WIDTH / shares.length
  return (
    <>
      {shares.map((share, at) => {
        const height = (share / most) * (HEIGHT - 6)
        const lightness = Math.round(((at + 0.5) / shares.length) * 100)
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: the bins of a histogram are told apart by their place
            key={at}
            x={at * width}
            y={HEIGHT - height}
            width={width - 1}
            height={height}
            fill={`hsl(0 0% ${lightness}%)`}
            className="stroke-edge"
            strokeWidth={0.5}
          />
        )
      })}
      <line
        x1={(median / 100) * WIDTH}
        x2={(median / 100) * WIDTH}
        y1={0}
        y2={HEIGHT}
        className="stroke-2 stroke-accent"
      />
    </>
  )
}

/** Half a compass: each ray as long as its direction is strong, to both sides. */
function Rose({ shares }: { shares: readonly number[] }) {
  const most = Math.max(...shares) || 1
  return shares.map((share, at) => {
    const angle = (at * 15 * Math.PI) / 180
    const [x, y] = [Math.cos(angle), -Math.sin(angle)].map(
      (way) => (way * share * (HEIGHT / 2 - 2)) / most,
    )
    return (
      <line
        // biome-ignore lint/suspicious/noArrayIndexKey: the rays of a rose are told apart by their place
        key={at}
        x1={WIDTH / 2 - (x ?? 0)}
        y1={HEIGHT / 2 - (y ?? 0)}
        x2={WIDTH / 2 + (x ?? 0)}
        y2={HEIGHT / 2 + (y ?? 0)}
        className="stroke-4 stroke-ink"
      />
    )
  })
}

function Scale({ at }: { at: number }) {
  const x = Math.max(0, Math.min(1, at)) * (WIDTH - 8) + 4
  return (
    <>
      <line
        x1={4}
        x2={WIDTH - 4}
        y1={HEIGHT / 2}
        y2={HEIGHT / 2}
        className="stroke-2 stroke-edge"
      />
      <circle cx={x} cy={HEIGHT / 2} r={6} className="fill-accent" />
    </>
  )
}

function Thirds({ fields, brightest }: { fields: readonly number[]; brightest: number }) {
  const side = HEIGHT / 3
  return fields.map((lightness, at) => (
    <rect
      // biome-ignore lint/suspicious/noArrayIndexKey: the nine fields are told apart by their place
      key={at}
      x={WIDTH / 2 - side * 2.25 + (at % 3) * side * 1.5}
      y={Math.floor(at / 3) * side}
      width={side * 1.5 - 1}
      height={side - 1}
      fill={`hsl(0 0% ${lightness}%)`}
      className={at === brightest ? 'stroke-2 stroke-accent' : 'stroke-edge'}
    />
  ))
}

function Drawing({ measurement }: { measurement: Measurement }) {
  switch (measurement.what) {
    case 'palette':
      return <Strip parts={measurement.colours.map(({ hex, share }) => ({ fill: hex, share }))} />
    case 'temperature':
      return (
        <Strip
          parts={[
            { fill: '#c8642d', share: measurement.warm },
            { fill: '#a8a49c', share: measurement.neutral },
            { fill: '#3f6f9f', share: measurement.cool },
          ]}
        />
      )
    case 'value':
      return <Histogram shares={measurement.histogram} median={measurement.figure} />
    case 'directions':
      return <Rose shares={measurement.rose} />
    case 'thirds':
      return <Thirds fields={measurement.fields} brightest={measurement.brightest} />
    case 'saturation':
      return <Scale at={measurement.figure / 60} />
    case 'symmetry':
      return <Scale at={(measurement.figure + 1) / 2} />
    case 'proportions': {
      const height = Math.min(HEIGHT - 4, (WIDTH - 4) / measurement.figure)
      const width = height * measurement.figure
      return (
        <rect
          x={(WIDTH - width) / 2}
          y={(HEIGHT - height) / 2}
          width={width}
          height={height}
          className="fill-none stroke-2 stroke-ink"
        />
      )
    }
  }
}

/**
 * A measure as a small drawing. The sentence beside it says the same: the drawing is not read out.
 */
export function Figure({ measurement }: { measurement: Measurement }) {
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className="h-16 w-full">
      <Drawing measurement={measurement} />
    </svg>
  )
}
