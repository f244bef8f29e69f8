import { expect, test } from 'vitest'
import { realCatalogue } from '#test/real-catalogue.ts'
import { evidenceOf } from '../gather/from-catalogue.ts'
import { labelOf } from '../gather/label.ts'
import { evidenceOfAnalysis } from './from-analysis.ts'

test('a fact that is gone is still known, unless what it rested on has become another source', () => {
  const artwork = realCatalogue().artworks.find(({ sources }) => sources.length > 1)
  const [first, second] = artwork?.sources ?? []
  if (!artwork || !first || !second) throw new Error('no work with two sources')
  const then = { certainty: 'agreed' as const, live: false }
  const evidence = evidenceOfAnalysis(artwork, {
    mode: 'explorer',
    language: 'en',
    writer: 'model',
    identification: {
      status: 'known',
      by: 'title',
      confidence: 1,
      artwork: labelOf(artwork, 'en'),
      candidates: [],
      notice: null,
    },
    statements: [],
    observations: [],
    measurements: [],
    sources: [
      { n: 1, ...first, live: false, url: 'https://museum.example/then' },
      { n: 2, ...second, live: false },
    ],
    facts: [
      { ...then, id: 'gone1', text: 'It hung in the hall.', sources: [first.id, second.id] },
      { ...then, id: 'gone2', text: 'It hung in the attic.', sources: [second.id] },
    ],
  })
  const today = evidenceOf(artwork, 'en')
  expect(evidence.sources).toEqual(today.sources)
  expect(evidence.facts.map(({ id }) => id)).toEqual([...today.facts.map(({ id }) => id), 'gone2'])
})
