import { type Artwork, sentencesOn } from '#engine/artwork/artwork.ts'
import { perWork } from '#engine/artwork/per-work.ts'
import type { Language } from '#shared/languages.ts'
import { fold, type IsPlain, namesOf } from '../text/names.ts'

function textsOn(artwork: Artwork, language: Language): string[] {
  const { visible, facts } = artwork
  return [
    ...sentencesOn(artwork, language).map(({ text }) => text),
    ...visible.map(({ what }) => what[language]),
    ...(language === 'en' ? facts.map(({ text }) => text) : []),
  ]
}

function wordsIn(texts: readonly string[], word: RegExp): string[] {
  return texts.flatMap((text) => text.match(word) ?? []).map(fold)
}

/** `Mírelo`, `Acérquese`: a call to look takes an accent when it takes a pronoun. */
const WITH_PRONOUN = /^(\p{L}*[áéíóú]\p{L}+?)(?:se)?(?:l[aeo]s?)?$/iu

const wordsOn = perWork((artwork, language) => {
  const { artist, collection, names } = artwork
  const texts = textsOn(artwork, language)
  const label = [artwork.titles, artist.name, collection?.name, collection?.city, ...names]
  const spelled = label.flatMap((name) => (name ? name[language] : []))
  return {
    small: new Set(wordsIn(texts, /(?<!\p{L})\p{Ll}\p{L}*/gu)),
    capital: new Set(wordsIn(texts, /(?<!\p{L})\p{Lu}\p{L}*/gu)),
    names: new Set(
      wordsIn([...spelled, ...texts.flatMap((text) => namesOf(text, language))], /\p{L}+/gu),
    ),
  }
})

/**
 * The words of our texts that are no names: those that are written small somewhere, and those that
 * begin a sentence and are never found as a name.
 */
export function plainWordsOf(artworks: readonly Artwork[], language: Language): IsPlain {
  const works = artworks.map((artwork) => wordsOn(artwork, language))
  const isKnown = (word: string) =>
    works.some(({ small }) => small.has(word)) ||
    (works.some(({ capital }) => capital.has(word)) && !works.some(({ names }) => names.has(word)))
  return (written) =>
    isKnown(fold(written)) ||
    (language === 'es' && isKnown(fold(written.replace(WITH_PRONOUN, '$1'))))
}
