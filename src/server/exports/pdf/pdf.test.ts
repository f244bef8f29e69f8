import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, expect, test } from 'vitest'
import type { AnsweredQuestion, KeptAnalysis } from '#shared/api/questions.ts'
import { LANGUAGES, type Language } from '#shared/languages.ts'
import type { Mode } from '#shared/modes.ts'
import { TOPIC_HEADINGS } from '#shared/topic-headings.ts'
import { analysis as example } from '#test/answers.ts'
import { realEngine } from '#test/world.ts'
import { documentOf } from '../document.ts'
import { EXPORT_WORDS } from '../words.ts'
import { createPrinter } from './printer.ts'

const studies = join(import.meta.dirname, '../../../web/public/studies')
const printer = createPrinter()
afterAll(() => printer.close())

const saved: KeptAnalysis = { ...example, questions: [] }

async function study(name: string, mode: Mode, language: Language): Promise<KeptAnalysis> {
  const asked = { name, artist: '', question: '', mode, language }
  for await (const event of realEngine().study(asked, new AbortController().signal))
    if (event.type === 'done') return { ...saved, ...asked, ...event.study }
  throw new Error('the study did not end')
}

const squeezed = (text: string) => text.normalize('NFKC').replace(/\s+/gu, '')

/** A PDF as its reader has it: text without the breaks of lines, outline, links, and what the file says of itself. */
async function read(analysis: KeptAnalysis, picture: Parameters<typeof printer.print>[1] = null) {
  const pdf = await printer.print(documentOf(analysis), picture)
  const raw = Buffer.from(pdf).toString('latin1')
  const file = await getDocumentProxy(new Uint8Array(pdf))
  const { text, totalPages } = await extractText(file, { mergePages: false })
  const { label, language } = documentOf(analysis)
  // What stands on every page would come between two halves of a sentence.
  const running = [`${label.title} · ${label.artist}`, EXPORT_WORDS[language].from]
  const prose = text.map((page, at) =>
    [...running, `${at + 1} / ${totalPages}`].reduce((rest, line) => rest.replace(line, ''), page),
  )
  const pages = await Promise.all(Array.from({ length: totalPages }, (_, at) => file.getPage(at + 1)))
  const links = (await Promise.all(pages.map((page) => page.getAnnotations()))).flat()
  const { info } = await file.getMetadata()
  const outline = (await file.getOutline())?.map((entry: { title: string }) => entry.title) ?? []
  return {
    raw,
    pages: text,
    prose: squeezed(prose.join('')),
    links,
    info: info as Record<string, unknown>,
    outline,
  }
}

test.each(LANGUAGES)(
  'a professional text is printed whole in %s, with fonts inside and its language named',
  async (language) => {
    const analysis = await study('The Starry Night', 'professional', language)
    const { title, artist } = analysis.identification.artwork
    const picture = { bytes: await readFile(join(studies, 'the-starry-night-1600.webp')), caption: 'study' }
    const { raw, pages, prose, links, info, outline } = await read(analysis, picture)
    const words = analysis.statements.flatMap((statement) => statement.text.split(/[\s，。；：、]+/u))
    expect(words.filter((word) => !prose.includes(squeezed(word)))).toEqual([])
    for (const [at, page] of pages.entries()) expect(page).toContain(`${at + 1} / ${pages.length}`)
    expect(pages.length).toBeGreaterThan(2)
    expect(info).toMatchObject({
      Title: `${title}, ${artist}`,
      Author: `Artsking. ${EXPORT_WORDS[language].builtIn}`,
      Language: language,
      Creator: 'Artsking',
    })
    expect(outline).toContain(TOPIC_HEADINGS[language].look)
    expect(outline.at(-1)).toBe(EXPORT_WORDS[language].sources)
    const addresses = new Set(links.map((link) => link.url).filter(Boolean))
    expect(addresses).toEqual(new Set(analysis.sources.map((source) => source.url)))
    const cited = analysis.statements.flatMap((statement) => statement.sources)
    expect(links.filter((link) => link.dest)).toHaveLength(cited.length)
    expect(raw.split('/FontFile2').length - 1).toBe(raw.split('/Type /FontDescriptor').length - 1)
    expect(raw).toContain('/Subtype /Image')
  },
)

test('an address that is none of the web is not made a link, and foreign letters do not stop the printer', async () => {
  const question = 'Почему? Γιατί; なぜ？ 왜? 🎨 לָמָה ﷺ \u0000\u200b\ud800 <b>why</b>'
  const { raw, pages, links } = await read({ ...saved, question })
  expect(links.map((link) => link.url).filter(Boolean)).toEqual([saved.sources[0]?.url])
  expect(raw).not.toContain('Helvetica')
  const text = squeezed(pages.join(''))
  for (const word of ['Почему?Γιατί;なぜ?□?□□□□□<b>why</b>', 'MoMAHighlights'])
    expect(text).toContain(squeezed(word))
})

test('the line below a picture is printed in letters that are there, too', async () => {
  const bytes = await readFile(join(studies, 'the-starry-night-768.webp'))
  const { raw, pages } = await read(saved, { bytes, caption: 'Photograph: M\u202f🎨\ud800 (CC0)' })
  expect(raw).not.toContain('Helvetica')
  expect(squeezed(pages.join(''))).toContain('Photograph:M□(CC0)')
})

test('no hyphen comes between a sentence and its notes', async () => {
  const { prose } = await read(await study('Bogatyrs', 'explorer', 'en'))
  expect(prose).toContain('Itsgenreishistorypainting.1,2')
})

test('questions that were asked on follow the text, and their sources the list', async () => {
  const url = 'https://rkd.nl/1'
  const readLive = { live: true, read_at: '2026-11-21T12:00:00.000Z' }
  const source = {
    n: 3,
    id: 's3',
    title: 'A later letter',
    publisher: 'RKD',
    url,
    licence: null,
    ...readLive,
  }
  const [first] = saved.statements
  if (!first) throw new Error('the example has statements')
  const asked: AnsweredQuestion = {
    id: 'q1',
    asked_at: saved.created_at,
    question: 'Which tree is it?',
    brings: 'new',
    writer: 'built-in',
    statements: [{ ...first, text: 'It is a cypress.', topic: 'subject', sources: [3] }],
    facts: [],
    observations: [],
    sources: [source],
  }
  const { pages } = await read({ ...saved, questions: [asked] })
  expect(pages.join(' ').replace(/\s+/gu, ' ')).toMatch(
    /Which tree is it\? It is a cypress\. ?3 .*Sources .*A later letter\. RKD · read on 21 November 2026/u,
  )
})

test('more documents at once than the printer takes are asked to come again', async () => {
  const busy = createPrinter({ most: 2 })
  const document = documentOf(saved)
  const all = await Promise.allSettled([1, 2, 3, 4].map(() => busy.print(document, null)))
  expect(all.map((one) => (one.status === 'rejected' ? one.reason.retryAfterSeconds : 'printed'))).toEqual([
    'printed',
    'printed',
    10,
    10,
  ])
  await busy.close()
})

test('a document that takes too long is given up, and the next one is printed', async () => {
  const hasty = createPrinter({ patienceMs: 1 })
  await expect(hasty.print(documentOf(saved), null)).rejects.toThrow('printing a document took too long')
  await hasty.close()
  expect((await printer.print(documentOf(saved), null)).length).toBeGreaterThan(1000)
})
