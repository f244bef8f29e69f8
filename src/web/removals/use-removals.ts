import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { deletedSchema, restoredSchema } from '#shared/api/history.ts'
import { call } from '#web/lib/api.ts'
import { errorText } from '#web/lib/error-text.ts'
import { showToast } from '#web/ui/toasts.ts'

interface Sentences {
  removeFailed: string
  undoFailed: string
}

/**
 * Deleting from a list that is in sight, and bringing back: what was deleted keeps its place there.
 */
export function useRemovals(
  list: '/api/my-analyses' | '/api/my-descriptions',
  sentences: Sentences,
) {
  const [changes, setChanges] = useState<ReadonlyMap<string, 'removed' | 'back'>>(new Map())
  const pathOf = (id: string) => `${list}/${encodeURIComponent(id)}`
  const note = (id: string, change: 'removed' | 'back') =>
    setChanges((before) => new Map(before).set(id, change))
  const removing = useMutation({
    mutationFn: (id: string) => call(deletedSchema, pathOf(id), { method: 'DELETE' }),
    onSuccess: (_answer, id) => note(id, 'removed'),
    onError: (error) => showToast(errorText(error, sentences.removeFailed), 'error'),
  })
  const restoring = useMutation({
    mutationFn: (id: string) => call(restoredSchema, `${pathOf(id)}/restore`, { method: 'POST' }),
    onSuccess: (_answer, id) => note(id, 'back'),
    onError: (error) => showToast(errorText(error, sentences.undoFailed), 'error'),
  })
  return {
    remove: removing.mutate,
    restore: restoring.mutate,
    isRemoved: (id: string) => changes.get(id) === 'removed',
    isBack: (id: string) => changes.get(id) === 'back',
    isRemoving: (id: string) => removing.isPending && removing.variables === id,
    isRestoring: (id: string) => restoring.isPending && restoring.variables === id,
  }
}
export type Removals = ReturnType<typeof useRemovals>
