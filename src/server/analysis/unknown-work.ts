import type { Label } from '#shared/label.ts'
import type { Language } from '#shared/languages.ts'
import { AppError } from '../errors.ts'

const MOST_OFFERED = 3
/** Maker and title are on the first lines of a label. */
const NAMING_LINES = 2
/** Maximum characters of the user's input echoed back. */
const MOST_SHOWN = 80

/** Tells that a work is not known, which ones are near, and that nothing was charged. */
export function unknownWork(
  { name, artist, language }: { name: string; artist: string; language: Language },
  {
    near,
    unreachable,
    read,
  }: { near: readonly Label[]; unreachable: boolean; read?: string | undefined },
): AppError {
  const told = name === '' && read ? read.split('\n').slice(0, NAMING_LINES).join(', ') : name
  const asked = { name: shortened(told), artist: shortened(artist) }
  return new AppError(
    'unknown_work',
    { ...asked, near: near.slice(0, MOST_OFFERED), unreachable, read },
    { language },
  )
}

function shortened(typed: string): string {
  return [...typed].length > MOST_SHOWN ? `${[...typed].slice(0, MOST_SHOWN).join('')}…` : typed
}
