import { useMutation, useQueryClient } from '@tanstack/react-query'
import { descriptionAnswerSchema } from '#shared/api/descriptions.ts'
import { call } from '#web/lib/api.ts'
import { DESCRIPTION_USAGE_KEY } from '#web/usage/use-usage.ts'

/** Has a description written. The count is read anew after each. */
export function useDescribing() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (form: FormData) =>
      call(descriptionAnswerSchema, '/api/generate-artist-description', { method: 'POST', form }),
    onSettled: () => client.invalidateQueries({ queryKey: DESCRIPTION_USAGE_KEY }),
  })
}
export type Describing = ReturnType<typeof useDescribing>
