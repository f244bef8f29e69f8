/** Longer than any statement: what grows beyond it is not one. */
const MOST_CHARACTERS = 4000

/**
 * Finds the flat JSON objects in a text that comes in pieces. What stands between them (fences,
 * commas, a preface) is passed over, and so is an object that is cut, nested, broken by a line end
 * in a string, or over-long.
 */
export function createObjectScanner() {
  let object: string | null = null
  let isInString = false
  let isEscaped = false

  return {
    /** Forgets an object that has begun: the text begins anew. */
    restart(): void {
      object = null
      isInString = false
      isEscaped = false
    },

    /** The objects that end in this piece, as they were written. */
    push(piece: string): string[] {
      const found: string[] = []
      for (const character of piece) {
        if (object === null) {
          if (character === '{') object = character
          continue
        }
        object += character
        if (isInString) {
          const isBroken = character === '\n' || object.length > MOST_CHARACTERS
          if (isBroken) object = null
          if (isBroken || (character === '"' && !isEscaped)) isInString = false
          isEscaped = character === '\\' && !isEscaped
        } else if (character === '"') {
          isInString = true
          isEscaped = false
        } else if (character === '{') {
          object = character
        } else if (character === '}') {
          found.push(object)
          object = null
        } else if (object.length > MOST_CHARACTERS) {
          object = null
        }
      }
      return found
    },
  }
}
