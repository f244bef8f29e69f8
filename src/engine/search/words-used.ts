import { type Artwork, sentencesOn } from '#engine/artwork/artwork.ts'
import { fold } from '#shared/fold.ts'
import { LANGUAGES } from '#shared/languages.ts'

function textsOn(artwork: Artwork): string[] {
  return [
    ...artwork.facts.map(({ text }) => text),
    ...artwork.visible.flatMap(({ what }) => Object.values(what)),
    ...LANGUAGES.flatMap((language) => sentencesOn(artwork, language).map(({ text }) => text)),
  ]
}

/** The words in Latin letters that texts on works use, folded. */
export function wordsUsedIn(artworks: readonly Artwork[]): Set<string> {
  const texts = artworks.flatMap(textsOn)
  return new Set(texts.flatMap((text) => fold(text).match(/\p{Script=Latin}+/gu) ?? []))
}
