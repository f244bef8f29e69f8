import * as z from 'zod/mini'

const PAGE_MAX = 1_000_000
const LIMIT_MAX = 50
const whole = (max: number, otherwise: number) =>
  z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(max)), otherwise)

/** Which page of a list is asked for, counted from 1, and of how many. */
export function pageQuery(usualLimit: number) {
  return { page: whole(PAGE_MAX, 1), limit: whole(LIMIT_MAX, usualLimit) }
}

export const paginationSchema = z.object({
  /** Of a search: those found. */
  total_count: z.int(),
  total_pages: z.int(),
  /** The last page where a later one was asked for. */
  current_page: z.int(),
  has_prev: z.boolean(),
  has_next: z.boolean(),
})
export type Pagination = z.infer<typeof paginationSchema>

/** How many pages of `limit` things there are; one, where there is nothing. */
export function pagesOf(total: number, limit: number): number {
  return Math.max(1, Math.ceil(total / limit))
}

/**
 * What a list says of its pages. `page` counts from 1, and is the last one where it would be later.
 */
export function paginationOf(total: number, page: number, limit: number): Pagination {
  const pages = pagesOf(total, limit)
  const current = Math.min(page, pages)
  return {
    total_count: total,
    total_pages: pages,
    current_page: current,
    has_prev: current > 1,
    has_next: current < pages,
  }
}
