import { useInterfaceLanguage } from '#web/words/words.ts'

/** Writes the day of an ISO time in the reader's language and time zone. */
export function useDay(): (time: string) => string {
  const format = new Intl.DateTimeFormat(useInterfaceLanguage(), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })
  return (time) => format.format(new Date(time))
}
