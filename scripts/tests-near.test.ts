import { expect, test } from 'vitest'
import { testsNear } from './tests-near.ts'

const ALL = [
  'src/engine/engine.ts',
  'src/engine/citations.test.ts',
  'src/engine/search/slips.ts',
  'src/engine/search/slips.test.ts',
  'src/engine/search/find-title.test.ts',
  'src/engine/search/answers/halves.ts',
  'src/engine/search/answers/label-words/en.ts',
  'src/engine/search/answers/answer-index.test.ts',
  'src/web/ui/button.tsx',
  'src/web/ui/dialog.test.tsx',
]

test('the test beside a changed file is nearest', () => {
  expect(testsNear(['src/engine/search/slips.ts'], ALL)).toEqual([
    'src/engine/search/slips.test.ts',
  ])
})

test('without one, those of its folder are, or of the folder above within its feature', () => {
  expect(
    testsNear(
      ['src/engine/search/answers/halves.ts', 'src/engine/search/answers/label-words/en.ts'],
      ALL,
    ),
  ).toEqual(['src/engine/search/answers/answer-index.test.ts'])
  expect(testsNear(['src/web/ui/button.tsx'], ALL)).toEqual(['src/web/ui/dialog.test.tsx'])
})

test('a changed test runs itself, once; a layer and a text are near to nothing', () => {
  expect(
    testsNear(
      [
        'src/engine/search/slips.test.ts',
        'src/engine/search/slips.ts',
        'src/engine/engine.ts',
        'README.md',
      ],
      ALL,
    ),
  ).toEqual(['src/engine/search/slips.test.ts'])
})
