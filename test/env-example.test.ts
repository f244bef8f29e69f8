import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { faultsOf } from './config-faults.ts'

// No database has a part in this: once is enough.
const noDatabase = test.skipIf(process.env.TEST_DATABASE === 'postgres')
const read = (name: string) => readFileSync(join(import.meta.dirname, '..', name), 'utf8')
const example = read('.env.example')

noDatabase('the example of a configuration names each variable of the README', () => {
  const table = read('README.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
  const named = table.flatMap((line) => (line.split('|')[1] ?? '').match(/[A-Z][A-Z_]+/gu) ?? [])
  expect(named.length).toBeGreaterThan(25)
  expect(named.filter((name) => !new RegExp(`^(# )?${name}=`, 'mu').test(example))).toEqual([])
})

noDatabase(
  'a server in production takes the example once its key is filled in, and not before',
  () => {
    const given = { ...parseEnv(example), NODE_ENV: 'production' } as Record<string, string>
    expect(faultsOf(given)).toEqual(['SECRET_KEY: needed in production'])
    expect(
      faultsOf({ ...given, SECRET_KEY: 'q7Zr2nVxK0uYt5LwBs9dHfJc3mGpEaRi8oXvT1kNz6U' }),
    ).toEqual([])
  },
)

noDatabase('the version is the same wherever it is named', () => {
  const { version } = JSON.parse(read('package.json'))
  expect(JSON.parse(read('package-lock.json')).packages[''].version).toBe(version)
  expect(read('compose.yaml')).toContain(`image: artsking:${version}\n`)
  expect(read('CHANGELOG.md')).toContain(`## ${version} `)
})
