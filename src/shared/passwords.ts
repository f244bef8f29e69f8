import { PASSWORD_MAX, PASSWORD_MIN } from './limits.ts'

/** What a password must have, in the order of the checklist. */
export const PASSWORD_RULES = ['length', 'upper', 'lower', 'number', 'special'] as const
export type PasswordRule = (typeof PASSWORD_RULES)[number]

const TESTS: Record<PasswordRule, (text: string) => boolean> = {
  length: (text) => [...text].length >= PASSWORD_MIN,
  upper: (text) => /\p{Lu}/u.test(text),
  lower: (text) => /\p{Ll}/u.test(text),
  number: (text) => /[0-9]/u.test(text),
  special: (text) => /[!@#$%^&*()_+\-=[\]{};':"\\|,.<>/?`~]/u.test(text),
}

/** The rules that a password breaks; empty is good. */
export function missingFromPassword(password: string): PasswordRule[] {
  return PASSWORD_RULES.filter((rule) => !TESTS[rule](password))
}

/** Why a password is refused, as an error's code and parameters; null where it is good. */
export function passwordProblem(password: string) {
  if ([...password].length > PASSWORD_MAX)
    return { code: 'password_too_long', params: { limit: PASSWORD_MAX } } as const
  const missing = missingFromPassword(password)
  return missing.length === 0 ? null : ({ code: 'weak_password', params: { missing } } as const)
}
