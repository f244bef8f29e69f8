import type { Artwork } from '#engine/artwork/artwork.ts'
import type { Analysis, DescribedWork } from '#shared/api/analysis.ts'
import type { Language } from '#shared/languages.ts'

/** What tells which description belongs to an answer. */
export type Answered = Pick<Analysis, 'language' | 'identification' | 'picture'>

/**
 * The description of a work with the place of each sentence: that of the first thing with a place
 * that it rests on.
 */
export function describedOf(artwork: Artwork, language: Language): DescribedWork | null {
  const told = artwork.described?.[language]
  if (!told) return null
  const regionOf = (ids: readonly string[]): [number, number, number, number] | null => {
    const thing = artwork.visible.find(({ id, region }) => region !== null && ids.includes(id))
    return thing?.region ? [...thing.region] : null
  }
  return {
    alternative: told.alternative,
    paragraphs: told.paragraphs.map((sentences) =>
      sentences.map(({ text, restsOn }) => ({ text, region: regionOf(restsOn) })),
    ),
  }
}

/**
 * The description that belongs to an answer on a work. That of a photo has no places, for they are
 * places of the work, and there is none where the photo may show something else: the work was then
 * named and not found in it.
 */
export function describedFor(
  artwork: Artwork | undefined,
  { language, identification, picture }: Answered,
): DescribedWork | null {
  const described = artwork ? describedOf(artwork, language) : null
  if (described === null || picture === undefined) return described
  if (picture.outline === null && identification.by !== 'image') return null
  const { alternative, paragraphs } = described
  return {
    alternative,
    paragraphs: paragraphs.map((sentences) =>
      sentences.map(({ text }) => ({ text, region: null })),
    ),
  }
}
