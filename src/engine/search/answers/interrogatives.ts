import { plain } from '#engine/search/plain.ts'
import type { Language } from '#shared/languages.ts'

/** What a question asks for by its first word: a place, a time, somebody, a reason. */
const ASKS = ['where', 'when', 'who', 'why'] as const
type Asks = (typeof ASKS)[number]

/** Matched on the plain question: folded, Chinese in Simplified characters. */
const WORDS: Record<Language, Record<Asks, RegExp>> = {
  en: {
    where: /^where\b/u,
    when: /^when\b/u,
    who: /^who(?:se|m)?\b/u,
    why: /^(?:why|how come)\b/u,
  },
  fr: { where: /^ou\b/u, when: /^quand\b/u, who: /^qui\b/u, why: /^pourquoi\b/u },
  es: {
    where: /^(?:a |de )?donde\b/u,
    when: /^cuando\b/u,
    who: /^quien(?:es)?\b/u,
    why: /^por que\b/u,
  },
  'zh-TW': {
    where: /哪[里儿]|何处|在哪/u,
    when: /何时|什么时候|哪一?年/u,
    who: /谁|何人/u,
    why: /为什么|为何/u,
  },
}

function asksFor(question: string, language: Language): Asks | null {
  const words = plain(question, Number.POSITIVE_INFINITY)
  return ASKS.find((asks) => WORDS[language][asks].test(words)) ?? null
}

/**
 * Whether a question asks for something else than one that we know, by the words that both begin
 * with: "Where did he paint it?" is not "Why did he paint it?". Nothing is said of wordings that
 * begin otherwise.
 */
export function asksOtherwise(
  asked: string,
  wordings: readonly string[],
  language: Language,
): boolean {
  const wanted = asksFor(asked, language)
  if (wanted === null) return false
  const known = wordings.flatMap((wording) => asksFor(wording, language) ?? [])
  return known.length > 0 && !known.includes(wanted)
}
