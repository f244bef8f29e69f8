import { useId } from 'react'
import { EXPORT_FORMATS, isPrinted } from '#shared/api/exports.ts'
import { useExporting, useIsPdfLocked } from '#web/exports/export-calls.ts'
import { EXPORT_WORDS, formatName } from '#web/exports/export-words.ts'
import { ApiError } from '#web/lib/api.ts'
import { errorText } from '#web/lib/error-text.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { ErrorBox } from '#web/ui/message-box.tsx'
import { useInterfaceLanguage } from '#web/words/words.ts'

function Lock() {
  return (
    <svg viewBox="0 0 16 16" className="size-4 fill-none stroke-current" aria-hidden="true">
      <path d="M3.5 7.5h9v6h-9Zm2 0v-2a2.5 2.5 0 0 1 5 0v2" strokeWidth="1.3" />
    </svg>
  )
}

/** An analysis as a file: what is closed to the reader says so before it is pressed. */
export function ExportChoices({ id }: { id: string }) {
  const words = EXPORT_WORDS[useInterfaceLanguage()]
  const exporting = useExporting(id)
  const isPdfLocked = useIsPdfLocked()
  const titleId = useId()
  const lockId = useId()
  const isRefused = exporting.error instanceof ApiError && exporting.error.status === 403
  return (
    <section aria-labelledby={titleId} className="mt-8">
      <h2 id={titleId} className="mb-2.5 text-xl">
        {words.title}
      </h2>
      <div className="flex flex-wrap gap-3">
        {EXPORT_FORMATS.map((format) => {
          const isLocked = isPrinted(format) && isPdfLocked
          return (
            <Button
              key={format}
              look="outline"
              disabled={isLocked}
              aria-label={words.as(formatName(format, words))}
              aria-describedby={isLocked ? lockId : undefined}
              pending={exporting.isPending && exporting.variables === format}
              onClick={() => exporting.mutate(format)}
            >
              {isLocked && <Lock />}
              {formatName(format, words)}
            </Button>
          )
        })}
      </div>
      {isPdfLocked && (
        <p id={lockId} className="mt-2.5 text-quiet text-sm">
          {words.locked}{' '}
          <Link to="/pricing" className="text-link">
            {words.seePlans}
          </Link>
        </p>
      )}
      {exporting.isError && (
        <div className="mt-4">
          <ErrorBox action={isRefused && <ButtonLink to="/pricing">{words.seePlans}</ButtonLink>}>
            {errorText(exporting.error, words.failed)}
          </ErrorBox>
        </div>
      )}
    </section>
  )
}
