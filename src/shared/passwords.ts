import { PASSWORD_MAX, PASSWORD_MIN } from './limits.ts'

/** What a password must have, in the order of the checklist. The labels are the words of the error message. */
export const PASSWORD_RULES = [
  {
    id: 'length',
    label: `At least ${PASSWORD_MIN} characters`,
    test: (text: string) => [...text].length >= PASSWORD_MIN,
  },
  { id: 'upper', label: 'One uppercase letter', test: (text: string) => /\p{Lu}/u.test(text) },
  { id: 'lower', label: 'One lowercase letter', test: (text: string) => /\p{Ll}/u.test(text) },
  { id: 'number', label: 'One number', test: (text: string) => /[0-9]/u.test(text) },
  {
    id: 'special',
    label: 'One special character',
    test: (text: string) => /[!@#$%^&*()_+\-=[\]{};':"\\|,.<>/?`~]/u.test(text),
  },
] as const
export type PasswordRule = (typeof PASSWORD_RULES)[number]

/** The rules that a password breaks; empty is good. */
export function missingFromPassword(password: string): PasswordRule[] {
  return PASSWORD_RULES.filter((rule) => !rule.test(password))
}

/** The sentence of the specification for a password that breaks rules, or null. */
export function passwordFault(password: string): string | null {
  if ([...password].length > PASSWORD_MAX) return `Password must have at most ${PASSWORD_MAX} characters`
  const missing = missingFromPassword(password)
  return missing.length === 0
    ? null
    : `Password must contain: ${missing.map((rule) => rule.label).join(', ')}`
}
