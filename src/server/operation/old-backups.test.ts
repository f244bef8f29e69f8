import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { FORGOTTEN_DAYS } from '#shared/limits.ts'
import { deleteOldBackups } from './old-backups.ts'

const root = join(import.meta.dirname, '../../..')
const now = Date.UTC(2026, 10, 23, 3, 17)

async function folderWith(...names: string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'artsking-backups-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (const name of names) await mkdir(join(folder, name))
  return folder
}

test('backups older than the days that are kept are deleted; nothing else is', async () => {
  const old = 'artsking-2026-10-25T03-16-59Z'
  const kept = ['artsking-2026-10-25T03-17-00Z', 'artsking-2026-11-22T03-17-00Z']
  const others = ['artsking-2026-10-01T03-17-00Z.part', 'photographs']
  const folder = await folderWith(old, ...kept, ...others)
  await writeFile(join(folder, 'artsking-2026-10-01T03-17-00Z'), 'no folder')
  expect(await deleteOldBackups(folder, { keepDays: 29, now })).toEqual([old])
  expect(await readdir(folder)).toEqual(
    [...kept, ...others, 'artsking-2026-10-01T03-17-00Z'].sort(),
  )
})

test('the newest backup stays, however old', async () => {
  const folder = await folderWith('artsking-2026-01-01T03-17-00Z', 'artsking-2026-01-02T03-17-00Z')
  await deleteOldBackups(folder, { keepDays: 29, now })
  expect(await readdir(folder)).toEqual(['artsking-2026-01-02T03-17-00Z'])
  expect(await deleteOldBackups(join(folder, 'none'), { keepDays: 29, now })).toEqual([])
})

test('wherever we say how to back up each night, backups forget in time', () => {
  for (const file of ['deploy/artsking-backup.service', 'docs/operations.md']) {
    const text = readFileSync(join(root, file), 'utf8')
    const days = [...text.matchAll(/--keep-days=(\d+)/gu)].map(([, count]) => Number(count))
    // A night may be a few minutes later than the one before.
    expect(days, file).toEqual([FORGOTTEN_DAYS - 1])
  }
})
