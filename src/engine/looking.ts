import type { Eye } from './observe/eye.ts'
import type { LookOptions, Sight } from './observe/look.ts'
import { readTexts } from './reading/read-text.ts'
import type { Reader } from './reading/reader.ts'

/** A picture, as far as it is asked about: it is looked at, and read, only where that is needed. */
export interface Looking {
  /** @throws PictureError where the picture is refused. */
  sight(): Promise<Sight>
  /** The lines of writing in a picture. @throws PictureError if the picture is refused. */
  texts(): Promise<string[]>
}

/**
 * What looking at a picture found, as plain data. The engine answers from it after the picture is
 * deleted.
 */
export interface SeenPicture {
  sight: Sight
  /** What was read in it; empty where it was not read. */
  texts: string[]
}

interface Parts {
  eye: Pick<Eye, 'look'>
  /** Without it nothing is read. */
  reader: Pick<Reader, 'read'> | undefined
}

/** A picture in a file. */
export function lookingAt(
  { eye, reader }: Parts,
  file: string,
  options: LookOptions,
  signal: AbortSignal,
): Looking {
  return {
    sight: () => eye.look(file, signal, options),
    texts: async () => readTexts((await reader?.read(file, signal)) ?? []),
  }
}

/** A picture that was looked at before. */
function lookingBack({ sight, texts }: SeenPicture): Looking {
  return { sight: async () => sight, texts: async () => texts }
}

interface Asked {
  picture?: string | undefined
  seen?: SeenPicture | undefined
  keepCopy?: boolean | undefined
}

/**
 * The picture of a request, if it has one. @param forModel whether it is made ready for a language
 * model as well.
 */
export function pictureAsked(
  parts: Parts,
  { picture, seen, keepCopy = false }: Asked,
  forModel: boolean,
  signal: AbortSignal,
): Looking | undefined {
  if (seen) return lookingBack(seen)
  return picture === undefined
    ? undefined
    : lookingAt(parts, picture, { withCopy: keepCopy, forModel }, signal)
}

/** The same picture, and what has been asked of it so far. */
export function noted(looking: Looking) {
  let sight: Sight | null = null
  let texts: string[] = []
  return {
    looking: {
      sight: async () => (sight = await looking.sight()),
      texts: async () => (texts = await looking.texts()),
    } satisfies Looking,
    /** Null where it was not looked at. */
    seen: (): SeenPicture | null => sight && { sight, texts },
  }
}
