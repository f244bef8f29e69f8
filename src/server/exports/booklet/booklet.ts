import type { Label } from '#shared/label.ts'
import type { Language } from '#shared/languages.ts'
import { createBinder, pagesOf } from '../pdf/binder.ts'
import type { Printable } from '../pdf/print.ts'
import { frontOf } from './front.ts'

/** A text of a booklet, which is printed when its turn comes. */
export interface BookletPart {
  label: Pick<Label, 'title' | 'artist' | 'date'>
  language: Language
  /** @param firstPage the number of its first page. */
  print: (firstPage: number) => Promise<Uint8Array>
}

interface Booklet {
  name: string
  language: Language
  /** ISO 8601. */
  createdAt: string
  parts: readonly BookletPart[]
}

/** Wider than any number of a page: the contents take as many lines with it. */
const ANY_PAGE = 9999

/**
 * One PDF of many texts, piece by piece: a title page, the contents with the number of each first
 * page, and the texts, each from a new page on. One text is in memory at a time.
 *
 * @param print prints a front.
 */
export async function* bookletOf(
  { parts, ...told }: Booklet,
  print: (front: Printable) => Promise<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const titleOf = ({ label }: BookletPart) => [label.title, label.artist].filter(Boolean).join(', ')
  const front = (pages: readonly number[]) =>
    print(
      frontOf({
        ...told,
        entries: parts.map(({ label, language }, at) => ({
          label,
          language,
          page: pages[at] ?? ANY_PAGE,
        })),
      }),
    )
  const about = { title: told.name, language: told.language }
  // How long it is does not hang on the numbers in it.
  const frontPages = pagesOf(await front([]))
  const binder = createBinder()
  yield binder.head
  const firstPages: number[] = []
  let next = frontPages + 1
  for (const part of parts) {
    firstPages.push(next)
    const pdf = await part.print(next)
    const { bytes, pageCount } = binder.add({ pdf, title: titleOf(part), language: part.language })
    next += pageCount
    yield bytes
  }
  yield binder.close({ pdf: await front(firstPages), ...about })
}
