import type { ModelCall, ModelPart, Tokens } from './text-model.ts'

/** A rule of thumb, for calls that were broken off before their provider counted. */
const CHARACTERS_PER_TOKEN = 4
/**
 * What a picture of our size takes, by the same rule: a token for some 750 pixels, as Anthropic
 * reckons.
 */
const TOKENS_OF_PICTURE = 2000

/** Counts the tokens of one call: as its provider does, else by its characters. */
export function createTally({ instructions, ground = '', prompt, picture }: ModelCall) {
  let characters = 0
  let isBegun = false
  let counted: { input: number; output: number } | null = null

  return {
    heard(part: ModelPart): void {
      isBegun = true
      if (part.type === 'text') characters += part.text.length
      if (part.type === 'tokens' && part.input + part.output > 0) counted = part
    },
    characters: () => characters,
    tokens(): Tokens {
      if (counted) return { input: counted.input, output: counted.output, estimated: false }
      if (!isBegun) return { input: 0, output: 0, estimated: false }
      const text = Math.ceil(
        (instructions.length + ground.length + prompt.length) / CHARACTERS_PER_TOKEN,
      )
      return {
        input: text + (picture ? TOKENS_OF_PICTURE : 0),
        output: Math.ceil(characters / CHARACTERS_PER_TOKEN),
        estimated: true,
      }
    },
  }
}

/** Two counts together. */
export function bothTokens(one: Tokens, other: Tokens): Tokens {
  return {
    input: one.input + other.input,
    output: one.output + other.output,
    estimated: one.estimated || other.estimated,
  }
}
