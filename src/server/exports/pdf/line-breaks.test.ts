import { expect, test } from 'vitest'
import { unbreakable } from './line-breaks.ts'

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
