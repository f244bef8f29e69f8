import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import type { QueryArtwork } from '#shared/api/analysis.ts'
import { DepthFields, useDepth } from '#web/analysis/depth-fields.tsx'
import { faultsOf, type QueryDraft } from '#web/analysis/query-draft.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { Allowance } from '#web/usage/allowance.tsx'
import { useUsage } from '#web/usage/use-usage.ts'
import { useInsideWords } from '#web/words/inside.ts'

interface TextQueryFormProps {
  draft: QueryDraft
  onChange: (part: Partial<QueryDraft>) => void
  focusFirst: boolean
  isPending: boolean
  /** What went wrong with the last question, if something did. */
  problem: ReactNode
  onAsk: (query: QueryArtwork) => void
}

/** Asks about an artwork by its name. */
export function TextQueryForm({
  draft,
  onChange,
  focusFirst,
  isPending,
  problem,
  onAsk,
}: TextQueryFormProps) {
  const { query } = useInsideWords()
  const usage = useUsage()
  const depth = useDepth(draft)
  const form = useRef<HTMLFormElement>(null)
  const [tried, setTried] = useState(false)
  const faults = faultsOf(draft, query)
  const isSpent = usage.data?.total_available === 0
  const allowance = <Allowance usage={usage.data} mode={depth.mode} note={query.stillFree} />

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    setTried(true)
    const [first] = (['name', 'artist', 'question'] as const).filter((field) => faults[field])
    if (first) {
      form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
      return
    }
    const { name, artist, question } = draft
    const { mode, language } = depth
    onAsk({ name: name.trim(), artist: artist.trim(), question: question.trim(), mode, language })
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="space-y-5">
      <TextField
        name="name"
        label={query.name}
        required
        autoFocus={focusFirst}
        autoComplete="off"
        value={draft.name}
        onChange={({ target }) => onChange({ name: target.value })}
        error={tried ? faults.name : undefined}
      />
      <TextField
        name="artist"
        label={query.artist}
        aside={query.optional}
        hint={query.artistHint}
        autoComplete="off"
        value={draft.artist}
        onChange={({ target }) => onChange({ artist: target.value })}
        error={tried ? faults.artist : undefined}
      />
      <TextArea
        name="question"
        label={query.question}
        aside={query.optional}
        placeholder={query.questionPlaceholder}
        rows={3}
        value={draft.question}
        onChange={({ target }) => onChange({ question: target.value })}
        error={tried ? faults.question : undefined}
      />
      <DepthFields
        depth={depth}
        onMode={(mode) => onChange({ mode })}
        onLanguage={(language) => onChange({ language })}
      />
      {!isPending && problem ? problem : isSpent && allowance}
      <div className="space-y-3">
        <Button type="submit" pending={isPending} className="w-full">
          {isPending ? query.submitting : query.submit}
        </Button>
        {isPending ? (
          <p className="min-h-10 text-quiet text-sm">{query.processing}</p>
        ) : (
          !isSpent && allowance
        )}
      </div>
    </form>
  )
}
