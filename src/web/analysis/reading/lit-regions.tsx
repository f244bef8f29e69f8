import { useId } from 'react'
import type { Region } from '#shared/statements.ts'
import { useLights } from '#web/analysis/reading/lights.tsx'

function Rectangles({ regions, className }: { regions: readonly Region[]; className: string }) {
  return regions.map(([x, y, width, height]) => (
    <rect
      key={`${x} ${y} ${width} ${height}`}
      x={x}
      y={y}
      width={width}
      height={height}
      vectorEffect="non-scaling-stroke"
      className={className}
    />
  ))
}

/**
 * The regions that a statement speaks of, lit on the picture: what is outside them goes dark.
 * In fractions of the picture, as attributes: a style attribute would break the CSP.
 */
export function LitRegions() {
  const { lit, last } = useLights()
  const mask = useId()
  const regions = last?.regions ?? []
  return (
    <svg
      viewBox="0 0 1 1"
      preserveAspectRatio="none"
      aria-hidden="true"
      data-lit={lit ? last?.id : undefined}
      className="pointer-events-none absolute inset-0 size-full fill-none opacity-0 transition-opacity duration-300 data-lit:opacity-100"
    >
      <mask id={mask}>
        <rect width="1" height="1" className="fill-white" />
        <Rectangles regions={regions} className="fill-black" />
      </mask>
      <rect width="1" height="1" mask={`url(#${mask})`} className="fill-black/55" />
      <Rectangles regions={regions} className="stroke-5 stroke-black/60" />
      <Rectangles regions={regions} className="stroke-2 stroke-white" />
    </svg>
  )
}
