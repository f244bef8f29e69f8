import type { Language } from '#shared/languages.ts'
import { type PdfObject, pdfString, readOwnPdf } from './own-pdf.ts'
import { type Part, PLACES, partOf } from './part.ts'

/** A document that becomes a part of a booklet. */
interface Printed {
  pdf: Uint8Array
  title: string
  language: Language
}

type Bound = Omit<Part, 'objects'>

const HEAD = Buffer.concat([
  Buffer.from('%PDF-1.7\n%'),
  Buffer.from([0x80, 0x80, 0x80, 0x80]),
  Buffer.from('\n\n'),
])

/** An address that is made a link to the first page of a part. */
export const partAddress = (at: number) => `https://part.invalid/${at}`
const PART_ACTION =
  /\/A <<\s*\/Type \/Action\s*\/S \/URI\s*\/URI \(https:\/\/part\.invalid\/(\d+)\)\s*>>(.*?)\/Contents \([^)]*\)/su

const references = (numbers: readonly number[]) =>
  numbers.map((number) => `${number} 0 R`).join(' ')

/** The outline: each part, with the headings of its own below it. */
function bookmarksOf(parts: readonly Bound[]): [number, string][] {
  return parts.map(({ title, firstPage, bookmark, children }, at) => {
    const [before, after] = [parts[at - 1], parts[at + 1]]
    const beside = [
      ...(before ? [`/Prev ${before.bookmark} 0 R`] : []),
      ...(after ? [`/Next ${after.bookmark} 0 R`] : []),
    ]
    const place = `/Parent ${PLACES.outline} 0 R /Dest [${firstPage} 0 R /Fit] ${beside.join(' ')}`
    return [bookmark, `<< /Title ${pdfString(title)} ${place} ${children} >>\n`]
  })
}

/** What holds a booklet together, by the numbers of objects. */
function frameOf(front: Bound, parts: readonly Bound[]): [number, string][] {
  const all = [front, ...parts]
  const { catalogue, pages, structure, outline, document } = PLACES
  const pageCount = all.reduce((sum, part) => sum + part.pageCount, 0)
  // Keys grow from part to part; those of the front, which was bound last, are the highest.
  const keys = [...parts, front].flatMap((part) => part.keys ?? [])
  const [first, last] = [parts.at(0), parts.at(-1)]
  const ends = first && last ? `/First ${first.bookmark} 0 R /Last ${last.bookmark} 0 R` : ''
  const shown =
    '/MarkInfo << /Marked true /Suspects false >> /ViewerPreferences << /DisplayDocTitle true >>'
  return [
    ...bookmarksOf(parts),
    [
      catalogue,
      `<< /Type /Catalog /Pages ${pages} 0 R /Metadata ${front.metadata} 0 R /Lang (${front.language}) /StructTreeRoot ${structure} 0 R ${shown} /Outlines ${outline} 0 R >>\n`,
    ],
    [
      pages,
      `<< /Type /Pages /Count ${pageCount} /Kids [${references(all.map((part) => part.pages))}] >>\n`,
    ],
    [
      structure,
      `<< /Type /StructTreeRoot ${front.roles} /K [${document} 0 R] /ParentTree << /Kids [${references(keys)}] >> /ParentTreeNextKey ${front.end.key} >>\n`,
    ],
    [outline, `<< /Type /Outlines ${ends} /Count ${parts.length} >>\n`],
    [
      document,
      `<< /Type /StructElem /S /Document /P ${structure} 0 R /K [${references(all.map(({ element }) => element))}] >>\n`,
    ],
  ]
}

/** Writes objects one behind the other, and remembers where each begins. */
function createWriter() {
  const offsets: number[] = []
  let written = HEAD.length
  return {
    object(number: number, { text, stream }: PdfObject): Buffer {
      const head = Buffer.from(`${number} 0 obj\n${text}`, 'latin1')
      const bytes = Buffer.concat([head, stream ?? Buffer.alloc(0), Buffer.from('endobj\n\n')])
      offsets[number] = written
      written += bytes.length
      return bytes
    },
    /** The table of all objects, and the trailer. */
    end(trailer: string): Buffer {
      const entries = Array.from({ length: offsets.length }, (_, number) => {
        const offset = offsets[number]
        return offset === undefined
          ? '0000000000 65535 f\r\n'
          : `${String(offset).padStart(10, '0')} 00000 n\r\n`
      })
      const table = `xref\n0 ${offsets.length}\n${entries.join('')}`
      return Buffer.from(
        `${table}trailer\n<< /Size ${offsets.length} ${trailer} >>\nstartxref\n${written}\n%%EOF\n`,
      )
    },
  }
}

/** How many pages a document of our printer has. */
export const pagesOf = (pdf: Uint8Array) =>
  partOf(readOwnPdf(pdf), { object: 0, key: 0 }, { title: '', language: 'en' }).pageCount

/**
 * Binds documents of our printer into one, part by part as they are printed: of each only some
 * numbers are remembered. Pages, links, structure and outline go on; the front, which tells the
 * page of each part, comes last and stands first.
 */
export function createBinder() {
  const writer = createWriter()
  const parts: Bound[] = []
  let begin: Part['end'] = { object: PLACES.first, key: 0 }

  function bind({ pdf, ...told }: Printed, finish: (text: string) => string) {
    const { objects, ...bound } = partOf(readOwnPdf(pdf), begin, told)
    begin = bound.end
    const written = [...objects].map(([number, { text, stream }]) =>
      writer.object(number, { text: finish(text), stream }),
    )
    return { bound, bytes: Buffer.concat(written) }
  }

  const linked = (text: string) =>
    // What a user has written may look like a link: it stands in other objects.
    !/^<<\s*\/Type \/Annot\s/u.test(text)
      ? text
      : text.replace(PART_ACTION, (_, at: string, between: string) => {
          const part = parts[Number(at)]
          if (part === undefined) throw new Error(`the front of a booklet names a part ${at}`)
          return `/Dest [${part.firstPage} 0 R /Fit]${between}/Contents ${pdfString(part.title)}`
        })

  return {
    head: HEAD,

    /** Adds a document. @returns its bytes in the booklet, and its number of pages. */
    add(printed: Printed): { bytes: Buffer; pageCount: number } {
      const { bound, bytes } = bind(printed, (text) => text)
      parts.push(bound)
      return { bytes, pageCount: bound.pageCount }
    },

    /**
     * Adds the front, whose links of `partAddress` lead to the parts, and all that holds the
     * booklet together.
     */
    close(printed: Printed): Buffer {
      const { bound, bytes } = bind(printed, linked)
      const frame = frameOf(bound, parts).map(([number, text]) =>
        writer.object(number, { text, stream: null }),
      )
      const trailer = `/Root ${PLACES.catalogue} 0 R /Info ${bound.info} 0 R`
      return Buffer.concat([bytes, ...frame, writer.end(trailer)])
    },
  }
}
