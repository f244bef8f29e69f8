import type { BulkFault } from '#shared/bulk-faults.ts'
import { ErrorBox } from '#web/ui/message-box.tsx'
import { BULK_WORDS, type BulkWords } from '#web/words/bulk-words.ts'
import { useInterfaceLanguage } from '#web/words/words.ts'

function sentence({ row, column, code, value }: BulkFault, words: BulkWords): string {
  const what = words.faults[code](value)
  if (row === null) return what
  return column === null ? words.inRow(row, what) : words.inCell(row, column, what)
}

/** All that is wrong in a list, each with its row and column. */
export function Faults({ faults }: { faults: BulkFault[] }) {
  const words = BULK_WORDS[useInterfaceLanguage()]
  return (
    <ErrorBox>
      <p>{words.refused}</p>
      <ul className="mt-2 list-disc space-y-1 pl-5 font-normal">
        {faults.map((fault) => (
          <li key={`${fault.row} ${fault.column} ${fault.code}`} className="break-words">
            {sentence(fault, words)}
          </li>
        ))}
      </ul>
    </ErrorBox>
  )
}
