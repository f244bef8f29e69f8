import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LANGUAGES } from '#shared/languages.ts'
import { ACCURACY_WORDS } from '#web/words/accuracy-words.ts'
import { accuracyPage } from './accuracy-page.ts'
import type { RowResult } from './accuracy-row.ts'
import { readAccuracy } from './read-accuracy.ts'

const written = readFileSync(join(import.meta.dirname, '../docs/accuracy.md'), 'utf8')

function row(name: string, change: Partial<RowResult> = {}): RowResult {
  const slugs = { wrong: [], after: [], asked: [], missed: [], accepted: [], offered: [] }
  const counts = { photos: 46, right: 46, second: 0, strangers: 46 }
  return { name, ...counts, ...slugs, firstMs: [1], secondMs: [2], ...change }
}

test('what the page of figures writes is read again as it was counted', () => {
  const hard = row('hard', {
    right: 41,
    wrong: ['a'],
    after: ['b'],
    asked: ['c', 'd'],
    missed: ['e'],
  })
  const page = accuracyPage({
    same: [row('easy'), hard],
    studies: [row('cropped', { photos: 7, right: 5, missed: ['f', 'g'] })],
    altered: [row('pop art', { photos: 15, right: 10, after: ['h', 'i', 'j', 'k', 'l'] })],
    mirrored: [row('mirrored', { strangers: 30, accepted: ['m'], offered: ['n', 'o'] })],
    facts: { works: 92, bytes: 5_100_000, every: 2, unindexed: {} },
  })
  expect(readAccuracy(page)).toEqual({
    indexed: 92,
    same: [
      { name: 'easy', photos: 46, right: 46, goal: 0.97, wrong: 0, asked: 0, silent: 0 },
      { name: 'hard', photos: 46, right: 41, goal: 0.85, wrong: 1, asked: 3, silent: 1 },
    ],
    strangers: [
      { name: 'photos of the works, leave-one-out', photos: 92, told: 0, asked: 0 },
      { name: 'photos of our studies, leave-one-out', photos: 46, told: 0, asked: 0 },
      { name: 'photos of mirrored works, leave-one-out', photos: 30, told: 1, asked: 2 },
    ],
    altered: [
      { name: 'pop art', photos: 15, right: 10, goal: null, wrong: 0, asked: 5, silent: 0 },
    ],
    studies: [{ name: 'cropped', photos: 7, right: 5, goal: null, wrong: 0, asked: 0, silent: 2 }],
  })
})

test('of each photo the figures say what became of it', () => {
  const { same, studies, altered } = readAccuracy(written)
  for (const { name, photos, right, wrong, asked, silent } of [...same, ...studies, ...altered])
    expect(right + wrong + asked + silent, name).toBeGreaterThanOrEqual(photos)
})

test('every row of the figures is named in every language', () => {
  const { same, studies, altered, strangers } = readAccuracy(written)
  const names = [...same, ...studies, ...altered, ...strangers].map(({ name }) => name)
  for (const language of LANGUAGES)
    expect(names.filter((name) => !Object.hasOwn(ACCURACY_WORDS[language].rows, name))).toEqual([])
})

test('a page that is none, or lacks a column, is refused with what it lacks', () => {
  expect(() => readAccuracy('# Nothing')).toThrow('does not say how many paintings are indexed')
  expect(() => readAccuracy(written.replace('## Strangers', '## Others'))).toThrow(
    'no table under “Strangers”',
  )
  expect(() => readAccuracy(written.replaceAll('nothing said', 'silent'))).toThrow(
    'a column “nothing said”',
  )
})
