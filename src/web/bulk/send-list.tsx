import { type FormEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { WRITING } from '#language/writing.ts'
import { BULK_COLUMNS } from '#shared/api/bulk.ts'
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '#shared/languages.ts'
import { BULK_MAX_BYTES, BULK_ZIP_MAX_BYTES } from '#shared/limits.ts'
import { MODES } from '#shared/modes.ts'
import { useSending } from '#web/bulk/bulk-calls.ts'
import { Faults } from '#web/bulk/faults.tsx'
import { Sending } from '#web/images/sending.tsx'
import { saveFile } from '#web/lib/download.ts'
import { errorText, problemOf } from '#web/lib/error-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { ErrorBox } from '#web/ui/message-box.tsx'
import { SelectField } from '#web/ui/select.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { BULK_WORDS } from '#web/words/bulk-words.ts'
import { useInsideWords } from '#web/words/inside.ts'
import { useInterfaceLanguage } from '#web/words/words.ts'

const EXAMPLE = [
  BULK_COLUMNS.join(','),
  'The Starry Night,Vincent van Gogh,Why does the sky move?,professional,en',
  'Mona Lisa,,,aficionado,fr',
  'Las Meninas,Diego Velázquez,,,',
]
const MOST_SHOWN = 8
const BYTE_ORDER_MARK = '\uFEFF'

const saveExample = () =>
  saveFile(
    new File([`${BYTE_ORDER_MARK}${EXAMPLE.join('\r\n')}\r\n`], 'list.csv', { type: 'text/csv' }),
  )

/** A zip may hold much that is no photo. */
const shortened = (names: readonly string[]) =>
  [...names.slice(0, MOST_SHOWN), ...(names.length > MOST_SHOWN ? ['…'] : [])].join(', ')

function Refusal({ error }: { error: Error }) {
  const words = BULK_WORDS[useInterfaceLanguage()]
  const problem = problemOf(error)
  if (problem?.code === 'list_unreadable') return <Faults faults={problem.params.faults} />
  return <ErrorBox>{errorText(error, words.sendFailed)}</ErrorBox>
}

/** The form for a file; what the file does not say about depth and language is said beside it. */
export function SendList({ language }: { language: Language }) {
  const shown = useInterfaceLanguage()
  const words = BULK_WORDS[shown]
  const { gap } = WRITING[shown]
  const { modes } = useInsideWords()
  const navigate = useNavigate()
  const sending = useSending()
  const file = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string>()

  function tooLarge({ name, size }: File): string | undefined {
    const most = /\.zip$/iu.test(name) ? BULK_ZIP_MAX_BYTES : BULK_MAX_BYTES
    return size > most ? words.fileTooLarge(most / 1024 ** 2) : undefined
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const chosen = file.current?.files?.[0]
    const found = chosen ? tooLarge(chosen) : words.fileMissing
    setProblem(found)
    if (found !== undefined) {
      file.current?.focus()
      return
    }
    sending.mutate(new FormData(event.currentTarget), {
      onSuccess: ({ id, unused }) => {
        if (unused.length > 0) showToast(words.unused(shortened(unused)))
        navigate(`/bulk?list=${id}`)
      },
    })
  }

  return (
    <form onSubmit={submit} noValidate className="space-y-6 bg-paper p-6 shadow-label sm:p-8">
      <h2 className="text-3xl">{words.newList}</h2>
      <div className="grid gap-6 sm:grid-cols-2">
        {/* Fields that come before the file are known when it arrives. */}
        <SelectField
          label={words.depth}
          hint={words.depthHint}
          name="depth"
          defaultValue="explorer"
          choices={MODES.map((mode) => ({ value: mode, label: modes[mode] }))}
        />
        <SelectField
          label={words.language}
          hint={words.languageHint}
          name="language"
          defaultValue={language}
          choices={LANGUAGES.map((one) => ({ value: one, label: LANGUAGE_NAMES[one] }))}
        />
      </div>
      <Field label={words.file} hint={[words.fileHint, words.zipHint].join(gap)} error={problem}>
        {(control) => (
          <input
            {...control}
            ref={file}
            type="file"
            name="file"
            accept=".csv,.tsv,.txt,.xlsx,.json,.zip"
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" pending={sending.isPending}>
          {words.check}
        </Button>
        <Button look="plain" onClick={saveExample}>
          {words.example}
        </Button>
      </div>
      <p className="text-quiet text-sm">{words.checkHint}</p>
      {sending.isPending && (
        <Sending sent={sending.sent} label={words.sending} onCancel={sending.cancel} />
      )}
      {sending.isError && <Refusal error={sending.error} />}
    </form>
  )
}
