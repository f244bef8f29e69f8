import { useState } from 'react'
import { BULK_STATES, type BulkJob, type BulkState } from '#shared/api/bulk.ts'
import { useRows } from '#web/bulk/bulk-calls.ts'
import { OneRow } from '#web/bulk/one-row.tsx'
import { errorText } from '#web/lib/error-text.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorBox } from '#web/ui/message-box.tsx'
import { SelectField } from '#web/ui/select.tsx'
import { Waiting } from '#web/ui/spinner.tsx'
import { BULK_WORDS } from '#web/words/bulk-words.ts'
import { useInterfaceLanguage, useWords } from '#web/words/words.ts'

/** The rows of a list, a page at a time, all or those of one state. */
export function RowList({ list }: { list: BulkJob }) {
  const words = BULK_WORDS[useInterfaceLanguage()]
  const { errors } = useWords()
  const [state, setState] = useState<BulkState | ''>('')
  const [page, setPage] = useState(1)
  const part = useRows(list, state, page)
  const occurring = BULK_STATES.filter((one) => one === state || (list.states[one] ?? 0) > 0)
  const pages = part.data?.pages ?? 1
  // The last page empties itself while rows change their state.
  if (page > pages && !part.isPlaceholderData) setPage(pages)
  return (
    <section className="mt-12">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-4">
        <h2 className="text-3xl">{words.rows}</h2>
        <div className="w-full sm:w-64">
          <SelectField
            label={words.show}
            value={state}
            onChange={({ target }) => {
              setState(BULK_STATES.find((one) => one === target.value) ?? '')
              setPage(1)
            }}
            choices={[
              { value: '', label: words.all },
              ...occurring.map((one) => ({ value: one, label: words.rowStates[one] })),
            ]}
          />
        </div>
      </div>
      {part.isPending && <Waiting text={words.loading} />}
      {part.isError && (
        <ErrorBox action={<Button onClick={() => part.refetch()}>{errors.tryAgain}</Button>}>
          {errorText(part.error, words.loadFailed)}
        </ErrorBox>
      )}
      {part.data?.rows.length === 0 && <p className="text-quiet">{words.noRows}</p>}
      <ul className="divide-y divide-line border-line border-y">
        {part.data?.rows.map((row) => (
          <OneRow key={row.row} list={list} row={row} />
        ))}
      </ul>
      {pages > 1 && (
        <nav aria-label={words.pages} className="mt-6 flex items-center justify-between gap-4">
          <Button look="outline" disabled={page <= 1} onClick={() => setPage(page - 1)}>
            {words.previous}
          </Button>
          <span className="text-quiet tabular-nums">{words.page(page, pages)}</span>
          <Button look="outline" disabled={page >= pages} onClick={() => setPage(page + 1)}>
            {words.next}
          </Button>
        </nav>
      )}
    </section>
  )
}
