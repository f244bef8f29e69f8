import * as z from 'zod'
import { type ModelChoice, PROVIDERS, type Provider } from '#engine/write/model/sdk-model.ts'

const address = z
  .url({ protocol: /^https?$/, error: 'an address such as http://localhost:8000/v1' })
  .optional()

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

const BASE_URLS: Record<Exclude<Provider, 'compatible'>, string> = {
  anthropic: 'https://api.anthropic.com/v1',
  openai: 'https://api.openai.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
  ollama: 'http://127.0.0.1:11434/v1',
}

/** The model that was configured, or null for none; where something is missing, a sentence on it. */
export function modelOf(variables: Variables): ModelChoice | null | string[] {
  const { ART_MODEL: name, ART_BASE_URL: given, ART_API_KEY: ownKey = null } = variables
  if (name === undefined) return null
  const slash = name.indexOf('/')
  const provider = PROVIDERS.find((candidate) => candidate === name.slice(0, slash)) ?? 'compatible'
  const model = name.slice(slash + 1)
  if (provider === 'compatible') {
    if (given === undefined)
      return ['ART_BASE_URL: needed for ART_MODEL=compatible/…, such as http://localhost:8000/v1']
    return { provider, model, baseUrl: given, apiKey: ownKey }
  }
  const baseUrl = (given ?? BASE_URLS[provider]).replace(/\/$/u, '')
  if (provider === 'ollama') return { provider, model, baseUrl, apiKey: ownKey }
  const apiKey = variables[KEYS[provider]] ?? ownKey
  if (apiKey === null) return [`${KEYS[provider]}: needed for ART_MODEL=${provider}/…`]
  return { provider, model, baseUrl, apiKey }
}
