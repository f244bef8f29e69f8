import { useId } from 'react'
import { Meter } from '#web/ui/meter.tsx'

type Figure = string | { text: string; note: string }

interface FiguresTableProps {
  title: string
  text: string
  /** What the rows are. */
  row: string
  heads: readonly string[]
  rows: readonly {
    name: string
    /** Drawn as a bar below the name, 0..1. */
    share?: number | undefined
    figures: readonly Figure[]
  }[]
}

/** Figures under a heading. A narrow screen scrolls the table alone, sideways. */
export function FiguresTable({ title, text, row, heads, rows }: FiguresTableProps) {
  const id = useId()
  return (
    <div className="mt-14">
      <h2 id={id} className="text-3xl">
        {title}
      </h2>
      <p className="mt-3">{text}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
      <section aria-labelledby={id} tabIndex={0} className="mt-5 overflow-x-auto">
        <table className="w-full text-base tabular-nums">
          <thead>
            <tr className="border-edge border-b align-bottom text-quiet text-sm leading-snug">
              <th scope="col" className="py-2 pr-3 text-left font-normal">
                {row}
              </th>
              {heads.map((head) => (
                <th key={head} scope="col" className="break-keep py-2 pl-3 text-right font-normal">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, share, figures }) => (
              <tr key={name} className="border-line border-b align-baseline">
                <th
                  scope="row"
                  className="w-1/2 min-w-36 py-2.5 pr-3 text-left font-normal leading-snug"
                >
                  {name}
                  {share !== undefined && (
                    <span className="mt-1.5 block">
                      <Meter value={share} max={1} />
                    </span>
                  )}
                </th>
                {figures.map((figure, at) => (
                  <td key={heads[at]} className="py-2.5 pl-3 text-right">
                    {typeof figure === 'string' ? figure : figure.text}
                    {typeof figure !== 'string' && figure.note !== '' && (
                      <span className="block whitespace-nowrap text-quiet text-sm">
                        {figure.note}
                      </span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}
