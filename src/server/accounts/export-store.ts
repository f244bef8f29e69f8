import type { Analysis } from '#shared/api/analysis.ts'
import type { Description } from '#shared/api/descriptions.ts'
import type { AnsweredQuestion, KeptAnalysis } from '#shared/api/questions.ts'
import type { Database } from '../db/tables.ts'
import { heldRecords } from './held-records.ts'

const AT_ONCE = 100

type QuestionsOf = (analysisId: string) => Promise<AnsweredQuestion[]>

/** Everything that is held about a user, read in pieces. */
export function createExportStore(db: Database, questionsOf: QuestionsOf) {
  /** Rows of one of the two tables with whole answers, from the oldest on, some at a time. */
  async function* bodies(table: 'analyses' | 'descriptions', userId: string) {
    let last = { created_at: -1, id: '' }
    for (;;) {
      const rows = await db
        .selectFrom(table)
        .select(['id', 'created_at', 'body'])
        .where('user_id', '=', userId)
        .where((either) =>
          either.or([
            either('created_at', '>', last.created_at),
            either.and([either('created_at', '=', last.created_at), either('id', '>', last.id)]),
          ]),
        )
        .orderBy('created_at')
        .orderBy('id')
        .limit(AT_ONCE)
        .execute()
      for (const row of rows) yield row
      const end = rows.at(-1)
      if (!end || rows.length < AT_ONCE) return
      last = end
    }
  }

  return {
    async account(userId: string) {
      const { email, role, role_until, preferred_language, created_at } = await db
        .selectFrom('users')
        .selectAll()
        .where('id', '=', userId)
        .executeTakeFirstOrThrow()
      return { email, role, role_until, preferred_language, created_at }
    },

    records: (userId: string) => heldRecords(db, userId),

    /** With the questions that were asked on about them. */
    async *analyses(userId: string): AsyncGenerator<KeptAnalysis> {
      for await (const row of bodies('analyses', userId)) {
        const analysis = JSON.parse(row.body) as Analysis
        yield { ...analysis, questions: await questionsOf(row.id) }
      }
    },

    /** The ids of the analyses with which a small copy of a picture is kept. */
    async withPicture(userId: string): Promise<string[]> {
      const rows = await db
        .selectFrom('kept_pictures')
        .select('analysis_id')
        .where('user_id', '=', userId)
        .orderBy('created_at')
        .orderBy('analysis_id')
        .execute()
      return rows.map((row) => row.analysis_id)
    },

    /**
     * Also where its analysis was deleted a moment ago and may still come back; null where it is
     * gone for good.
     */
    async picture(analysisId: string): Promise<Uint8Array | null> {
      const row = await db
        .selectFrom('kept_pictures')
        .select('bytes')
        .where('analysis_id', '=', analysisId)
        .executeTakeFirst()
      return row?.bytes ?? null
    },

    async *descriptions(userId: string): AsyncGenerator<Description> {
      for await (const row of bodies('descriptions', userId))
        yield JSON.parse(row.body) as Description
    },
  }
}
export type ExportStore = ReturnType<typeof createExportStore>
