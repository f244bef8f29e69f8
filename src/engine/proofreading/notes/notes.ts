import type { Reason } from '../rule.ts'

/** A sentence for each reason; `{n}` is the length of a long sentence. */
export type Notes = Record<Reason, string>
