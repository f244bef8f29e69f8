import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import decodeQR from 'qr/decode.js'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { lengthOf } from '#engine/text/sentences.ts'
import type { HandoutFormat } from '#shared/api/exports.ts'
import type { KeptAnalysis } from '#shared/api/questions.ts'
import { LABEL_CHARACTERS, LABEL_WORDS } from '#shared/descriptions.ts'
import { LANGUAGES } from '#shared/languages.ts'
import { multipart } from '#test/multipart.ts'
import { readPdf, type Tagged } from '#test/pdf.ts'
import { savedStudy } from '#test/saved-study.ts'
import { createWorld, type World } from '#test/world.ts'
import { codeOf } from '../pdf/handout-sheet.ts'
import { createPrinter } from '../pdf/printer.ts'
import { publicPages } from '../public-page.ts'
import { handoutOf } from './handout.ts'
import { HANDOUT_WORDS } from './words.ts'

const STUDY = join(import.meta.dirname, '../../../web/public/studies/the-starry-night-768.webp')
const PAGE = 'https://artsking.example/zh-TW/artworks/the-starry-night'
const printer = createPrinter()
afterAll(() => printer.close())

const squeezed = (text: string) => text.normalize('NFKC').replace(/\s+/gu, '')

async function printed(
  kind: HandoutFormat,
  analysis: KeptAnalysis,
  page: string | null,
  withPicture = false,
) {
  const picture = withPicture ? { bytes: await readFile(STUDY), caption: 'study' } : null
  const handout = handoutOf(kind, analysis, page)
  const file = await readPdf(await printer.print(handout, picture))
  const texts = file.pages.flatMap(({ tagged }) => tagged.map(({ text }) => text))
  const all = (nodes: readonly Tagged[]): Tagged[] =>
    nodes.flatMap((node) => [node, ...all(node.children)])
  const nodes = all(file.pages.flatMap(({ tagged }) => tagged))
  return { ...file, handout, text: squeezed(texts.join('')), nodes }
}

test.each(LANGUAGES)(
  'a wall label in %s is one page of A5: the label, a text that is not too long, the code',
  async (language) => {
    const analysis = await savedStudy('The Starry Night', 'explorer', language)
    const { artwork } = analysis.identification
    const { handout, pages, text, nodes, raw, info } = await printed('label', analysis, PAGE)
    expect(pages).toHaveLength(1)
    expect(raw).toMatch(/\/MediaBox \[0 0 419\.5\d* 595\.2\d*\]/u)
    for (const line of [
      artwork.title,
      artwork.artist,
      artwork.date,
      artwork.size ?? '',
      ...handout.text,
    ])
      expect(text.toLowerCase()).toContain(squeezed(line).toLowerCase())
    const length = lengthOf(handout.text.join('\n'), language)
    expect(length).toBeGreaterThan(20)
    expect(length).toBeLessThanOrEqual(language === 'zh-TW' ? LABEL_CHARACTERS : LABEL_WORDS)
    // Whole sentences, in the order of the text.
    expect(squeezed(analysis.statements.map((statement) => statement.text).join(''))).toContain(
      squeezed(handout.text.join('')),
    )
    expect(nodes.filter(({ role, alt }) => role === 'Figure' && alt).map(({ alt }) => alt)).toEqual(
      [HANDOUT_WORDS[language].code('artsking.example/zh-TW/artworks/the-starry-night')],
    )
    expect(pages[0]?.links.map(({ url }) => url)).toEqual([PAGE])
    expect(info).toMatchObject({
      Title: `${artwork.title}, ${artwork.artist}`,
      Author: 'Artsking',
      Language: language,
    })
  },
)

test.each(LANGUAGES)(
  'a teaching sheet in %s looks first, and reads and thinks behind',
  async (language) => {
    const analysis = await savedStudy('The Starry Night', 'student', language)
    const { handout, pages, nodes } = await printed('teaching', analysis, PAGE, true)
    const words = HANDOUT_WORDS[language]
    expect(pages).toHaveLength(2)
    const [front = '', back = ''] = pages.map((page) => squeezed(page.text))
    for (const part of [words.headings.look, words.headings.find, ...words.look, ...handout.find])
      expect(front).toContain(squeezed(part))
    expect(front).not.toContain(squeezed(handout.text[0] ?? '-'))
    for (const part of [
      words.headings.read,
      words.headings.think,
      ...handout.text,
      words.cover,
      words.check,
    ])
      expect(back).toContain(squeezed(part))
    const seen = analysis.observations.filter(({ kind }) => kind === 'seen').map(({ text }) => text)
    expect(handout.find.length).toBeGreaterThan(3)
    expect(handout.find.every((thing) => seen.includes(thing))).toBe(true)
    const [argued] = handout.think
    const readings = analysis.statements.filter(({ kind }) => kind === 'interpretation')
    expect(readings.some((reading) => argued?.text.includes(reading.text))).toBe(true)
    expect(nodes.filter(({ role, alt }) => role === 'Figure' && alt)).toHaveLength(2)
  },
)

test('the code on paper leads to the page of the work', async () => {
  const { data, info } = await sharp(Buffer.from(codeOf(PAGE)))
    .resize(400, 400, { kernel: 'nearest' })
    .flatten({ background: '#fff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(decodeQR({ data: new Uint8Array(data), width: info.width, height: info.height })).toBe(
    PAGE,
  )
})

test('a work that is known by its label alone has a label without a text, and a sheet of one page', async () => {
  const analysis = await savedStudy('Bogatyrs', 'explorer', 'fr')
  const label = await printed('label', analysis, null)
  expect(label.handout.text).toEqual([])
  expect(label.text).toContain('LesBogatyrs')
  expect(label.nodes.filter(({ role }) => role === 'Figure')).toEqual([])
  const sheet = await printed('teaching', analysis, null)
  expect(sheet.pages).toHaveLength(1)
  expect(sheet.text).toContain(squeezed(HANDOUT_WORDS.fr.wonder))
})

test('a term of the text is explained on the sheet', async () => {
  const analysis = await savedStudy('The Scream', 'student', 'es')
  const { text, handout } = await printed('teaching', analysis, null)
  expect(handout.words.map(({ meaning }) => meaning)).toContain('pintura ligada con huevo')
  expect(text).toContain(squeezed('pintura ligada con huevo'))
})

test('only a work of ours has a public page', async () => {
  const pageOf = publicPages({
    pagesFolder: join(import.meta.dirname, '../../../../dist/client'),
    publicUrl: () => 'https://a.org',
  })
  const analysis = await savedStudy('The Starry Night', 'explorer', 'fr')
  const of = (slug: string, language: 'en' | 'fr' = 'fr') => {
    const artwork = { ...analysis.identification.artwork, slug }
    return pageOf({ language, identification: { ...analysis.identification, artwork } })
  }
  expect(of('the-starry-night')).toBe('https://a.org/fr/artworks/the-starry-night')
  expect(of('the-starry-night', 'en')).toBe('https://a.org/artworks/the-starry-night')
  for (const slug of ['', 'no-such-work', '../../../package', 'a/b']) expect(of(slug)).toBeNull()
})

async function exported(world: World, token: string, id: string, format: string) {
  const headers = { authorization: `Bearer ${token}` }
  return world.app.inject({ url: `/api/my-analyses/${id}/export?format=${format}`, headers })
}

test('labels and sheets belong to the plans that PDFs belong to, also those of one’s own picture', async () => {
  const world = await createWorld()
  const free = await world.register('ann@example.com')
  const body = { name: 'Mona Lisa', language: 'fr' }
  const { body: answer } = await world.ask('POST', '/api/query-artwork', { token: free, body })
  expect((await exported(world, free, answer.id, 'label')).statusCode).toBe(403)
  const paying = await world.register('bob@example.com', { role: 'student' })
  expect((await exported(world, paying, answer.id, 'label')).statusCode).toBe(404)
  const own = await world.ask('POST', '/api/query-artwork', { token: paying, body })
  const label = await exported(world, paying, own.body.id, 'label')
  expect(label.headers['content-type']).toBe('application/pdf')
  expect(label.headers['content-disposition']).toContain(
    'filename="2026-11-21-mona-lisa-fr-label.pdf"',
  )
  const picture = await sharp({
    create: { width: 600, height: 400, channels: 3, background: '#204060' },
  })
    .png()
    .toBuffer()
  const form = multipart(picture, { keep_copy: 'true', title: 'Mine' })
  const mine = await world.ask('POST', '/api/analyze-artwork', { token: paying, ...form })
  const sheet = await exported(world, paying, mine.body.id, 'teaching')
  expect(sheet.statusCode).toBe(200)
  expect(sheet.rawPayload.toString('latin1')).toContain('/Subtype /Image')
})
