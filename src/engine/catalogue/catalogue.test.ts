import { join } from 'node:path'
import { Converter } from 'opencc-js'
import { beforeAll, describe, expect, test } from 'vitest'
import { createEngine, type Study } from '#engine/engine.ts'
import { LANGUAGES } from '#shared/languages.ts'
import { MODES } from '#shared/modes.ts'
import { realCatalogue } from '#test/real-catalogue.ts'
import type { Artwork } from './artwork.ts'
import { faultsOf } from './check.ts'
import { readCatalogue } from './read.ts'

const COMPLETE = [
  'a-bar-at-the-folies-bergere',
  'a-sunday-on-la-grande-jatte',
  'along-the-river-during-the-qingming-festival',
  'cafe-terrace-at-night',
  'david',
  'fine-wind-clear-morning',
  'girl-with-a-pearl-earring',
  'guernica',
  'impression-sunrise',
  'jadeite-cabbage',
  'lady-with-an-ermine',
  'las-meninas',
  'le-dejeuner-sur-lherbe',
  'liberty-leading-the-people',
  'mona-lisa',
  'nighthawks',
  'primavera',
  'sudden-shower-over-shin-ohashi-bridge-and-atake',
  'sunflowers',
  'terracotta-army',
  'the-ambassadors',
  'the-anatomy-lesson-of-dr-nicolaes-tulp',
  'the-arnolfini-portrait',
  'the-art-of-painting',
  'the-birth-of-venus',
  'the-calling-of-saint-matthew',
  'the-creation-of-adam',
  'the-death-of-marat',
  'the-fighting-temeraire',
  'the-garden-of-earthly-delights',
  'the-gleaners',
  'the-great-wave-off-kanagawa',
  'the-hunters-in-the-snow',
  'the-kiss',
  'the-last-supper',
  'the-milkmaid',
  'the-night-watch',
  'the-raft-of-the-medusa',
  'the-school-of-athens',
  'the-scream',
  'the-starry-night',
  'the-thinker',
  'the-third-of-may-1808',
  'the-tower-of-babel',
  'travelers-among-mountains-and-streams',
  'venus-de-milo',
  'wanderer-above-the-sea-of-fog',
  'whistlers-mother',
]

let artworks: Artwork[]
beforeAll(() => {
  artworks = readCatalogue(join(import.meta.dirname, '../../../catalogue'))
})

test('nothing in the catalogue is wrong that a machine can see', () => {
  expect(
    artworks.flatMap((artwork) => faultsOf(artwork).map((fault) => `${artwork.slug}: ${fault}`)),
  ).toEqual([])
})

// Characters that OpenCC would also write otherwise, and that are right in Taiwan where they stand here.
const RIGHT_IN_TAIWAN = new Set('范布家具了朱台里只借回岩祕裏划凶卷刮弦咸庄')

test('OpenCC finds no Simplified character in the Chinese of the catalogue', () => {
  const toTraditional = Converter({ from: 'cn', to: 'tw' })
  const texts = artworks.flatMap((artwork) => [
    artwork.titles['zh-TW'],
    artwork.artist.name['zh-TW'],
    ...artwork.statements.map((statement) => statement.text['zh-TW']),
    ...artwork.visible.map((thing) => thing.what['zh-TW']),
  ])
  const odd = texts.flatMap((text) => {
    const converted = [...toTraditional(text)]
    return [...text].filter((character, at) => character !== converted[at] && !RIGHT_IN_TAIWAN.has(character))
  })
  expect([...new Set(odd)]).toEqual([])
})

test('the best known works have their full text, the others their identity', () => {
  expect(artworks.filter((artwork) => artwork.statements.length > 0).map((artwork) => artwork.slug)).toEqual(
    expect.arrayContaining(COMPLETE),
  )
  expect(artworks.length).toBeGreaterThanOrEqual(150)
})

test('the compiled catalogue is the one in the files', () => {
  expect(JSON.stringify(artworks) === JSON.stringify(realCatalogue().artworks), 'run npm run build').toBe(
    true,
  )
})

describe('the check sees', () => {
  const base = () =>
    structuredClone(artworks.find((artwork) => artwork.slug === 'the-starry-night') as Artwork)
  const faultsAfter = (change: (artwork: Artwork) => void) => {
    const artwork = base()
    change(artwork)
    return faultsOf(artwork).join('\n')
  }
  const first = (artwork: Artwork, kind: string) => {
    const statement = artwork.statements.find((candidate) => candidate.kind === kind)
    if (!statement) throw new Error(`no ${kind} statement`)
    return statement
  }

  test('a number that no cited fact has', () => {
    expect(
      faultsAfter((artwork) => {
        first(artwork, 'sourced').text.en += ' It cost 4711 francs.'
      }),
    ).toContain('4711')
  })
  test('a name that no cited fact has', () => {
    expect(
      faultsAfter((artwork) => {
        first(artwork, 'sourced').text.fr += ' Comme chez Gauguin à Tahiti.'
      }),
    ).toContain('Tahiti')
  })
  test('numbers that differ between languages', () => {
    expect(
      faultsAfter((artwork) => {
        first(artwork, 'sourced').text.es += ' 1889.'
      }),
    ).toContain('es has the numbers')
  })
  test('Simplified characters and half-width marks', () => {
    const faults = faultsAfter((artwork) => {
      first(artwork, 'seen').text['zh-TW'] += '这颗星很亮, 对吗?'
    })
    expect(faults).toContain('not written in Taiwan')
    expect(faults).toContain('half-width')
  })
  test('a statement that rests on nothing that exists', () => {
    expect(
      faultsAfter((artwork) => {
        first(artwork, 'sourced').restsOn = ['f999']
      }),
    ).toContain('f999')
  })
  test('something said to be seen that rests on nothing visible', () => {
    expect(
      faultsAfter((artwork) => {
        first(artwork, 'sourced').kind = 'seen'
      }),
    ).toContain('nothing seen')
  })
  test('a disputed fact stated as sure', () => {
    expect(
      faultsAfter((artwork) => {
        const [fact] = artwork.facts
        if (fact) fact.certainty = 'disputed'
        first(artwork, 'sourced').restsOn = [fact?.id ?? '']
      }),
    ).toContain('disputed')
  })
  test('empty art talk and a text that is too short', () => {
    const faults = faultsAfter((artwork) => {
      first(artwork, 'seen').text.en += ' A timeless masterpiece.'
      artwork.statements = artwork.statements.slice(0, 8)
    })
    expect(faults).toContain('says nothing: timeless')
    expect(faults).toMatch(/professional, en: \d+ long/u)
  })
})

describe('every work, in every mode and language', () => {
  async function study(artwork: Artwork, mode: (typeof MODES)[number], language: (typeof LANGUAGES)[number]) {
    const dropped: string[] = []
    const engine = createEngine({
      catalogue: realCatalogue,
      onDropped: (_slug, fault) => dropped.push(fault),
    })
    const request = {
      name: artwork.titles[language],
      artist: '',
      question: '',
      mode,
      language,
      artwork: artwork.slug,
    }
    let done: Study | null = null
    for await (const event of engine.study(request, new AbortController().signal)) {
      if (event.type === 'done') done = event.study
    }
    return { study: done, dropped }
  }

  test.each(LANGUAGES)('is answered in %s, and nothing is dropped at the gate', async (language) => {
    for (const artwork of realCatalogue().artworks) {
      for (const mode of MODES) {
        const { study: made, dropped } = await study(artwork, mode, language)
        expect(dropped, `${artwork.slug} ${mode} ${language}`).toEqual([])
        expect(made?.complete).toBe(artwork.statements.length > 0)
        expect(made?.statements.length, artwork.slug).toBeGreaterThanOrEqual(2)
        for (const statement of made?.statements ?? []) {
          const stands = statement.facts.length + statement.observations.length
          expect(stands, `${artwork.slug}: ${statement.text}`).toBeGreaterThan(0)
          if (statement.kind === 'sourced')
            expect(statement.sources.length, statement.text).toBeGreaterThan(0)
        }
      }
    }
  })
})
