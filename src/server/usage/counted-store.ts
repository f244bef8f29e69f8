import { sql } from 'kysely'
import type { Analysis } from '#shared/api/analysis.ts'
import type { AnsweredQuestion } from '#shared/api/questions.ts'
import type { Database, Tables } from '../db/tables.ts'

/** A spending or a movement of a pack, by the time that it is listed under. */
interface Listed {
  id: string
  at: number
  isSpent: boolean
}

export interface KeptSpending {
  id: string
  at: number
  kind: Tables['spends']['kind']
  month: string
  givenBack: boolean
  givenBackAt: number | null
  pack: KeptPack | null
}

interface KeptPack {
  boughtAt: number
  expiresAt: number
}

export interface KeptMovement {
  id: string
  at: number
  kind: Tables['pack_movements']['kind']
  queries: number
  pack: KeptPack
}

/** What a spending paid for: an analysis, or a question that was asked on about it. */
interface PaidFor {
  analysis: Analysis
  /** Null: the analysis itself. */
  asked: string | null
}

/** Movements that are no spendings. */
const MOVEMENTS = ['grant', 'expiry', 'refund'] as const

/**
 * What was counted: spendings that paid for something, also those that were given back later, and
 * what packs brought and lost.
 */
export function createCountedStore(db: Database) {
  const spendings = (userId: string) =>
    db.selectFrom('spends').where('spends.user_id', '=', userId).where('settled_at', 'is not', null)
  const movements = (userId: string) =>
    db
      .selectFrom('pack_movements')
      .where('pack_movements.user_id', '=', userId)
      .where('pack_movements.kind', 'in', MOVEMENTS)
  const count = sql<number | string>`count(*)`.as('count')

  return {
    /** A part of the list, the newest first, and how long the list is. */
    async part(
      userId: string,
      offset: number,
      limit: number,
    ): Promise<{ listed: Listed[]; total: number }> {
      const spent = await spendings(userId).select(count).executeTakeFirstOrThrow()
      const moved = await movements(userId).select(count).executeTakeFirstOrThrow()
      const rows = await spendings(userId)
        .select(['id', sql<number>`settled_at`.as('at'), sql<number>`1`.as('is_spent')])
        .unionAll(movements(userId).select(['id', 'at', sql<number>`0`.as('is_spent')]))
        .orderBy('at', 'desc')
        .orderBy('id')
        .offset(offset)
        .limit(limit)
        .execute()
      return {
        listed: rows.map(({ id, at, is_spent }) => ({ id, at, isSpent: Number(is_spent) === 1 })),
        total: Number(spent.count) + Number(moved.count),
      }
    },

    async spendings(userId: string, ids: readonly string[]): Promise<Map<string, KeptSpending>> {
      const rows = await spendings(userId)
        .leftJoin('packs', 'packs.id', 'spends.pack_id')
        .select(['spends.id', 'settled_at', 'kind', 'month', 'state', 'given_back_at'])
        .select(['packs.bought_at', 'packs.expires_at'])
        .where('spends.id', 'in', ['', ...ids])
        .execute()
      return new Map(
        rows.map(({ id, settled_at, kind, month, state, given_back_at, bought_at, expires_at }) => {
          const pack =
            bought_at === null || expires_at === null
              ? null
              : { boughtAt: bought_at, expiresAt: expires_at }
          const givenBack = state === 'given_back'
          return [
            id,
            { id, at: settled_at ?? 0, kind, month, givenBack, givenBackAt: given_back_at, pack },
          ]
        }),
      )
    },

    async movements(userId: string, ids: readonly string[]): Promise<Map<string, KeptMovement>> {
      const rows = await movements(userId)
        .innerJoin('packs', 'packs.id', 'pack_movements.pack_id')
        .select(['pack_movements.id', 'at', 'kind', 'amount', 'bought_at', 'expires_at'])
        .where('pack_movements.id', 'in', ['', ...ids])
        .execute()
      return new Map(
        rows.map(({ id, at, kind, amount, bought_at, expires_at }) => [
          id,
          { id, at, kind, queries: amount, pack: { boughtAt: bought_at, expiresAt: expires_at } },
        ]),
      )
    },

    /**
     * What the spendings paid for, by their ids. What its user has deleted is not told, whether it
     * may come back or not.
     */
    async paidFor(userId: string, ids: readonly string[]): Promise<Map<string, PaidFor>> {
      const kept = db
        .selectFrom('analyses')
        .innerJoin('history', 'history.analysis_id', 'analyses.id')
        .where('analyses.user_id', '=', userId)
        .where('history.deleted_at', 'is', null)
      const analyses = await kept
        .select(['analyses.spend_id', 'analyses.body'])
        .where('analyses.spend_id', 'in', ['', ...ids])
        .execute()
      const questions = await kept
        .innerJoin('questions', 'questions.analysis_id', 'analyses.id')
        .select(['questions.spend_id', 'analyses.body', 'questions.body as asked'])
        .where('questions.spend_id', 'in', ['', ...ids])
        .execute()
      const all = [...analyses.map((row) => ({ ...row, asked: null })), ...questions]
      return new Map(
        all.map(({ spend_id, body, asked }) => [
          spend_id ?? '',
          {
            analysis: JSON.parse(body) as Analysis,
            asked: asked === null ? null : (JSON.parse(asked) as AnsweredQuestion).question,
          },
        ]),
      )
    },
  }
}
export type CountedStore = ReturnType<typeof createCountedStore>
