import { isUniqueViolation } from '../db/is-unique-violation.ts'

/**
 * The events of an answer that is kept under one id: what is kept already is the answer, also where
 * it was kept meanwhile.
 */
export async function* onceKept<Event>(
  kept: () => Promise<Event | null>,
  make: () => AsyncIterable<Event>,
): AsyncGenerator<Event> {
  const before = await kept()
  if (before) {
    yield before
    return
  }
  try {
    yield* make()
  } catch (error) {
    const meanwhile = isUniqueViolation(error) ? await kept() : null
    if (!meanwhile) throw error
    yield meanwhile
  }
}
