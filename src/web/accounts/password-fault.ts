import { passwordProblem } from '#shared/passwords.ts'
import { problemText } from '#web/lib/error-text.ts'

/**
 * Why the password of a new account is refused, or null. `refused` is said where the checklist
 * shows what is missing.
 */
export function passwordFault(password: string, refused: string): string | null {
  const problem = passwordProblem(password)
  if (problem === null) return null
  return problem.code === 'weak_password' ? refused : problemText(problem)
}
