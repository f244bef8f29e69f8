import { randomBytes } from 'node:crypto'

const MOST_CHARACTERS = 2000
const MARK = '\u02C6'

/**
 * A reader's text for a prompt, so that it can be told from ours: between fences that it cannot
 * know, its spaces replaced by a mark (spotlighting, Hines et al. 2024, arXiv:2403.14720), without
 * what cannot be seen.
 */
export function fenced(text: string, kind: string): string {
  const fence = `${kind}-${randomBytes(6).toString('hex')}`
  return `<untrusted ${fence}>\n${harmless(text).replaceAll(' ', MARK)}\n</untrusted ${fence}>`
}

/**
 * A reader's text on one line, without what cannot be seen and without signs that open or close
 * anything.
 */
export function harmless(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Co}\p{Cs}\p{Cn}\u{E0000}-\u{E007F}]|(?!\s)\p{Cc}/gu, '')
    .replace(/[<>{}[\]`]/gu, ' ')
    .trim()
    .slice(0, MOST_CHARACTERS)
    .replace(/\s+/gu, ' ')
}
