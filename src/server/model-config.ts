import * as z from 'zod'
import { type ModelChoice, PROVIDERS } from '#engine/model/sdk-model.ts'

const address = z
  .url({ protocol: /^https?$/, error: 'an address such as http://localhost:8000/v1' })
  .optional()

/**
 * Where an Ollama is, from what it calls its host itself: `0.0.0.0` is where it listens, not where
 * it is met.
 */
function ollamaAddress(host: string, context: z.RefinementCtx): string {
  const url = URL.parse(/^https?:\/\//u.test(host) ? host : `http://${host}`)
  if (url === null) {
    context.addIssue('an address such as 127.0.0.1:11434')
    return z.NEVER
  }
  if (url.hostname === '0.0.0.0') url.hostname = '127.0.0.1'
  if (url.port === '' && !/^https?:\/\//u.test(host)) url.port = '11434'
  return url.origin
}

const nameOfModel = z
  .string()
  .regex(
    new RegExp(`^(${PROVIDERS.join('|')})/[\\w.:/@-]+$`, 'u'),
    `provider/name, where the provider is one of ${PROVIDERS.join(', ')}`,
  )

/** The variables of the language model. */
export const modelVariables = {
  ART_MODEL: nameOfModel.optional(),
  ART_BASE_URL: address,
  ART_API_KEY: z.string().optional(),
  ART_CHECK: z.enum(['on', 'off']).default('on'),
  ART_CHECK_MODEL: nameOfModel.optional(),
  ART_MODEL_KNOWLEDGE: z.enum(['on', 'off']).default('on'),
  ART_VISION: z.enum(['on', 'off']).default('on'),
  OLLAMA_HOST: z.string().default('127.0.0.1').transform(ollamaAddress),
  ANTHROPIC_API_KEY: z.string().optional(),
  OPENAI_API_KEY: z.string().optional(),
  GOOGLE_GENERATIVE_AI_API_KEY: z.string().optional(),
}
type Variables = z.output<z.ZodObject<typeof modelVariables>>

const KEYS = {
  anthropic: 'ANTHROPIC_API_KEY',
  openai: 'OPENAI_API_KEY',
  google: 'GOOGLE_GENERATIVE_AI_API_KEY',
} as const

const BASE_URLS = {
  anthropic: 'https://api.anthropic.com/v1',
  openai: 'https://api.openai.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
}

/** The models that were configured. */
export interface ConfiguredModel extends ModelChoice {
  /** False: it is shown no pictures. */
  sees: boolean
  /** The model that checks what it writes; null: nobody does. */
  check: ModelChoice | null
  /** Whether an answer to a question may say, apart, what the model knows by itself. */
  mayKnow: boolean
}

/** A model by its name; where something is missing, a sentence on it. */
function choiceOf(variable: string, name: string, variables: Variables): ModelChoice | string[] {
  const { ART_BASE_URL: given, ART_API_KEY } = variables
  const slash = name.indexOf('/')
  const provider = PROVIDERS.find((candidate) => candidate === name.slice(0, slash)) ?? 'compatible'
  const model = name.slice(slash + 1)
  // A key without a provider's name, and a moved address, are those of the writing model's
  // provider.
  const isWriter = variables.ART_MODEL?.startsWith(`${provider}/`)
  const ownKey = isWriter ? (ART_API_KEY ?? null) : null
  if (provider === 'compatible') {
    if (given === undefined)
      return [`ART_BASE_URL: needed for ${variable}=compatible/…, such as http://localhost:8000/v1`]
    return { provider, model, baseUrl: given, apiKey: ownKey }
  }
  const usual = provider === 'ollama' ? `${variables.OLLAMA_HOST}/v1` : BASE_URLS[provider]
  const baseUrl = (isWriter && given ? given : usual).replace(/\/$/u, '')
  if (provider === 'ollama') return { provider, model, baseUrl, apiKey: ownKey }
  const apiKey = variables[KEYS[provider]] ?? ownKey
  if (apiKey === null) return [`${KEYS[provider]}: needed for ${variable}=${provider}/…`]
  return { provider, model, baseUrl, apiKey }
}

/**
 * The models that were configured, or null for none; where something is missing, a sentence on it.
 */
export function modelOf(variables: Variables): ConfiguredModel | null | string[] {
  const { ART_MODEL: name, ART_CHECK_MODEL: checking = name } = variables
  if (name === undefined || checking === undefined) return null
  const writer = choiceOf('ART_MODEL', name, variables)
  const isChecked = variables.ART_CHECK === 'on'
  const check =
    isChecked && checking !== name ? choiceOf('ART_CHECK_MODEL', checking, variables) : writer
  if (Array.isArray(writer)) return writer
  if (Array.isArray(check)) return check
  return {
    ...writer,
    sees: variables.ART_VISION === 'on',
    check: isChecked ? check : null,
    mayKnow: variables.ART_MODEL_KNOWLEDGE === 'on',
  }
}
