import type { ConfiguredModel } from '#server/model-config.ts'
import type { startFakeModels } from './server.ts'

/** A model on the fake, as an operator configures it; it checks its own sentences. */
export function configuredOn(
  fake: Awaited<ReturnType<typeof startFakeModels>>,
  model: string,
  change: Partial<ConfiguredModel> = {},
): ConfiguredModel {
  const choice = {
    provider: 'compatible',
    model,
    baseUrl: fake.baseUrl('compatible'),
    apiKey: 'k',
  } as const
  return { ...choice, sees: true, check: choice, mayKnow: true, ...change }
}
