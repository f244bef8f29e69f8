import { insideWords as english, type InsideWords } from '#web/words/en-inside.ts'
import { useSpoken } from '#web/words/words.ts'

/**
 * The words of the inside pages. Only those pages import this, so that the English ones stay out of
 * the first load.
 */
export function useInsideWords(): InsideWords {
  return useSpoken().pages?.insideWords ?? english
}
