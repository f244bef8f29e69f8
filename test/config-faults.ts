import { ConfigError, readConfig } from '#server/config.ts'

/** What is wrong with an environment, as sentences. */
export function faultsOf(environment: Record<string, string>): string[] {
  try {
    readConfig(environment)
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.faults
    throw error
  }
}
