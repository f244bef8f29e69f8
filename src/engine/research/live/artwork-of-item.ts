import type {
  Artwork,
  CatalogueFact,
  CatalogueSource,
  CatalogueStatement,
} from '#engine/catalogue/artwork.ts'
import { PHRASES } from '#engine/write/phrase-book.ts'
import { LANGUAGES, type Language, type Localized } from '#shared/languages.ts'
import { MODES } from '#shared/modes.ts'
import type { Item } from './item.ts'
import { type Agreed, agreed } from './museum-agreement.ts'
import type { MuseumRecord } from './museums.ts'
import type { Named } from './wikidata.ts'
import type { Article } from './wikipedia.ts'

/** All that open sources said of one work. */
export interface Findings {
  item: Item
  names: ReadonlyMap<string, Named>
  article: Article | null
  museum: MuseumRecord | null
  /** Milliseconds since 1970. */
  readAt: number
}

const WIKIDATA = 's1'
const WIKIPEDIA = 's2'
const MUSEUM = 's3'
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
  return inEach((language) => new Intl.ListFormat(language).format(all.map((words) => words[language])))
}

function artistOf({ makers }: Item, names: Findings['names']): Artwork['artist'] {
  const known = makers.flatMap((id) => names.get(id) ?? [])
  const name = listed(known.map((maker) => maker.names))
  return {
    key: name === null ? '' : makers.join('-'),
    name: name ?? inEach((language) => PHRASES[language].unknownArtist),
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

function sourcesOf({ item, article, museum, readAt }: Findings, language: Language): CatalogueSource[] {
  const read_at = new Date(readAt).toISOString()
  const revised = (revision: number | null) => (revision === null ? {} : { revision: String(revision) })
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
    ...(article
      ? [
          {
            id: WIKIPEDIA,
            title: article.title ?? item.titles[language],
            publisher: 'Wikipedia',
            url: article.url,
            licence: 'CC BY-SA 4.0',
            read_at,
            ...revised(article.revision),
          },
        ]
      : []),
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

/** What is said beyond the label: the beginning of the article, and what the work shows. */
function said(
  { item, article, names }: Findings,
  language: Language,
): { facts: CatalogueFact[]; statements: CatalogueStatement[] } {
  const depicted = listed(item.depicts.flatMap((id) => names.get(id)?.names ?? []))
  const facts: CatalogueFact[] = []
  const statements: CatalogueStatement[] = []
  const phrases = PHRASES[language]
  const say = (
    statement: Pick<CatalogueStatement, 'topic' | 'modes'>,
    words: string,
    fact: CatalogueFact,
  ) => {
    facts.push(fact)
    // Said in the language in which it was read: the work is read once a language.
    statements.push({ ...statement, kind: 'sourced', restsOn: [fact.id], text: inEach(() => words) })
  }
  if (article)
    say({ topic: 'object', modes: [...MODES] }, phrases.quote(article.quote), {
      id: 'f1',
      topic: 'object',
      certainty: 'agreed',
      sources: [WIKIPEDIA],
      text: article.quote,
    })
  if (depicted)
    say({ topic: 'subject', modes: ['student', 'professional'] }, phrases.depicts(depicted[language]), {
      id: 'f2',
      topic: 'subject',
      certainty: 'agreed',
      sources: [WIKIDATA],
      text: `Wikidata lists as shown in it: ${depicted.en}${language === 'en' ? '' : ` (${depicted[language]})`}.`,
    })
  return { facts, statements }
}

/** Which sources state a part of the label: Wikidata, the museum, or both where they say the same. */
function saying({ by }: Agreed<unknown>): string[] {
  return [...(by.wikidata ? [WIKIDATA] : []), ...(by.museum ? [MUSEUM] : [])]
}

/** A work that open sources know, in the form of the catalogue's works: everything that reads those reads it too. */
export function artworkOf(findings: Findings, language: Language): Artwork {
  const { item, names, museum } = findings
  const record = agreed(item, museum, names.get(item.makers[0] ?? ''))
  const medium = mediumOf(item, names)
  const museumMedium = language === 'en' && record.medium !== null ? inEach(() => record.medium ?? '') : null
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
    names: [],
    ...said(findings, language),
    live: {
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
