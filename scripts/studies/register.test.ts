import { expect, test } from 'vitest'
import { STUDIES } from '#shared/studies.ts'
import { LEAST_LIKENESS, likenessIn } from './likeness.ts'
import { lostPlaces, measuredPlaces } from './register.ts'

const measured = measuredPlaces()

test('a place keeps its mark where the study is like the painting by half, and loses it where it is not', () => {
  expect(measured.size).toBeGreaterThan(20)
  for (const [slug, places] of measured) {
    const lost = new Set((STUDIES[slug]?.lost ?? []).map((region) => region.join()))
    for (const { id, region, likeness } of places) {
      // Where places of the catalogue have changed: node scripts/studies/measure.ts
      expect(lost.has(region.join()), `${slug} ${id}: ${likeness.toFixed(2)}`).toBe(
        likeness < LEAST_LIKENESS,
      )
    }
  }
})

test('the limit holds from both sides', () => {
  const place = (likeness: number) => ({
    id: 'v1',
    region: [0, 0, 1, 1] as [number, number, number, number],
    likeness,
  })
  expect(lostPlaces([place(LEAST_LIKENESS)])).toEqual([])
  expect(lostPlaces([place(LEAST_LIKENESS - 0.001)])).toHaveLength(1)
})

test('an empty wall has nothing to lose, and the inscription on it everything', () => {
  // Two bytes a field: how alike, and how much structure. One field of the left half has letters
  // that were lost.
  const fields = new Uint8Array(2 * 40 * 40)
  for (let field = 0; field < 1600; field++) fields[2 * field] = 255
  fields[2 * 200] = 0
  fields[2 * 200 + 1] = 80
  expect(likenessIn(fields, [0, 0, 0.5, 1])).toBeLessThan(0.2)
  expect(likenessIn(fields, [0.5, 0, 0.5, 1])).toBe(1)
})
