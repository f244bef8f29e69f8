import { useMutation } from '@tanstack/react-query'
import { mayExportPdf } from '#shared/allowances.ts'
import { type ExportFormat, isPrinted } from '#shared/api/exports.ts'
import { download } from '#web/lib/download.ts'
import { useMe } from '#web/lib/use-me.ts'
import { useUsage } from '#web/usage/use-usage.ts'

/** Makes a file of an analysis and hands it to the browser. */
export function useExporting(id: string) {
  return useMutation({
    mutationFn: (format: ExportFormat) =>
      download(
        `/api/my-analyses/${encodeURIComponent(id)}/export?format=${format}`,
        `artsking.${isPrinted(format) ? 'pdf' : format}`,
      ),
  })
}

/** Hands the whole history to the browser, as a zip. */
export function useExportingAll() {
  return useMutation({
    mutationFn: () => download('/api/my-analyses/export', 'artsking-analyses.zip'),
  })
}

/**
 * Whether PDFs are closed to the reader; until both answers are here, the server is left to say so.
 */
export function useIsPdfLocked(): boolean {
  const me = useMe()
  const usage = useUsage()
  return Boolean(me.data && usage.data && !mayExportPdf(me.data.role, usage.data.purchased_queries))
}
