/**
 * What a call took, in tokens as the provider counts them; `estimated` where a call was broken off
 * and did not tell.
 */
export interface Tokens {
  input: number
  output: number
  estimated: boolean
}

/** What comes from a model, piece by piece. */
export type ModelPart =
  | { type: 'text'; text: string }
  /** It is at work, without words for us yet. */
  | { type: 'thinking' }
  /** All text so far was thinking aloud, and none of the answer. */
  | { type: 'restart' }
  /**
   * The last part of an answer. `isCut`: the model came to the limit of its output before its end.
   */
  | { type: 'tokens'; input: number; output: number; isCut: boolean }

export interface ModelCall {
  /** The same for all calls, so that a provider can keep it. */
  instructions: string
  /**
   * The same for all calls on one work in one language, so that it can be kept as well; read before
   * the prompt.
   */
  ground?: string
  prompt: string
  /** A JPEG file to look at. */
  picture?: Uint8Array
  /** The most tokens that the answer may take. */
  mostTokens: number
}

/** A language model that writes text. */
export interface TextModel {
  /** As in ART_MODEL: provider/name. */
  name: string
  /** @throws ModelFailure where the model cannot be reached, refuses, or breaks off. */
  stream(call: ModelCall, signal: AbortSignal): AsyncIterable<ModelPart>
}

/**
 * A model did not do what it was asked. The built-in writer takes over. Only the operator reads the
 * message.
 */
export class ModelFailure extends Error {
  /** Whether another try may go better. */
  readonly isRetryable: boolean
  /** Milliseconds to wait before it. */
  readonly waitMs: number
  /** Whether the model takes no pictures. */
  readonly isBlind: boolean

  constructor(message: string, { isRetryable = false, waitMs = 0, isBlind = false } = {}) {
    super(message)
    this.isRetryable = isRetryable
    this.waitMs = waitMs
    this.isBlind = isBlind
  }
}
