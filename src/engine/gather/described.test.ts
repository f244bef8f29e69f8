import { expect, test } from 'vitest'
import { TO_DESCRIBE } from '#engine/catalogue/to-describe.ts'
import type { Identification } from '#shared/api/analysis.ts'
import type { Picture } from '#shared/api/measurements.ts'
import { starryNight } from '#test/answers.ts'
import { realCatalogue } from '#test/real-catalogue.ts'
import { type Answered, describedFor } from './described.ts'

const SLUG = 'girl-with-a-pearl-earring'
const picture: Picture = {
  ...{ width: 800, height: 600, outline: null, matching_points: 0 },
  told: { title: '', artist: '', description: '' },
}
const outline: Picture['outline'] = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
]

function described(
  answered: Partial<Answered> = {},
  by: Identification['by'] = 'title',
  slug = SLUG,
) {
  const identification: Identification = {
    ...{ status: 'known', by, confidence: 1, candidates: [], notice: null },
    artwork: { ...starryNight, slug },
  }
  return describedFor(realCatalogue().bySlug.get(slug), {
    language: 'en',
    identification,
    ...answered,
  })
}
const regions = (own: ReturnType<typeof described>) =>
  own?.paragraphs.flat().map(({ region }) => region)

test('an answer has the description of its work in its language, with the places of its sentences', () => {
  const own = described()
  expect(own?.alternative).toMatch(/^A girl in a blue and yellow headscarf/u)
  expect(own?.paragraphs.length).toBeGreaterThan(3)
  expect(regions(own)).toContainEqual([0.0, 0.0, 0.3, 0.7])
  expect(regions(own)?.[0]).toBeNull()
  expect(described({ language: 'zh-TW' })?.alternative).toMatch(/^頭裹/u)
})

test('a work that is not described, or not ours, has none', () => {
  const [undescribed = ''] = TO_DESCRIBE
  expect(described({}, 'title', undescribed)).toBeNull()
  expect(described({}, 'title', 'Q12345')).toBeNull()
})

test('a photo is described where its work was found in it, without places; a photo of something else is not', () => {
  expect(described({ picture })).toBeNull()
  const found = described({ picture: { ...picture, outline } })
  expect(found?.alternative).toBe(described()?.alternative)
  expect(new Set(regions(found))).toEqual(new Set([null]))
  expect(described({ picture }, 'image')?.alternative).toBe(described()?.alternative)
})
