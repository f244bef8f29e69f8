import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { strFromU8, unzipSync } from 'fflate'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { exportedAnalysisSchema } from '#shared/api/exports.ts'
import { analysis, starryNight } from '#test/answers.ts'
import { multipart } from '#test/multipart.ts'
import { openShop } from '#test/shop.ts'
import { createWorld, type World } from '#test/world.ts'
import type { User } from '../accounts/user.ts'
import { AppError } from '../errors.ts'
import { createPhotographs } from '../photographs/photographs.ts'
import { createPrinter } from './pdf/printer.ts'
import { createPictures } from './pictures.ts'
import { createExportService } from './service.ts'

const studies = join(import.meta.dirname, '../../web/public/studies')
const user: User = { id: 'ann', email: 'ann@example.com', role: 'free', language: 'en' }

const NO_PDF = 'PDF export needs an Aficionado subscription or a query pack.'

async function analyze(world: World, token: string, body: object): Promise<string> {
  const answer = await world.ask('POST', '/api/query-artwork', { token, body })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body.id
}

/** The answer of an export as it is sent, with its bytes. */
async function exported(world: World, token: string, path: string) {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await world.app.inject({ method: 'GET', url: `/api/my-analyses/${path}`, headers })
  return {
    status: answer.statusCode,
    headers: answer.headers,
    text: answer.body,
    bytes: answer.rawPayload,
  }
}

test('an analysis comes as Markdown: label, question, text with notes and marks, sources', async () => {
  const world = await createWorld()
  const token = await world.register('ann@example.com')
  const id = await analyze(world, token, {
    name: 'The Starry Night',
    question: 'Where is\nit *now*?',
  })
  const { status, headers, text } = await exported(world, token, `${id}/export?format=md`)
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('text/markdown; charset=utf-8')
  expect(headers['cache-control']).toBe('no-store')
  expect(headers['content-disposition']).toBe(
    `attachment; filename="2026-11-21-the-starry-night-en.md"; filename*=UTF-8''The%20Starry%20Night%2C%20Vincent%20van%20Gogh%2C%202026-11-21.md`,
  )
  expect(text).toMatch(
    /^# The Starry Night\n\n\*De sterrennacht\*\n\n\*\*Vincent van Gogh \(1853–1890\)\*\*/u,
  )
  expect(text).toContain(
    '*Explorer · 21 November 2026 · From our own catalogue, checked against the sources below · without online research*',
  )
  expect(text).toContain('## Your question\n\n> Where is it \\*now\\*?\n\n')
  expect(text).toContain('◎')
  expect(text).toContain('- ◎ **Seen**: Anyone can find it in the picture.')
  // A number in a file cannot be tapped.
  expect(text).toContain('**Sourced**: A named source.\n')
  const cited = new Set([...text.matchAll(/\[\^(\d+)\](?!:)/gu)].map((match) => match[1]))
  const listed = new Set(
    [...text.matchAll(/^\[\^(\d+)\]: .+: <https:.+>$/gmu)].map((match) => match[1]),
  )
  expect(cited.size).toBeGreaterThan(1)
  expect(listed).toEqual(cited)
})

test('an analysis comes as JSON: all of it, in the spelling of the API, with a version', async () => {
  const world = await createWorld()
  const token = await world.register('ann@example.com')
  const id = await analyze(world, token, { name: '蒙娜麗莎', language: 'zh-TW' })
  const { headers, text } = await exported(world, token, `${id}/export?format=json`)
  expect(headers['content-type']).toBe('application/json; charset=utf-8')
  expect(headers['content-disposition']).toContain('filename="2026-11-21-mona-lisa-zh-tw.json"')
  const name = /filename\*=UTF-8''(\S+)$/u.exec(String(headers['content-disposition']))?.[1] ?? ''
  expect(decodeURIComponent(name)).toMatch(/^蒙娜麗莎, .*達文西, 2026-11-21\.json$/u)
  const file = exportedAnalysisSchema.parse(JSON.parse(text))
  const kept = await world.ask('GET', `/api/my-analyses/${id}`, { token })
  expect(file).toMatchObject({
    schema: 'artsking.analysis',
    version: 1,
    exported_at: '2026-11-21T12:00:00.000Z',
  })
  expect(file.analysis).toMatchObject(kept.body)
})

test('a PDF needs a plan that has it, or a pack that is neither spent nor expired', async () => {
  const shop = await openShop()
  const { token } = shop
  const id = await analyze(shop, token, { name: 'Mona Lisa' })
  const asPdf = () => exported(shop, token, `${id}/export?format=pdf`)
  const refused = await asPdf()
  expect([refused.status, JSON.parse(refused.text)]).toEqual([
    403,
    { code: 'pdf_needs_plan', params: {}, detail: NO_PDF },
  ])

  for (const event of shop.stripe.pay(await shop.packSession())) await shop.hear(event)
  const printed = await asPdf()
  expect(printed.status).toBe(200)
  expect(printed.headers['content-type']).toBe('application/pdf')
  expect(printed.headers['content-disposition']).toContain('filename="2026-11-21-mona-lisa-en.pdf"')
  expect(printed.bytes.subarray(0, 5).toString()).toBe('%PDF-')

  await shop.db.updateTable('packs').set({ balance: 0 }).execute()
  expect((await asPdf()).status).toBe(403)
  await shop.db
    .updateTable('packs')
    .set({ balance: 3, expires_at: shop.clock.now - 1 })
    .execute()
  expect((await asPdf()).status).toBe(403)
  for (const role of ['student', 'professional'] as const) {
    await shop.db.updateTable('users').set({ role }).execute()
    expect((await asPdf()).status, role).toBe(200)
  }
})

test('nobody exports what is not theirs, is deleted, or was never there', async () => {
  const world = await createWorld()
  const ann = await world.register('ann@example.com', { role: 'professional' })
  const eve = await world.register('eve@example.com', { role: 'professional' })
  const id = await analyze(world, ann, { name: 'Mona Lisa' })
  for (const format of ['pdf', 'md', 'json']) {
    const path = `/api/my-analyses/${id}/export?format=${format}`
    expect(await world.ask('GET', path, { token: eve })).toMatchObject({
      status: 404,
      body: { code: 'analysis_not_found', params: {}, detail: 'Analysis not found.' },
    })
    expect((await world.ask('GET', path)).status).toBe(401)
    expect((await exported(world, ann, `nothing/export?format=${format}`)).status).toBe(404)
  }
  for (const query of ['', '?format=', '?format=docx'])
    expect((await exported(world, ann, `${id}/export${query}`)).status, query).toBe(400)
  await world.ask('DELETE', `/api/my-analyses/${id}`, { token: ann })
  expect((await exported(world, ann, `${id}/export?format=md`)).status).toBe(404)
})

test('the whole history comes as a zip of texts and data, without what is deleted and what belongs to others', async () => {
  const world = await createWorld()
  const ann = await world.register('ann@example.com')
  const eve = await world.register('eve@example.com')
  expect((await world.ask('GET', '/api/my-analyses/export')).status).toBe(401)
  expect(unzipSync((await exported(world, ann, 'export')).bytes)).toEqual({})

  const night = await analyze(world, ann, { name: 'The Starry Night' })
  const lisa = await analyze(world, ann, { name: 'Mona Lisa', language: 'fr' })
  const gone = await analyze(world, ann, { name: 'Las Meninas' })
  await world.ask('DELETE', `/api/my-analyses/${gone}`, { token: ann })
  await analyze(world, eve, { name: 'Mona Lisa' })
  const zip = await exported(world, ann, 'export')
  expect(zip.headers['content-type']).toBe('application/zip')
  expect(zip.headers['content-disposition']).toContain(
    'filename="artsking-analyses-2026-11-21.zip"',
  )
  const files = unzipSync(zip.bytes)
  const stems = [
    `2026-11-21-mona-lisa-fr-${lisa.slice(0, 8)}`,
    `2026-11-21-the-starry-night-en-${night.slice(0, 8)}`,
  ]
  expect(Object.keys(files).sort()).toEqual(
    stems.flatMap((stem) => [`${stem}.json`, `${stem}.md`]).sort(),
  )
  const text = strFromU8(files[`${stems[1]}.md`] ?? new Uint8Array())
  expect(text).toBe((await exported(world, ann, `${night}/export?format=md`)).text)
  const data = exportedAnalysisSchema.parse(
    JSON.parse(strFromU8(files[`${stems[0]}.json`] ?? new Uint8Array())),
  )
  expect(data.analysis.id).toBe(lisa)
})

test('an analysis that is deleted while the zip is made is left out, and the others come whole', async () => {
  const gone = { ...analysis, id: 'gone' }
  const exports = createExportService({
    savedAnalysis: async (_user, id) => {
      if (id === gone.id) throw new AppError('analysis_not_found')
      return { ...analysis, questions: [] }
    },
    exported: {
      all: async () =>
        [gone, analysis].map(({ id, language }) => ({
          id,
          createdAt: 0,
          language,
          slug: 'mona-lisa',
        })),
    },
    usage: { requirePdfExport: async () => {} },
    pictures: { of: async () => null },
    printer: createPrinter(),
    pageOf: () => null,
    clock: () => 0,
  })
  const files = Object.keys(unzipSync(await buffer(await exports.all(user))))
  const stem = `1970-01-01-mona-lisa-en-${analysis.id.slice(0, 8)}`
  expect(files).toEqual([`${stem}.md`, `${stem}.json`])
})

test('a picture that was kept is printed with what was measured in it', async () => {
  const world = await createWorld()
  const token = await world.register('ann@example.com', { role: 'student' })
  const picture = await sharp({
    create: { width: 600, height: 400, channels: 3, background: '#204060' },
  })
    .png()
    .toBuffer()
  const sizeWith = async (keep_copy: string) => {
    const form = multipart(picture, { keep_copy, title: '../../"Mine"\n' })
    const { body } = await world.ask('POST', '/api/analyze-artwork', { token, ...form })
    const printed = await exported(world, token, `${body.id}/export?format=pdf`)
    expect(printed.status).toBe(200)
    expect(printed.headers['content-disposition']).toContain('filename="2026-11-21-picture-en.pdf"')
    return printed.bytes.toString('latin1').split('/Subtype /Image').length - 1
  }
  expect(await sizeWith('false')).toBe(0)
  expect(await sizeWith('true')).toBe(1)
})

test('the picture of an analysis is the own one, else a photograph, else the study, else none', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'artsking-photographs-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const keptPictures = { of: async (id: string) => (id === 'own' ? Buffer.from('own') : null) }
  const photographs = createPhotographs(folder, console)
  const pictures = createPictures({ keptPictures, photographs, studies })
  const of = async (slug: string, id = 'other') => {
    const artwork = { ...starryNight, slug }
    const identification = { ...analysis.identification, artwork }
    const picture = await pictures.of(user, { ...analysis, id, identification })
    return picture && `${picture.caption}: ${Buffer.from(picture.bytes).subarray(0, 4)}`
  }
  expect(await of('the-starry-night')).toBe(
    'Study after The Starry Night by Vincent van Gogh: RIFF',
  )
  expect(await of('guernica')).toBeNull()
  expect(await of('')).toBeNull()

  const photograph = {
    slug: 'the-starry-night',
    credit: 'A. Museum',
    licence: 'CC0',
    page: 'https://a.org',
    large: false,
  }
  await writeFile(join(folder, 'photographs.json'), JSON.stringify({ photographs: [photograph] }))
  expect(await of('the-starry-night')).toContain('Study after')
  await writeFile(join(folder, 'the-starry-night-768.webp'), 'photo')
  expect(await of('the-starry-night')).toBe('Photograph: A. Museum (CC0): phot')
  expect(await of('the-starry-night', 'own')).toBe('Your picture: own')
})
