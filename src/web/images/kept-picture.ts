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
 * The address of a picture that is fetched from a path, as long as it is shown; null until it is
 * here, and where the path is.
 */
export function usePictureAt(path: string | null, { anonymous = false } = {}): string | null {
  const kept = useQuery({
    queryKey: ['kept-picture', path],
    queryFn: async () => (await request(path ?? '', { accept: 'image/webp', anonymous })).blob(),
    enabled: path !== null,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return useObjectUrl(kept.data)
}

/**
 * The address of the small copy that is kept with an analysis; null until it is here, and where
 * there is none. An `img` cannot say who asks, so that it is fetched.
 */
export function useKeptPicture(analysisId: string, isKept: boolean): string | null {
  return usePictureAt(isKept ? `/api/my-analyses/${encodeURIComponent(analysisId)}/picture` : null)
}
