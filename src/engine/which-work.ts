import type { Label } from '#shared/label.ts'
import type { Language } from '#shared/languages.ts'
import type { Catalogue } from './catalogue/catalogue.ts'
import { type Choice, identify } from './identify/identify.ts'
import { identifyLabel } from './identify/identify-label.ts'
import { type Beyond, lookFurther } from './identify/identify-live.ts'
import { type IdentifiedPicture, identifyPicture } from './identify/identify-picture.ts'
import type { Eye } from './observe/eye.ts'
import type { Sight } from './observe/look.ts'
import { MEASURE_PHRASES } from './observe/phrase-book.ts'
import { PictureError } from './picture/picture-error.ts'
import { readTexts } from './reading/read-text.ts'
import type { Reader } from './reading/reader.ts'

interface Asked {
  name: string
  artist: string
  language: Language
  artwork?: string | undefined
  picture?: string | undefined
  isLabel?: boolean | undefined
  keepCopy?: boolean | undefined
}

interface Parts {
  catalogue: () => Catalogue
  beyond: Beyond
  eye: Pick<Eye, 'look'>
  /** Without it no label is read. */
  reader: Pick<Reader, 'read'> | undefined
  /** Whether a picture is made ready for a language model as well. */
  forModel: boolean
}

type Meant = IdentifiedPicture | Choice | { near: Label[]; unreachable: boolean }

export interface WhichWork {
  /** Null where there is no picture, or only its label counts: a label that fills the photo is not measured as a work. */
  sight: Sight | null
  found: Meant
  /** What was read in the picture, line by line; absent where it was not read, empty where nothing could be. */
  read?: string | undefined
}

/**
 * Which work is meant: by its name, by its picture, or by the wall label in the picture, which is read where the user says
 * that there is one, or where the picture is not known.
 *
 * @throws PictureError where the picture is refused.
 */
export async function whichWork(parts: Parts, asked: Asked, signal: AbortSignal): Promise<WhichWork> {
  const { catalogue, beyond, eye, reader, forModel } = parts
  const { picture, keepCopy = false, isLabel = false, language } = asked
  const isNamed = asked.name !== '' || asked.artwork !== undefined
  if (picture !== undefined && isLabel && !isNamed) {
    const texts = await readTexts((await reader?.read(picture, signal)) ?? [])
    const meant = await identifyLabel(catalogue(), beyond, texts, language)
    return { sight: null, found: ofLabel(meant), read: texts.join('\n') }
  }
  const isLooked = picture !== undefined && !isLabel
  const looking = isLooked ? eye.look(picture, signal, { withCopy: keepCopy, forModel }) : null
  // At its first use it is read, which takes a moment: while the eye is at work, nobody waits for it.
  catalogue()
  const sight = await looking
  const identified = sight ? identifyPicture(catalogue(), asked, sight) : identify(catalogue(), asked)
  const found = await lookFurther(beyond, identified, asked)
  if (sight === null || picture === undefined || isNamed || !('artwork' in found) || found.artwork !== null)
    return { sight, found }
  const texts = await readTexts(await readIfPossible(reader, picture, signal))
  if (texts.length === 0) return { sight, found }
  const meant = await identifyLabel(catalogue(), beyond, texts, language)
  const read = texts.join('\n')
  if ('artwork' in meant) return { sight: null, found: ofLabel(meant), read }
  const offered = 'choice' in meant ? meant.choice : []
  return { sight, found: offering(found, offered, language), read }
}

/** A picture that was looked at is answered also where nobody can read it now. */
async function readIfPossible(reader: Parts['reader'], picture: string, signal: AbortSignal) {
  try {
    return (await reader?.read(picture, signal)) ?? []
  } catch (error) {
    if (error instanceof PictureError) return []
    throw error
  }
}

type MeantByLabel = Awaited<ReturnType<typeof identifyLabel>>

function ofLabel(meant: MeantByLabel): Meant {
  if ('artwork' in meant) return { ...meant, place: null }
  return 'choice' in meant ? meant : { ...meant, unreachable: false }
}

/** A picture that is not known, and the works that a label in it may name. */
function offering(
  picture: IdentifiedPicture,
  works: readonly Label[],
  language: Language,
): IdentifiedPicture {
  if (works.length === 0) return picture
  const { identification } = picture
  const { candidates } = identification
  const others = works.filter(({ slug }) => candidates.every((label) => label.slug !== slug))
  const notice = [MEASURE_PHRASES[language].mayBeOnLabel, identification.notice]
    .filter((part) => part !== null)
    .join(' ')
  return {
    ...picture,
    identification: { ...identification, status: 'possible', candidates: [...candidates, ...others], notice },
  }
}
