// Runs the tests nearest to what changed since the last commit, on SQLite: the test beside a
// changed file, else those of its folder. It answers in seconds and vouches for nothing more: `npm
// run check` does.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { testsNear } from './tests-near.ts'

const root = join(import.meta.dirname, '..')
const git = (...words: string[]) =>
  execFileSync('git', words, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
const changed = [
  ...git('diff', '--name-only', 'HEAD'),
  ...git('ls-files', '--others', '--exclude-standard'),
].filter((file) => existsSync(join(root, file)))
const tests = testsNear(changed, git('ls-files', '--cached', '--others', '--exclude-standard'))
if (tests.length === 0) {
  console.log('Nothing that changed has a test near it.')
} else {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const projects = ['engine', 'sqlite', 'web'].flatMap((name) => ['--project', name])
  const { status } = spawnSync(process.execPath, [vitest, 'run', ...projects, ...tests], {
    cwd: root,
    stdio: 'inherit',
  })
  process.exitCode = status ?? 1
}
