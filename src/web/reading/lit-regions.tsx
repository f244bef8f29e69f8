import { useId } from 'react'
import type { Region } from '#shared/statements.ts'
import { useLights } from '#web/reading/lights.tsx'

interface Size {
  width: number
  height: number
}

function Rectangle({ region, size, className }: { region: Region; size: Size; className: string }) {
  const [x, y, width, height] = region
  return (
    <rect
      x={x * size.width}
      y={y * size.height}
      width={width * size.width}
      height={height * size.height}
      vectorEffect="non-scaling-stroke"
      className={className}
    />
  )
}

/**
 * The place that a sentence speaks of, lit on the picture: what is outside them goes dark. It has
 * the size of the picture from the start, and so holds its place until it is loaded. All by
 * attributes: the CSP refuses a style.
 */
export function LitRegions({ size, className }: { size: Size; className: string }) {
  const { lit, last } = useLights()
  const mask = useId()
  const region = last?.region ?? null
  const whole = { width: size.width, height: size.height }
  return (
    <svg
      {...whole}
      viewBox={`0 0 ${size.width} ${size.height}`}
      aria-hidden="true"
      data-lit={lit ? last?.id : undefined}
      className={`pointer-events-none relative block fill-none opacity-0 transition-opacity duration-300 data-lit:opacity-100 ${className}`}
    >
      <mask id={mask}>
        <rect {...whole} className="fill-white" />
        {region && <Rectangle region={region} size={size} className="fill-black" />}
      </mask>
      <rect {...whole} mask={`url(#${mask})`} className="fill-black/55" />
      {region && <Rectangle region={region} size={size} className="stroke-5 stroke-black/60" />}
      {region && <Rectangle region={region} size={size} className="stroke-2 stroke-white" />}
    </svg>
  )
}
