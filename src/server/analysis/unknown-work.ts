import type { Label } from '#shared/label.ts'
import type { Language } from '#shared/languages.ts'
import { AppError } from '../errors.ts'

const MOST_OFFERED = 3
/** Maximum characters of the user's input echoed back. */
const MOST_SHOWN = 80

/** Tells that a work is not known, which ones are near, and that nothing was charged. */
export function unknownWork(
  { name, artist, language }: { name: string; artist: string; language: Language },
  { near, unreachable }: { near: readonly Label[]; unreachable: boolean },
): AppError {
  const asked = { name: shortened(name), artist: shortened(artist) }
  return new AppError(
    'unknown_work',
    { ...asked, near: near.slice(0, MOST_OFFERED), unreachable },
    { language },
  )
}

function shortened(typed: string): string {
  return [...typed].length > MOST_SHOWN ? `${[...typed].slice(0, MOST_SHOWN).join('')}…` : typed
}
