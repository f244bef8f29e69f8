import { type Artwork, hasPage } from '#engine/artwork/artwork.ts'
import type { Life } from '#engine/catalogue/lives.ts'
import { lifeInWords } from '#engine/gather/dates.ts'
import { LANGUAGES, type Language } from '#shared/languages.ts'
import type { ArtistPageData } from '#web/artworks/artist-page-data.ts'
import { knownWorks } from './known-works.ts'

function pageOf(
  works: readonly [Artwork, ...Artwork[]],
  life: Life | undefined,
  language: Language,
): ArtistPageData {
  const [{ artist }] = works
  const name = artist.name[language]
  const others = [...LANGUAGES.map((other) => artist.name[other]), ...artist.aliases]
  return {
    key: artist.key,
    name,
    otherNames: [...new Set(others)].filter((other) => other !== name),
    dates: lifeInWords(artist, language),
    born: artist.bornCirca ? null : artist.born,
    died: artist.died,
    origin: artist.origin?.[language] ?? null,
    several: artist.several === true,
    life: life?.sentences.map(({ text, sources }) => ({ text: text[language], sources })) ?? [],
    sources: life?.sources.map((source, place) => ({ n: place + 1, ...source })) ?? [],
    works: knownWorks(works, language)
      .toSorted((one, other) => (one.from ?? 0) - (other.from ?? 0))
      .map(({ slug, title, date, study, ratio, alternative }) => ({
        ...{ slug, title, artist: '', date, study, ratio },
        ...(alternative && { alternative }),
      })),
  }
}

/** What the page of each maker shows, in a language. */
export function artistPages(
  artworks: readonly Artwork[],
  lives: Readonly<Record<string, Life>>,
  language: Language,
): ArtistPageData[] {
  const byMaker = Map.groupBy(artworks.filter(hasPage), ({ artist }) => artist.key)
  return [...byMaker].flatMap(([key, [first, ...more]]) =>
    first ? [pageOf([first, ...more], lives[key], language)] : [],
  )
}
