import { proseWords as english, type ProseWords } from '#web/words/en-prose.ts'
import { useSpoken } from '#web/words/words.ts'

/**
 * The words of the public pages to read. Only those pages import this, so that the English ones
 * stay out of the first load.
 */
export function useProseWords(): ProseWords {
  return useSpoken().pages?.proseWords ?? english
}
