import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'

// No database has a part in this: once is enough.
const noDatabase = test.skipIf(process.env.TEST_DATABASE === 'postgres')

noDatabase(
  'a server in a folder with a space in its name keeps its compiled code there',
  async () => {
    const parent = await realpath(await mkdtemp(join(tmpdir(), 'artsking-main-')))
    onTestFinished(() => rm(parent, { recursive: true, force: true }))
    const root = join(parent, 'my museum')
    await mkdir(join(root, 'src/server'), { recursive: true })
    await cp(join(import.meta.dirname, 'main.js'), join(root, 'src/server/main.js'))
    await writeFile(join(root, 'package.json'), '{ "type": "module" }')
    await writeFile(
      join(root, 'src/server/serve.ts'),
      "import { getCompileCacheDir } from 'node:module'\nexport const serve = () => console.log(getCompileCacheDir())\n",
    )
    const { NODE_COMPILE_CACHE: _, ...env } = process.env
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [join(root, 'src/server/main.js')],
      { env },
    )
    expect(stdout).toContain(join(root, 'node_modules/.cache/compiled'))
  },
)
