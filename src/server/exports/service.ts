import { access } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { ExportedAnalysis, ExportFormat } from '#shared/api/exports.ts'
import type { KeptAnalysis } from '#shared/api/questions.ts'
import { STUDIES } from '#shared/studies.ts'
import type { User } from '../accounts/store.ts'
import type { KeptPictures } from '../analysis/kept-pictures.ts'
import type { Clock } from '../clock.ts'
import { once, type ZipPart, zipOf } from '../http/zip.ts'
import type { UsageService } from '../usage/service.ts'
import { documentOf } from './document.ts'
import { type FileName, fileName, plainStem } from './file-name.ts'
import { markdownFile } from './markdown.ts'
import type { Picture } from './pdf/picture.ts'
import type { Printer } from './pdf/printer.ts'
import type { ExportedHistory } from './store.ts'
import { EXPORT_WORDS } from './words.ts'

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
  keptPictures: KeptPictures
  printer: Printer
  /** The folder of the studies; null: there is none. */
  studies: string | null
  clock: Clock
}

/** The rules of exports: text and data are everybody's, PDFs belong to the plans and packs that sell them. */
export function createExportService(parts: Parts) {
  const { savedAnalysis, exported, usage, keptPictures, printer, studies, clock } = parts

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

  /** The reader's own picture where a copy is kept of it, else the study after the work. */
  async function pictureOf(
    user: User,
    { id, language, identification }: KeptAnalysis,
  ): Promise<Picture | null> {
    const { pictures } = EXPORT_WORDS[language]
    const kept = await keptPictures.of(id, user.id)
    if (kept !== null) return { from: kept, caption: pictures.own }
    const { slug, title, artist } = identification.artwork
    const study = Object.hasOwn(STUDIES, slug) ? STUDIES[slug] : undefined
    if (!study || studies === null) return null
    const file = join(studies, `${slug}-${study.large ? 1600 : 768}.webp`)
    const isThere = await access(file).then(
      () => true,
      () => false,
    )
    return isThere ? { from: file, caption: pictures.study(title, artist) } : null
  }

  return {
    /** One analysis as a file. @throws AppError also `forbidden` where PDFs are not open to the user. */
    async one(user: User, id: string, format: ExportFormat): Promise<ExportedFile> {
      const analysis = await savedAnalysis(user, id)
      const name = fileName(analysis, format)
      if (format === 'json')
        return { name, type: 'application/json; charset=utf-8', content: jsonFile(analysis) }
      const document = documentOf(analysis)
      if (format === 'md')
        return { name, type: 'text/markdown; charset=utf-8', content: markdownFile(document) }
      await usage.requirePdfExport(user)
      const pdf = await printer.print(document, await pictureOf(user, analysis))
      return { name, type: 'application/pdf', content: pdf }
    },

    /** The whole history as a zip: of each analysis its text and its data. */
    async all(user: User): Promise<Readable> {
      const listed = await exported.all(user.id)
      const files = listed.flatMap(({ id, createdAt, language, slug }): ZipPart[] => {
        const saved = () => savedAnalysis(user, id)
        const created_at = new Date(createdAt).toISOString()
        const stem = `${plainStem({ created_at, language }, slug)}-${id.slice(0, 8)}`
        return [
          { name: `${stem}.md`, content: () => once(saved().then(documentOf).then(markdownFile)) },
          { name: `${stem}.json`, content: () => once(saved().then(jsonFile)) },
        ]
      })
      return zipOf(files, new Date(clock()))
    },
  }
}
export type ExportService = ReturnType<typeof createExportService>
