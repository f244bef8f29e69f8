import { traditionalConverter } from '#engine/text/traditional.ts'
import { READ_MAX } from '#shared/limits.ts'
import type { ReadLine } from './read-line.ts'

/** What cannot be seen, and what turns the direction of text. */
const UNSEEN = /\p{Cc}|\p{Cf}|\p{Co}|\p{Cs}|\p{Cn}/gu

/**
 * The lines that were read, as they are shown and searched: `READ_MAX` characters at most, Chinese
 * as it is written in Taiwan.
 */
export async function readTexts(lines: readonly ReadLine[]): Promise<string[]> {
  const isChinese = lines.some(({ text }) => /\p{Script=Han}/u.test(text))
  // The network knows more characters in their simplified form.
  const convert = isChinese ? await traditionalConverter() : (text: string) => text
  const texts: string[] = []
  let left = READ_MAX
  for (const line of lines) {
    const text = [...convert(line.text.normalize('NFC').replace(UNSEEN, '').trim())]
      .slice(0, left)
      .join('')
    if (text === '') continue
    texts.push(text)
    left -= [...text].length + 1
    if (left <= 0) break
  }
  return texts
}
