import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { multipart } from '#test/multipart.ts'
import { workbook } from '#test/workbook.ts'
import { createWorld, type World } from '#test/world.ts'

const upload = (
  world: World,
  token: string,
  file: Buffer | string,
  name = 'list.csv',
  fields = {},
) => world.ask('POST', '/api/bulk', { token, ...multipart(Buffer.from(file), fields, name) })

const professional = (world: World, email = 'ann@example.com') =>
  world.register(email, { role: 'professional' })

const LIST = [
  'Title;Künstler;Artiste;Question;Depth;Langue',
  'Mona Lisa;;Leonardo da Vinci;;professional;',
  'mona lisa;;;;;français',
  'Vermeer;;;;Aficionado;zh-TW',
  'Zxqv Wvutsr;;Nobody;;;',
  ';;;;;',
  '"Las Meninas";;;"Who; is ""in"" the mirror?";;es',
].join('\r\n')

test('a list is checked before anything is asked: known, a choice, unknown, and what it will count', async () => {
  const world = await createWorld()
  const token = await professional(world)
  const { status, body } = await upload(world, token, LIST, 'Spring show.csv', { depth: 'student' })
  expect([status, body.name, body.state, body.rows]).toEqual([200, 'Spring show', 'checked', 5])
  expect(body.unused).toEqual(['Künstler'])
  expect(body.states).toEqual({
    looking: 0,
    known: 3,
    open: 0,
    choice: 1,
    unknown: 1,
    answered: 0,
    failed: 0,
  })
  // The second Mona Lisa is another language of what the first one pays for.
  expect([body.will_count, body.may_count, body.counted]).toEqual([2, 0, 0])
  const { rows } = (await world.ask('GET', `/api/bulk/${body.id}/rows`, { token })).body
  expect(rows.map(({ row, depth, language, state }: Row) => [row, depth, language, state])).toEqual(
    [
      [2, 'professional', 'en', 'known'],
      [3, 'student', 'fr', 'known'],
      [4, 'student', 'zh-TW', 'choice'],
      [5, 'student', 'en', 'unknown'],
      [7, 'student', 'es', 'known'],
    ],
  )
  expect(rows[4].question).toBe('Who; is "in" the mirror?')
  expect(rows[2].works.length).toBeGreaterThan(1)
  const choices = await world.ask('GET', `/api/bulk/${body.id}/rows?state=choice`, { token })
  expect(choices.body.rows).toEqual([rows[2]])
  expect((await world.ask('GET', '/api/usage', { token })).body.month_count).toBe(0)
  expect((await world.ask('GET', '/api/my-analyses', { token })).body.analyses).toEqual([])
})

interface Row {
  row: number
  depth: string
  language: string
  state: string
}

test('Excel, JSON and the letters of Windows and of UTF-16 say the same', async () => {
  const world = await createWorld()
  const token = await professional(world)
  const rowsOf = async ({ body }: { body: { id: string } }) =>
    (await world.ask('GET', `/api/bulk/${body.id}/rows`, { token })).body.rows.map((row: Row) => ({
      ...row,
      row: 0,
    }))
  const text = 'titre,artiste\nLa Nuit étoilée,Vincent van Gogh\n1984,'
  const wanted = await rowsOf(await upload(world, token, text))
  expect(wanted).toMatchObject([{ title: 'La Nuit étoilée', state: 'known' }, { title: '1984' }])
  const utf16 = Buffer.concat([
    Buffer.from([0xff, 0xfe]),
    Buffer.from(text.replaceAll(',', '\t'), 'utf16le'),
  ])
  const excel = workbook([
    ['titre', 'artiste'],
    ['La Nuit étoilée', 'Vincent van Gogh'],
    [1984, ''],
  ])
  const list = [{ title: 'La Nuit étoilée', maker: 'Vincent van Gogh' }, { title: 1984 }]
  for (const file of [Buffer.from(text, 'latin1'), utf16, excel, JSON.stringify({ rows: list })])
    expect(await rowsOf(await upload(world, token, file))).toEqual(wanted)
  const sent = await world.ask('POST', '/api/bulk', {
    token,
    body: { name: 'By program', rows: list },
  })
  expect(sent.body.name).toBe('By program')
  expect(await rowsOf(sent)).toEqual(wanted)
})

const fault = (code: string, row: number | null, column: string | null = null, value = '') => ({
  code,
  row,
  column,
  value,
})
const long = (length: number) => 'x'.repeat(length)
const FAULTY: [name: string, file: Buffer | string, faults: unknown[]][] = [
  ['no title column', 'maker,language\nMonet,en', [fault('noTitleColumn', 1)]],
  ['two title columns', 'title,name\na,b', [fault('twoColumns', 1, 'name')]],
  ['nothing in it', 'title,maker\n\n', [fault('empty', null)]],
  ['an empty file', '', [fault('noTitleColumn', 1)]],
  ['an empty JSON list', '[]', [fault('empty', null)]],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0]), [fault('unreadable', null)]],
  ['broken JSON', '[{"title": ', [fault('unreadable', null)]],
  [
    'a broken workbook',
    Buffer.concat([workbook([['title']]).subarray(0, 300)]),
    [fault('unreadable', null)],
  ],
  ['an open quotation', 'title\n"Mona Lisa\nSunflowers', [fault('quotes', 2)]],
  [
    'several faults at once, each in its place',
    `Titel,title,Mode,Idioma,Question\n,Mona Lisa,expert,de,\n,,student,fr,Why?\n,${long(301)},,,${long(2001)}`,
    [
      fault('unknownDepth', 2, 'Mode', 'expert'),
      fault('unknownLanguage', 2, 'Idioma', 'de'),
      fault('missing', 3, 'title'),
      fault('tooLong', 4, 'title', '300'),
      fault('tooLong', 4, 'Question', '2000'),
    ],
  ],
  ['a control character', 'title\nMona\u0007 Lisa', [fault('control', 2, 'title')]],
  ['a truth for a title', workbook([['title'], [true]]), [fault('notText', 2, 'title', 'true')]],
  [
    'no title in any row',
    '[{"maker":"Leonardo"},{"maker":"Monet"}]',
    [fault('missing', 1, 'title'), fault('missing', 2, 'title')],
  ],
  ['501 rows', `title\n${'Mona Lisa\n'.repeat(501)}`, [fault('tooManyRows', null, null, '501')]],
  [
    'far more lines than rows',
    `title\n${'\n'.repeat(9000)}${'x\n'.repeat(2000)}`,
    [fault('tooManyRows', null, null, '11001')],
  ],
  [
    'a cell far out',
    workbook([['title'], [{ xml: '<c r="XFD1048576" t="inlineStr"><is><t>far</t></is></c>' }]]),
    [fault('unreadable', null)],
  ],
]

test.each(FAULTY)(
  'a list with %s is refused: row and column are named, nothing is kept',
  async (_, file, faults) => {
    const world = await createWorld()
    const token = await professional(world)
    const { status, body } = await upload(world, token, file)
    expect([status, body.params.faults]).toEqual([422, faults])
    expect((await world.ask('GET', '/api/bulk', { token })).body.jobs).toEqual([])
    expect(world.faults).toEqual([])
  },
)

test('a wide table is read as far as a table is wide, and twenty of its other columns are told', async () => {
  const world = await createWorld()
  const token = await professional(world)
  const others = Array.from({ length: 90 }, (_, at) => `column ${at}`)
  const headings = ['title', ...others, ...Array.from({ length: 20_000 }, () => 'title')]
  const { status, body } = await upload(world, token, `${headings.join(',')}\nMona Lisa`)
  expect([status, body.params?.faults[0].code]).toEqual([422, 'twoColumns'])
  const narrow = await upload(world, token, `title,${others.join(',')}\nMona Lisa`)
  expect(narrow.status).toBe(200)
  expect(narrow.body.unused).toEqual(others.slice(0, 20))
})

test('a row without a title ends by itself, free and with its reason; the others are answered', async () => {
  const world = await createWorld()
  const token = await professional(world)
  const { status, body } = await upload(
    world,
    token,
    'title,maker,question,language\nMona Lisa,,,\n,Monet,When?,fr\nThe Starry Night,,,',
  )
  expect([status, body.rows, body.will_count]).toEqual([200, 3, 2])
  expect(body.states).toMatchObject({ known: 2, failed: 1 })
  const rowsOf = async () =>
    (await world.ask('GET', `/api/bulk/${body.id}/rows`, { token })).body.rows
  const [, failed] = await rowsOf()
  expect(failed).toMatchObject({
    row: 3,
    title: '',
    maker: 'Monet',
    state: 'failed',
    counts: false,
    error: {
      code: 'row_title_missing',
      detail: 'Cette ligne ne nomme aucune œuvre. Rien n’a été décompté.',
    },
  })
  await world.ask('PUT', `/api/bulk/${body.id}`, { token, body: { state: 'running' } })
  await world.workOnLists()
  expect((await rowsOf()).map(({ state }: Row) => state)).toEqual([
    'answered',
    'failed',
    'answered',
  ])
  const list = await world.ask('GET', `/api/bulk/${body.id}`, { token })
  expect(list.body).toMatchObject({ state: 'done', counted: 2 })
})

test('a workbook that unpacks to gigabytes, or says less of itself, stays packed', async () => {
  const world = await createWorld()
  const token = await professional(world)
  const bomb = zipSync(
    { 'xl/worksheets/sheet1.xml': new Uint8Array(200 * 1024 * 1024) },
    { level: 9 },
  )
  const begun = performance.now()
  expect((await upload(world, token, Buffer.from(bomb))).body.params.faults).toEqual([
    fault('unreadable', null),
  ])
  // The sizes in the directory are made small: 4 bytes at 24 behind each signature PK\1\2.
  const lying = Buffer.from(bomb)
  lying.writeUInt32LE(1000, lying.indexOf('PK\u0001\u0002') + 24)
  expect((await upload(world, token, lying)).body.params.faults).toEqual([
    fault('unreadable', null),
  ])
  expect(performance.now() - begun).toBeLessThan(5000)
  const others = { 'xl/media/image1.png': strToU8('a picture') }
  expect((await upload(world, token, workbook([['title'], ['Mona Lisa']], others))).status).toBe(
    200,
  )
})

test('500 rows are checked at once, whatever they are', async () => {
  const world = await createWorld()
  const token = await professional(world)
  // The first look-up makes the index, as a server does when it starts.
  await upload(world, token, 'title\na woman in blue with a pearl')
  for (const nth of [
    (at: number) => `Zxqv ${at} Wvutsr`,
    (at: number) => ['Mona Lisa', 'Sunflowers', 'The Starry Nihgt', `Unknown ${at}`][at % 4],
  ]) {
    const rows = Array.from({ length: 500 }, (_, at) => ({ title: nth(at) }))
    const { status, body } = await world.ask('POST', '/api/bulk', { token, body: { rows } })
    expect([status, body.rows]).toEqual([200, 500])
  }
}, 90_000)

test('a list that is too large, or no file, or a 21st list is refused in words', async () => {
  const world = await createWorld()
  const token = await professional(world)
  const large = await upload(world, token, `title\n${long(5 * 1024 * 1024)}`)
  expect([large.status, large.body.detail]).toEqual([
    413,
    'The list is larger than 4 MB. Please send a smaller one.',
  ])
  const none = await world.ask('POST', '/api/bulk', { token, ...multipart(null) })
  expect([none.status, none.body.detail]).toEqual([400, 'Please choose a file first.'])
  expect((await upload(world, token, 'title\nx', 'a.csv', { depth: 'expert' })).status).toBe(400)
  for (let list = 0; list < 20; list++)
    expect((await upload(world, token, 'title\nx')).status).toBe(200)
  expect((await upload(world, token, 'title\nx')).status).toBe(409)
})

test('a repeated request with an Idempotency-Key makes one list', async () => {
  const world = await createWorld()
  const token = await professional(world)
  const headers = { 'idempotency-key': 'list-1' }
  const post = (title: string) =>
    world.ask('POST', '/api/bulk', { token, headers, body: { rows: [{ title }] } })
  const first = await post('Mona Lisa')
  expect((await post('Mona Lisa')).body).toEqual(first.body)
  expect((await post('Guernica')).status).toBe(422)
  expect((await world.ask('GET', '/api/bulk', { token })).body.jobs).toHaveLength(1)
})
