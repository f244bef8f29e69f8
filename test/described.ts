import { describeWork, type Read } from '#engine/describe/describe.ts'
import { proofread } from '#engine/proofreading/proofread.ts'
import type { Speller } from '#engine/proofreading/spelling/speller.ts'
import { describeArtworkSchema } from '#shared/api/descriptions.ts'
import type { Measurement } from '#shared/api/measurements.ts'
import type { Language } from '#shared/languages.ts'

/** Reads a text by our own lists, and with a speller also by its dictionaries. */
export function readingIn(language: Language, speller: Speller | null = null): Read {
  return (text, options) => proofread(text, language, { ...options, speller })
}

/** What the Helper makes of the fields of its form, with nothing seen. */
export async function describedFrom(
  fields: Record<string, string | undefined>,
  measurements: readonly Measurement[] = [],
  speller: Speller | null = null,
) {
  const body = describeArtworkSchema.parse(fields)
  return describeWork(body, { measurements, seen: [] }, readingIn(body.language, speller))
}
