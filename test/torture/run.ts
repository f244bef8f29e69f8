// What a server must bear, one trial after the other, and what each found. Ends with 1 where one does
// not hold. The long form writes its findings into bench/RESULTS.md. Run:
// npm run torture [-- --short] [-- kills fuzz …]. On PostgreSQL, too, where TEST_DATABASE_URL names one.
import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

/** The sizes of each trial: what its script takes, in the short form and in the long one. */
const TRIALS = {
  kills: { short: ['5'], long: ['30'] },
  away: { short: ['5', '1'], long: ['20', '5'] },
  fuzz: { short: ['4000'], long: ['20000'] },
  'bad-files': { short: [], long: [] },
  hogs: { short: ['15'], long: ['40'] },
  'bulk-crashes': { short: ['100'], long: ['500'] },
  'photo-crashes': { short: ['24'], long: ['120'] },
  'account-timing': { short: ['40'], long: ['150'] },
  overload: { short: ['6'], long: ['15'] },
  soak: { short: ['4'], long: ['20'] },
}
const RESULTS = join(import.meta.dirname, '../../bench/RESULTS.md')
const HEADING = '## What a server bears'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { short: { type: 'boolean', default: false } },
})
const unknown = positionals.filter((name) => !(name in TRIALS))
if (unknown.length > 0) {
  console.error(
    `No trial is called ${unknown.join(', ')}. There are ${Object.keys(TRIALS).join(', ')}.`,
  )
  process.exit(2)
}

/** Runs a trial in a process of its own. @returns what it found, a line each. */
async function tried(
  name: string,
  sizes: readonly string[],
): Promise<{ holds: boolean; said: string }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, `${name}.ts`), ...sizes], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.on('data', (bytes: Buffer) => {
    said += bytes.toString()
    process.stdout.write(bytes)
  })
  const code = await new Promise((resolve) => child.once('close', resolve))
  return { holds: code === 0, said }
}

const rows: string[] = []
let holds = true
for (const [name, sizes] of Object.entries(TRIALS)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue
  console.log(`\n${name}`)
  const began = performance.now()
  const trial = await tried(name, values.short ? sizes.short : sizes.long)
  holds &&= trial.holds
  const findings = trial.said
    .split('\n')
    .filter((line) => /^(?:holds|FAILS): /u.test(line))
    .map((line) => line.replace(/^holds: /u, '').replaceAll('|', '\\|'))
  const seconds = Math.round((performance.now() - began) / 1000)
  rows.push(
    `| ${name} | ${trial.holds ? '' : '**does not hold** '}${findings.join('<br>')} | ${seconds} s |`,
  )
}

if (!values.short && positionals.length === 0) {
  const others = readFileSync(RESULTS, 'utf8')
    .split(/^(?=## )/mu)
    .filter((section) => !section.startsWith(HEADING))
    .join('')
    .trimEnd()
  const today = new Date().toISOString().slice(0, 10)
  writeFileSync(
    RESULTS,
    `${others}

${HEADING}

\`npm run torture\` wrote this on ${today}, on ${cpus().length} cores, Node ${process.versions.node}. The trials are in \`test/torture\`.

| Trial | Found | Took |
|---|---|---|
${rows.join('\n')}
`,
  )
}
process.exitCode = holds ? 0 : 1
