import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createEngine } from '#engine/engine.ts'
import { createFollowUps } from '#engine/follow-up.ts'
import type { StudyEvent } from '#engine/study.ts'
import { realCatalogue } from '#test/real-catalogue.ts'
import { createWorld, eye } from '#test/world.ts'
import type { Dump } from './dump-shapes.ts'
import { importLabels } from './import-labels.ts'
import { createLabelLibrary } from './label-library.ts'
import { openLabelFile, openLabelStore } from './label-store.ts'

// Made up, in the shapes in which the dumps are published.
const SAMPLES: Record<Dump, [file: string, text: string]> = {
  wikidata: [
    'query.json',
    JSON.stringify({
      head: { vars: ['item', 'en'] },
      results: {
        bindings: [
          item('Q90000101', 'The Lantern Ferry', {
            fr: 'Le Bac aux lanternes',
            zh: '燈籠渡船',
            wikis: 31,
          }),
          item('Q90000102', 'A Ferry That Two Wikis Know', { wikis: 2 }),
        ],
      },
    }),
  ],
  met: [
    'MetObjects.csv',
    [
      'Object Number,Is Highlight,Object ID,Title,Artist Display Name,Artist Begin Date,Artist End Date,Object Date,Object Begin Date,Object End Date,Medium,Object Wikidata URL',
      '29.1.1,True,900001,"Bowl, with a Heron",,,,ca. 1520,1515,1525,Stonepaste,',
      '29.1.2,False,900002,Bowl,,,,1520,1520,1520,Clay,',
      '29.1.3,False,900003,The Lantern Ferry,Ada Morrow,1840,1899,1871,1871,1871,Oil on canvas,https://www.wikidata.org/wiki/Q90000101',
    ].join('\n'),
  ],
  moma: [
    'Artworks.json',
    JSON.stringify([
      {
        Title: 'Grey Staircase, Evening',
        Artist: ['Ines Calder'],
        BeginDate: [1901],
        EndDate: [0],
        Date: 'c. 1938-39',
        Medium: 'Gelatin silver print',
        AccessionNumber: '12.1940',
        ObjectID: 900004,
        URL: 'https://example.org/elsewhere',
      },
      { Title: 'Untitled', Artist: ['Ines Calder'], ObjectID: 900005 },
    ]),
  ],
  tate: [
    'artwork_data.csv',
    'id,accession_number,artist,artistRole,title,dateText,medium,year\n9,N99001,"Hollis, Edwin",artist,The Chalk Bridge,exhibited 1811,Oil paint on canvas,1811\n',
  ],
  nga: [
    'objects.csv',
    'objectid,accessionnum,title,displaydate,beginyear,endyear,medium,attribution,wikidataid\n900006,1999.1.1,The Chalk Bridge,c. 1902,1900,1904,graphite,Nora Vane,\n',
  ],
}

function item(id: string, en: string, { fr = '', zh = '', wikis = 10 }) {
  const literal = (value: string) => ({ type: 'literal', value })
  return {
    item: { type: 'uri', value: `http://www.wikidata.org/entity/${id}` },
    sitelinks: literal(String(wikis)),
    ...{ en: literal(en), fr: literal(fr), zh: literal(zh), makerEn: literal('Ada Morrow') },
    ...{ museumEn: literal('Harbour Museum'), inception: literal('1871-01-01T00:00:00Z') },
  }
}

const silent = () => {}

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'artsking-labels-'))
  onTestFinished(() => rmSync(path, { recursive: true, force: true }))
  return path
}

async function imported(dumps: Dump[]) {
  const home = folder()
  const store = openLabelStore(join(home, 'labels.db'))
  for (const dump of dumps) {
    const [name, text] = SAMPLES[dump]
    writeFileSync(join(home, name), text)
    await importLabels(store, dump, join(home, name), silent)
  }
  const file = openLabelFile(join(home, 'labels.db'))
  if (!file) throw new Error('no file of labels')
  onTestFinished(() => {
    file.close()
    store.close()
  })
  return { store, home, labels: createLabelLibrary(file) }
}

const ALL: Dump[] = ['wikidata', 'met', 'moma', 'tate', 'nga']
const asked = (name: string, artist = '') => ({ name, artist })

test('each dump is read as it is published, and what nobody could ask for by name is left out', async () => {
  const { store, labels } = await imported(ALL)
  expect(store.count()).toBe(6)
  expect(labels.bySlug('met-900001')).toMatchObject({
    titles: { en: 'Bowl, with a Heron' },
    date: { from: 1515, to: 1525, circa: true },
    inventory: '29.1.1',
    attribution: 'unknown',
  })
  expect(labels.bySlug('moma-900004')).toMatchObject({
    artist: { name: { en: 'Ines Calder' }, born: 1901, died: null },
    date: { from: 1938, to: 1939, circa: true },
    sources: [{ url: 'https://www.moma.org/collection/works/900004' }],
  })
  expect(labels.bySlug('tate-n99001')).toMatchObject({ artist: { name: { en: 'Edwin Hollis' } } })
  expect(labels.bySlug('wikidata-q90000102')).toBeNull()
})

test('a label is found by any of its names, by a part with its maker, and with a slip of the finger', async () => {
  const { labels } = await imported(ALL)
  const slugs = (name: string, artist = '') =>
    labels.find(asked(name, artist)).map(({ slug }) => slug)
  for (const name of [
    'the lantern ferry',
    'Lantern Ferry by Ada Morrow',
    'le bac aux lanternes',
    '燈籠渡船',
  ])
    expect(slugs(name), name).toEqual(['wikidata-q90000101'])
  expect(slugs('chalk bridge')).toHaveLength(2)
  expect(slugs('chalk', 'Nora Vane')).toEqual(['nga-900006'])
  expect(slugs('grey stiarcase')).toEqual(['moma-900004'])
  expect(slugs('" OR names MATCH "')).toEqual([])
})

test('an interrupted reading goes on where it stopped, and a file that was read is not read again', async () => {
  const home = folder()
  const rows = Array.from(
    { length: 4500 },
    (_, at) => `${at},N${10_000 + at},"Vane, Nora",View ${at} of Oss,1900`,
  )
  const path = join(home, 'artwork_data.csv')
  writeFileSync(path, ['id,accession_number,artist,title,year', ...rows].join('\n'))
  const store = openLabelStore(join(home, 'labels.db'))
  onTestFinished(() => store.close())
  const interrupted = importLabels(store, 'tate', path, () => {
    throw new Error('the light went out')
  })
  await expect(interrupted).rejects.toThrow('the light went out')
  expect(store.count()).toBe(2000)
  expect(await importLabels(store, 'tate', path, silent)).toEqual({
    records: 4500,
    works: 2500,
    wasDone: false,
  })
  expect(store.count()).toBe(4500)
  expect(await importLabels(store, 'tate', path, silent)).toMatchObject({ works: 0, wasDone: true })
})

test('a file that is no such dump is refused with what it lacks', async () => {
  const { store, home } = await imported(['tate'])
  const reading = importLabels(store, 'nga', join(home, 'artwork_data.csv'), silent)
  await expect(reading).rejects.toThrow('artwork_data.csv is no dump of nga: it has no objectid')
})

test('an imported label is asked after the catalogue, told as a label, and costs nothing', async () => {
  const { labels } = await imported(ALL)
  const parts = {
    catalogue: realCatalogue,
    labels,
    onDropped: (slug: string, fault: string) => {
      throw new Error(`${slug}: ${fault}`)
    },
  }
  const { ask, register } = await createWorld({
    engine: createEngine({ ...parts, eye }),
    followUps: createFollowUps(parts),
  })
  const token = await register('visitor@example.org')
  const about = (body: object) => ask('POST', '/api/query-artwork', { token, body })
  const found = await about({ name: 'The Lantern Ferry' })
  expect(found.status).toBe(200)
  expect(found.body).toMatchObject({ complete: false, identification: { status: 'known' } })
  expect(found.body).toMatchObject({ counted: false })
  expect(found.body.analysis).toContain('Harbour Museum')
  expect(found.body.sources).toMatchObject([{ url: 'https://www.wikidata.org/wiki/Q90000101' }])
  // Its names in other languages find it again, though its text has none of them.
  const history = await ask('GET', `/api/my-analyses?search=${encodeURIComponent('燈籠')}`, {
    token,
  })
  expect(history.body.analyses.map(({ id }: { id: string }) => id)).toEqual([found.body.id])
  const namesakes = await about({ name: 'The Chalk Bridge' })
  expect(namesakes.status).toBe(300)
  expect(namesakes.body.params.near.map(({ slug }: { slug: string }) => slug)).toEqual([
    'tate-n99001',
    'nga-900006',
  ])
  const picked = await about({ name: 'The Chalk Bridge', artwork: 'nga-900006' })
  expect(picked.body.identification.artwork.artist).toBe('Nora Vane')
  expect((await about({ name: 'Mona Lisa' })).body.identification.artwork.slug).toBe('mona-lisa')
})

test('a work that both Wikidata and its museum have is offered once', async () => {
  const { labels } = await imported(['wikidata', 'met'])
  const engine = createEngine({ catalogue: realCatalogue, labels, onDropped: silent })
  const request = {
    question: '',
    mode: 'explorer',
    language: 'en',
    ...asked('The Lantern Ferry'),
  } as const
  const events: StudyEvent[] = []
  for await (const event of engine.study(request, new AbortController().signal)) events.push(event)
  const done = events.find((event) => event.type === 'done')
  expect(done?.study.identification).toMatchObject({
    artwork: { slug: 'wikidata-q90000101' },
    candidates: [],
  })
})
