import { useExportingAll } from '#web/exports/export-calls.ts'
import { EXPORT_WORDS } from '#web/exports/export-words.ts'
import { errorText } from '#web/lib/error-text.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { useInterfaceLanguage } from '#web/words/words.ts'

/** The whole history as a file. */
export function ExportAll() {
  const words = EXPORT_WORDS[useInterfaceLanguage()]
  const exporting = useExportingAll()
  const fetchAll = () =>
    exporting.mutate(undefined, {
      onError: (error) => showToast(errorText(error, words.allFailed), 'error'),
    })
  return (
    <Button look="plain" pending={exporting.isPending} onClick={fetchAll}>
      {words.all}
    </Button>
  )
}
