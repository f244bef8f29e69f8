import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

const DAY_MS = 24 * 3_600_000
const NAME = /^artsking-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z$/u

/** When a backup was made, by the name of its folder; null for what is none. */
function madeAt(name: string): number | null {
  const found = NAME.exec(name)
  if (!found) return null
  const [, day, hour, minute, second] = found
  return Date.parse(`${day}T${hour}:${minute}:${second}Z`)
}

/**
 * Deletes backups that are older than so many days. The newest stays, however old: it may be the
 * only one. Whatever else lies there stays, too.
 *
 * @returns the names of those that are gone.
 */
export async function deleteOldBackups(
  backups: string,
  { keepDays, now }: { keepDays: number; now: number },
): Promise<string[]> {
  const entries = await readdir(backups, { withFileTypes: true }).catch(() => [])
  const made = entries
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => ({ name, at: madeAt(name) ?? Number.NaN }))
    .filter(({ at }) => !Number.isNaN(at))
    .sort((one, other) => other.at - one.at)
  const old = made.slice(1).filter(({ at }) => at < now - keepDays * DAY_MS)
  for (const { name } of old) await rm(join(backups, name), { recursive: true })
  return old.map(({ name }) => name)
}
