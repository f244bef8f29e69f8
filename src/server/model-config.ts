import * as z from 'zod'
import { type ModelChoice, PROVIDERS } from '#engine/write/model/sdk-model.ts'

const address = z
  .url({ protocol: /^https?$/, error: 'an address such as http://localhost:8000/v1' })
  .optional()

/** Where an Ollama is, from what it calls its host itself: `0.0.0.0` is where it listens, not where it is met. */
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

/** The variables of the language model. */
export const modelVariables = {
  ART_MODEL: z
    .string()
    .regex(
      new RegExp(`^(${PROVIDERS.join('|')})/[\\w.:/@-]+$`, 'u'),
      `provider/name, where the provider is one of ${PROVIDERS.join(', ')}`,
    )
    .optional(),
  ART_BASE_URL: address,
  ART_API_KEY: z.string().optional(),
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

/** The model that was configured. */
export interface ConfiguredModel extends ModelChoice {
  /** False: it is shown no pictures. */
  sees: boolean
}

/** The model that was configured, or null for none; where something is missing, a sentence on it. */
export function modelOf(variables: Variables): ConfiguredModel | null | string[] {
  const { ART_MODEL: name, ART_BASE_URL: given, ART_API_KEY: ownKey = null } = variables
  if (name === undefined) return null
  const sees = variables.ART_VISION === 'on'
  const slash = name.indexOf('/')
  const provider = PROVIDERS.find((candidate) => candidate === name.slice(0, slash)) ?? 'compatible'
  const model = name.slice(slash + 1)
  if (provider === 'compatible') {
    if (given === undefined)
      return ['ART_BASE_URL: needed for ART_MODEL=compatible/…, such as http://localhost:8000/v1']
    return { provider, model, baseUrl: given, apiKey: ownKey, sees }
  }
  const usual = provider === 'ollama' ? `${variables.OLLAMA_HOST}/v1` : BASE_URLS[provider]
  const baseUrl = (given ?? usual).replace(/\/$/u, '')
  if (provider === 'ollama') return { provider, model, baseUrl, apiKey: ownKey, sees }
  const apiKey = variables[KEYS[provider]] ?? ownKey
  if (apiKey === null) return [`${KEYS[provider]}: needed for ART_MODEL=${provider}/…`]
  return { provider, model, baseUrl, apiKey, sees }
}
