import { expect, test } from 'vitest'
import { faultsOf } from '#test/config-faults.ts'
import { readConfig } from './config.ts'

test('with nothing set, everything has a value', () => {
  expect(readConfig({})).toMatchObject({
    production: false,
    host: '127.0.0.1',
    port: 3000,
    dataDir: './data',
    databaseUrl: null,
    smtpUrl: null,
    proxies: 0,
  })
})

test('an empty variable counts as not set', () => {
  expect(readConfig({ PORT: '', SMTP_URL: '' })).toMatchObject({ port: 3000, smtpUrl: null })
})

test('every fault is told at once, by the name of its variable', () => {
  const faults = faultsOf({
    PORT: 'many',
    DATABASE_URL: 'mysql://x',
    SUPPORT_EMAIL: 'nobody',
    SMTP_URL: 'mail',
  })
  expect(faults.map((fault) => fault.split(':')[0]).sort()).toEqual([
    'DATABASE_URL',
    'PORT',
    'SMTP_URL',
    'SUPPORT_EMAIL',
  ])
})

test.each([
  ['off', 0],
  ['on', 1],
  ['1', 1],
  ['3', 3],
])('TRUST_PROXY=%s trusts %i proxies', (given, proxies) => {
  expect(readConfig({ TRUST_PROXY: given }).proxies).toBe(proxies)
})

test.each([
  [undefined, 'http://127.0.0.1:11434'],
  ['0.0.0.0', 'http://127.0.0.1:11434'],
  ['gpu.local:8080', 'http://gpu.local:8080'],
  ['https://ollama.example', 'https://ollama.example'],
  ['[::1]:11434', 'http://[::1]:11434'],
])('an Ollama at %s is looked for at %s', (host, address) => {
  expect(readConfig({ OLLAMA_HOST: host }).ollamaUrl).toBe(address)
})

test('a language model is named by its provider, and brings its key', () => {
  expect(readConfig({}).model).toBeNull()
  expect(readConfig({ ART_MODEL: 'anthropic/claude-x', ANTHROPIC_API_KEY: 'key' }).model).toEqual({
    provider: 'anthropic',
    model: 'claude-x',
    baseUrl: 'https://api.anthropic.com/v1',
    apiKey: 'key',
    sees: true,
    check: {
      provider: 'anthropic',
      model: 'claude-x',
      baseUrl: 'https://api.anthropic.com/v1',
      apiKey: 'key',
    },
    mayKnow: true,
  })
  expect(readConfig({ ART_MODEL: 'ollama/q', ART_VISION: 'off' }).model?.sees).toBe(false)
  expect(readConfig({ ART_MODEL: 'google/gemini-x', ART_API_KEY: 'key' }).model).toMatchObject({
    apiKey: 'key',
  })
  expect(readConfig({ ART_MODEL: 'ollama/library/qwen:7b' }).model).toMatchObject({
    provider: 'ollama',
    model: 'library/qwen:7b',
    apiKey: null,
  })
  const elsewhere = { ART_MODEL: 'ollama/q', OLLAMA_HOST: '0.0.0.0:9999' }
  expect(readConfig(elsewhere).model?.baseUrl).toBe('http://127.0.0.1:9999/v1')
  const compatible = { ART_MODEL: 'compatible/mine', ART_BASE_URL: 'http://localhost:8000/v1' }
  expect(readConfig(compatible).model).toMatchObject({ baseUrl: 'http://localhost:8000/v1' })
})

test.each([
  [{ ART_MODEL: 'gpt-x' }, 'ART_MODEL: expected provider/name'],
  [{ ART_MODEL: 'mistral/large' }, 'anthropic, openai, google, ollama, compatible'],
  [{ ART_MODEL: 'openai/gpt-x' }, 'OPENAI_API_KEY: needed for ART_MODEL=openai/…'],
  [{ ART_MODEL: 'compatible/mine' }, 'ART_BASE_URL: needed for ART_MODEL=compatible/…'],
  [{ ART_MODEL: 'ollama/x', ART_BASE_URL: 'localhost' }, 'ART_BASE_URL: expected an address'],
])('a model that cannot be reached stops the start: %o', (environment, fault) => {
  expect(faultsOf(environment).join('\n')).toContain(fault)
})

test('another model may check what one writes, or nobody, and neither may say what it knows by itself', () => {
  const writer = { ART_MODEL: 'anthropic/claude-x', ANTHROPIC_API_KEY: 'key' }
  expect(readConfig({ ...writer, ART_CHECK_MODEL: 'ollama/small:3b' }).model?.check).toMatchObject({
    provider: 'ollama',
    model: 'small:3b',
  })
  expect(readConfig({ ...writer, ART_CHECK: 'off' }).model?.check).toBeNull()
  expect(readConfig({ ...writer, ART_MODEL_KNOWLEDGE: 'off' }).model?.mayKnow).toBe(false)
  expect(faultsOf({ ...writer, ART_CHECK_MODEL: 'openai/gpt-x' })).toContain(
    'OPENAI_API_KEY: needed for ART_CHECK_MODEL=openai/…',
  )
})

test('the key without a provider’s name goes to the provider of the writing model, and to no other', () => {
  const own = { ART_API_KEY: 'key of the writer' }
  const writer = { ...own, ART_MODEL: 'anthropic/claude-x' }
  expect(faultsOf({ ...writer, ART_CHECK_MODEL: 'openai/gpt-x' })).toContain(
    'OPENAI_API_KEY: needed for ART_CHECK_MODEL=openai/…',
  )
  const keyOfCheck = (environment: Record<string, string>) =>
    readConfig(environment).model?.check?.apiKey
  expect(keyOfCheck({ ...writer, ART_CHECK_MODEL: 'anthropic/claude-y' })).toBe('key of the writer')
  expect(keyOfCheck({ ...writer, ART_CHECK_MODEL: 'ollama/small:3b' })).toBeNull()
  const compatible = {
    ART_CHECK_MODEL: 'compatible/mine',
    ART_BASE_URL: 'http://localhost:8000/v1',
  }
  expect(keyOfCheck({ ...writer, ...compatible })).toBeNull()
  expect(keyOfCheck({ ...own, ...compatible, ART_MODEL: 'compatible/other' })).toBe(
    'key of the writer',
  )
})

test('what a model lacks is told among the other faults', () => {
  const faults = faultsOf({ NODE_ENV: 'production', ART_MODEL: 'openai/gpt-x' })
  expect(faults).toContain('OPENAI_API_KEY: needed for ART_MODEL=openai/…')
  expect(faults).toContain('SECRET_KEY: needed in production')
})

test('payments by Stripe are configured whole or not at all', () => {
  const whole = {
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    STRIPE_PRICE_AFICIONADO: 'price_1',
    STRIPE_PRICE_PROFESSIONAL: 'price_2',
    STRIPE_PRICE_QUERY_PACK: 'price_3',
  }
  expect(readConfig({}).stripe).toBeNull()
  expect(readConfig(whole).stripe).toMatchObject({ apiBase: null, prices: { student: 'price_1' } })
  expect(faultsOf({ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PRICE_AFICIONADO: 'price_1' })).toEqual([
    'STRIPE_WEBHOOK_SECRET: needed for payments by Stripe',
    'STRIPE_PRICE_PROFESSIONAL: needed for payments by Stripe',
    'STRIPE_PRICE_QUERY_PACK: needed for payments by Stripe',
  ])
})

test('live research is off until it is turned on, with an address for those who are asked', () => {
  expect(readConfig({}).research).toBeNull()
  expect(readConfig({ CONTACT_EMAIL: 'me@museum.example' }).research).toBeNull()
  expect(readConfig({ RESEARCH: 'on', CONTACT_EMAIL: 'me@museum.example' }).research).toEqual({
    contact: 'me@museum.example',
    wikidata: 'https://www.wikidata.org',
    wikipedia: 'https://{lang}.wikipedia.org',
    met: 'https://collectionapi.metmuseum.org',
    aic: 'https://api.artic.edu',
    cleveland: 'https://openaccess-api.clevelandart.org',
    smk: 'https://api.smk.dk',
  })
})

test.each([
  [{ RESEARCH: 'on' }, 'CONTACT_EMAIL: needed for RESEARCH=on'],
  [{ RESEARCH: 'on', CONTACT_EMAIL: 'nobody' }, 'CONTACT_EMAIL: expected a mail address'],
  [{ RESEARCH: 'perhaps' }, 'RESEARCH: expected'],
  [
    { WIKIPEDIA_BASE: 'https://en.wikipedia.org' },
    'WIKIPEDIA_BASE: expected an address with {lang} in it',
  ],
  [{ MET_BASE: 'met' }, 'MET_BASE: expected an address'],
])('research that could not be done stops the start: %o', (environment, fault) => {
  expect(faultsOf(environment).join('\n')).toContain(fault)
})
