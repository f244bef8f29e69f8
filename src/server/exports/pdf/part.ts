import type { Language } from '#shared/languages.ts'
import { changed, type OwnPdf, type PdfObject, pdfString, reference, referred } from './own-pdf.ts'

/** Objects of a booklet that its parts name, and that are written last. */
export const PLACES = {
  catalogue: 1,
  pages: 2,
  structure: 3,
  outline: 4,
  document: 5,
  first: 6,
} as const

interface Told {
  title: string
  language: Language
}

/**
 * Where the numbers of a part begin: those of its objects, and those of the keys by which pages
 * find their structure.
 */
interface Begin {
  object: number
  key: number
}

/** A document with numbers of its own in a booklet. */
export interface Part extends Told {
  objects: ReadonlyMap<number, PdfObject>
  /** One more than the highest number that it takes. */
  end: Begin
  pageCount: number
  /**
   * Numbers of objects: its first page, its tree of pages, its element of the structure, its place
   * in the outline.
   */
  firstPage: number
  pages: number
  element: number
  bookmark: number
  /** Its keys, as a leaf of a tree; null: it has none. */
  keys: number | null
  /** What the outline has below it, as entries of a dictionary. */
  children: string
  roles: string
  info: number
  metadata: number
}

const ROLES = /\/RoleMap <<[^>]*>>/u
const KNOWN_TO_STRUCTURE = [
  'Type',
  'StructTreeRoot',
  'RoleMap',
  'K',
  'ParentTree',
  'Nums',
  'ParentTreeNextKey',
]

const numberIn = (text: string, pattern: RegExp) => {
  const number = Number(pattern.exec(text)?.[1])
  if (Number.isNaN(number)) throw new Error(`a PDF lacks ${pattern}`)
  return number
}

/**
 * What the structure of a document says beside its elements. @throws Error where it says more than
 * we know to join.
 */
function structureOf(text: string) {
  const roles = ROLES.exec(text)?.[0] ?? ''
  const names = [...text.replace(roles, '').matchAll(/\/([A-Za-z]+)/gu)].map(
    ([, name = '']) => name,
  )
  const unknown = names.filter((name) => !KNOWN_TO_STRUCTURE.includes(name))
  if (unknown.length > 0) throw new Error(`the structure of a PDF has ${unknown.join(', ')}`)
  return {
    roles,
    element: numberIn(text, /\/K \[(\d+) 0 R\]/u),
    keys: /\/Nums \[([^\]]*)\]/u.exec(text)?.[1] ?? '',
    keyCount: numberIn(text, /\/ParentTreeNextKey (\d+)/u),
  }
}

/** A document of our printer under the numbers that begin there. */
export function partOf(
  { objects, size, catalogue, trailer }: OwnPdf,
  begin: Begin,
  told: Told,
): Part {
  const textOf = (number: number | null) =>
    number === null ? '' : (objects.get(number)?.text ?? '')
  const [pages, structure] = [reference(catalogue, 'Pages'), reference(catalogue, 'StructTreeRoot')]
  const outline = referred(catalogue, 'Outlines')
  const { roles, element, keys, keyCount } = structureOf(textOf(structure))
  const own = (number: number) => (number === structure ? PLACES.document : begin.object + number)
  const moved = (text: string) =>
    changed(text, (plain) =>
      plain
        .replace(/(\d+) 0 R/gu, (_, number: string) => `${own(Number(number))} 0 R`)
        .replace(
          /(\/StructParents?) (\d+)/gu,
          (_, name: string, key: string) => `${name} ${begin.key + Number(key)}`,
        ),
    )
  const tree = textOf(pages)
  const renewed = new Map<number, PdfObject>()
  const left = [reference(trailer, 'Root'), structure, outline]
  for (const [number, { text, stream }] of objects)
    if (!left.includes(number)) renewed.set(own(number), { text: moved(text), stream })
  const change = (number: number, from: string, to: string) => {
    const { text = '', stream = null } = renewed.get(number) ?? {}
    if (!text.includes(from)) throw new Error(`a PDF lacks ${from}`)
    renewed.set(number, { text: text.replace(from, () => to), stream })
  }
  change(own(pages), '/Type /Pages', `/Type /Pages\n  /Parent ${PLACES.pages} 0 R`)
  const spoken = `/Lang (${told.language})\n  /T ${pdfString(told.title)}`
  change(own(element), '/S /Document', `/S /Part\n  ${spoken}`)
  const [keyLeaf, ownBookmark] = [begin.object + size, begin.object + size + 1]
  const end = { object: begin.object + size + 2, key: begin.key + keyCount }
  if (keyCount > 0) {
    const shifted = moved(keys).replace(
      /(\d+) (\d+ 0 R)/gu,
      (_, key: string, to: string) => `${begin.key + Number(key)} ${to}`,
    )
    const leaf = `<< /Limits [${begin.key} ${end.key - 1}] /Nums [${shifted}] >>\n`
    renewed.set(keyLeaf, { text: leaf, stream: null })
  }
  return {
    ...{ ...told, objects: renewed, end, roles },
    pageCount: numberIn(tree, /\/Count (\d+)/u),
    firstPage: own(numberIn(tree, /\/Kids \[(\d+) 0 R/u)),
    ...{ pages: own(pages), element: own(element) },
    bookmark: outline === null ? ownBookmark : own(outline),
    keys: keyCount > 0 ? keyLeaf : null,
    // A negative count: closed until it is opened.
    children: moved(
      /\/First [^/]*\/Last \d+ 0 R\s*\/Count \d+/u.exec(textOf(outline))?.[0] ?? '',
    ).replace('/Count ', '/Count -'),
    info: own(reference(trailer, 'Info')),
    metadata: own(reference(catalogue, 'Metadata')),
  }
}
