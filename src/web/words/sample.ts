import { sampleWords as english, type SampleWords } from '#web/words/en-sample.ts'
import { useSpoken } from '#web/words/words.ts'

export function useSampleWords(): SampleWords {
  return useSpoken().pages?.sampleWords ?? english
}
