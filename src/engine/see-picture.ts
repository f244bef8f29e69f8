import { hasFullText } from './artwork/artwork.ts'
import type { Catalogue } from './catalogue/catalogue.ts'
import { type AskedByName, identify } from './identify/identify.ts'
import { type Beyond, lookFurther } from './identify/identify-live.ts'
import type { Recognised } from './identify/recognise.ts'
import { type Looking, noted, type SeenPicture } from './looking.ts'
import { type WhichWork, whichWork } from './which-work.ts'

interface Known {
  catalogue: () => Catalogue
  labels: Beyond['labels']
  /** Whether open sources will be asked about a title that nobody here knows. */
  asksFurther: boolean
}

function recognisedIn(
  { found }: WhichWork,
  { name }: AskedByName,
  asksFurther: boolean,
): Recognised {
  if ('choice' in found) return { is: 'choice', works: found.choice }
  if ('near' in found) return { is: 'unknown', near: found.near }
  const { artwork, identification } = found
  const { candidates } = identification
  if (artwork !== null)
    return {
      is: 'known',
      work: identification.artwork,
      others: candidates,
      complete: hasFullText(artwork),
    }
  if (candidates.length > 0) return { is: 'choice', works: candidates }
  return asksFurther && name !== '' ? { is: 'open' } : { is: 'unknown', near: [] }
}

/**
 * Which work a picture shows, before open sources are asked or anything is written, and what was
 * seen in it. @throws PictureError
 */
export async function seePicture(
  { catalogue, labels, asksFurther }: Known,
  picture: Looking,
  asked: AskedByName,
): Promise<{ recognised: Recognised; seen: SeenPicture }> {
  const note = noted(picture)
  const meant = await whichWork({ catalogue, beyond: { labels }, picture: note.looking }, asked)
  const seen = note.seen()
  if (seen === null) throw new Error('a picture was not looked at')
  return { recognised: recognisedIn(meant, asked, asksFurther), seen }
}

/**
 * A picture that is gone is not told for its measures alone: where its work is not known, only its
 * title is left to go by.
 */
export async function ofKnownWork(
  meant: WhichWork,
  { catalogue, beyond }: { catalogue: () => Catalogue; beyond: Beyond },
  asked: AskedByName,
): Promise<WhichWork> {
  const { found } = meant
  if (!('artwork' in found) || found.artwork !== null) return meant
  const { candidates } = found.identification
  if (asked.name === '') return { ...meant, found: { near: candidates, unreachable: false } }
  return { ...meant, found: await lookFurther(beyond, identify(catalogue(), asked), asked) }
}
