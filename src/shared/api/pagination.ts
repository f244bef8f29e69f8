import * as z from 'zod/mini'

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

/** What a list says of its pages. `page` counts from 1, and is the last one where it would be later. */
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
