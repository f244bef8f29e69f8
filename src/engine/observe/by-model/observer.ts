import type { Catalogue } from '#engine/catalogue/catalogue.ts'
import { createNameFinder } from '#engine/check/find-names.ts'
import { type ModelParts, type ModelReport, newReport } from '#engine/model/model-parts.ts'
import { createObjectScanner } from '#engine/model/object-scanner.ts'
import { createTally } from '#engine/model/tally.ts'
import { ModelFailure } from '#engine/model/text-model.ts'
import { withTimeLimits } from '#engine/model/time-limits.ts'
import type { Language } from '#shared/languages.ts'
import { observationCall } from './observation-call.ts'
import { observedIn, type Seen } from './observed.ts'

/** So many characters are read of what a model sees. */
const MOST_CHARACTERS = 20_000

export interface View extends Seen {
  report: ModelReport
}

/** Looks at pictures with a language model. */
export interface Observer {
  /**
   * False where it was said, or found out with an earlier picture, that the model takes text only.
   */
  canSee(): boolean
  /**
   * What the model sees in a JPEG file; nothing where it fails. @throws the reason of `signal`
   * where that is aborted.
   */
  observe(picture: Uint8Array, language: Language, signal: AbortSignal): Promise<View>
}

export function createObserver(
  { model, limits, sees = true }: ModelParts,
  catalogue: () => Pick<Catalogue, 'artworks'>,
): Observer {
  let isBlind = !sees

  return {
    canSee: () => !isBlind,

    async observe(picture, language, signal) {
      const call = observationCall(picture, language)
      const whole = AbortSignal.any([signal, AbortSignal.timeout(limits.wholeMs)])
      const scanner = createObjectScanner()
      const tally = createTally(call)
      const objects: string[] = []
      let failure: string | null = null
      try {
        for await (const part of withTimeLimits(
          (stop) => model.stream(call, stop),
          limits,
          whole,
        )) {
          tally.heard(part)
          if (part.type === 'restart') {
            scanner.restart()
            objects.length = 0
          }
          if (part.type === 'text') objects.push(...scanner.push(part.text))
          if (tally.characters() > MOST_CHARACTERS) break
        }
      } catch (error) {
        signal.throwIfAborted()
        failure = error instanceof Error ? error.message : String(error)
        if (error instanceof ModelFailure && error.isBlind) isBlind = true
      }
      const seen = observedIn(objects, language, createNameFinder(catalogue().artworks, language))
      const { length: passed } = seen.observations
      const report: ModelReport = {
        ...newReport(model.name, 'look'),
        writer: passed > 0 ? 'mixed' : 'built-in',
        tries: 1,
        failure,
        passed,
        faults: seen.faults,
        tokens: tally.tokens(),
      }
      return { ...seen, report }
    },
  }
}
