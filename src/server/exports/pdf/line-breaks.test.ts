import { expect, test } from 'vitest'
import { runningText, unbreakable } from './line-breaks.ts'

const lines = (word: string) => unbreakable(word).filter(Boolean).join('|')

test('Chinese breaks between letters, never before a closing mark nor after an opening one', () => {
  expect(lines('他說：「《星夜》很美。」')).toBe('他|說：|「《星|夜》|很|美。」')
  expect(lines('一八八九（Saint-Rémy）年')).toBe('一|八|八|九|（Saint-|Rémy）|年')
})

test('numbers and words of other scripts stay whole, and addresses break after their slashes', () => {
  expect(lines('1889年6月18日')).toBe('1889|年|6|月|18|日')
  expect(lines('Romantics.')).toBe('Romantics.')
  expect(lines('https://www.moma.org/collection/works/79802')).toBe(
    'https://|www.moma.org/|collection/|works/|79802',
  )
  expect(unbreakable('星夜')).toEqual(['星', '', '夜'])
})

test('a line of running text ends after a space, which is then a plain one, and never at a no-break space', () => {
  const { given, parts } = runningText('latin')
  expect(parts(given('le nom de «\u00a0la joyeuse\u00a0».'))).toEqual([
    'le ',
    '',
    'nom ',
    '',
    'de ',
    '',
    '«\u00a0la ',
    '',
    'joyeuse\u00a0».',
  ])
  const han = runningText('han')
  expect(han.parts(han.given('為73.7 × 92.1公分')).join('|')).toBe('為||73.7\u00a0||×\u00a0||92.1||公||分')
})
