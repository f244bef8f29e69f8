import type { Artwork, CatalogueFact, CatalogueSource } from '#engine/artwork/artwork.ts'
import type { OpenText } from '#engine/artwork/open-text.ts'
import type { EssaySentence, Essays } from '#engine/essay.ts'
import { LANGUAGES, type Language, type Localized } from '#shared/languages.ts'
import { MODES, type Mode } from '#shared/modes.ts'
import type { Item } from './item.ts'
import { ITEM_PHRASES } from './item-phrases.ts'
import { type Agreed, agreed } from './museum-agreement.ts'
import type { MuseumRecord } from './museums.ts'
import { passagesIn } from './open-text.ts'
import type { Named } from './wikidata.ts'

/** All that open sources said of one work. */
export interface Findings {
  item: Item
  names: ReadonlyMap<string, Named>
  texts: OpenText[]
  museum: MuseumRecord | null
  /** Milliseconds since 1970. */
  readAt: number
}

const WIKIDATA = 's1'
const MUSEUM = 's2'
const SLUG = /^wikidata-(q[1-9]\d{0,11})$/u
const ON: Record<Exclude<Language, 'zh-TW'>, string> = { en: ' on ', fr: ' sur ', es: ' sobre ' }

/** The entity of Wikidata that a work from open sources is; null for another slug. */
export function entityOfSlug(slug: string): string | null {
  return SLUG.exec(slug)?.[1]?.toUpperCase() ?? null
}

function inEach(words: (language: Language) => string): Localized {
  const [en = '', fr = '', es = '', zhTw = ''] = LANGUAGES.map(words)
  return { en, fr, es, 'zh-TW': zhTw }
}

function listed(all: readonly Localized[]): Localized | null {
  if (all.length === 0) return null
  return inEach((language) =>
    new Intl.ListFormat(language).format(all.map((words) => words[language])),
  )
}

function artistOf({ makers }: Item, names: Findings['names']): Artwork['artist'] {
  const known = makers.flatMap((id) => names.get(id) ?? [])
  const name = listed(known.map((maker) => maker.names))
  return {
    key: name === null ? '' : makers.join('-'),
    name: name ?? inEach((language) => ITEM_PHRASES[language].unknownArtist),
    aliases: known.flatMap((maker) => [...Object.values(maker.names), ...maker.aliases]),
    born: null,
    bornCirca: false,
    died: null,
    origin: null,
  }
}

/** Materials, and what they are on: `oil paint on canvas`. */
function mediumOf({ materials, support }: Item, names: Findings['names']): Localized | null {
  const used = listed(materials.flatMap((id) => names.get(id)?.names ?? []))
  const surface = names.get(support ?? '')?.names ?? null
  if (used === null || surface === null) return used ?? surface
  return inEach((language) =>
    language === 'zh-TW'
      ? `${used[language]}、${surface[language]}`
      : `${used[language]}${ON[language]}${surface[language]}`,
  )
}

function sourcesOf({ item, museum, readAt }: Findings, language: Language): CatalogueSource[] {
  const read_at = new Date(readAt).toISOString()
  const revised = (revision: number | null) =>
    revision === null ? {} : { revision: String(revision) }
  return [
    {
      id: WIKIDATA,
      title: item.titles[language],
      publisher: 'Wikidata',
      url: `https://www.wikidata.org/wiki/${item.id}`,
      licence: 'CC0 1.0',
      read_at,
      ...revised(item.revision),
    },
    ...(museum
      ? [
          {
            id: MUSEUM,
            title: museum.title,
            publisher: museum.publisher,
            url: museum.url,
            licence: 'CC0 1.0',
            read_at,
          },
        ]
      : []),
  ]
}

/** What is said beyond the label: what the work shows, and where two sources differ. */
function said(
  { item, names }: Findings,
  differing: readonly string[],
  language: Language,
): { facts: CatalogueFact[]; essays: Essays } {
  const depicted = listed(item.depicts.flatMap((id) => names.get(id)?.names ?? []))
  const shown: CatalogueFact[] = depicted
    ? [
        {
          id: 'f1',
          topic: 'subject',
          certainty: 'agreed',
          sources: [WIKIDATA],
          text: `Wikidata lists as shown in it: ${depicted.en}${language === 'en' ? '' : ` (${depicted[language]})`}.`,
        },
      ]
    : []
  const disputed = differing.map(
    (text, at): CatalogueFact => ({
      id: `f${at + 2}`,
      topic: 'debate',
      certainty: 'disputed',
      sources: [WIKIDATA, MUSEUM],
      text,
    }),
  )
  const told: { modes: readonly Mode[]; sentence: EssaySentence }[] = depicted
    ? [
        {
          modes: ['student', 'professional'],
          sentence: {
            text: ITEM_PHRASES[language].depicts(depicted[language]),
            kind: 'sourced',
            restsOn: ['f1'],
          },
        },
      ]
    : []
  return {
    facts: [...shown, ...disputed],
    essays: essaysOf((mode) => told.filter(({ modes }) => modes.includes(mode))),
  }
}

/** What the museum tells of the work, as an open text. */
function museumText(museum: MuseumRecord | null, readAt: number): OpenText[] {
  if (!museum?.told) return []
  const { publisher, url, title, told } = museum
  const passages = passagesIn(told.text, 'en')
  if (passages.length === 0) return []
  const read_at = new Date(readAt).toISOString()
  return [
    {
      language: 'en',
      passages,
      source: { id: 'museum', title, publisher, url, licence: told.licence, read_at },
    },
  ]
}

/**
 * Said in the language in which it was read, whatever language is asked for: the work is read once
 * a language.
 */
function essaysOf(toldIn: (mode: Mode) => { sentence: EssaySentence }[]): Essays {
  const inMode = (mode: Mode) => {
    const sentences = toldIn(mode).map(({ sentence }) => sentence)
    return [{ heading: '', paragraphs: [sentences] }]
  }
  const essays = MODES.map((mode) => [
    mode,
    Object.fromEntries(LANGUAGES.map((language) => [language, inMode(mode)])),
  ])
  return Object.fromEntries(essays) as Essays
}

/**
 * Which sources state a part of the label: Wikidata, the museum, or both where they say the same.
 */
function saying({ by }: Agreed<unknown>): string[] {
  return [...(by.wikidata ? [WIKIDATA] : []), ...(by.museum ? [MUSEUM] : [])]
}

/**
 * A work that open sources know, in the form of the catalogue's works: everything that reads those
 * reads it too.
 */
export function artworkOf(findings: Findings, language: Language): Artwork {
  const { item, names, museum } = findings
  const record = agreed(item, museum, names.get(item.makers[0] ?? ''))
  const medium = mediumOf(item, names)
  const museumMedium =
    language === 'en' && record.medium !== null ? inEach(() => record.medium ?? '') : null
  const collection = names.get(item.collection ?? '')?.names ?? null
  return {
    slug: `wikidata-${item.id.toLowerCase()}`,
    titles: item.titles,
    originalTitle: null,
    aliases: item.aliases,
    artist: artistOf(item, names),
    attribution: item.attribution,
    date: record.date.value,
    dateText: record.date.by.wikidata ? (item.made?.text ?? null) : null,
    medium: medium ?? museumMedium,
    sizeCm: record.size.value,
    collection: collection && { name: collection, city: null },
    inventory: record.inventory.value,
    movement: names.get(item.movement ?? '')?.names ?? null,
    genre: names.get(item.genre ?? '')?.names ?? null,
    wikidata: item.id,
    fame: item.sitelinks,
    identitySources: [WIKIDATA],
    sources: sourcesOf({ ...findings, museum: record.museum }, language),
    visible: [],
    questions: null,
    described: null,
    names: [],
    ...said(findings, record.differing, language),
    live: {
      texts: [...findings.texts, ...museumText(record.museum, findings.readAt)],
      sourcesOf: {
        date: saying(record.date),
        size: saying(record.size),
        medium: [medium === null ? MUSEUM : WIKIDATA],
        // The number is a part of the sentence on the collection.
        collection: [...new Set([WIKIDATA, ...saying(record.inventory)])],
      },
    },
  }
}
