import type { Label } from '#shared/label.ts'
import type { Language } from '#shared/languages.ts'
import type { Catalogue } from './catalogue/catalogue.ts'
import { type Choice, identify } from './identify/identify.ts'
import { identifyLabel } from './identify/identify-label.ts'
import { type Beyond, lookFurther } from './identify/identify-live.ts'
import { type IdentifiedPicture, identifyPicture } from './identify/identify-picture.ts'
import type { Looking } from './looking.ts'
import type { Sight } from './observe/look.ts'
import { MEASURE_PHRASES } from './observe/phrase-book.ts'
import { PictureError } from './picture/picture-error.ts'

interface Asked {
  name: string
  artist: string
  language: Language
  artwork?: string | undefined
  isLabel?: boolean | undefined
}

interface Parts {
  catalogue: () => Catalogue
  beyond: Beyond
  /** Absent where only a name is asked about. */
  picture: Looking | undefined
}

type Meant = IdentifiedPicture | Choice | { near: Label[]; unreachable: boolean }

export interface WhichWork {
  /**
   * Null where there is no picture, or only its label counts: a label that fills the photo is not
   * measured as a work.
   */
  sight: Sight | null
  found: Meant
  /**
   * What was read in the picture, line by line; absent where it was not read, empty where nothing
   * could be.
   */
  read?: string | undefined
}

/**
 * Which work is meant: by its name, by its picture, or by the wall label in the picture, which is
 * read where the user says that there is one, or where the picture is not known.
 *
 * @throws PictureError where the picture is refused.
 */
export async function whichWork(
  { catalogue, beyond, picture }: Parts,
  asked: Asked,
): Promise<WhichWork> {
  const { isLabel = false, language } = asked
  const isNamed = asked.name !== '' || asked.artwork !== undefined
  if (picture !== undefined && isLabel && !isNamed) {
    const texts = await picture.texts()
    const meant = await identifyLabel(catalogue(), beyond, texts, language)
    return { sight: null, found: ofLabel(meant), read: texts.join('\n') }
  }
  const looking = isLabel ? undefined : picture?.sight()
  // At its first use it is read, which takes a moment: while the eye is at work, nobody waits for
  // it.
  catalogue()
  const sight = (await looking) ?? null
  const identified = sight
    ? identifyPicture(catalogue(), asked, sight)
    : identify(catalogue(), asked)
  const found = await lookFurther(beyond, identified, asked)
  if (
    sight === null ||
    picture === undefined ||
    isNamed ||
    !('artwork' in found) ||
    found.artwork !== null
  )
    return { sight, found }
  const texts = await readIfPossible(picture)
  if (texts.length === 0) return { sight, found }
  const meant = await identifyLabel(catalogue(), beyond, texts, language)
  const read = texts.join('\n')
  if ('artwork' in meant) return { sight: null, found: ofLabel(meant), read }
  const offered = 'choice' in meant ? meant.choice : []
  return { sight, found: offering(found, offered, language), read }
}

/** A picture that was looked at is answered also where nobody can read it now. */
async function readIfPossible(picture: Looking): Promise<string[]> {
  try {
    return await picture.texts()
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
    identification: {
      ...identification,
      status: 'possible',
      candidates: [...candidates, ...others],
      notice,
    },
  }
}
