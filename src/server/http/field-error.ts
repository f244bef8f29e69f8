import { problemFrom } from '#shared/errors/problem.ts'
import { AppError } from '../errors.ts'

/**
 * What is wrong with a field of a request.
 *
 * @param message of the schema: the code of an error, where the check has one of its own, else
 * zod's sentence.
 */
export function fieldError(field: string, message = 'is not valid'): AppError {
  const problem = problemFrom({ code: message, params: {} })
  if (problem) return AppError.of(problem)
  return field === ''
    ? new AppError('malformed_request')
    : new AppError('invalid_field', { field, problem: message })
}
