import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { upload } from '#web/images/upload.ts'

interface Options<Answer> {
  path: string
  /** Reads the answer. */
  schema: { parse(value: unknown): Answer }
  /** Hears the end, good or bad. */
  onSettled: () => unknown
}

/** A call that sends a form with files: how much has been sent, 0..1, and the way out. */
export function useUpload<Answer>({ path, schema, onSettled }: Options<Answer>) {
  const [sent, setSent] = useState(0)
  const running = useRef<AbortController>(null)
  const mutation = useMutation({
    mutationFn: async (form: FormData) => {
      const controller = new AbortController()
      running.current = controller
      setSent(0)
      const { signal } = controller
      const response = await upload(path, form, { signal, onProgress: setSent })
      return schema.parse(await response.json())
    },
    onSettled,
  })
  function cancel() {
    running.current?.abort()
    mutation.reset()
  }
  return { ...mutation, sent, cancel }
}
