import {
  APICallError,
  JSONParseError,
  type LanguageModelV4,
  type LanguageModelV4Message,
  type LanguageModelV4StreamPart,
  TypeValidationError,
} from '@ai-sdk/provider'
import { withSigns } from './signs-of-life.ts'
import { type ModelCall, ModelFailure, type ModelPart, type TextModel } from './text-model.ts'
import { createThinkingFilter } from './thinking.ts'

export const PROVIDERS = ['anthropic', 'openai', 'google', 'ollama', 'compatible'] as const
export type Provider = (typeof PROVIDERS)[number]

export interface ModelChoice {
  provider: Provider
  /** The name of the model as its provider writes it. */
  model: string
  /** Where the provider answers, with the version in the path. */
  baseUrl: string
  /** null: none is needed. */
  apiKey: string | null
}

type Content = Extract<LanguageModelV4Message, { role: 'user' }>['content']

const DEFAULT_WAIT_MS = 500
/**
 * How providers say that a model takes no pictures; one that is too large or damaged is another
 * matter.
 */
const BLIND =
  /(?:image|vision|multi-?modal|modalit).{0,80}(?:not support|unsupported|not (?:available|enabled|allowed)|no endpoints|not capable|text[- ]only)|(?:not support|unsupported|does not have|no endpoints|not capable|cannot (?:accept|handle|see)|text[- ]only|missing data required for).{0,80}(?:image|vision|multi-?modal|modalit)/isu
/** Anthropic keeps what is marked so; the others keep what comes first without a mark. */
const KEPT = { anthropic: { cacheControl: { type: 'ephemeral' } } }

/** How servers say that they know the newer name of the output limit only. */
const NEWER_LIMIT = /max_completion_tokens/u

/** By the signal of a call: what to do when bytes of its answer arrive. */
type Listeners = WeakMap<AbortSignal, () => void>

/**
 * Fetches for one provider. A key goes to the configured address and nowhere else; bytes that
 * arrive are told.
 */
function fetchFor(listeners: Listeners): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'error' })
    const heard = init?.signal && listeners.get(init.signal)
    if (!heard || !response.ok || response.body === null) return response
    const told = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        heard()
        controller.enqueue(chunk)
      },
    })
    return new Response(response.body.pipeThrough(told), response)
  }
}

/** The body with the output limit by its newer name. */
function withNewerLimit({ max_tokens, ...body }: Record<string, unknown>): Record<string, unknown> {
  return { ...body, max_completion_tokens: max_tokens }
}

interface Manner {
  listeners: Listeners
  /** Found out with the first refusal. */
  hasNewerLimit: boolean
}

async function languageModelOf(
  { provider, model, baseUrl, apiKey }: ModelChoice,
  manner: Manner,
): Promise<LanguageModelV4> {
  const settings = { baseURL: baseUrl, apiKey: apiKey ?? '', fetch: fetchFor(manner.listeners) }
  switch (provider) {
    case 'anthropic':
      return (await import('@ai-sdk/anthropic')).createAnthropic(settings)(model)
    case 'openai':
      return (await import('@ai-sdk/openai')).createOpenAI(settings)(model)
    case 'google':
      return (await import('@ai-sdk/google')).createGoogle(settings)(model)
    case 'ollama':
    case 'compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
      const key = apiKey === null ? {} : { apiKey }
      return createOpenAICompatible({
        name: provider,
        baseURL: baseUrl,
        ...key,
        includeUsage: true,
        fetch: settings.fetch,
        transformRequestBody: (body) => (manner.hasNewerLimit ? withNewerLimit(body) : body),
      })(model)
    }
  }
}

function waitOf({ responseHeaders }: APICallError): number {
  const milliseconds = Number(responseHeaders?.['retry-after-ms'])
  if (milliseconds > 0) return milliseconds
  const seconds = Number(responseHeaders?.['retry-after'])
  return seconds > 0 ? seconds * 1000 : DEFAULT_WAIT_MS
}

function failureOf(error: unknown): ModelFailure {
  if (error instanceof ModelFailure) return error
  // These repeat what the model was saying, which may be the reader's words.
  if (JSONParseError.isInstance(error) || TypeValidationError.isInstance(error))
    return new ModelFailure('the provider sent what cannot be read', { isRetryable: true })
  const message =
    error instanceof Error ? error.message : 'the provider told an error in its stream'
  if (!APICallError.isInstance(error)) return new ModelFailure(message, { isRetryable: true })
  const status = error.statusCode ? `${error.statusCode}: ` : ''
  return new ModelFailure(`${status}${message}`.slice(0, 300), {
    isRetryable: error.isRetryable,
    waitMs: waitOf(error),
    isBlind: BLIND.test(`${message} ${error.responseBody ?? ''}`),
  })
}

/** What the model is given: the picture if there is one, what stays the same, and what does not. */
function contentOf({ picture, ground = '', prompt }: ModelCall, provider: Provider): Content {
  const data = picture && { type: 'data' as const, data: picture }
  const pictures: Content = data ? [{ type: 'file', mediaType: 'image/jpeg', data }] : []
  // Other servers that take text may know it in one piece only.
  if (provider !== 'anthropic' || ground === '')
    return [...pictures, { type: 'text', text: [ground, prompt].filter(Boolean).join('\n\n') }]
  return [
    ...pictures,
    { type: 'text', text: ground, providerOptions: KEPT },
    { type: 'text', text: prompt },
  ]
}

/** What a part of a provider's stream is to us. @throws ModelFailure where it tells of one. */
function* heard(part: LanguageModelV4StreamPart): Generator<ModelPart> {
  if (part.type === 'text-delta') yield { type: 'text', text: part.delta }
  if (part.type === 'reasoning-start' || part.type === 'reasoning-delta') yield { type: 'thinking' }
  if (part.type === 'error') throw failureOf(part.error)
  if (part.type !== 'finish') return
  const { usage, finishReason } = part
  yield {
    type: 'tokens',
    input: usage.inputTokens.total ?? 0,
    output: usage.outputTokens.total ?? 0,
    isCut: finishReason.unified === 'length',
  }
  if (['error', 'content-filter', 'interrupted'].includes(finishReason.unified))
    throw new ModelFailure(`ended with ${finishReason.unified}`, { isRetryable: true })
}

/** The parts of a stream without what was only thought. */
async function* spoken(parts: AsyncIterable<LanguageModelV4StreamPart>): AsyncGenerator<ModelPart> {
  const filter = createThinkingFilter()
  for await (const part of parts)
    for (const piece of heard(part)) {
      if (piece.type === 'tokens') {
        const last = filter.end()
        if (last !== '') yield { type: 'text', text: last }
      }
      if (piece.type !== 'text') {
        yield piece
        continue
      }
      const { text, restart } = filter.push(piece.text)
      if (restart) yield { type: 'restart' }
      yield text === '' ? { type: 'thinking' } : { type: 'text', text }
    }
}

/**
 * A text model by a provider package of the AI SDK. Its own stream is read, without the SDK's
 * `streamText` around it, which keeps all of the answer and passes each word through more streams.
 * The package is loaded with the first call.
 */
export function createSdkModel(choice: ModelChoice): TextModel {
  const manner: Manner = { listeners: new WeakMap(), hasNewerLimit: false }
  let loading: Promise<LanguageModelV4> | null = null

  async function open(call: ModelCall, signal: AbortSignal) {
    loading ??= languageModelOf(choice, manner)
    const model = await loading
    const ask = () =>
      model.doStream({
        prompt: [
          { role: 'system', content: call.instructions, providerOptions: KEPT },
          { role: 'user', content: contentOf(call, choice.provider) },
        ],
        maxOutputTokens: call.mostTokens,
        abortSignal: signal,
        // OpenAI keeps what it answers unless told not to.
        providerOptions: { openai: { store: false } },
      })
    try {
      return await ask()
    } catch (error) {
      const isAsked =
        APICallError.isInstance(error) &&
        error.statusCode === 400 &&
        NEWER_LIMIT.test(`${error.message} ${error.responseBody ?? ''}`)
      if (!isAsked || manner.hasNewerLimit) throw error
      manner.hasNewerLimit = true
      return await ask()
    }
  }

  return {
    name: `${choice.provider}/${choice.model}`,

    async *stream(call, given): AsyncGenerator<ModelPart> {
      // A signal of its own: by it the bytes of this call are told from those of others.
      const signal = AbortSignal.any([given])
      async function* parts(): AsyncGenerator<ModelPart> {
        const { stream } = await open(call, signal)
        yield* spoken(stream)
      }
      try {
        yield* withSigns(parts(), (sign) => manner.listeners.set(signal, sign))
      } catch (error) {
        throw failureOf(error)
      }
    },
  }
}
