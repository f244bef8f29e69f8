import type { FastifyBaseLogger } from 'fastify'
import type { ModelParts, ModelReport } from '#engine/write/model/model-writer.ts'
import { createSdkModel } from '#engine/write/model/sdk-model.ts'
import { HOSTED_LIMITS, LOCAL_LIMITS } from '#engine/write/model/time-limits.ts'
import type { ConfiguredModel } from './model-config.ts'

const LOGGED_FAULTS = 5

function isInOurHouse(baseUrl: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(baseUrl).hostname)
}

/** The configured model with the time that it may take. */
export function modelPartsOf(choice: ConfiguredModel | null): ModelParts | undefined {
  if (choice === null) return undefined
  return {
    model: createSdkModel(choice),
    limits: isInOurHouse(choice.baseUrl) ? LOCAL_LIMITS : HOSTED_LIMITS,
    sees: choice.sees,
  }
}

/** One line of the log for each answer that a model was asked for. */
export function logModel(log: FastifyBaseLogger, { faults, ...report }: ModelReport): void {
  const line = { ...report, dropped: faults.length, faults: faults.slice(0, LOGGED_FAULTS) }
  if (report.writer === 'built-in') log.warn(line, 'the built-in writer took over from the model')
  else log.info(line, 'a model wrote an answer')
}
