import type { Readable } from 'node:stream'
import type { ExportedAnalysis, ExportFormat } from '#shared/api/exports.ts'
import type { KeptAnalysis } from '#shared/api/questions.ts'
import type { User } from '../accounts/store.ts'
import type { Clock } from '../clock.ts'
import { AppError } from '../errors.ts'
import { type ZipPart, zipOf } from '../http/zip.ts'
import type { UsageService } from '../usage/service.ts'
import { documentOf } from './document.ts'
import { type FileName, fileName, plainStem } from './file-name.ts'
import { markdownFile } from './markdown.ts'
import type { Printer } from './pdf/printer.ts'
import type { Pictures } from './pictures.ts'
import type { ExportedHistory } from './store.ts'

/** A finished file and its name. */
export interface ExportedFile {
  name: FileName
  type: string
  content: string | Uint8Array
}

interface Parts {
  /** @throws AppError `notFound` where the user has no such analysis. */
  savedAnalysis: (user: User, id: string) => Promise<KeptAnalysis>
  exported: ExportedHistory
  usage: Pick<UsageService, 'requirePdfExport'>
  pictures: Pictures
  printer: Printer
  clock: Clock
}

/** The rules of exports: text and data are everybody's, PDFs belong to the plans and packs that sell them. */
export function createExportService(parts: Parts) {
  const { savedAnalysis, exported, usage, pictures, printer, clock } = parts

  function jsonFile(analysis: KeptAnalysis): string {
    const exportedAt = new Date(clock()).toISOString()
    const file: ExportedAnalysis = {
      schema: 'artsking.analysis',
      version: 1,
      exported_at: exportedAt,
      analysis,
    }
    return `${JSON.stringify(file, null, 2)}\n`
  }

  async function* zipParts(user: User): AsyncGenerator<ZipPart> {
    for (const { id, createdAt, language, slug } of await exported.all(user.id)) {
      const analysis = await savedAnalysis(user, id).catch(nullWhereGone)
      if (analysis === null) continue
      const created_at = new Date(createdAt).toISOString()
      const stem = `${plainStem({ created_at, language }, slug)}-${id.slice(0, 8)}`
      yield { name: `${stem}.md`, pieces: [markdownFile(documentOf(analysis))] }
      yield { name: `${stem}.json`, pieces: [jsonFile(analysis)] }
    }
  }

  return {
    /** One analysis as a file. @throws AppError also `forbidden` where PDFs are not open to the user. */
    async one(user: User, id: string, format: ExportFormat, signal: AbortSignal): Promise<ExportedFile> {
      const analysis = await savedAnalysis(user, id)
      const name = fileName(analysis, format)
      if (format === 'json')
        return { name, type: 'application/json; charset=utf-8', content: jsonFile(analysis) }
      const document = documentOf(analysis)
      if (format === 'md')
        return { name, type: 'text/markdown; charset=utf-8', content: markdownFile(document) }
      await usage.requirePdfExport(user)
      const pdf = await printer.print(document, await pictures.of(user, analysis), signal)
      return { name, type: 'application/pdf', content: pdf }
    },

    /** One analysis as a PDF, for many in a row. @throws AppError as `one`. */
    async printed(user: User, id: string): Promise<Uint8Array> {
      await usage.requirePdfExport(user)
      const analysis = await savedAnalysis(user, id)
      return printer.print(documentOf(analysis), await pictures.of(user, analysis))
    },

    /** The whole history as a zip: of each analysis its text and its data. What is deleted meanwhile is left out. */
    all: (user: User): Promise<Readable> => zipOf(zipParts(user), new Date(clock())),
  }
}
export type ExportService = ReturnType<typeof createExportService>

function nullWhereGone(error: unknown): null {
  if (error instanceof AppError && error.code === 'notFound') return null
  throw error
}
