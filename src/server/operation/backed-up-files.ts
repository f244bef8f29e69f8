/** What pg_dump made of a PostgreSQL, in a backup. */
export const DUMP_FILE = 'artsking.dump'
export const PHOTOGRAPHS = 'photographs'

const FILE = /^(artsking\.(db|dump)|labels\.db|secret\.key|photographs\/[\w-]+(\.[\w-]+)*)$/u

/** Whether a path may be one of a backup: any other does not come from us. */
export function isBackupFile(path: string): boolean {
  return FILE.test(path)
}
