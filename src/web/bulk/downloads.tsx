import { BULK_FORMATS, type BulkFormat } from '#shared/api/bulk.ts'
import { useDownloading } from '#web/bulk/bulk-calls.ts'
import { EXPORT_WORDS, formatName } from '#web/exports/export-words.ts'
import { errorText } from '#web/lib/error-text.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { BULK_WORDS } from '#web/words/bulk-words.ts'
import { useInterfaceLanguage } from '#web/words/words.ts'

/** The results so far, as files. */
export function Downloads({ id }: { id: string }) {
  const language = useInterfaceLanguage()
  const words = BULK_WORDS[language]
  const exportWords = EXPORT_WORDS[language]
  const downloading = useDownloading(id)
  const nameOf = (format: BulkFormat) =>
    format === 'booklet' ? words.booklet : formatName(format, exportWords)
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-2">
      <span>{words.download}</span>
      {BULK_FORMATS.map((format) => (
        <Button
          key={format}
          look="plain"
          aria-label={words.downloadAs(nameOf(format))}
          pending={downloading.isPending && downloading.variables === format}
          onClick={() =>
            downloading.mutate(format, {
              onError: (error) => showToast(errorText(error, words.downloadFailed), 'error'),
            })
          }
        >
          {nameOf(format)}
        </Button>
      ))}
    </div>
  )
}
