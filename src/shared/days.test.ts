import { expect, test } from 'vitest'
import { localDay, localTime, utcDay } from './days.ts'
import { LANGUAGES } from './languages.ts'

const LATE = Date.UTC(2026, 10, 21, 23, 59)

test('a day is written as the museums of a language write it', () => {
  expect(LANGUAGES.map((language) => utcDay(LATE, language))).toEqual([
    '21 November 2026',
    '21 novembre 2026',
    '21 de noviembre de 2026',
    '2026年11月21日',
  ])
})

test('a day and a time are those of the reader, in the order of the same language', () => {
  const here = '2026-11-21T14:05:00'
  expect(localDay(here, 'en')).toBe('21 November 2026')
  expect(localTime(here, 'en')).toBe('21 November 2026 at 14:05')
})
