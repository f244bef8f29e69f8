import { getDocumentProxy } from 'unpdf'
import { afterAll, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '#shared/languages.ts'
import { readPdf, withRole } from '#test/pdf.ts'
import { savedStudy } from '#test/saved-study.ts'
import { documentOf } from '../document.ts'
import { createPrinter } from '../pdf/printer.ts'
import { bookletOf } from './booklet.ts'
import { BOOKLET_WORDS } from './words.ts'

const printer = createPrinter()
afterAll(() => printer.close())
const WORKS = [
  ['The Starry Night', 'professional', 'en'],
  ['Mona Lisa', 'explorer', 'zh-TW'],
  ['Guernica', 'student', 'fr'],
] as const
/** A name that would say something else where a PDF does not read it as a text. */
const NAME = 'A day :) 1 0 R (in Paris) /URI (https://part.invalid/0) \\ %%EOF'
const squeezed = (text: string) => text.normalize('NFKC').replace(/\s+/gu, '')

async function bound(
  name: string,
  works: typeof WORKS | readonly (typeof WORKS)[number][],
  language: Language = 'en',
) {
  const studies = await Promise.all(works.map(([title, mode, of]) => savedStudy(title, mode, of)))
  const parts = studies.map((study) => ({
    label: study.identification.artwork,
    language: study.language,
    print: (firstPage: number) => printer.print({ ...documentOf(study), firstPage }, null),
  }))
  const pieces: Uint8Array[] = []
  const told = { name, language, createdAt: '2026-11-21T10:00:00.000Z', parts }
  for await (const piece of bookletOf(told, (front) => printer.print(front, null)))
    pieces.push(piece)
  return { studies, pieces, pdf: Buffer.concat(pieces) }
}

test('texts are bound with a title page and contents whose numbers and links lead to each first page', async () => {
  const { studies, pieces, pdf } = await bound(NAME, WORKS)
  const { pages, info, outline, raw, titleShown, marked } = await readPdf(pdf)
  expect(pieces).toHaveLength(WORKS.length + 2)
  expect([titleShown, marked, info.Title, info.Author]).toEqual([true, true, NAME, 'Artsking'])
  const titles = studies.map(({ identification: { artwork } }) =>
    [artwork.title, artwork.artist].join(', '),
  )
  expect(outline).toEqual(titles)
  // Every page has its number, from the front on.
  for (const [at, { artifacts }] of pages.entries())
    expect(artifacts).toMatch(new RegExp(`\\b${at + 1}$`, 'u'))
  expect(squeezed(pages[0]?.text ?? '')).toContain(squeezed(NAME))

  const contents = pages[1]
  const file = await getDocumentProxy(new Uint8Array(pdf))
  // The title and the number are one link, in two places.
  const entries = (contents?.links ?? []).filter((_, at) => at % 2 === 0)
  const first = await Promise.all(
    entries.map(async ({ dest }) => file.getPageIndex((dest as [never])[0])),
  )
  const isBegun = (at: number, title: string) =>
    withRole(pages[at]?.tagged ?? [], /^H1$/u).some(
      ({ text }) => squeezed(text) === squeezed(title),
    )
  for (const [at, { identification }] of studies.entries()) {
    const { title } = identification.artwork
    const page = first[at] ?? -1
    expect(isBegun(page, title)).toBe(true)
    expect(squeezed(contents?.text ?? '')).toContain(squeezed(`${title}${page + 1}`))
  }
  expect(new Set(first).size).toBe(WORKS.length)
  expect(entries.map(({ contentsObj }) => contentsObj.str)).toEqual(titles)
  expect(contents?.links).toHaveLength(2 * WORKS.length)
  expect(raw).not.toContain('/URI (https://part.invalid/1)')
})

test('a bound text is whole: each sentence in its language, tagged, and its notes lead to its own sources', async () => {
  const { studies, pdf } = await bound('All', WORKS)
  const { pages, raw } = await readPdf(pdf)
  const text = squeezed(pages.flatMap(({ tagged }) => tagged.map((node) => node.text)).join(''))
  for (const { statements } of studies)
    expect(statements.filter((one) => !text.includes(squeezed(one.text)))).toEqual([])
  expect(pages.filter(({ untagged }) => untagged !== '')).toEqual([])
  for (const { language } of studies) expect(raw).toContain(`/Lang (${language})`)
  const file = await getDocumentProxy(new Uint8Array(pdf))
  const starts = pages.flatMap(({ tagged }, at) =>
    withRole(tagged, /^H1$/u).length > 0 && at > 0 ? [at] : [],
  )
  const partOf = (page: number) => starts.filter((start) => start <= page).length
  for (const [at, { links }] of pages.entries()) {
    if (at < 2) continue
    for (const { dest, url } of links) {
      if (url) continue
      expect(partOf(await file.getPageIndex((dest as [never])[0]))).toBe(partOf(at))
    }
  }
  const urls = new Set(pages.flatMap(({ links }) => links.flatMap(({ url }) => url ?? [])))
  expect(urls).toEqual(new Set(studies.flatMap(({ sources }) => sources.map(({ url }) => url))))
})

test.each(LANGUAGES)(
  'a front in %s holds forty works on as many pages as their numbers need',
  async (language) => {
    const works = Array.from({ length: 40 }, () => WORKS[1])
    const { pdf } = await bound('《夜》 & #name', works, language)
    const { pages, outline } = await readPdf(pdf)
    expect(outline).toHaveLength(40)
    expect(squeezed(pages[0]?.text ?? '')).toContain(squeezed('《夜》 & #name'))
    expect(squeezed(pages[1]?.text ?? '')).toContain(squeezed(BOOKLET_WORDS[language].contents))
    for (const [at, { artifacts }] of pages.entries())
      expect(artifacts).toMatch(new RegExp(`\\b${at + 1}$`, 'u'))
  },
  60_000,
)

test('a booklet of nothing is its front', async () => {
  const { pages, outline } = await readPdf((await bound('Nothing', [])).pdf)
  expect([pages.length, outline]).toEqual([2, []])
})
