import { useState } from 'react'
import { dropDraft, keepDraft, readDraft } from '#web/lib/drafts.ts'

/** What the visitor tells of a picture. */
export interface Told {
  title: string
  artist: string
  description: string
  question: string
}

const KEY = 'picture'

function read(): Told {
  const { title = '', artist = '', description = '', question = '' } = readDraft(KEY)
  return { title, artist, description, question }
}

/** What was told of a picture is answered, or no longer asked. */
export function forgetTold() {
  dropDraft(KEY)
}

/**
 * What is told of a picture, kept for the tab while it is typed. The picture itself is not kept.
 */
export function useTold() {
  const [told, setTold] = useState(read)
  const change = (part: Partial<Told>) => {
    const next = { ...told, ...part }
    keepDraft(KEY, { ...next })
    setTold(next)
  }
  return { told, change }
}
