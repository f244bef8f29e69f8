import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { createWorld } from '#test/world.ts'
import { apiDocumentSchema, callsOf } from '#web/developers/api-document.ts'
import { CURL, MAKE_CLIENT, TYPESCRIPT } from '#web/developers/quick-start.ts'

const run = promisify(execFile)
const bins = ['api-client/node_modules/.bin', '../node_modules/.bin'].map((path) =>
  join(import.meta.dirname, path),
)
const TSC = [
  '--noEmit',
  '--strict',
  '--target',
  'es2024',
  '--module',
  'nodenext',
  '--types',
  'node',
]

/** A developer at a shell: a server that listens, a key in the environment, and an empty folder. */
async function developer() {
  const world = await createWorld()
  const token = await world.register('ann@example.com', { role: 'professional' })
  const body = { name: 'Quick start', scopes: ['read', 'ask', 'describe'] }
  const { key } = (await world.ask('POST', '/api/account/keys', { token, body })).body
  const address = await world.app.listen({ port: 0, host: '127.0.0.1' })
  const cwd = await mkdtemp(join(import.meta.dirname, 'quick-start-'))
  onTestFinished(() => rm(cwd, { recursive: true }))
  const path = [...bins, process.env.PATH].join(delimiter)
  const env = { ...process.env, PATH: path, ARTSKING_URL: address, ARTSKING_KEY: key }
  const shell = async (command: string) =>
    (await run('bash', ['-c', `set -e -o pipefail; ${command}`], { cwd, env })).stdout
  return { world, cwd, shell }
}

test('the quick start runs as the page has it: curl, the client made from the document, and the program', async () => {
  const { world, cwd, shell } = await developer()
  expect(JSON.parse(await shell(CURL))).toMatchObject({
    identification: { artwork: { slug: 'the-starry-night' } },
    counted: true,
  })

  // npm and npx would fetch what is installed here.
  await shell(MAKE_CLIENT.replace(/^npm install .*\n/u, '').replace(/^npx --package.*\\\n/u, ''))
  await writeFile(join(cwd, 'ask.ts'), TYPESCRIPT)
  await shell(`tsc ${TSC.join(' ')} --allowImportingTsExtensions ask.ts`)
  const said = await shell('node ask.ts')
  expect(said).toMatch(/^\[(seen|sourced)\] .+/u)
  expect(said).toContain('cypress')

  // The types are those of the API: a field that there is not does not compile.
  await writeFile(join(cwd, 'ask.ts'), TYPESCRIPT.replace("mode: 'explorer'", "mode: 'expert'"))
  await expect(shell(`tsc ${TSC.join(' ')} --allowImportingTsExtensions ask.ts`)).rejects.toThrow()

  // An error's code says which parameters it has.
  const near = (code: string) =>
    TYPESCRIPT.replace(
      'throw new Error',
      `if (error.code === '${code}') console.log(error.params.near[0]?.title)\n  else throw new Error`,
    )
      .replace('if (!analysis) if', 'if (!analysis) {\n  if')
      .replace('error.detail}`)', 'error.detail}`)\n  throw new Error(error.code)\n}')
  await writeFile(join(cwd, 'ask.ts'), near('unknown_work'))
  await shell(`tsc ${TSC.join(' ')} --allowImportingTsExtensions ask.ts`)
  await writeFile(join(cwd, 'ask.ts'), near('session_expired'))
  await expect(shell(`tsc ${TSC.join(' ')} --allowImportingTsExtensions ask.ts`)).rejects.toThrow()
  expect(world.faults).toEqual([])
}, 120_000)

test('every request of the reference runs in a shell', async () => {
  const { world, cwd, shell } = await developer()
  await sharp({ create: { width: 600, height: 400, channels: 3, background: '#204060' } })
    .jpeg()
    .toFile(join(cwd, 'photo.jpg'))
  const calls = callsOf(apiDocumentSchema.parse((await world.ask('GET', '/api/openapi.json')).body))
  expect(calls.length).toBeGreaterThan(15)
  for (const { curl, path } of calls) {
    const status = await shell(`${curl} --silent --output answer --write-out '%{http_code}'`)
    // The ids of the examples are nobody's.
    expect(status, curl).toMatch(path.includes('{id}') ? /^404$/u : /^20[04]$/u)
  }
  expect(world.faults).toEqual([])
}, 120_000)
