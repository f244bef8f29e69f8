import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Artwork } from '#engine/artwork/artwork.ts'
import { createEngine } from '#engine/engine.ts'
import { LANGUAGES } from '#shared/languages.ts'
import { realCatalogue } from '#test/real-catalogue.ts'
import { readDate, ringOf } from './label-form.ts'
import { readTables } from './read.ts'
import { readLabels } from './read-labels.ts'

const folder = join(import.meta.dirname, '../../../catalogue')
const { artworks, bySlug } = realCatalogue()
const ring = [...bySlug.values()].filter((artwork) => !artworks.includes(artwork))

/** The ring of some files, beside the real tables and works. */
function ringIn(files: Record<string, string>): Artwork[] {
  const home = mkdtempSync(join(tmpdir(), 'artsking-labels-'))
  onTestFinished(() => rmSync(home, { recursive: true, force: true }))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(home, name)), { recursive: true })
    writeFileSync(join(home, name), text)
  }
  return ringOf(readLabels(home, readTables(folder), artworks))
}

const PUBLISHERS = 'tables/publishers.yaml'
const publishers = 'museum.example: { name: Harbour Museum }\n'
const ferry = `lantern-ferry:
  titles: { en: The Lantern Ferry, fr: Le Bac aux lanternes, es: La barca de los faroles, zh-TW: 燈籠渡船, own: De lantaarnpont }
  also: [Night Ferry]
  label: { by: rembrandt, date: c. 1655–1657, medium: oil-on-canvas, at: rijksmuseum, inventory: SK-A-1, fame: 40 }
  sources: { wikidata: Q90000201, page: "https://museum.example/ferry" }
`

test('a label of four lines is a work with a museum label and the sources that state it', () => {
  const [work] = ringIn({ 'low-countries.yaml': ferry, [PUBLISHERS]: publishers })
  expect(work).toMatchObject({
    slug: 'lantern-ferry',
    originalTitle: 'De lantaarnpont',
    aliases: ['Night Ferry'],
    artist: { name: { en: 'Rembrandt van Rijn' }, origin: { en: 'Dutch' } },
    date: { from: 1655, to: 1657, circa: true },
    medium: { fr: 'huile sur toile' },
    collection: { name: { en: 'Rijksmuseum' } },
    inventory: 'SK-A-1',
    identitySources: ['s1', 's2'],
    sources: [
      { publisher: 'Harbour Museum', url: 'https://museum.example/ferry' },
      { publisher: 'Wikidata', url: 'https://www.wikidata.org/wiki/Q90000201' },
    ],
    essays: null,
  })
})

test('dates are read as a museum writes them, and nothing else is', () => {
  expect(readDate('1889')).toEqual({ from: 1889, to: 1889, circa: false })
  expect(readDate('c. 130–100 BC')).toEqual({ from: -130, to: -100, circa: true })
  for (const wrong of ['about 1889', '1889?', '1657–1655', '100–130 BC', '15th century'])
    expect(readDate(wrong), wrong).toBeNull()
})

test.each([
  [
    'a maker that no table has',
    'by: rembrandt',
    'by: rembrant',
    4,
    'labels/tables/makers.yaml have no "rembrant"',
  ],
  [
    'a museum that no table has',
    'at: rijksmuseum',
    'at: harbour',
    4,
    'museums.yaml have no "harbour"',
  ],
  [
    'a medium that no table has',
    'medium: oil-on-canvas',
    'medium: oil',
    4,
    'media.yaml have no "oil"',
  ],
  [
    'a page of nobody',
    'museum.example/',
    'blog.example/',
    5,
    'publishers.yaml has no "blog.example"',
  ],
  ['a refused source', 'museum.example/ferry', 'www.pinterest.com/ferry', 5, 'www.pinterest.com'],
  [
    'a date in other words',
    'c. 1655–1657',
    'about 1655',
    4,
    'a date is 1889, c. 1665–1669 or c. 130–100 BC',
  ],
  ['no source', /sources: .*/u, 'sources: {}', 5, 'a label has a page or an entity that states it'],
  ['a language that is missing', 'es: La barca de los faroles, ', '', 2, 'titles.es'],
  ['a field that the form does not have', 'fame: 40', 'fame: 40, size: 3', 4, 'size'],
  ['Simplified characters', '燈籠渡船', '灯笼渡船', 2, 'not written in Taiwan'],
  [
    'the title and maker of a work that we have',
    /The Lantern Ferry([\s\S]*)inventory: SK-A-1, /u,
    'The Night Watch$1',
    2,
    'the-night-watch has this',
  ],
  ['an entity twice', 'fame: 40 }', 'fame: 40 }', 7, 'Q90000201 is lantern-ferry already'],
  ['YAML that is none', 'titles: {', 'titles: {{', 3, ''],
])('an error names file and line: %s', (name, right, wrong, line, sentence) => {
  const again = name === 'an entity twice' ? ferry.replace('lantern-ferry', 'other-ferry') : ''
  const files = {
    'low-countries.yaml': ferry.replace(right, wrong) + again,
    [PUBLISHERS]: publishers,
  }
  const read = () => ringIn(files)
  expect(read).toThrow(new RegExp(`low-countries\\.yaml:${line}: `, 'u'))
  expect(read).toThrow(sentence)
})

test('a key of the ring’s own tables is not one of the shared tables again', () => {
  const oil = '{ en: oil, fr: huile, es: óleo, zh-TW: 油彩 }'
  const files = { 'tables/media.yaml': `egg: ${oil}\noil-on-canvas: ${oil}\n` }
  expect(() => ringIn(files)).toThrow(
    /media\.yaml:2: oil-on-canvas is in the shared table already/u,
  )
})

test('the compiled ring is the one in the files, has works of every region, and none of them a page or a place on the wall', () => {
  const read = ringOf(readLabels(join(folder, 'labels'), readTables(folder), artworks))
  expect(JSON.stringify(read) === JSON.stringify(ring), 'run npm run build').toBe(true)
  expect(ring.length).toBeGreaterThanOrEqual(150)
  const regions = [
    'africa',
    'east-asia',
    'oceania',
    'latin-america',
    'south-and-south-east-asia',
    'west-asia',
  ]
  for (const region of regions)
    expect(
      readFileSync(join(folder, `labels/${region}.yaml`), 'utf8').match(/^[a-z]/gmu)?.length,
      region,
    ).toBeGreaterThanOrEqual(3)
  const slugsIn = (file: string): string[] =>
    JSON.parse(readFileSync(join(folder, '../dist', file), 'utf8')).map(
      ({ slug }: { slug: string }) => slug,
    )
  const slugs = new Set(ring.map(({ slug }) => slug))
  expect(slugsIn('works/en.json').filter((slug) => slugs.has(slug))).toEqual([])
  expect(new Set(slugsIn('labels/zh-TW.json'))).toEqual(slugs)
})

test.each(LANGUAGES)(
  'each label of the ring is answered in %s, and nothing is dropped at the gate',
  async (language) => {
    const dropped: string[] = []
    const engine = createEngine({
      catalogue: realCatalogue,
      onDropped: (slug, fault) => dropped.push(`${slug}: ${fault}`),
    })
    for (const { slug, titles, sources } of ring) {
      const request = {
        name: titles[language],
        artist: '',
        question: '',
        mode: 'explorer',
        language,
        artwork: slug,
      } as const
      for await (const event of engine.study(request, new AbortController().signal)) {
        if (event.type !== 'done') continue
        expect(event.study).toMatchObject({
          complete: false,
          identification: { artwork: { slug } },
        })
        expect(
          event.study.sources.map(({ url }) => url),
          slug,
        ).toContain(sources[0]?.url)
      }
    }
    expect(dropped).toEqual([])
  },
)
