import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { AnsweredQuestion, KeptAnalysis } from '#shared/api/questions.ts'
import { LANGUAGES } from '#shared/languages.ts'
import { sectionsOf } from '#shared/sections.ts'
import { analysis as example } from '#test/answers.ts'
import { readPdf } from '#test/pdf.ts'
import { savedStudy } from '#test/saved-study.ts'
import { documentOf } from '../document.ts'
import { EXPORT_WORDS } from '../words.ts'
import type { Picture } from './picture.ts'
import { createPrinter } from './printer.ts'

const studies = join(import.meta.dirname, '../../../web/public/studies')
const printer = createPrinter()
afterAll(() => printer.close())

const saved: KeptAnalysis = { ...example, questions: [] }
const squeezed = (text: string) => text.normalize('NFKC').replace(/\s+/gu, '')

/** A PDF as its reader has it, and its text without the breaks of lines and pages. */
async function printed(analysis: KeptAnalysis, picture: Picture | null = null) {
  const file = await readPdf(await printer.print(documentOf(analysis), picture))
  const texts = file.pages.flatMap(({ tagged }) => tagged.map(({ text }) => text))
  return {
    ...file,
    text: squeezed(texts.join('')),
    links: file.pages.flatMap(({ links }) => links),
  }
}

test.each(LANGUAGES)(
  'a professional text is printed whole in %s, with fonts inside, an outline and pages that are numbered',
  async (language) => {
    const analysis = await savedStudy('The Starry Night', 'professional', language)
    const { title, artist } = analysis.identification.artwork
    const bytes = await readFile(join(studies, 'the-starry-night-1600.webp'))
    const { raw, pages, text, links, info, outline } = await printed(analysis, {
      bytes,
      caption: 'study',
    })
    expect(
      analysis.statements.filter((statement) => !text.includes(squeezed(statement.text))),
    ).toEqual([])
    for (const [at, page] of pages.entries())
      expect(page.artifacts).toContain(`${at + 1} / ${pages.length}`)
    expect(pages.length).toBeGreaterThan(2)
    expect(info).toMatchObject({
      Title: `${title}, ${artist}`,
      Author: `Artsking. ${EXPORT_WORDS[language].builtIn}`,
      Subject: artist,
      CreationDate: 'D:20261121100000Z',
      Language: language,
    })
    const headings = sectionsOf(analysis.statements, language).map(({ heading }) => heading)
    expect(outline.map(squeezed)).toEqual(expect.arrayContaining(headings.map(squeezed)))
    expect(outline.at(-1)).toBe(EXPORT_WORDS[language].sources)
    const addresses = new Set(links.map((link) => link.url).filter(Boolean))
    expect(addresses).toEqual(new Set(analysis.sources.map((source) => source.url)))
    const fonts = raw.split('/Type /FontDescriptor').length - 1
    expect(fonts).toBeGreaterThan(1)
    expect(raw.match(/\/FontFile[23] /gu)).toHaveLength(fonts)
    expect(raw).toContain('/Subtype /Image')
  },
)

test('an address that is none of the web is not made a link, and foreign letters do not stop the printer', async () => {
  const question = 'Почему? Γιατί; なぜ？ 왜? 🎨 לָמָה ﷺ \u0000\u200b\ud800 <b>why</b> #panic() *so*'
  const { text, links } = await printed({ ...saved, question })
  expect(links.map((link) => link.url).filter(Boolean)).toEqual([saved.sources[0]?.url])
  expect(text).toContain(squeezed('Почему?Γιατί;なぜ?□?□□□□□<b>why</b>#panic()*so*'))
  expect(text).toContain('MoMAHighlights')
})

test('the line below a picture is printed in letters that are there, too', async () => {
  const bytes = await readFile(join(studies, 'the-starry-night-768.webp'))
  const { text } = await printed(saved, { bytes, caption: 'Photograph: M\u202f🎨\ud800 (CC0)' })
  expect(text).toContain('Photograph:M□(CC0)')
})

test('notes follow their sentence at once', async () => {
  const { text } = await printed(await savedStudy('Bogatyrs', 'explorer', 'en'))
  expect(text).toContain('Genre:historypainting.1,2')
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
  const { text } = await printed({ ...saved, questions: [asked] })
  expect(text).toMatch(
    /Whichtreeisit\?Itisacypress\.3.*Sources.*Alaterletter\.RKD·readon21November2026https:\/\/rkd\.nl\/1/u,
  )
})

test('more documents at once than the printer takes are asked to come again', async () => {
  const busy = createPrinter({ most: 2 })
  const document = documentOf(saved)
  const all = await Promise.allSettled([1, 2, 3, 4].map(() => busy.print(document, null)))
  expect(
    all.map((one) => (one.status === 'rejected' ? one.reason.retryAfterSeconds : 'printed')),
  ).toEqual(['printed', 'printed', 10, 10])
  await busy.close()
})

test('a document that takes too long is given up, and the next one is printed', async () => {
  const hasty = createPrinter({ patienceMs: 1 })
  await expect(hasty.print(documentOf(saved), null)).rejects.toThrow(
    'printing a document took too long',
  )
  await hasty.close()
  expect((await printer.print(documentOf(saved), null)).length).toBeGreaterThan(1000)
})

test('who waits while a worker is replaced, because it has done its part or failed, is printed all the same', async () => {
  const brief = createPrinter({ lifetime: 2 })
  const document = documentOf(saved)
  const unprintable = { ...document, sources: [] }
  const all = [document, unprintable, document, document, document].map((each) =>
    brief.print(each, null),
  )
  const ends = (await Promise.allSettled(all)).map((one) =>
    one.status === 'rejected' ? one.reason.message.slice(0, 26) : one.value.length > 1000,
  )
  expect(ends).toEqual([true, 'printing a document failed', true, true, true])
  await brief.close()
})
