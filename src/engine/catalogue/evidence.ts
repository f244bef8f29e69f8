import { fold, nameStandsIn } from '#engine/check/names.ts'
import { numbersOf } from '#engine/check/numbers.ts'
import { LANGUAGES, type Localized } from '#shared/languages.ts'
import type { Artwork } from './artwork.ts'

/** What a statement may say: the words (folded) and the numbers of all that it rests on. */
export interface Evidence {
  text: string
  numbers: Set<string>
}

function yearsOf(artwork: Artwork): string[] {
  const { born, died } = artwork.artist
  return [born, died, artwork.date.from, artwork.date.to].flatMap((year) =>
    year === null ? [] : [String(Math.abs(year))],
  )
}

/** The identity of a work, as words in all languages: a statement may always use it. */
function identityWords(artwork: Artwork): string[] {
  const localized: (Localized | null | undefined)[] = [
    artwork.titles,
    artwork.artist.name,
    artwork.artist.origin,
    artwork.dateText,
    artwork.medium,
    artwork.collection?.name,
    artwork.collection?.city,
    artwork.movement,
    artwork.genre,
  ]
  return [
    ...localized.flatMap((words) => (words ? LANGUAGES.map((language) => words[language]) : [])),
    ...artwork.aliases,
    ...artwork.artist.aliases,
    artwork.originalTitle ?? '',
    artwork.inventory ?? '',
  ]
}

/** The evidence that the given ids of facts and visible things carry, with the identity of the work. */
export function evidenceOf(artwork: Artwork, ids: string[]): Evidence {
  const facts = artwork.facts.filter((fact) => ids.includes(fact.id)).map((fact) => fact.text)
  const visible = artwork.visible.filter((thing) => ids.includes(thing.id))
  const seen = visible.flatMap((thing) => LANGUAGES.map((language) => thing.what[language]))
  const stated = fold([...identityWords(artwork), ...facts, ...seen].join('\n'))
  const names = artwork.names.filter((name) => nameStandsIn(name.en, stated))
  const spelled = names.flatMap((name) => LANGUAGES.map((language) => name[language]))

  const sizes = [artwork.sizeCm?.height, artwork.sizeCm?.width, artwork.sizeCm?.depth].flatMap(
    (size) => size ?? [],
  )
  const dates = artwork.dateText
    ? LANGUAGES.flatMap((language) => numbersOf(artwork.dateText?.[language] ?? '', language))
    : []
  const numbers = [
    ...yearsOf(artwork),
    ...sizes.map(String),
    ...dates,
    ...numbersOf(artwork.inventory ?? '', 'en'),
    ...numbersOf(artwork.titles.en, 'en'),
    ...facts.flatMap((fact) => numbersOf(fact, 'en')),
    ...visible.flatMap((thing) => numbersOf(thing.what.en, 'en')),
  ]
  return { text: `${stated}\n${fold(spelled.join('\n'))}`, numbers: new Set(numbers) }
}
