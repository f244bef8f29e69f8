import type { Readable } from 'node:stream'
import {
  type ExportedAnalysis,
  type ExportFormat,
  type HandoutFormat,
  isHandout,
} from '#shared/api/exports.ts'
import type { KeptAnalysis } from '#shared/api/questions.ts'
import type { User } from '../accounts/user.ts'
import type { Clock } from '../clock.ts'
import { type ZipPart, zipOf } from '../http/zip.ts'
import type { UsageService } from '../usage/service.ts'
import { type BookletPart, bookletOf } from './booklet/booklet.ts'
import { documentOf } from './document.ts'
import { type FileName, fileName, plainStem } from './file-name.ts'
import { handoutOf } from './handouts/handout.ts'
import { markdownFile } from './markdown.ts'
import { nullWhereGone } from './null-where-gone.ts'
import { onceFree } from './once-free.ts'
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
  /** @throws AppError `analysis_not_found` where the user has no such analysis. */
  savedAnalysis: (user: User, id: string) => Promise<KeptAnalysis>
  exported: ExportedHistory
  usage: Pick<UsageService, 'requirePdfExport'>
  pictures: Pictures
  printer: Printer
  /** The address of the public page of the work in an analysis; null where it has none. */
  pageOf: (analysis: KeptAnalysis) => string | null
  clock: Clock
}

type PrintedFormat = 'pdf' | HandoutFormat

/**
 * The rules of exports: text and data are everybody's, PDFs belong to the plans and packs that sell
 * them.
 */
export function createExportService(parts: Parts) {
  const { savedAnalysis, exported, usage, pictures, printer, pageOf, clock } = parts

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

  async function printed(
    user: User,
    analysis: KeptAnalysis,
    format: PrintedFormat,
    signal?: AbortSignal,
  ) {
    await usage.requirePdfExport(user)
    const document = isHandout(format)
      ? handoutOf(format, analysis, pageOf(analysis))
      : documentOf(analysis)
    const picture = format === 'label' ? null : await pictures.of(user, analysis)
    return printer.print(document, picture, signal)
  }

  return {
    /**
     * One analysis as a file. @throws AppError also `pdf_needs_plan` where PDFs are not open to the
     * user.
     */
    async one(
      user: User,
      id: string,
      format: ExportFormat,
      signal: AbortSignal,
    ): Promise<ExportedFile> {
      const analysis = await savedAnalysis(user, id)
      const name = fileName(analysis, format)
      if (format === 'json')
        return { name, type: 'application/json; charset=utf-8', content: jsonFile(analysis) }
      if (format === 'md')
        return {
          name,
          type: 'text/markdown; charset=utf-8',
          content: markdownFile(documentOf(analysis)),
        }
      return {
        name,
        type: 'application/pdf',
        content: await printed(user, analysis, format, signal),
      }
    },

    /**
     * One analysis as a PDF, a wall label or a teaching sheet, for many in a row. @throws AppError
     * as `one`.
     */
    printed: async (user: User, id: string, format: PrintedFormat): Promise<Uint8Array> =>
      printed(user, await savedAnalysis(user, id), format),

    /** Many analyses as one PDF, printed while it is sent. @throws AppError as `one`. */
    async *booklet(
      user: User,
      { name, ids }: { name: string; ids: readonly string[] },
    ): AsyncGenerator<Uint8Array> {
      await usage.requirePdfExport(user)
      const parts: BookletPart[] = []
      for (const id of ids) {
        const analysis = await savedAnalysis(user, id).catch(nullWhereGone)
        if (analysis === null) continue
        const { language, identification } = analysis
        const print = async (firstPage: number) => {
          const kept = await savedAnalysis(user, id)
          const picture = await pictures.of(user, kept)
          return onceFree(() => printer.print({ ...documentOf(kept), firstPage }, picture))
        }
        parts.push({ label: identification.artwork, language, print })
      }
      const createdAt = new Date(clock()).toISOString()
      const told = { name, language: user.language, createdAt, parts }
      yield* bookletOf(told, (front) => onceFree(() => printer.print(front, null)))
    },

    /**
     * The whole history as a zip: of each analysis its text and its data. What is deleted meanwhile
     * is left out.
     */
    all: (user: User): Promise<Readable> => zipOf(zipParts(user), new Date(clock())),
  }
}
export type ExportService = ReturnType<typeof createExportService>
