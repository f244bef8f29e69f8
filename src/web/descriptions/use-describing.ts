import { useQueryClient } from '@tanstack/react-query'
import { descriptionAnswerSchema } from '#shared/api/descriptions.ts'
import { useUpload } from '#web/images/use-upload.ts'
import { DESCRIPTION_USAGE_KEY } from '#web/usage/use-usage.ts'

/** Has a description written. The count is read anew after each. */
export function useDescribing() {
  const client = useQueryClient()
  return useUpload({
    path: '/api/generate-artist-description',
    schema: descriptionAnswerSchema,
    onSettled: () => client.invalidateQueries({ queryKey: DESCRIPTION_USAGE_KEY }),
  })
}
export type Describing = ReturnType<typeof useDescribing>
