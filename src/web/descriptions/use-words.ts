import { DESCRIBE_WORDS, type DescribeWords } from '#web/words/describe-words.ts'
import { useInterfaceLanguage } from '#web/words/words.ts'

export function useWords(): DescribeWords {
  return DESCRIBE_WORDS[useInterfaceLanguage()]
}
