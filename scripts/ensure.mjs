// Makes a fresh clone runnable: dependencies match the lock file, and (with "build") dist matches
// the sources. Uses Node's own modules only, and runs under an old Node: it comes before anything
// is installed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

process.chdir(join(dirname(fileURLToPath(import.meta.url)), '..'))

function filesUnder(path) {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesUnder(join(path, name)))
}

function hashOf(paths) {
  const hash = createHash('sha256').update(process.platform + process.arch)
  for (const file of paths.flatMap(filesUnder))
    hash.update(file).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

function npm(...words) {
  // npm_execpath is the npm that runs this script, wherever it is installed.
  const own = process.env.npm_execpath
  const result = own
    ? spawnSync(process.execPath, [own, ...words], { stdio: 'inherit' })
    : spawnSync('npm', words, { stdio: 'inherit', shell: process.platform === 'win32' })
  if (result.status !== 0) process.exit(result.status ?? 1)
}

function ensure(stamp, inputs, task) {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hashOf(inputs)) return
  task()
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, hashOf(inputs))
}

/**
 * The Node that we bring along needs glibc on Linux. Where it does not run, a Node 24 of the
 * machine takes its place.
 */
function settleNode() {
  const { status } = spawnSync(join('node_modules', 'node', 'bin', 'node'), ['--version'])
  if (status === 0 || process.platform === 'win32') return
  if (Number.parseInt(process.versions.node, 10) < 24) {
    console.error(
      'The Node that comes with the packages does not run on this system. Install Node 24 or later.',
    )
    process.exit(1)
  }
  rmSync('node_modules/.bin/node', { force: true })
}

const LOCK = ['package.json', 'package-lock.json']
ensure('node_modules/.stamp', LOCK, () => {
  npm('install', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error')
  settleNode()
})
if (process.argv.includes('build')) {
  const sources = [
    'src/web',
    'src/shared',
    'src/language',
    'src/engine',
    'catalogue',
    'scripts',
    'vite.config.ts',
    'docs/accuracy.md',
  ]
  ensure('dist/.stamp', [...sources, ...LOCK], () => npm('run', '--silent', 'build'))
}
