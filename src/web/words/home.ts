import { homeWords as english, type HomeWords } from '#web/words/en-home.ts'
import { useSpoken } from '#web/words/words.ts'

export function useHomeWords(): HomeWords {
  return useSpoken().home ?? english
}
