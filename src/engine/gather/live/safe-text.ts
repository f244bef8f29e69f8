import { isHarmless } from '#engine/text/harmless.ts'
import { simplifiedCharactersOf } from '#engine/text/language.ts'
import { plainText } from '#engine/text/plain-text.ts'
import type { Language } from '#shared/languages.ts'

const LABEL_CHARACTERS = 200

/**
 * A name from the web as it may be printed: plain, short, no address, no order; null where it is
 * anything else.
 */
export function safeLabel(text: string, language: Language): string | null {
  if (text.length > LABEL_CHARACTERS || !isHarmless(text)) return null
  if (language === 'zh-TW' && simplifiedCharactersOf(text).length > 0) return null
  return plainText(text, language)
}
