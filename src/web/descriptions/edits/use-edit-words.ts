import { EDIT_WORDS, type EditWords } from '#web/words/edit-words.ts'
import { useInterfaceLanguage } from '#web/words/words.ts'

export function useEditWords(): EditWords {
  return EDIT_WORDS[useInterfaceLanguage()]
}
