import * as z from 'zod'
import type { OpenSources } from '#engine/gather/live/live-research.ts'
import type { Role } from '#shared/plans.ts'
import { opensDevelopmentDoors, safetyFaults } from './config-safety.ts'
import { type ConfiguredModel, modelOf, modelVariables } from './model-config.ts'
import { researchOf, researchVariables } from './research-config.ts'

const proxies = z
  .string()
  .regex(/^(off|on|false|true|\d)$/u, 'off, on, or how many proxies stand before us')
  .transform((text) => (['on', 'true'].includes(text) ? 1 : Number(text) || 0))

const STRIPE_NAMES = [
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_PRICE_AFICIONADO',
  'STRIPE_PRICE_PROFESSIONAL',
  'STRIPE_PRICE_QUERY_PACK',
] as const

const environmentSchema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: z.coerce.number('a port number').int().min(0).max(65535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'an address such as https://artsking.example' })
    .optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z.string().startsWith('postgres', 'postgres://…').optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'smtp://… or smtps://…')
    .optional(),
  MAIL_FROM: z.string().optional(),
  SUPPORT_EMAIL: z.email('a mail address').optional(),
  SECRET_KEY: z.string().min(32, 'at least 32 characters').optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_/, 'a secret key, sk_… or rk_…')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z.string().startsWith('whsec_', 'a signing secret, whsec_…').optional(),
  STRIPE_PRICE_AFICIONADO: z.string().startsWith('price_', 'a price id, price_…').optional(),
  STRIPE_PRICE_PROFESSIONAL: z.string().startsWith('price_', 'a price id, price_…').optional(),
  STRIPE_PRICE_QUERY_PACK: z.string().startsWith('price_', 'a price id, price_…').optional(),
  STRIPE_API_BASE: z
    .url({ protocol: /^https?$/, error: 'an address such as http://localhost:12111' })
    .optional(),
  ANALYTICS_SCRIPT_URL: z
    .url({ protocol: /^https?$/, error: 'an address such as https://plausible.io/js/script.js' })
    .optional(),
  ANALYTICS_SITE_ID: z
    .string()
    .regex(/^[\w.:-]+$/, 'the id or domain of a site')
    .optional(),
  ...modelVariables,
  ...researchVariables,
  ADMIN_EMAILS: z
    .string()
    .regex(
      /^[^\s@,]+@[^\s@,]+(,\s*[^\s@,]+@[^\s@,]+)*$/u,
      'mail addresses with commas between them',
    )
    .optional(),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w-]{20,100}$/u, '20 to 100 letters, digits, - and _')
    .optional(),
  TRUST_PROXY: proxies.default(0),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
})

export type PaidRole = Exclude<Role, 'free'>

/** The only prices that we sell at, by what they buy. */
export type Prices = Record<PaidRole | 'queryPack', string>

export interface StripeConfig {
  secretKey: string
  webhookSecret: string
  prices: Prices
  /** Where Stripe answers; null: at its own address. */
  apiBase: string | null
}

export interface Config {
  production: boolean
  /**
   * Whether the outbox page, the sandbox desk and metrics without a token exist, for clients on
   * this machine.
   */
  developmentDoors: boolean
  host: string
  port: number
  /**
   * Our own origin, without a slash at the end; null: derived from host and port once the server
   * listens.
   */
  publicUrl: string | null
  dataDir: string
  /** null: SQLite in the data folder. */
  databaseUrl: string | null
  /** null: mails go to the outbox in the data folder. */
  smtpUrl: string | null
  mailFrom: string
  supportEmail: string
  /** null: made once and kept in the data folder. */
  secretKey: string | null
  /** null: the sandbox desk takes the payments; without development doors nobody. */
  stripe: StripeConfig | null
  /** Counts page views of those who agree; null: nothing counts. */
  analytics: { scriptUrl: string; siteId: string } | null
  /** The language model that writes; null: the built-in writer does. */
  model: ConfiguredModel | null
  /**
   * The open sources that are asked about works that the catalogue does not know; null: none is.
   */
  research: OpenSources | null
  /** Where an Ollama would be. */
  ollamaUrl: string
  /** Whose accounts open the pages of the operators, in small letters. */
  admins: readonly string[]
  /** Opens /metrics; null: it is a development door. */
  metricsToken: string | null
  /** Number of proxies before us; each adds the address that called it to X-Forwarded-For. */
  proxies: number
  logLevel: string
}

/** Every fault of the configuration at once. */
export class ConfigError extends Error {
  readonly faults: string[]

  constructor(faults: string[]) {
    super(['The configuration needs mending:', ...faults.map((fault) => `  ${fault}`)].join('\n'))
    this.faults = faults
  }
}

type Environment = z.output<typeof environmentSchema>

/**
 * What payments by Stripe need, all of it or nothing; where something is missing, the names of it.
 */
function stripeOf(data: Environment): StripeConfig | null | string[] {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_PRICE_AFICIONADO: student,
    STRIPE_PRICE_PROFESSIONAL: professional,
    STRIPE_PRICE_QUERY_PACK: queryPack,
  } = data
  if (secretKey && webhookSecret && student && professional && queryPack) {
    const prices = { student, professional, queryPack }
    return { secretKey, webhookSecret, prices, apiBase: data.STRIPE_API_BASE ?? null }
  }
  const names = STRIPE_NAMES.filter((name) => data[name] === undefined)
  return names.length === STRIPE_NAMES.length ? null : names
}

/**
 * Reads the configuration. @throws ConfigError with all that is wrong or, in production, missing.
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const { success, data, error } = environmentSchema.safeParse(given)
  if (!success)
    throw new ConfigError(
      error.issues.map((issue) => `${issue.path.join('.')}: expected ${issue.message}`),
    )

  const production = data.NODE_ENV === 'production'
  const faults = safetyFaults(data)
  const stripe = stripeOf(data)
  if ((data.ANALYTICS_SCRIPT_URL === undefined) !== (data.ANALYTICS_SITE_ID === undefined))
    faults.push('ANALYTICS_SCRIPT_URL and ANALYTICS_SITE_ID: both or neither')
  if (Array.isArray(stripe))
    faults.push(...stripe.map((name) => `${name}: needed for payments by Stripe`))
  const model = modelOf(data)
  if (Array.isArray(model)) faults.push(...model)
  const research = researchOf(data)
  if (Array.isArray(research)) faults.push(...research)
  if (faults.length > 0 || Array.isArray(stripe) || Array.isArray(model) || Array.isArray(research))
    throw new ConfigError(faults)

  return {
    production,
    developmentDoors: opensDevelopmentDoors(data),
    host: data.HOST,
    port: data.PORT,
    publicUrl: data.PUBLIC_URL ? new URL(data.PUBLIC_URL).origin : null,
    dataDir: data.DATA_DIR,
    databaseUrl: data.DATABASE_URL ?? null,
    smtpUrl: data.SMTP_URL ?? null,
    mailFrom: data.MAIL_FROM ?? 'Artsking <hello@artsking.example>',
    admins: data.ADMIN_EMAILS?.toLowerCase().split(/,\s*/u) ?? [],
    supportEmail: data.SUPPORT_EMAIL ?? 'support@artsking.example',
    secretKey: data.SECRET_KEY ?? null,
    stripe,
    analytics:
      data.ANALYTICS_SCRIPT_URL && data.ANALYTICS_SITE_ID
        ? { scriptUrl: data.ANALYTICS_SCRIPT_URL, siteId: data.ANALYTICS_SITE_ID }
        : null,
    model,
    research,
    ollamaUrl: data.OLLAMA_HOST,
    metricsToken: data.METRICS_TOKEN ?? null,
    proxies: data.TRUST_PROXY,
    logLevel: data.LOG_LEVEL,
  }
}
