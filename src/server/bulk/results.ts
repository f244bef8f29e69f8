import { Readable } from 'node:stream'
import Papa from 'papaparse'
import type { BulkFormat, BulkJob } from '#shared/api/bulk.ts'
import type { HandoutFormat } from '#shared/api/exports.ts'
import type { KeptAnalysis } from '#shared/api/questions.ts'
import type { User } from '../accounts/user.ts'
import type { Clock } from '../clock.ts'
import { type FileName, inFileName } from '../exports/file-name.ts'
import { nullWhereGone } from '../exports/null-where-gone.ts'
import { onceFree } from '../exports/once-free.ts'
import { type ZipPart, zipOf } from '../http/zip.ts'
import { asBulkRow, type KeptRow } from './kept-row.ts'
import { RESULT_WORDS } from './result-words.ts'
import type { BulkService } from './service.ts'

interface Parts {
  bulk: Pick<BulkService, 'allRows'>
  /** @throws AppError `analysis_not_found` where the user has no such analysis any more. */
  savedAnalysis: (user: User, id: string) => Promise<KeptAnalysis>
  /** An analysis as Markdown. */
  markdownOf: (analysis: KeptAnalysis) => string
  /**
   * An analysis as a PDF, a wall label or a teaching sheet. @throws AppError `too_many_pdfs` while
   * too many are printed.
   */
  printed: (user: User, id: string, format: 'pdf' | HandoutFormat) => Promise<Uint8Array>
  /** Analyses of these ids, as far as they are kept, as one PDF. */
  booklet: (user: User, told: { name: string; ids: readonly string[] }) => AsyncIterable<Uint8Array>
  publicUrl: () => string
  clock: Clock
}

interface Listed {
  kept: KeptRow
  /** Null: there is none, or the user has deleted it. */
  analysis: KeptAnalysis | null
}

const HEADINGS = [
  'row',
  'title',
  'maker',
  'question',
  'depth',
  'language',
  'state',
  'work',
  'artist',
  'date',
  'counted',
  'text',
  'sources',
  'link',
  'detail',
  'file',
]
/** What a spreadsheet would take for a formula: also behind blanks, and in full-width signs. */
const FORMULA = /^[\s\u00a0]*[=+\-@＝＋－＠]|^[\t\r\n]/u
const BYTE_ORDER_MARK = '\uFEFF'

const TYPES: Record<BulkFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  zip: 'application/zip',
  pdf: 'application/zip',
  booklet: 'application/pdf',
  label: 'application/zip',
  teaching: 'application/zip',
}

const ENDINGS: Record<BulkFormat, string> = {
  csv: '.csv',
  json: '.json',
  md: '.md',
  zip: '.zip',
  pdf: '-pdf.zip',
  booklet: '.pdf',
  label: '-labels.zip',
  teaching: '-teaching-sheets.zip',
}

const stemOf = ({ row, work }: KeptRow) => `${String(row).padStart(3, '0')}-${work?.slug || 'work'}`

const csvLine = (cells: readonly unknown[]) =>
  `${Papa.unparse([cells.map(String)], { escapeFormulae: FORMULA })}\r\n`

/** The results of a list as files, as far as there are any. */
export function createBulkResults({
  bulk,
  savedAnalysis,
  markdownOf,
  printed,
  booklet,
  publicUrl,
  clock,
}: Parts) {
  /** Row by row: 500 analyses are more than memory should hold. */
  async function* listed(user: User, rows: readonly KeptRow[]): AsyncGenerator<Listed> {
    for (const kept of rows) {
      const analysis =
        kept.state === 'answered'
          ? await savedAnalysis(user, kept.answerId).catch(nullWhereGone)
          : null
      yield { kept, analysis }
    }
  }

  async function* csv(user: User, rows: readonly KeptRow[]) {
    yield BYTE_ORDER_MARK + csvLine(HEADINGS)
    for await (const { kept, analysis } of listed(user, rows)) {
      const { row, request, state, work, counts } = kept
      const link = analysis ? `${publicUrl()}/query?analysis=${analysis.id}` : ''
      yield csvLine([
        row,
        request.title,
        request.maker,
        request.question,
        request.depth,
        request.language,
        state,
        work?.title ?? '',
        work?.artist ?? '',
        work?.date ?? '',
        state === 'answered' ? Number(counts === true) : 0,
        analysis?.analysis ?? '',
        analysis?.sources.map(({ url }) => url).join('\n') ?? '',
        link,
        asBulkRow(kept).error?.detail ?? '',
        request.file,
      ])
    }
  }

  async function* json(user: User, job: BulkJob, rows: readonly KeptRow[]) {
    const exported_at = new Date(clock()).toISOString()
    const head = JSON.stringify({ schema: 'artsking.bulk', version: 1, exported_at, list: job })
    yield `${head.slice(0, -1)},"rows":[`
    let comma = ''
    for await (const { kept, analysis } of listed(user, rows)) {
      yield `${comma}\n${JSON.stringify({ ...asBulkRow(kept), analysis })}`
      comma = ','
    }
    yield '\n]}\n'
  }

  async function* markdown(user: User, rows: readonly KeptRow[]) {
    const words = RESULT_WORDS[user.language]
    for await (const { kept, analysis } of listed(user, rows)) {
      // Each analysis counts its notes from 1; together they need a number of their row, too.
      yield analysis
        ? `${markdownOf(analysis).replace(/\[\^(\d+)\]/gu, `[^${kept.row}-$1]`)}\n---\n\n`
        : `# ${kept.row}. ${plainLine(kept.request.title || kept.request.file || '—')}\n\n${asBulkRow(kept).error?.detail ?? words[kept.state]}\n\n---\n\n`
    }
  }

  async function* everything(
    user: User,
    job: BulkJob,
    rows: readonly KeptRow[],
  ): AsyncGenerator<ZipPart> {
    yield { name: 'results.csv', pieces: csv(user, rows) }
    yield { name: 'results.json', pieces: json(user, job, rows) }
    yield { name: 'results.md', pieces: markdown(user, rows) }
    for await (const { kept, analysis } of listed(user, rows)) {
      if (analysis) yield { name: `texts/${stemOf(kept)}.md`, pieces: [markdownOf(analysis)] }
    }
  }

  /** One after the other, and behind whoever prints meanwhile. */
  async function* pdfs(
    user: User,
    rows: readonly KeptRow[],
    format: 'pdf' | HandoutFormat,
  ): AsyncGenerator<ZipPart> {
    for (const kept of rows) {
      if (kept.state !== 'answered') continue
      const pdf = await onceFree(() => printed(user, kept.answerId, format)).catch(nullWhereGone)
      if (pdf) yield { name: `${stemOf(kept)}.pdf`, pieces: [pdf] }
    }
  }

  return {
    /**
     * What has been answered so far. @throws AppError `list_not_found` where the user has no such
     * list.
     */
    async file(
      user: User,
      id: string,
      format: BulkFormat,
    ): Promise<{ name: FileName; type: string; stream: Readable }> {
      const { job, rows } = await bulk.allRows(user, id)
      const day = new Date(clock()).toISOString().slice(0, 10)
      const name = {
        name: `${inFileName(job.name) || 'list'}, ${day}${ENDINGS[format]}`,
        plain: `artsking-list-${day}${ENDINGS[format]}`,
      }
      const streams: Record<BulkFormat, () => Readable | Promise<Readable>> = {
        csv: () => Readable.from(csv(user, rows)),
        json: () => Readable.from(json(user, job, rows)),
        md: () => Readable.from(markdown(user, rows)),
        zip: () => zipOf(everything(user, job, rows), new Date(clock())),
        pdf: () => zipOf(pdfs(user, rows, 'pdf'), new Date(clock())),
        booklet: () => Readable.from(booklet(user, { name: job.name, ids: answeredIn(rows) })),
        label: () => zipOf(pdfs(user, rows, 'label'), new Date(clock())),
        teaching: () => zipOf(pdfs(user, rows, 'teaching'), new Date(clock())),
      }
      return { name, type: TYPES[format], stream: await streams[format]() }
    },
  }
}
export type BulkResults = ReturnType<typeof createBulkResults>

const answeredIn = (rows: readonly KeptRow[]) =>
  rows.flatMap(({ state, answerId }) => (state === 'answered' ? [answerId] : []))

const plainLine = (text: string) => text.replace(/\s+/gu, ' ').replace(/[\\`*_[\]<>#]/gu, '\\$&')
