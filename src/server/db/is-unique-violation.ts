/**
 * Whether a write failed because its key is taken, on SQLite (`SQLITE_CONSTRAINT_…`) or PostgreSQL
 * (23505).
 */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('errcode' in error) return error.errcode === 2067 || error.errcode === 1555
  return 'code' in error && error.code === '23505'
}
