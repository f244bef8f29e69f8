import type { Artwork } from '#engine/artwork/artwork.ts'
import type { Localized } from '#shared/languages.ts'
import { claimsOf, qualifierItems, valueIn } from './claims.ts'
import { centuryInWords, dayInWords, decadeInWords } from './date-words.ts'
import { type Claim, type Entity, timeValue } from './wikidata-shapes.ts'

const INCEPTION = 'P571'
const EARLIEST = 'P1319'
const LATEST = 'P1326'
const SOURCING_CIRCUMSTANCES = 'P1480'
const CIRCA = 'Q5727902'
/** Of time values. */
const PRECISION = { century: 7, decade: 8, year: 9, month: 10, day: 11 }

/** When a work was made; `text` where years alone do not say it. */
export interface ItemDate {
  date: NonNullable<Artwork['date']>
  text: Localized | null
}

interface Time {
  year: number
  month: number
  day: number
  precision: number
}

function timeOf(claim: Claim, qualifier?: string): Time | null {
  const snak = qualifier === undefined ? claim.mainsnak : claim.qualifiers?.[qualifier]?.[0]
  const value = valueIn(snak, timeValue)
  const parts = /^([+-]\d{1,6})-(\d\d)-(\d\d)T/u.exec(value?.time ?? '')
  if (value === null || parts === null || value.precision < PRECISION.century) return null
  const [year = 0, month = 0, day = 0] = parts.slice(1).map(Number)
  return year === 0 ? null : { year, month, day, precision: value.precision }
}

/** The first and the last year that a time may mean. */
function yearsOf({ year, precision }: Time): [from: number, to: number] {
  const sign = Math.sign(year)
  const span = precision === PRECISION.century ? 100 : precision === PRECISION.decade ? 10 : 1
  if (span === 1) return [year, year]
  // The decade 1880 begins in 1880, the nineteenth century in 1801.
  const first =
    span === 10 ? Math.floor(Math.abs(year) / 10) * 10 : Math.ceil(Math.abs(year) / 100) * 100 - 99
  const years: [number, number] = [sign * first, sign * (first + span - 1)]
  return sign > 0 ? years : [years[1], years[0]]
}

function wordsOf({ year, month, day, precision }: Time, circa: boolean): Localized | null {
  switch (precision) {
    case PRECISION.century:
      return centuryInWords(Math.ceil(Math.abs(year) / 100), year < 0, circa)
    case PRECISION.decade:
      return year < 0 ? null : decadeInWords(Math.floor(year / 10) * 10, circa)
    case PRECISION.month:
    case PRECISION.day:
      return year < 0 || month === 0
        ? null
        : dayInWords(year, month, precision === PRECISION.day ? day : 0, circa)
    default:
      return null
  }
}

/**
 * When a work was made, with what Wikidata says of how sure that is; null where it says nothing of
 * it.
 */
export function dateOf(entity: Entity): ItemDate | null {
  const dated = claimsOf(entity, INCEPTION).flatMap((claim) => {
    const time = timeOf(claim)
    return time
      ? [{ claim, time, earliest: timeOf(claim, EARLIEST), latest: timeOf(claim, LATEST) }]
      : []
  })
  const [first] = dated
  if (!first) return null
  const years = dated.flatMap(({ time, earliest, latest }) => [
    yearsOf(earliest ?? time)[0],
    yearsOf(latest ?? time)[1],
  ])
  const isRange = dated.length > 1 || first.earliest !== null || first.latest !== null
  const circa = dated.some(({ claim }) =>
    qualifierItems(claim, SOURCING_CIRCUMSTANCES).includes(CIRCA),
  )
  return {
    // Several dates without a preference: it lies between them.
    date: { from: Math.min(...years), to: Math.max(...years), circa: circa || dated.length > 1 },
    text: isRange ? null : wordsOf(first.time, circa),
  }
}
