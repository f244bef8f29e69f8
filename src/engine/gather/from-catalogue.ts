import type { Artwork } from '#engine/artwork/artwork.ts'
import type { Evidence } from '#engine/evidence.ts'
import type { Fact } from '#shared/api/evidence.ts'
import { LANGUAGES, type Language, type Localized } from '#shared/languages.ts'
import { lifeInWords } from './dates.ts'
import { labelOf } from './label.ts'

/** The ids of the facts that a work's identity makes. */
export const IDENTITY_FACTS = [
  'artist',
  'date',
  'medium',
  'size',
  'collection',
  'movement',
  'genre',
] as const
/** What a label states. The title is no ground of prose: it may be used by every sentence. */
export type IdentityFact = (typeof IDENTITY_FACTS)[number] | 'title'

function identityFacts(artwork: Artwork): Fact[] {
  const label = labelOf(artwork, 'en')
  const life = lifeInWords(artwork.artist, 'en')
  const origin = artwork.artist.origin?.en
  const maker = [
    artwork.artist.name.en,
    life ? ` (${life})` : '',
    origin ? `, ${origin}` : '',
  ].join('')
  const by = {
    certain: 'By',
    attributed: 'Attributed to',
    workshop: 'From the workshop of',
    unknown: 'Maker:',
  }
  const texts: Record<IdentityFact, string | null> = {
    artist: `${by[artwork.attribution]} ${maker}.`,
    date: label.date === '' ? null : `Made: ${label.date}.`,
    medium: label.medium ? `Medium: ${label.medium}.` : null,
    size: label.size ? `Size: ${label.size}.` : null,
    collection: label.collection
      ? `In ${label.collection}${artwork.inventory ? `, inventory number ${artwork.inventory}` : ''}.`
      : null,
    movement: artwork.movement ? `Movement: ${artwork.movement.en}.` : null,
    genre: artwork.genre ? `Genre: ${artwork.genre.en}.` : null,
    title: `Titles: ${titlesOf(artwork).join('; ')}.`,
  }
  const certainty = artwork.attribution === 'attributed' ? 'likely' : 'agreed'
  return ([...IDENTITY_FACTS, 'title'] as const).flatMap((id) => {
    const text = texts[id]
    if (text === null) return []
    return {
      id,
      text,
      sources: artwork.live?.sourcesOf[id] ?? artwork.identitySources,
      certainty: id === 'artist' ? certainty : 'agreed',
      live: artwork.live !== undefined,
    }
  })
}

function titlesOf({ titles, aliases, originalTitle }: Artwork): string[] {
  return [
    ...LANGUAGES.map((language) => titles[language]),
    ...aliases,
    ...(originalTitle ? [originalTitle] : []),
  ]
}

function identityWords(artwork: Artwork): string[] {
  const { artist, collection } = artwork
  const localized: (Localized | null | undefined)[] = [
    artist.name,
    artist.origin,
    artwork.medium,
    collection?.name,
    collection?.city,
    artwork.movement,
    artwork.genre,
  ]
  const perLanguage = LANGUAGES.flatMap((language) => [
    ...localized.flatMap((words) => (words ? words[language] : [])),
  ])
  return [...titlesOf(artwork), ...perLanguage, ...artist.aliases]
}

/**
 * The evidence of a work that the catalogue or open sources know. Observations are in the given
 * language, facts in English.
 */
export function evidenceOf(artwork: Artwork, language: Language): Evidence {
  const live = artwork.live !== undefined
  return {
    language,
    sources: artwork.sources.map((source) => ({ ...source, live })),
    facts: [
      ...identityFacts(artwork),
      ...artwork.facts.map(({ id, text, sources, certainty }) => ({
        id,
        text,
        sources,
        certainty,
        live,
      })),
    ],
    passages: [],
    observations: artwork.visible.map(({ id, what, region }) => ({
      id,
      kind: 'seen',
      text: what[language],
      region: region ? [...region] : null,
    })),
    titles: titlesOf(artwork),
    identity: identityWords(artwork),
    names: artwork.names,
  }
}
