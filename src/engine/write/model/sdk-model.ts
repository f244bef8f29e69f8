import type { APICallError, LanguageModel } from 'ai'
import { ModelFailure, type ModelPart, type TextModel } from './text-model.ts'

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

const DEFAULT_WAIT_MS = 500

/** A key goes to the address that was configured, and nowhere else. */
const withoutRedirects: typeof fetch = (input, init) => fetch(input, { ...init, redirect: 'error' })

async function languageModelOf({ provider, model, baseUrl, apiKey }: ModelChoice): Promise<LanguageModel> {
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

async function load(choice: ModelChoice) {
  // Its warnings are about settings that a provider ignores; they are not ours to print.
  Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false })
  const [sdk, model] = await Promise.all([import('ai'), languageModelOf(choice)])
  return { sdk, model }
}

function waitOf({ responseHeaders }: APICallError): number {
  const milliseconds = Number(responseHeaders?.['retry-after-ms'])
  if (milliseconds > 0) return milliseconds
  const seconds = Number(responseHeaders?.['retry-after'])
  return seconds > 0 ? seconds * 1000 : DEFAULT_WAIT_MS
}

/** A text model by the AI SDK. Its packages are loaded with the first call. */
export function createSdkModel(choice: ModelChoice): TextModel {
  let loading: ReturnType<typeof load> | null = null

  return {
    name: `${choice.provider}/${choice.model}`,

    async *stream({ instructions, prompt, mostTokens }, signal): AsyncGenerator<ModelPart> {
      loading ??= load(choice)
      const { sdk, model } = await loading
      const failureOf = (error: unknown): ModelFailure => {
        if (error instanceof ModelFailure) return error
        const message = error instanceof Error ? error.message : 'the provider told an error in its stream'
        if (!sdk.APICallError.isInstance(error)) return new ModelFailure(message, { isRetryable: true })
        const status = error.statusCode ? `${error.statusCode}: ` : ''
        return new ModelFailure(`${status}${message}`.slice(0, 300), {
          isRetryable: error.isRetryable,
          waitMs: waitOf(error),
        })
      }
      try {
        const result = sdk.streamText({
          model,
          instructions,
          prompt,
          maxOutputTokens: mostTokens,
          // Retries are the writer's, who knows whether something was shown.
          maxRetries: 0,
          abortSignal: signal,
          // The same error comes as a part of the stream.
          onError: () => {},
          // OpenAI keeps what it answers unless told not to.
          providerOptions: { openai: { store: false } },
        })
        for await (const part of result.stream) {
          if (part.type === 'text-delta') yield { type: 'text', text: part.text }
          if (part.type === 'reasoning-start' || part.type === 'reasoning-delta') yield { type: 'thinking' }
          if (part.type === 'error') throw failureOf(part.error)
          if (part.type === 'abort') throw new ModelFailure('broken off')
          if (part.type === 'finish') {
            const { inputTokens = 0, outputTokens = 0 } = part.totalUsage
            yield { type: 'tokens', input: inputTokens, output: outputTokens }
            if (part.finishReason === 'error' || part.finishReason === 'content-filter')
              throw new ModelFailure(`ended with ${part.finishReason}`, { isRetryable: true })
          }
        }
      } catch (error) {
        throw failureOf(error)
      }
    },
  }
}
