import { fontSizeFor, mountFor } from '#web/artworks/mounts.ts'

interface TitleMountProps {
  title: string
  /** Of the title, where it is not that of the page. */
  language?: string | undefined
  /** Width by height of the work; null where it is not known. */
  ratio: number | null
  className: string
}

/**
 * What hangs in the frame of a work of which there is no picture: its title, as a label on the
 * wall. Readers have the title beside it.
 */
export function TitleMount({ title, language, ratio, className }: TitleMountProps) {
  const { width, height } = mountFor(ratio)
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      className={className}
    >
      <rect width={width} height={height} className="fill-wall-low" />
      <rect
        x={12}
        y={12}
        width={width - 24}
        height={height - 24}
        fill="none"
        className="stroke-edge"
      />
      <foreignObject width={width} height={height} fontSize={fontSizeFor(title, width, height)}>
        <div
          lang={language}
          className="grid h-full place-items-center overflow-hidden px-[8%] text-center font-display text-quiet leading-[1.15]"
        >
          <cite className="text-balance">{title}</cite>
        </div>
      </foreignObject>
    </svg>
  )
}
