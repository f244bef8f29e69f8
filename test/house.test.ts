import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const MOST_LINES = 250
const MAY_IMPORT: Record<string, string[]> = {
  shared: ['shared'],
  language: ['language', 'shared'],
  engine: ['engine', 'language', 'shared'],
  server: ['server', 'engine', 'language', 'shared'],
  // The letters and the list of told works are files that the build has made.
  web: ['web', 'language', 'shared', 'fonts', 'built'],
}
const HOMELESS = new Set(['utils', 'helpers', 'services', 'types', 'constants', 'common'])

function files(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|js)$/u.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
}

function importsOf(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8')
  return [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/gu)].map((match) => match[1] ?? '')
}

const product = files('src').filter((file) => !/\.test\.tsx?$/u.test(file))

test('imports run web → language → shared ← language ← engine ← server', () => {
  const wrong = product.flatMap((file) => {
    const layer = file.split('/')[1] ?? ''
    const targets = importsOf(file).flatMap((name) => {
      if (name.startsWith('#')) return [name.slice(1).split('/')[0] ?? '']
      if (!name.startsWith('.')) return []
      return [relative(root, join(root, dirname(file), name)).split('/')[1] ?? '']
    })
    return targets
      .filter((target) => !MAY_IMPORT[layer]?.includes(target))
      .map((target) => `${file} → ${target}`)
  })
  expect(wrong).toEqual([])
})

/**
 * The feature or stage of a file: its folder, or the file itself where it stands in none. What is
 * shared is one.
 */
function roomOf(path: string): string {
  const [layer = '', room = ''] = path.split('/')
  return layer === 'shared' || layer === 'language' ? layer : `${layer}/${room}`
}

/** The features and stages that each of them imports. */
function roomsReached(): Map<string, Set<string>> {
  const reached = new Map<string, Set<string>>()
  for (const file of product) {
    const from = roomOf(relative('src', file))
    for (const name of importsOf(file)) {
      if (!/^[#.]/u.test(name)) continue
      const to = roomOf(
        name.startsWith('#') ? name.slice(1) : relative('src', join(dirname(file), name)),
      )
      if (from !== to) reached.set(from, (reached.get(from) ?? new Set()).add(to))
    }
  }
  return reached
}

test('no feature or stage reaches itself through others', () => {
  const reached = roomsReached()
  const inCircles = [...reached.keys()].filter((room) => {
    const seen = new Set<string>()
    const ahead = [...(reached.get(room) ?? [])]
    for (let next = ahead.pop(); next !== undefined; next = ahead.pop()) {
      if (seen.has(next)) continue
      seen.add(next)
      ahead.push(...(reached.get(next) ?? []))
    }
    return seen.has(room)
  })
  expect(inCircles).toEqual([])
})

test('neighbours are named by #layer, not by climbing', () => {
  expect(
    product.filter((file) => importsOf(file).some((name) => name.startsWith('../../'))),
  ).toEqual([])
})

test('routes are known to the app alone: a neighbour is reached by its service or store', () => {
  const areElsewhere = (name: string) => /[/-]routes\.ts$/u.test(name) && !/^\.\/[^/]+$/u.test(name)
  const callers = product.filter((file) => importsOf(file).some(areElsewhere))
  expect(callers).toEqual(['src/server/app.ts'])
})

test('the engine and what is shared know no HTTP, database or user', () => {
  const forbidden = /^(fastify|@fastify|kysely|pg|node:http|node:sqlite|nodemailer|react)/u
  const pure = product.filter((file) => /^src\/(engine|language|shared)\//u.test(file))
  expect(pure.filter((file) => importsOf(file).some((name) => forbidden.test(name)))).toEqual([])
})

test('the packages of a server in service are those that server and engine import, and no others', () => {
  const running = product.filter((file) => /^src\/(server|engine|language|shared)\//u.test(file))
  const text = running.map((file) => readFileSync(join(root, file), 'utf8')).join('\n')
  const named = [
    ...text.matchAll(
      /(?:from|import|import\(|meta\.resolve\(|\(import\.meta\.url\)\() ?'([^']+)'/gu,
    ),
  ]
  const packages = named
    .map(([, name = '']) => name)
    .filter((name) => !/^(node:|#|\.)/u.test(name))
    .map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'))
  const { dependencies }: { dependencies: object } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  )
  expect([...new Set(packages)].sort()).toEqual(Object.keys(dependencies).sort())
})

test('only main reads the environment', () => {
  const readers = product.filter((file) =>
    readFileSync(join(root, file), 'utf8').includes('process.env'),
  )
  expect(readers).toEqual(['src/server/main.js'])
})

test('files are short, in kebab-case, and live in folders with a name of the product', () => {
  const long = product
    .filter((file) => !/\/words\//u.test(file))
    .filter((file) => readFileSync(join(root, file), 'utf8').split('\n').length > MOST_LINES + 1)
  expect(long).toEqual([])
  const parts = product.flatMap((file) => file.replace(/\.(tsx?|js)$/u, '').split('/'))
  expect(
    parts.filter((part) => !/^[a-zA-Z0-9.-]+$/u.test(part) || /[a-z][A-Z]/u.test(part)),
  ).toEqual([])
  expect(parts.filter((part) => HOMELESS.has(part))).toEqual([])
})

test('every decision stands in the list of decisions, under its own title', () => {
  const folder = join(root, 'docs/decisions')
  const list = readFileSync(join(folder, 'README.md'), 'utf8')
  const pages = readdirSync(folder).filter((file) => file !== 'README.md')
  const missing = pages.filter((file) => {
    const title = /^# (.+)/u.exec(readFileSync(join(folder, file), 'utf8'))?.[1]
    return !list.includes(`| ${file.slice(0, 10)} | [${title}](${file}) |`)
  })
  expect(missing).toEqual([])
})
