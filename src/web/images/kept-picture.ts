import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { request } from '#web/lib/api.ts'

/** An address for a file in memory, as long as the page shows it. */
function useObjectUrl(blob: Blob | undefined): string | null {
  const [url, setUrl] = useState<string | null>(null)
  // The browser holds the file until its address is given back.
  useEffect(() => {
    if (!blob) return
    const made = URL.createObjectURL(blob)
    setUrl(made)
    return () => {
      URL.revokeObjectURL(made)
      setUrl(null)
    }
  }, [blob])
  return url
}

/**
 * The address of the small copy that is kept with an analysis; null until it is here, and where there is none.
 * An `img` cannot say who asks, so that it is fetched.
 */
export function useKeptPicture(analysisId: string, isKept: boolean): string | null {
  const kept = useQuery({
    queryKey: ['kept-picture', analysisId],
    queryFn: async () => {
      const path = `/api/my-analyses/${encodeURIComponent(analysisId)}/picture`
      return (await request(path, { accept: 'image/webp' })).blob()
    },
    enabled: isKept,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return useObjectUrl(kept.data)
}
