import type { Language } from '#shared/languages.ts'

const ABBREVIATIONS = /(?<!\p{L})(?:c|ca|cf|no|inv|[Ss]te?|[Ss]ta|Mr|Mrs|Dr|fig|vol|pp?|(?!X)\p{Lu})\.$/u

/** Their longest with its full stop, and the character before it. */
const LONGEST_ABBREVIATION = 5

/** The sentences of a text, whole, with their closing marks. Abbreviations (`c. 1503`, `J. M. W.`) do not end one; `rayos X.` does. */
export function sentencesOf(text: string, language: Language): string[] {
  if (language === 'zh-TW')
    return text.match(/[^。！？]+[。！？]*[」』）》]*/gu)?.map((part) => part.trim()) ?? []
  const sentences: string[] = []
  for (const part of text.split(/(?<=[.!?…][”»")’]*)\s+(?=[\p{Lu}«“"¿¡\d‘])/u)) {
    const last = sentences.at(-1)
    if (last !== undefined && ABBREVIATIONS.test(last.slice(-LONGEST_ABBREVIATION)))
      sentences[sentences.length - 1] = `${last} ${part}`
    else sentences.push(part)
  }
  return sentences
}

/** The length of a text: words in en, fr and es; Chinese characters in zh-TW. */
export function lengthOf(text: string, language: Language): number {
  if (language === 'zh-TW') return text.match(/\p{Script=Han}/gu)?.length ?? 0
  return text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}
