import type { StatementKind } from '#shared/statements.ts'

/** The marks behind statements whose standing no number shows. */
export const KIND_MARKS: Partial<Record<StatementKind, string>> = { seen: '◎', measured: '△' }
