import type { Counted, CountedQuery, Moved, Spent } from '#shared/api/counted.ts'
import { pagesOf, paginationOf } from '#shared/api/pagination.ts'
import type { User } from '../accounts/user.ts'
import type { Database } from '../db/tables.ts'
import {
  type CountedStore,
  createCountedStore,
  type KeptMovement,
  type KeptSpending,
} from './counted-store.ts'

const iso = (time: number) => new Date(time).toISOString()

type PaidFor = Awaited<ReturnType<CountedStore['paidFor']>>

function spentOf(spending: KeptSpending, paidFor: PaidFor): Spent {
  const { id, at, kind, month, givenBack, givenBackAt, pack } = spending
  const paid = paidFor.get(id)
  const artwork = paid?.analysis.identification.artwork
  return {
    id,
    at: iso(at),
    kind: paid && paid.asked !== null ? 'question' : kind,
    about:
      paid && artwork
        ? {
            analysis_id: paid.analysis.id,
            slug: artwork.slug,
            title: artwork.title,
            artist: artwork.artist,
            mode: paid.analysis.mode,
            language: paid.analysis.language,
            question: paid.asked ?? paid.analysis.question,
          }
        : null,
    pack: pack && packOf(pack),
    month,
    given_back: givenBack,
    given_back_at: givenBackAt === null ? null : iso(givenBackAt),
  }
}

const packOf = ({ boughtAt, expiresAt }: KeptMovement['pack']): Moved['pack'] => ({
  bought_at: iso(boughtAt),
  expires_at: iso(expiresAt),
})

const MOVED: Partial<Record<KeptMovement['kind'], Moved['kind']>> = {
  grant: 'pack_bought',
  expiry: 'pack_expired',
  refund: 'pack_refunded',
}

function movedOf({ id, at, kind, queries, pack }: KeptMovement): Moved[] {
  const moved = MOVED[kind]
  return moved
    ? [{ id, at: iso(at), kind: moved, queries: Math.abs(queries), pack: packOf(pack) }]
    : []
}

/** The list of all that was counted for a user. */
export function createCounted(db: Database) {
  const counted = createCountedStore(db)
  return {
    async page(user: User, { page, limit }: CountedQuery): Promise<Counted> {
      const part = (from: number) => counted.part(user.id, (from - 1) * limit, limit)
      let { listed, total } = await part(page)
      const current = Math.min(page, pagesOf(total, limit))
      // Too far: the last page is given.
      if (current < page) listed = (await part(current)).listed
      const spentIds = listed.filter(({ isSpent }) => isSpent).map(({ id }) => id)
      const spendings = await counted.spendings(user.id, spentIds)
      const paidFor = await counted.paidFor(user.id, spentIds)
      const movements = await counted.movements(
        user.id,
        listed.filter(({ isSpent }) => !isSpent).map(({ id }) => id),
      )
      return {
        entries: listed.flatMap(({ id }): (Spent | Moved)[] => {
          const spending = spendings.get(id)
          const movement = movements.get(id)
          return spending ? [spentOf(spending, paidFor)] : movement ? movedOf(movement) : []
        }),
        pagination: paginationOf(total, current, limit),
      }
    },
  }
}
export type CountedList = ReturnType<typeof createCounted>
