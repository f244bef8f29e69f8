import * as z from 'zod'

const flag = z
  .enum(['on', 'off', 'true', 'false', '1', '0'])
  .transform((text) => ['on', 'true', '1'].includes(text))

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
  MAIL_FROM: z.string().default('Artsking <hello@artsking.example>'),
  SUPPORT_EMAIL: z.email('a mail address').default('support@artsking.example'),
  SECRET_KEY: z.string().min(32, 'at least 32 characters').optional(),
  TRUST_PROXY: flag.default(false),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
})

export interface Config {
  production: boolean
  host: string
  port: number
  /** Our own origin, without a slash at the end; null: derived from host and port once the server listens. */
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
  trustProxy: boolean
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

/** Reads the configuration. @throws ConfigError with all that is wrong or, in production, missing. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const { success, data, error } = environmentSchema.safeParse(given)
  if (!success)
    throw new ConfigError(error.issues.map((issue) => `${issue.path.join('.')}: expected ${issue.message}`))

  const production = data.NODE_ENV === 'production'
  const needed = ['PUBLIC_URL', 'SMTP_URL', 'SECRET_KEY'] as const
  const missing = production ? needed.filter((name) => data[name] === undefined) : []
  if (missing.length > 0) throw new ConfigError(missing.map((name) => `${name}: needed in production`))

  return {
    production,
    host: data.HOST,
    port: data.PORT,
    publicUrl: data.PUBLIC_URL ? new URL(data.PUBLIC_URL).origin : null,
    dataDir: data.DATA_DIR,
    databaseUrl: data.DATABASE_URL ?? null,
    smtpUrl: data.SMTP_URL ?? null,
    mailFrom: data.MAIL_FROM,
    supportEmail: data.SUPPORT_EMAIL,
    secretKey: data.SECRET_KEY ?? null,
    trustProxy: data.TRUST_PROXY,
    logLevel: data.LOG_LEVEL,
  }
}
