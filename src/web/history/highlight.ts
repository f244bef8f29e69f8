import { fold } from '#shared/fold.ts'

export interface Piece {
  text: string
  isFound: boolean
}

/**
 * A text in pieces: those that a search has found, and those between them. `étoilée` is found by
 * `etoilee`.
 */
export function highlight(text: string, words: readonly string[]): Piece[] {
  const characters = [...text]
  const origin: number[] = []
  let folded = ''
  for (const [at, character] of characters.entries()) {
    const plain = fold(character)
    folded += plain
    for (let unit = 0; unit < plain.length; unit++) origin.push(at)
  }

  const found = new Set<number>()
  for (const word of words) {
    for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + word.length)) {
      for (let unit = at; unit < at + word.length; unit++) found.add(origin[unit] ?? 0)
    }
  }

  const pieces: Piece[] = []
  for (const [at, character] of characters.entries()) {
    const isFound = found.has(at)
    const last = pieces.at(-1)
    if (last?.isFound === isFound) last.text += character
    else pieces.push({ text: character, isFound })
  }
  return pieces
}
