import { AppError } from '../errors.ts'

/** For what was deleted since it was listed. */
export function nullWhereGone(error: unknown): null {
  if (error instanceof AppError && error.code === 'analysis_not_found') return null
  throw error
}
