import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

test.each([
  ['the commonest', 'Password'],
  ['one far down the list', 'Nick1234-rem936'],
  ['with a year and a sign behind it', 'Dragon2024!'],
  ['with digits before it', '007Superman!'],
  ['with signs in the place of letters', 'P@$$w0rd1!'],
])('a common password is known: %s', async (_what, password) => {
  expect(await isCommonPassword(password)).toBe(true)
})

test.each([
  ['a sentence', 'A-heron-takes-1-fish'],
  ['letters at random', 'vK7$qmZr2'],
  ['a common word among others', 'Dragon-under-Oaks-7'],
  ['one far down the list, with signs hung on', 'Dimazarya7!'],
])('another is not: %s', async (_what, password) => {
  expect(await isCommonPassword(password)).toBe(false)
})
