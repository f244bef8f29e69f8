import { getDocumentProxy } from 'unpdf'

/**
 * A node of the structure of a page: its role, what is said in its place, its text, and what it
 * holds.
 */
export interface Tagged {
  role: string
  alt: string | null
  text: string
  children: Tagged[]
}

interface StructNode {
  role?: string
  alt?: string
  id?: string
  type?: string
  children?: StructNode[]
}

export interface Link {
  url?: string
  dest?: unknown
  contentsObj: { str: string }
}

interface PdfPage {
  /** As it stands on the page, each line by itself. */
  text: string
  /** What is on every page, and no part of what is read. */
  artifacts: string
  /** What is neither part of the structure nor such. */
  untagged: string
  tagged: Tagged[]
  links: Link[]
}

export interface PdfFile {
  raw: string
  marked: boolean
  titleShown: boolean
  info: Record<string, unknown>
  outline: string[]
  pages: PdfPage[]
}

type Document = Awaited<ReturnType<typeof getDocumentProxy>>
type Page = Awaited<ReturnType<Document['getPage']>>

/**
 * The texts of a page by the numbers of their marked content; those without stand under what they
 * are marked as.
 */
async function contents(page: Page) {
  const { items } = await page.getTextContent({ includeMarkedContent: true })
  const texts = new Map<string, string>()
  const within: string[] = []
  let whole = ''
  for (const item of items) {
    if ('str' in item) {
      const text = item.str + (item.hasEOL ? '\n' : '')
      const place = within.findLast((mark) => mark !== 'Span') ?? 'none'
      texts.set(place, (texts.get(place) ?? '') + text)
      whole += text
    } else if (item.type === 'endMarkedContent') within.pop()
    else within.push(item.id ?? ('tag' in item ? String(item.tag) : 'none'))
  }
  return { texts, whole }
}

function read(node: StructNode, texts: ReadonlyMap<string, string>): Tagged {
  const parts = (node.children ?? []).map((child) =>
    child.role === undefined ? (texts.get(child.id ?? '') ?? '') : read(child, texts),
  )
  return {
    role: node.role ?? '',
    alt: node.alt ?? null,
    text: parts.map((part) => (typeof part === 'string' ? part : part.text)).join(''),
    children: parts.filter((part) => typeof part !== 'string'),
  }
}

async function readPage(page: Page): Promise<PdfPage> {
  const { texts, whole } = await contents(page)
  const tree: StructNode | null = await page.getStructTree()
  const tagged = (tree?.children ?? []).map((child) => read(child, texts))
  const artifacts = texts.get('Artifact') ?? ''
  const told = tagged.map(({ text }) => text).join('')
  const all = [...texts.values()].join('')
  return {
    text: whole,
    artifacts,
    untagged:
      (texts.get('none') ?? '') + (all.length > told.length + artifacts.length ? 'lost' : ''),
    tagged,
    links: await page.getAnnotations(),
  }
}

/** A PDF as readers of pages, screens and files have it. */
export async function readPdf(pdf: Uint8Array): Promise<PdfFile> {
  const file = await getDocumentProxy(new Uint8Array(pdf))
  const numbers = Array.from({ length: file.numPages }, (_, at) => at + 1)
  const { info } = await file.getMetadata()
  const outline = (await file.getOutline()) ?? []
  const preferences: { DisplayDocTitle?: boolean } | null = await file.getViewerPreferences()
  return {
    raw: Buffer.from(pdf).toString('latin1'),
    marked: (await file.getMarkInfo())?.Marked === true,
    titleShown: preferences?.DisplayDocTitle === true,
    info: { ...info },
    outline: outline.map(({ title }) => title),
    pages: await Promise.all(numbers.map(async (number) => readPage(await file.getPage(number)))),
  }
}

/** All nodes of a role, in the order in which they are read. */
export function withRole(nodes: readonly Tagged[], role: RegExp): Tagged[] {
  return nodes.flatMap((node) => [
    ...(role.test(node.role) ? [node] : []),
    ...withRole(node.children, role),
  ])
}
