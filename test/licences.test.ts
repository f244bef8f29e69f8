import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

// No database has a part in this: once is enough.
const noDatabase = test.skipIf(process.env.TEST_DATABASE === 'postgres')

/** Under these a package may run beside our own code under the MIT licence, and be passed on. */
const PERMITTED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
])
/** These oblige only to the files of the package itself, which stay as they were published. */
const WEAK_COPYLEFT = new Set(['LGPL-3.0', 'LGPL-3.0-or-later', 'MPL-1.1', 'MPL-2.0'])

interface Locked {
  dev?: boolean
  link?: boolean
  license?: string
}

/** Whether an SPDX expression allows it: one part of an OR, or all parts of an AND. */
function isPermitted(expression: string): boolean {
  const plain = expression.replace(/[()]/gu, '')
  return plain
    .split(' OR ')
    .some((choice) =>
      choice
        .split(' AND ')
        .every((licence) => PERMITTED.has(licence) || WEAK_COPYLEFT.has(licence)),
    )
}

noDatabase('each package that the product runs with may be passed on', () => {
  const lock = JSON.parse(readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8'))
  const installed = Object.entries(lock.packages as Record<string, Locked>).filter(
    ([path, { dev, link }]) => path.startsWith('node_modules/') && !dev && !link,
  )
  expect(installed.length).toBeGreaterThan(100)
  const refused = installed
    .filter(([, { license = 'none' }]) => !isPermitted(license))
    .map(([path, { license }]) => `${path}: ${license ?? 'none'}`)
  expect(refused).toEqual([])
})

noDatabase('a licence that takes our own code along is refused', () => {
  expect(isPermitted('GPL-3.0')).toBe(false)
  expect(isPermitted('MIT AND GPL-3.0')).toBe(false)
  expect(isPermitted('(GPL-3.0 OR MPL-1.1)')).toBe(true)
})
