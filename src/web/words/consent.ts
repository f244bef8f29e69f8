import { type ConsentWords, consentWords as english } from '#web/words/en-consent.ts'
import { useSpoken } from '#web/words/words.ts'

export function useConsentWords(): ConsentWords {
  return useSpoken().pages?.consentWords ?? english
}
