import { type FormEvent, useState } from 'react'
import type { BulkRow } from '#shared/api/bulk.ts'
import { useChoosing } from '#web/bulk/bulk-calls.ts'
import { errorText } from '#web/lib/error-text.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/select.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { BULK_WORDS } from '#web/words/bulk-words.ts'
import { useInterfaceLanguage } from '#web/words/words.ts'

/**
 * The works that a row may mean, of which one is chosen with a button: arrow keys alone choose
 * nothing.
 */
export function ChooseWork({ id, row: { row, work, works } }: { id: string; row: BulkRow }) {
  const words = BULK_WORDS[useInterfaceLanguage()]
  const choosing = useChoosing(id)
  const [problem, setProblem] = useState<string>()
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const slug = String(new FormData(event.currentTarget).get('work') ?? '')
    setProblem(slug === '' ? words.chooseMissing : undefined)
    if (slug === '') return
    choosing.mutate(
      { row, work: slug },
      { onError: (error) => showToast(errorText(error, words.chooseFailed), 'error') },
    )
  }
  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-3">
      <div className="min-w-48 grow">
        <SelectField
          label={work === null ? words.whichWork(row) : words.otherWork(row)}
          name="work"
          defaultValue=""
          error={problem}
          choices={[
            { value: '', label: words.choose },
            ...works.map(({ slug, title, artist, date }) => ({
              value: slug,
              label: [title, artist, date].filter(Boolean).join(', '),
            })),
          ]}
        />
      </div>
      <Button
        type="submit"
        look="outline"
        pending={choosing.isPending}
        aria-label={words.take(row)}
      >
        {words.takeIt}
      </Button>
    </form>
  )
}
