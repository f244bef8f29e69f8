import type { FindNames } from '#engine/check/find-names.ts'
import { type ModelParts, type ModelReport, newReport } from '#engine/model/model-parts.ts'
import { createObjectScanner } from '#engine/model/object-scanner.ts'
import { createTally } from '#engine/model/tally.ts'
import { withTimeLimits } from '#engine/model/time-limits.ts'
import type { DescribeArtwork, DescriptionStatement } from '#shared/api/descriptions.ts'
import { descriptionCall, type Material } from './description-call.ts'
import { isShortType } from './fit.ts'
import { keepsWords, statementIn } from './written.ts'

const MOST_STATEMENTS = 24
const MOST_CHARACTERS = 12_000
/** The least share of lines that must pass, and the least number. */
const LEAST_SHARE = 0.5
const LEAST_STATEMENTS = 2

interface Written {
  /** Null where the model failed, said too much, or left out what the artist told. */
  statements: DescriptionStatement[] | null
  report: ModelReport
}

/**
 * Lets a model put the material of a description into words, in one try: each statement passes a
 * check, and all of it must keep the artist's words. @throws the reason of `signal` where that is
 * aborted.
 */
export async function describeByModel(
  { model, limits }: ModelParts,
  body: DescribeArtwork,
  materials: readonly Material[],
  findNames: FindNames,
  signal: AbortSignal,
): Promise<Written> {
  const { description_type: type, language } = body
  const call = descriptionCall(materials, body)
  const whole = AbortSignal.any([signal, AbortSignal.timeout(limits.wholeMs)])
  const scanner = createObjectScanner()
  const tally = createTally(call)
  const statements: DescriptionStatement[] = []
  const faults: string[] = []
  let failure: string | null = null
  try {
    for await (const part of withTimeLimits((stop) => model.stream(call, stop), limits, whole)) {
      tally.heard(part)
      if (part.type === 'restart') {
        scanner.restart()
        statements.length = 0
      }
      if (part.type === 'tokens' && part.isCut) throw new Error('came to the limit of its output')
      for (const object of part.type === 'text' ? scanner.push(part.text) : []) {
        const read = statementIn(object, materials, language, findNames)
        if (typeof read === 'string') faults.push(read)
        else if (statements.some(({ text }) => text === read.text)) faults.push('was said before')
        else statements.push(read)
      }
      if (statements.length > MOST_STATEMENTS || tally.characters() > MOST_CHARACTERS)
        throw new Error('wrote without an end')
    }
    const isEnough =
      statements.length >= LEAST_STATEMENTS &&
      statements.length >= (statements.length + faults.length) * LEAST_SHARE
    if (!isEnough) failure = `${statements.length} statements passed and ${faults.length} did not`
    else if (!keepsWords(statements, materials, language, isShortType(type)))
      failure = 'left out what the artist told'
  } catch (error) {
    signal.throwIfAborted()
    failure = error instanceof Error ? error.message : String(error)
  }
  return {
    statements: failure === null ? statements : null,
    report: {
      ...newReport(model.name, 'describe'),
      writer: failure === null ? 'model' : 'built-in',
      tries: 1,
      failure,
      passed: statements.length,
      faults,
      tokens: tally.tokens(),
    },
  }
}
