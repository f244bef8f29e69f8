/** Whether a write failed because what it refers to is gone, on SQLite (SQLITE_CONSTRAINT_FOREIGNKEY) or PostgreSQL (23503). */
export function isMissingReference(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('errcode' in error) return error.errcode === 787
  return 'code' in error && error.code === '23503'
}
