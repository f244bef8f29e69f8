import { type Language, LOCALES } from './languages.ts'

/** Milliseconds since 1970, or ISO 8601. */
type Time = number | string

/** The first of a month has a name of its own in French: `1er décembre`. */
function withFirst(day: string, language: Language): string {
  return language === 'fr' ? day.replace(/^1(?=\s)/u, '1er') : day
}

/** A day in words: `21 November 2026`. It is the day in UTC, as our limits are. */
export function utcDay(time: Time, language: Language): string {
  const format = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' })
  return withFirst(format.format(new Date(time)), language)
}

/** A day in words, where its reader is. */
export function localDay(time: Time, language: Language): string {
  const format = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long' })
  return withFirst(format.format(new Date(time)), language)
}

/** A day and its time in words, where its reader is: `21 November 2026 at 14:05`. */
export function localTime(time: Time, language: Language): string {
  const format = new Intl.DateTimeFormat(LOCALES[language], {
    dateStyle: 'long',
    timeStyle: 'short',
  })
  return withFirst(format.format(new Date(time)), language)
}

/** The time of a day, where its reader is: `14:05`. */
export function localClock(time: Time, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], { timeStyle: 'short' }).format(new Date(time))
}

/** A month in words: `November 2026`, given as `2026-11`. */
export function monthInWords(month: string, language: Language): string {
  const format = new Intl.DateTimeFormat(LOCALES[language], {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return format.format(new Date(`${month}-01T00:00:00Z`))
}
