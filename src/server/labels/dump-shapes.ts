import { safeLabel } from '#engine/gather/live/safe-text.ts'
import type { Language } from '#shared/languages.ts'
import type { DumpedWork, InSome } from './dumped-work.ts'

/** The dumps that are read, as their museums and Wikidata publish them. */
export const DUMPS = ['wikidata', 'met', 'moma', 'tate', 'nga'] as const
export type Dump = (typeof DUMPS)[number]

/**
 * A record of a dump: a row of a CSV file, or an object of a JSON file. Nobody vouches for what is
 * in it.
 */
export type DumpRecord = Record<string, unknown>

const LEAST_WIKIS = 10
const HIGHLIGHT = 20
const MOST_NAMES = 12
const NAMELESS =
  /^((untitled|sans titre|sin t[íi]tulo)\P{L}*\p{L}{0,3}|\[?title not known\]?|unidentified.*|n\/a)?$/iu

const textOf = (value: unknown): string => {
  const text = Array.isArray(value) ? value[0] : value
  return typeof text === 'string' || typeof text === 'number' ? String(text).trim() : ''
}

function words(record: DumpRecord, columns: Partial<Record<Language, string>>): InSome {
  const read = Object.entries(columns).flatMap(([language, column]) => {
    const text = textOf(record[column])
    const safe = text === '' ? null : safeLabel(text, language as Language)
    return safe === null ? [] : [[language, safe] as const]
  })
  return Object.fromEntries(read)
}

const inEnglish = (record: DumpRecord, column: string) => words(record, { en: column })
const label = (record: DumpRecord, column: string) => inEnglish(record, column).en ?? null

/** A year, negative before our era: `1889`, `-130`, `1889-06-18T00:00:00Z`. */
function yearOf(value: unknown): number | null {
  const [year] = /^[-+]?\d{1,6}/u.exec(textOf(value)) ?? []
  const number = Number(year)
  return year === undefined || number === 0 || number > 2100 ? null : number
}

function between(first: unknown, last: unknown, isCirca = false): DumpedWork['date'] {
  const [from, to] = [yearOf(first), yearOf(last)]
  const begin = from ?? to
  const end = to ?? from
  return begin === null || end === null || begin > end
    ? null
    : { from: begin, to: end, circa: isCirca }
}

const isCirca = (text: unknown) => /^(c\.|ca\.|circa|about)/iu.test(textOf(text))
const entityIn = (value: unknown) => /Q[1-9]\d{0,11}$/u.exec(textOf(value))?.[0] ?? null

const museum = (name: string, city: string) => ({
  museum: { en: name },
  city: { en: city },
  publisher: name,
})
const MET = museum('The Metropolitan Museum of Art', 'New York')
const MOMA = museum('The Museum of Modern Art', 'New York')
const NGA = museum('National Gallery of Art', 'Washington')
const TATE = { museum: { en: 'Tate' }, city: {}, publisher: 'Tate' }

const idOf = (record: DumpRecord, column: string) =>
  /^\d{1,12}$/u.exec(textOf(record[column]))?.[0] ?? null

/**
 * Of each dump, the work in a record; null where the record has none that could be asked for by
 * name.
 */
const READERS: Record<Dump, (record: DumpRecord) => DumpedWork | null> = {
  wikidata(record) {
    const entity = entityIn(record.item)
    const wikis = Number(textOf(record.sitelinks))
    if (entity === null || wikis < LEAST_WIKIS) return null
    const others = textOf(record.aliases).split('|')
    return {
      slug: `wikidata-${entity.toLowerCase()}`,
      titles: words(record, { en: 'en', fr: 'fr', es: 'es', 'zh-TW': 'zh' }),
      otherNames: [...others, textOf(record.zh)].flatMap(
        (name) => safeLabel(name.trim(), 'en') ?? [],
      ),
      maker: words(record, { en: 'makerEn', fr: 'makerFr', es: 'makerEs', 'zh-TW': 'makerZh' }),
      born: yearOf(record.born),
      died: yearOf(record.died),
      date: between(record.inception, record.inception),
      medium: {},
      museum: words(record, {
        en: 'museumEn',
        fr: 'museumFr',
        es: 'museumEs',
        'zh-TW': 'museumZh',
      }),
      city: {},
      inventory: label(record, 'inventory'),
      entity,
      fame: Math.min(100, Math.round(wikis)),
      publisher: 'Wikidata',
      page: `https://www.wikidata.org/wiki/${entity}`,
    }
  },
  met(record) {
    const id = idOf(record, 'Object ID')
    const isHighlight = textOf(record['Is Highlight']) === 'True'
    if (id === null || (textOf(record['Artist Display Name']) === '' && !isHighlight)) return null
    return {
      ...MET,
      slug: `met-${id}`,
      titles: inEnglish(record, 'Title'),
      otherNames: [],
      maker: inEnglish(record, 'Artist Display Name'),
      born: yearOf(record['Artist Begin Date']),
      died: yearOf(record['Artist End Date']),
      date: between(
        record['Object Begin Date'],
        record['Object End Date'],
        isCirca(record['Object Date']),
      ),
      medium: inEnglish(record, 'Medium'),
      inventory: label(record, 'Object Number'),
      entity: entityIn(record['Object Wikidata URL']),
      fame: isHighlight ? HIGHLIGHT : 1,
      page: `https://www.metmuseum.org/art/collection/search/${id}`,
    }
  },
  moma(record) {
    const id = idOf(record, 'ObjectID')
    if (id === null) return null
    const [first, second = first] =
      textOf(record.Date).match(/\d{4}|(?<=\d{4}\s?[-–]\s?)\d\d\b/gu) ?? []
    const last = second?.length === 2 ? `${first?.slice(0, 2)}${second}` : second
    return {
      ...MOMA,
      slug: `moma-${id}`,
      titles: inEnglish(record, 'Title'),
      otherNames: [],
      maker: inEnglish(record, 'Artist'),
      born: yearOf(record.BeginDate),
      died: yearOf(record.EndDate),
      date: between(first, last, isCirca(record.Date)),
      medium: inEnglish(record, 'Medium'),
      inventory: label(record, 'AccessionNumber'),
      entity: null,
      fame: 1,
      page: `https://www.moma.org/collection/works/${id}`,
    }
  },
  tate(record) {
    const inventory = /^[A-Z]{1,2}\d{4,6}$/u.exec(textOf(record.accession_number))?.[0]
    if (inventory === undefined) return null
    const [family = '', given] = textOf(record.artist).split(', ')
    const maker = { name: given ? `${given} ${family}` : family }
    const number = inventory.toLowerCase()
    return {
      ...TATE,
      slug: `tate-${number}`,
      titles: inEnglish(record, 'title'),
      otherNames: [],
      maker: inEnglish(maker, 'name'),
      born: null,
      died: null,
      date: between(record.year, record.year, isCirca(record.dateText)),
      medium: inEnglish(record, 'medium'),
      inventory,
      entity: null,
      fame: 1,
      page: `https://www.tate.org.uk/art/work/${number}`,
    }
  },
  nga(record) {
    const id = idOf(record, 'objectid')
    if (id === null) return null
    return {
      ...NGA,
      slug: `nga-${id}`,
      titles: inEnglish(record, 'title'),
      otherNames: [],
      maker: inEnglish(record, 'attribution'),
      born: null,
      died: null,
      date: between(record.beginyear, record.endyear, isCirca(record.displaydate)),
      medium: inEnglish(record, 'medium'),
      inventory: label(record, 'accessionnum'),
      entity: entityIn(record.wikidataid),
      fame: 1,
      page: `https://www.nga.gov/artworks/${id}`,
    }
  },
}

/** The work in a record of a dump; null where there is none that could be asked for by name. */
export function workIn(dump: Dump, record: DumpRecord): DumpedWork | null {
  const work = READERS[dump](record)
  const titles = Object.values(work?.titles ?? {})
  if (work === null || titles.length === 0 || titles.every((title) => NAMELESS.test(title)))
    return null
  const others = work.otherNames.filter((name) => name !== '' && !titles.includes(name))
  return { ...work, otherNames: [...new Set(others)].slice(0, MOST_NAMES) }
}

/** Columns without which a file is no such dump. */
export const NEEDED: Record<Dump, readonly string[]> = {
  wikidata: ['item', 'en'],
  met: ['Object ID', 'Title'],
  moma: ['ObjectID', 'Title'],
  tate: ['accession_number', 'title'],
  nga: ['objectid', 'title'],
}
