/** Tags between which models think aloud. What stands there is never text. */
const TAGS = ['think', 'thinking', 'thought', 'reasoning', 'analysis', 'scratchpad'] as const
const OPENING = new RegExp(`<(${TAGS.join('|')})>`, 'iu')
/** The longest tag, `</scratchpad>`: so many characters may be the beginning of one. */
const LONGEST = '</scratchpad>'.length

/**
 * The end of a piece that may be the beginning of a tag; the rest of it comes with the next piece.
 */
function cutAt(text: string): number {
  const at = text.lastIndexOf('<')
  return at >= 0 && text.length - at < LONGEST ? at : text.length
}

/**
 * Takes the thinking out of a text that comes in pieces: `<think>…</think>` and its kin. Drafts in
 * it look like the answer and are none. A model that forgets the opening tag (its template has
 * written it) is known by the closing one: what came before it in the same text is taken back by
 * `restart`.
 */
export function createThinkingFilter() {
  let tag: string | null = null
  let rest = ''
  let isBegun = false

  return {
    /** What of a piece is text. `restart`: all text so far was thinking. */
    push(piece: string): { text: string; restart: boolean } {
      rest += piece
      let text = ''
      let restart = false
      for (;;) {
        if (tag !== null) {
          const end = rest.toLowerCase().indexOf(`</${tag}>`)
          if (end < 0) {
            rest = rest.slice(-LONGEST)
            return { text, restart }
          }
          rest = rest.slice(end + tag.length + 3)
          tag = null
          continue
        }
        const orphan = isBegun ? -1 : rest.toLowerCase().indexOf('</think>')
        const opening = OPENING.exec(rest)
        if (orphan >= 0 && (opening === null || orphan < opening.index)) {
          rest = rest.slice(orphan + '</think>'.length)
          text = ''
          restart = true
          isBegun = true
          continue
        }
        if (opening) {
          text += rest.slice(0, opening.index)
          rest = rest.slice(opening.index + opening[0].length)
          tag = (opening[1] ?? '').toLowerCase()
          isBegun = true
          continue
        }
        const end = cutAt(rest)
        text += rest.slice(0, end)
        rest = rest.slice(end)
        return { text, restart }
      }
    },

    /** What was held back at the end of the stream. */
    end(): string {
      return tag === null ? rest : ''
    },
  }
}
