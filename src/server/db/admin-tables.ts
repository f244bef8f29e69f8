import type { ColumnType } from 'kysely'
import type { AdminAct } from '#shared/api/admin.ts'

/** What operators read and did. */
export interface AdminTables {
  complaints: {
    analysis_id: string
    user_id: string
    reason: string
    created_at: number
    /** When an operator answered it; null: it is open. */
    settled_at: ColumnType<number | null, number | null | undefined>
  }
  /** What operators did, never changed. */
  admin_acts: {
    id: string
    at: number
    /** The operator's mail address. */
    admin: string
    act: AdminAct
    /** Whom it was about; null: nobody. */
    user_id: string | null
    target: string
    note: string
  }
}
