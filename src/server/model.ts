import type { FastifyBaseLogger } from 'fastify'
import { kindOf } from '#engine/check/fault.ts'
import type { ModelParts, ModelReport } from '#engine/model/model-parts.ts'
import { createSdkModel, type ModelChoice } from '#engine/model/sdk-model.ts'
import { HOSTED_LIMITS, LOCAL_LIMITS } from '#engine/model/time-limits.ts'
import { isPrivateName } from './config-safety.ts'
import type { ConfiguredModel } from './model-config.ts'

/** A model of our own may have to be loaded into memory first. */
const isInOurHouse = (baseUrl: string) => isPrivateName(new URL(baseUrl).hostname)

/** A configured model with the time that it may take. */
function timed(choice: ModelChoice) {
  return {
    model: createSdkModel(choice),
    limits: isInOurHouse(choice.baseUrl) ? LOCAL_LIMITS : HOSTED_LIMITS,
  }
}

/** The configured models. */
export function modelPartsOf(configured: ConfiguredModel | null): ModelParts | undefined {
  if (configured === null) return undefined
  const { sees, check, mayKnow, ...choice } = configured
  return { ...timed(choice), sees, check: check && timed(check), mayKnow }
}

/**
 * One line of the log for each answer that a model was asked for: how often each kind of fault
 * came, and no word of a reader.
 */
export function logModel(
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
  { faults, ...report }: ModelReport,
): void {
  const kinds: Record<string, number> = {}
  for (const kind of faults.map(kindOf)) kinds[kind] = (kinds[kind] ?? 0) + 1
  const line = { ...report, dropped: faults.length, faults: kinds }
  if (report.writer === 'built-in') log.warn(line, 'the built-in writer took over from the model')
  else log.info(line, 'a model wrote an answer')
}
