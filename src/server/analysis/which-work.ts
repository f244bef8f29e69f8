import type { Label, WhyChoice } from '#shared/label.ts'
import type { Language } from '#shared/languages.ts'
import { AppError } from '../errors.ts'

/** Tells that several works may be meant; the reader chooses, and nothing was charged. */
export function whichWork(
  { language }: { language: Language },
  { works, why, read }: { works: readonly Label[]; why: WhyChoice; read?: string | undefined },
): AppError {
  return new AppError('which_work', { near: [...works], choice: why, read }, { language })
}
