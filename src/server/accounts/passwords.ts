import { hash, verify } from '@node-rs/argon2'
import { passwordProblem } from '#shared/passwords.ts'
import { AppError } from '../errors.ts'
import { isCommonPassword } from './common-passwords.ts'

/** argon2id, 19 MiB, two passes, one lane: the OWASP setting. It runs off the event loop. */
const STRENGTH = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** A hash of nothing, verified for unknown addresses so that they take as long as known ones. */
const NOBODY = hash('nobody has this password', STRENGTH)

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), STRENGTH)
}

/** Whether the password is right; as slow for nobody as for somebody. */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  const right = await verify(stored ?? (await NOBODY), password.normalize('NFKC'))
  return stored !== null && right
}

/** @throws AppError that says what is missing. */
export async function requireGoodPassword(password: string): Promise<void> {
  const problem = passwordProblem(password)
  if (problem) throw AppError.of(problem)
  if (await isCommonPassword(password)) throw new AppError('common_password')
}
