import type { Artwork } from '#engine/artwork/artwork.ts'
import type { Catalogue } from '#engine/catalogue/catalogue.ts'
import { labelOf } from '#engine/gather/label.ts'
import type { SeenWork, Sight } from '#engine/observe/look.ts'
import { MEASURE_PHRASES } from '#engine/observe/phrase-book.ts'
import type { MeasurePhrases } from '#engine/observe/phrases/phrases.ts'
import { confidenceOf } from '#engine/recognition/recognise.ts'
import { isMadeBy } from '#engine/search/find-title.ts'
import { PHRASES } from '#engine/write/phrase-book.ts'
import type { Identification } from '#shared/api/analysis.ts'
import type { Label } from '#shared/label.ts'
import type { Language } from '#shared/languages.ts'
import { type Choice, identify } from './identify.ts'

interface Told {
  /** The title that the user gave, or empty. */
  name: string
  artist: string
  language: Language
  artwork?: string | undefined
}

export interface IdentifiedPicture {
  /** Null for a picture that we do not know. */
  artwork: Artwork | null
  identification: Identification
  /** Where the work is in the photo; null where it was not found there. */
  place: SeenWork | null
}

interface Seen {
  artwork: Artwork
  place: SeenWork
  label: Label
  certain: boolean
}

/**
 * Which artwork a picture shows. What the user says of it wins over what the picture looks like; a
 * contradiction is said.
 */
export function identifyPicture(
  catalogue: Catalogue,
  told: Told,
  sight: Sight,
): IdentifiedPicture | Choice {
  const seen = seenIn(catalogue, told.language, sight)
  const named = told.name !== '' || told.artwork !== undefined ? identify(catalogue, told) : null
  if (named && !('near' in named)) {
    const works = 'choice' in named ? named.choice : named.identification.candidates
    // One of several works of the name is in the picture: that one is meant.
    const isSeen = seen?.certain && works.some(({ slug }) => slug === seen.label.slug)
    const meant = isSeen ? identify(catalogue, { ...told, artwork: seen.label.slug }) : named
    // Else the picture says more than words that fit several works.
    if ('choice' in meant && meant.why === 'name') return meant
    if ('artwork' in meant) return asNamed(meant, seen, told)
  }
  if (seen?.certain) return asSeen(catalogue, seen, told)
  return unknown(seen, told)
}

function seenIn(catalogue: Catalogue, language: Language, { work }: Sight): Seen | null {
  const artwork = work && catalogue.bySlug.get(work.slug)
  if (!work || !artwork) return null
  const certain = work.certainty === 'recognised'
  return { artwork, place: work, label: labelOf(artwork, language), certain }
}

function joined(...notices: (string | null)[]): string | null {
  return notices.filter((notice) => notice !== null).join(' ') || null
}

function asNamed(
  { artwork, identification }: { artwork: Artwork; identification: Identification },
  seen: Seen | null,
  { language }: Told,
): IdentifiedPicture {
  const phrases = MEASURE_PHRASES[language]
  if (seen?.artwork === artwork) return { artwork, identification, place: seen.place }
  const contradicted = seen?.certain === true
  const notice = contradicted
    ? phrases.contradiction(identification.artwork, seen.label)
    : phrases.notLike(identification.artwork)
  const others = identification.candidates.filter(({ slug }) => slug !== seen?.label.slug)
  return {
    artwork,
    identification: {
      ...identification,
      candidates: contradicted ? [seen.label, ...others] : identification.candidates,
      notice: joined(identification.notice, notice),
    },
    place: null,
  }
}

function asSeen(
  catalogue: Catalogue,
  { artwork, place, label }: Seen,
  told: Told,
): IdentifiedPicture {
  const isByOther = told.artist.trim() !== '' && !isMadeBy(catalogue.titles, artwork, told.artist)
  const notice = joined(
    told.name === '' ? null : MEASURE_PHRASES[told.language].otherTitle(told.name, label),
    isByOther ? PHRASES[told.language].otherArtist(told.artist.trim(), label) : null,
  )
  return {
    artwork,
    identification: {
      status: notice === null ? 'known' : 'likely',
      by: 'image',
      confidence: confidenceOf(place.matching),
      artwork: label,
      candidates: [],
      notice,
    },
    place,
  }
}

function unknown(seen: Seen | null, { name, artist, language }: Told): IdentifiedPicture {
  const phrases = MEASURE_PHRASES[language]
  return {
    artwork: null,
    identification: {
      status: seen ? 'possible' : 'unrecognised',
      by: 'image',
      confidence: 0,
      artwork: {
        slug: '',
        title: name || phrases.unknown.title,
        original_title: null,
        artist: artist || phrases.unknown.artist,
        artist_dates: null,
        date: '',
        medium: null,
        size: null,
        collection: null,
        inventory: null,
      },
      candidates: seen ? [seen.label] : [],
      notice: joined(seen && asked(seen, phrases), phrases.unknown.notice),
    },
    place: null,
  }
}

function asked({ place, label }: Seen, phrases: MeasurePhrases): string {
  return place.certainty === 'after' ? phrases.after(label) : phrases.couldBe(label)
}
