import {
  APICallError,
  JSONParseError,
  type LanguageModelV4,
  type LanguageModelV4Message,
  type LanguageModelV4StreamPart,
  TypeValidationError,
} from '@ai-sdk/provider'
import { type ModelCall, ModelFailure, type ModelPart, type TextModel } from './text-model.ts'

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
/** How providers say that a model takes no pictures; one that is too large or damaged is another matter. */
const BLIND =
  /(?:image|vision|multi-?modal|modalit).{0,80}(?:not support|unsupported|not (?:available|enabled|allowed)|no endpoints|not capable|text[- ]only)|(?:not support|unsupported|does not have|no endpoints|not capable|cannot (?:accept|handle|see)|text[- ]only|missing data required for).{0,80}(?:image|vision|multi-?modal|modalit)/isu
/** Anthropic keeps what is marked so; the others keep what comes first without a mark. */
const KEPT = { anthropic: { cacheControl: { type: 'ephemeral' } } }

/** A key goes to the address that was configured, and nowhere else. */
const withoutRedirects: typeof fetch = (input, init) => fetch(input, { ...init, redirect: 'error' })

async function languageModelOf({ provider, model, baseUrl, apiKey }: ModelChoice): Promise<LanguageModelV4> {
  const settings = { baseURL: baseUrl, apiKey: apiKey ?? '', fetch: withoutRedirects }
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
        fetch: withoutRedirects,
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
  const message = error instanceof Error ? error.message : 'the provider told an error in its stream'
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
  return [...pictures, { type: 'text', text: ground, providerOptions: KEPT }, { type: 'text', text: prompt }]
}

/** What a part of a provider's stream is to us. @throws ModelFailure where it tells of one. */
function* heard(part: LanguageModelV4StreamPart): Generator<ModelPart> {
  if (part.type === 'text-delta') yield { type: 'text', text: part.delta }
  if (part.type === 'reasoning-start' || part.type === 'reasoning-delta') yield { type: 'thinking' }
  if (part.type === 'error') throw failureOf(part.error)
  if (part.type !== 'finish') return
  const { usage, finishReason } = part
  yield { type: 'tokens', input: usage.inputTokens.total ?? 0, output: usage.outputTokens.total ?? 0 }
  if (['error', 'content-filter', 'interrupted'].includes(finishReason.unified))
    throw new ModelFailure(`ended with ${finishReason.unified}`, { isRetryable: true })
}

/**
 * A text model by a provider package of the AI SDK. Its own stream is read, without the SDK's `streamText` around it,
 * which keeps all of the answer and passes each word through more streams. The package is loaded with the first call.
 */
export function createSdkModel(choice: ModelChoice): TextModel {
  let loading: Promise<LanguageModelV4> | null = null

  return {
    name: `${choice.provider}/${choice.model}`,

    async *stream(call, signal): AsyncGenerator<ModelPart> {
      try {
        loading ??= languageModelOf(choice)
        const { stream } = await (await loading).doStream({
          prompt: [
            { role: 'system', content: call.instructions, providerOptions: KEPT },
            { role: 'user', content: contentOf(call, choice.provider) },
          ],
          maxOutputTokens: call.mostTokens,
          abortSignal: signal,
          // OpenAI keeps what it answers unless told not to.
          providerOptions: { openai: { store: false } },
        })
        for await (const part of stream) yield* heard(part)
      } catch (error) {
        throw failureOf(error)
      }
    },
  }
}
