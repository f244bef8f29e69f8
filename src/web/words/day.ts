import { localDay } from '#shared/days.ts'
import { useInterfaceLanguage } from '#web/words/words.ts'

/** Writes the day of an ISO time in the reader's language and time zone. */
export function useDay(): (time: string) => string {
  const language = useInterfaceLanguage()
  return (time) => localDay(time, language)
}
