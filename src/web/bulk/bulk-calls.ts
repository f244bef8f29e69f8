import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type BulkFormat,
  type BulkJob,
  type BulkState,
  bulkJobSchema,
  bulkJobsSchema,
  bulkRowSchema,
  bulkRowsSchema,
  createdBulkSchema,
} from '#shared/api/bulk.ts'
import { useUpload } from '#web/images/use-upload.ts'
import { call, send } from '#web/lib/api.ts'
import { download } from '#web/lib/download.ts'

const PATH = '/api/bulk'
const KEY = ['bulk'] as const
const LOOK_AGAIN_MS = 1500
/** Lists that change by themselves. */
const MOVING: ReadonlySet<BulkJob['state']> = new Set(['checking', 'running'])

export function useLists() {
  return useQuery({ queryKey: [...KEY, 'lists'], queryFn: () => call(bulkJobsSchema, PATH) })
}

/** A list; while it is checked or runs, its progress is asked for again and again. */
export function useList(id: string) {
  return useQuery({
    queryKey: [...KEY, id],
    queryFn: () => call(bulkJobSchema, `${PATH}/${id}`),
    refetchInterval: ({ state: { data } }) =>
      data && MOVING.has(data.state) ? LOOK_AGAIN_MS : false,
  })
}

/** A page of rows; it is fetched anew when rows have changed their state. */
export function useRows({ id, states }: BulkJob, state: BulkState | '', page: number) {
  const query = new URLSearchParams({ page: String(page), ...(state === '' ? {} : { state }) })
  return useQuery({
    queryKey: [...KEY, id, 'rows', state, page, JSON.stringify(states)],
    queryFn: () => call(bulkRowsSchema, `${PATH}/${id}/rows?${query}`),
    placeholderData: keepPreviousData,
  })
}

export function useSending() {
  const calls = useQueryClient()
  return useUpload({
    path: PATH,
    schema: createdBulkSchema,
    onSettled: () => calls.invalidateQueries({ queryKey: KEY }),
  })
}

export function useChanging(id: string) {
  const calls = useQueryClient()
  return useMutation({
    mutationFn: (state: 'running' | 'paused' | 'cancelled') =>
      call(bulkJobSchema, `${PATH}/${id}`, { method: 'PUT', json: { state } }),
    onSuccess: (job) => calls.setQueryData([...KEY, id], job),
    onSettled: () => calls.invalidateQueries({ queryKey: KEY }),
  })
}

export function useChoosing(id: string) {
  const calls = useQueryClient()
  return useMutation({
    mutationFn: ({ row, work }: { row: number; work: string }) =>
      call(bulkRowSchema, `${PATH}/${id}/rows/${row}`, { method: 'PUT', json: { work } }),
    onSettled: () => calls.invalidateQueries({ queryKey: [...KEY, id] }),
  })
}

export function useDeleting(id: string) {
  const calls = useQueryClient()
  return useMutation({
    mutationFn: () => send(`${PATH}/${id}`, { method: 'DELETE' }),
    onSuccess: () => calls.invalidateQueries({ queryKey: [...KEY, 'lists'] }),
  })
}

export function useDownloading(id: string) {
  return useMutation({
    mutationFn: (format: BulkFormat) =>
      download(`${PATH}/${id}/export?format=${format}`, `list.${format}`),
  })
}
