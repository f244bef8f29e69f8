import { highlight } from '#web/history/highlight.ts'

/** A text with the words of a search marked in it. */
export function Highlighted({ text, words }: { text: string; words: readonly string[] }) {
  if (words.length === 0) return text
  let at = 0
  return highlight(text, words).map((piece) => {
    const key = at
    at += piece.text.length
    if (!piece.isFound) return piece.text
    return (
      <mark key={key} className="bg-accent/20 text-ink">
        {piece.text}
      </mark>
    )
  })
}
