import accuracy from '#built/accuracy.json'
import { LOCALES } from '#shared/languages.ts'
import type { AccuracyRow } from '#web/accuracy/accuracy.ts'
import { FiguresTable } from '#web/accuracy/figures-table.tsx'
import { ProsePage } from '#web/pages/prose-page.tsx'
import { Link } from '#web/ui/link.tsx'
import { ACCURACY_WORDS } from '#web/words/accuracy-words.ts'
import { useInterfaceLanguage } from '#web/words/words.ts'

function sumOf<Row>(rows: readonly Row[], of: (row: Row) => number): number {
  return rows.reduce((sum, row) => sum + of(row), 0)
}

/** How well photos are recognised: the figures of docs/accuracy.md, as the build has read them. */
export function AccuracyPage() {
  const language = useInterfaceLanguage()
  const words = ACCURACY_WORDS[language]
  const { columns, rows, limits } = words
  const number = new Intl.NumberFormat(LOCALES[language])
  const percent = new Intl.NumberFormat(LOCALES[language], {
    style: 'percent',
    maximumFractionDigits: 1,
  })
  const nameOf = (name: string) => rows[name] ?? name
  const { indexed, same, strangers, altered, studies } = accuracy

  const figuresOf = ({ name, photos, right, goal, wrong, asked, silent }: AccuracyRow) => ({
    name: nameOf(name),
    share: right / Math.max(1, photos),
    figures: [
      number.format(photos),
      {
        text: percent.format(right / Math.max(1, photos)),
        note: goal === null ? '' : words.goal(`≥ ${percent.format(goal)}`),
      },
      ...[wrong, asked, silent].map((count) => number.format(count)),
    ],
  })
  const heads = [columns.photos, columns.right, columns.wrong, columns.asked, columns.silent]
  return (
    <ProsePage
      title={words.title}
      description={words.description}
      heading={words.heading}
      path="/accuracy"
    >
      <p className="mt-6 font-display text-2xl lining-nums leading-snug">
        {words.summary(
          number.format(sumOf(same, ({ photos }) => photos)),
          number.format(sumOf(same, ({ right }) => right)),
          number.format(sumOf(same, ({ wrong }) => wrong)),
        )}
      </p>
      <p className="mt-5">{words.tried(number.format(indexed))}</p>
      <FiguresTable {...words.same} heads={heads} rows={same.map(figuresOf)} />
      <FiguresTable
        title={words.strangers.title}
        text={words.strangers.text(
          number.format(sumOf(strangers, ({ told }) => told)),
          number.format(sumOf(strangers, ({ photos }) => photos)),
        )}
        row={words.strangers.row}
        heads={[columns.photos, columns.told, columns.asked]}
        rows={strangers.map(({ name, photos, told, asked }) => ({
          name: nameOf(name),
          figures: [photos, told, asked].map((count) => number.format(count)),
        }))}
      />
      <FiguresTable
        {...words.altered}
        heads={[columns.photos, columns.asWork, columns.asOther, columns.asked, columns.silent]}
        rows={altered.map((row) => ({ ...figuresOf(row), share: undefined }))}
      />
      <FiguresTable {...words.studies} heads={heads} rows={studies.map(figuresOf)} />
      <h2 className="mt-14 text-3xl">{limits.title}</h2>
      <ul className="mt-4 list-disc space-y-3 pl-5">
        {limits.texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p className="mt-8 text-quiet">{words.whole}</p>
      <p className="mt-4">
        <Link to="/how-we-write" className="text-link">
          {words.howWeWrite}
        </Link>
      </p>
    </ProsePage>
  )
}
