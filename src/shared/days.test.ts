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

test('the first of a month is written as one says it', () => {
  const first = Date.UTC(2026, 11, 1)
  expect(utcDay(first, 'fr')).toBe('1er décembre 2026')
  expect(utcDay(first, 'en')).toBe('1 December 2026')
  expect(localDay('2026-12-01T09:00:00', 'fr')).toBe('1er décembre 2026')
  expect(localTime('2026-12-01T09:00:00', 'fr')).toMatch(/^1er décembre 2026/u)
  expect(utcDay(Date.UTC(2026, 11, 11), 'fr')).toBe('11 décembre 2026')
})
