import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { Measurement } from '#shared/api/measurements.ts'
import type { KeptAnalysis } from '#shared/api/questions.ts'
import { LANGUAGES } from '#shared/languages.ts'
import { MEASUREMENT_WORDS } from '#shared/measurement-words.ts'
import { analysis } from '#test/answers.ts'
import { readPdf, type Tagged, withRole } from '#test/pdf.ts'
import { realCatalogue } from '#test/real-catalogue.ts'
import { savedStudy } from '#test/saved-study.ts'
import { documentOf } from '../document.ts'
import { EXPORT_WORDS } from '../words.ts'
import { createPrinter } from './printer.ts'

const studies = join(import.meta.dirname, '../../../web/public/studies')
const printer = createPrinter()
afterAll(() => printer.close())

const squeezed = (text: string) => text.normalize('NFKC').replace(/\s+/gu, '')
const spoken = ({ text }: Tagged) => text.replace(/\s+/gu, ' ').trim()

test.each(LANGUAGES)(
  'a professional text in %s is read in its order: title, topics, statements, marks, sources',
  async (language) => {
    const study = await savedStudy('The Starry Night', 'professional', language)
    const document = documentOf(study)
    const bytes = await readFile(join(studies, 'the-starry-night-768.webp'))
    const file = await readPdf(await printer.print(document, { bytes, caption: 'A study' }))
    expect(file).toMatchObject({ marked: true, titleShown: true, info: { Language: language } })

    const tagged = file.pages.flatMap((page) => page.tagged)
    const words = EXPORT_WORDS[language]
    const { title, artist } = study.identification.artwork
    expect(withRole(tagged, /^H\d$/u).map((node) => [node.role, spoken(node)])).toEqual([
      ['H1', title],
      ...document.sections.map(({ heading }) => ['H2', heading.replace(/\s+/gu, ' ')]),
      ['H2', words.marks],
      ['H2', words.sources],
    ])
    const read = squeezed(tagged.map(({ text }) => text).join(''))
    let place = 0
    for (const { text } of document.sections
      .flatMap(({ paragraphs }) => paragraphs)
      .flatMap(({ statements }) => statements)) {
      const found = read.indexOf(squeezed(text), place)
      expect(found, text).toBeGreaterThanOrEqual(place)
      place = found + 1
    }
    for (const [at, { artifacts, untagged }] of file.pages.entries()) {
      expect(untagged).toBe('')
      const head = at === 0 ? '' : `${title} · ${artist}`
      expect(squeezed(artifacts)).toBe(
        squeezed(`${head}${words.from}${at + 1} / ${file.pages.length}`),
      )
    }
  },
)

test('numbers lead to the entries of the list of sources, and those to the web', async () => {
  const study = await savedStudy('The Starry Night', 'professional', 'en')
  const file = await readPdf(await printer.print(documentOf(study), null))
  const tagged = file.pages.flatMap((page) => page.tagged)
  const links = file.pages.flatMap((page) => page.links)
  const notes = withRole(withRole(tagged, /^P$/u), /^Link$/u).map(spoken)
  const cited = documentOf(study).sections.flatMap(({ paragraphs }) =>
    paragraphs.flatMap(({ statements }) =>
      statements.flatMap(({ sources }) => sources.map(String)),
    ),
  )
  expect(notes.slice(0, cited.length)).toEqual(cited)
  expect(links.filter(({ dest }) => dest)).toHaveLength(cited.length)
  const lists = withRole(tagged, /^L$/u).slice(1)
  // An entry is in the tree of every page that its list stands on, but has its text on its own.
  const entries = withRole(lists, /^LI$/u).filter(({ text }) => text !== '')
  expect(entries.map(({ children: [number] }) => number && [number.role, spoken(number)])).toEqual(
    study.sources.map(({ n }) => ['Lbl', String(n)]),
  )
  for (const [at, { url, title }] of study.sources.entries()) {
    const [, body] = entries[at]?.children ?? []
    expect(body && spoken(body)).toContain(title)
    expect(body && withRole([body], /^Link$/u).map(({ text }) => squeezed(text))).toEqual([url])
    expect(
      links.filter((link) => link.url === url).map(({ contentsObj }) => contentsObj.str),
    ).toContain(url)
  }
})

test('what is only seen is said as well: marks, rules, the picture and its measures', async () => {
  const sentence = { unit: 'percent', method: 'Computed.', within: 'photo', figure: 40 } as const
  const drawings = [
    { what: 'proportions', figure: 1.3 },
    { what: 'palette', colours: [{ name: 'umber', hex: '#635147', lab: [36, 5, 9], share: 0.62 }] },
    { what: 'temperature', warm: 0.3, cool: 0.2, neutral: 0.5 },
    { what: 'value', dark: 10, light: 90, histogram: Array.from({ length: 16 }, () => 1 / 16) },
    { what: 'saturation', high: 40 },
    { what: 'thirds', fields: [10, 20, 30, 40, 50, 60, 70, 80, 90], brightest: 8 },
    { what: 'directions', rose: Array.from({ length: 12 }, () => 1 / 12), dominant: null },
    { what: 'symmetry', topBottom: 0.2, figure: 0.5 },
  ] as const
  const measurements = drawings.map((drawing, at): Measurement => {
    const text = `The measure of ${drawing.what}.`
    return { id: `m${at}`, ...sentence, ...structuredClone(drawing), text } as Measurement
  })
  const bytes = await readFile(join(studies, 'the-starry-night-768.webp'))
  const document = documentOf({ ...analysis, measurements, questions: [] })
  const file = await readPdf(await printer.print(document, { bytes, caption: 'A study' }))
  const tagged = file.pages.flatMap((page) => page.tagged)
  expect(withRole(tagged, /^Figure$/u).map(({ alt }) => alt)).toEqual([
    'The Starry Night, Vincent van Gogh',
    'Seen',
    'A reading:',
    'Not established:',
    ...measurements.map(({ what, text }) => (what === 'palette' ? 'umber 62\u00a0%' : text)),
    'A reading:',
    'Not established:',
  ])
  const { figures, measured } = MEASUREMENT_WORDS.en
  const headings = withRole(tagged, /^H\d$/u).map((node) => `${node.role} ${spoken(node)}`)
  const from = headings.indexOf(`H2 ${measured}`)
  expect(headings.slice(from + 1, from + 9)).toEqual(
    drawings.map(({ what }) => `H3 ${figures[what]}`),
  )
  expect(file.pages.map(({ untagged }) => untagged).join('')).toBe('')
})

test('the picture of a described work is told by what there is to be seen in it, and a photo of it as such', async () => {
  const described = { alternative: 'A night sky over a village.', paragraphs: [] }
  const bytes = await readFile(join(studies, 'the-starry-night-768.webp'))
  const toldOf = async (part: Partial<KeptAnalysis>) => {
    const document = documentOf({ ...analysis, described, questions: [], ...part })
    const { pages } = await readPdf(await printer.print(document, { bytes, caption: 'A picture' }))
    return withRole(
      pages.flatMap((page) => page.tagged),
      /^Figure$/u,
    )[0]?.alt
  }
  expect(await toldOf({})).toBe('A night sky over a village.')
  const picture = { width: 8, height: 6, outline: null, matching_points: 9, copy_kept: true }
  const told = { title: '', artist: '', description: '' }
  expect(await toldOf({ picture: { ...picture, told } })).toBe(
    'Your photo of The Starry Night: A night sky over a village.',
  )
})

test('the longest Chinese text is printed whole, and no line begins or ends with a sign that must not', async () => {
  const texts = await Promise.all(
    realCatalogue().artworks.map(({ titles, slug }) =>
      savedStudy(titles['zh-TW'], 'professional', 'zh-TW', slug),
    ),
  )
  const lengthOf = ({ statements }: (typeof texts)[number]) =>
    statements.map(({ text }) => text).join('').length
  const longest = texts.reduce((most, each) => (lengthOf(each) > lengthOf(most) ? each : most))
  expect(lengthOf(longest)).toBeGreaterThan(1500)
  const { pages } = await readPdf(await printer.print(documentOf(longest), null))
  const tagged = pages.flatMap((page) => page.tagged)
  const read = squeezed(tagged.map(({ text }) => text).join(''))
  expect(longest.statements.filter(({ text }) => !read.includes(squeezed(text)))).toEqual([])
  const lines = withRole(tagged, /^P$/u).flatMap(({ text }) =>
    text.split('\n').map((line) => line.trim()),
  )
  expect(lines.length).toBeGreaterThan(60)
  expect(lines.filter((line) => /^[、。，：；！？）」』》〉◎△]|[（「『《〈]$/u.test(line))).toEqual(
    [],
  )
})
