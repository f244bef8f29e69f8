import encodeQR from 'qr'

/** Modules of nothing round the code, so that phones find its edge. */
const QUIET = 4

/** A text as a picture that phones read. It is dark on light in both themes. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const rows = encodeQR(text, 'raw', { border: QUIET })
  const dark = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])),
  )
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      className="size-52 rounded-md bg-white"
    >
      <path d={dark.join('')} fill="#000" />
    </svg>
  )
}
