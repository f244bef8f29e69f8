import type { Artwork } from '#engine/artwork/artwork.ts'
import { ITEM_PHRASES } from '#engine/gather/live/item-phrases.ts'
import { LANGUAGES, type Language, type Localized } from '#shared/languages.ts'

/** Words in those of our languages that a dump has. */
export type InSome = Partial<Record<Language, string>>

/** A work of art as a published dump has it. */
export interface DumpedWork {
  slug: string
  titles: InSome
  otherNames: string[]
  maker: InSome
  born: number | null
  died: number | null
  date: Artwork['date']
  medium: InSome
  museum: InSome
  city: InSome
  inventory: string | null
  /** The entity of Wikidata. */
  entity: string | null
  /** 0..100. */
  fame: number
  publisher: string
  /** The page that states the label. */
  page: string
}

/** Words in all languages: English, or what there is, stands in for the others. */
function inAll(words: InSome): Localized | null {
  const any = words.en ?? Object.values(words)[0]
  if (any === undefined) return null
  const { en = any, fr = any, es = any, 'zh-TW': zhTw = any } = words
  return { en, fr, es, 'zh-TW': zhTw }
}

function unknownMaker(): Localized {
  const [en = '', fr = '', es = '', zhTw = ''] = LANGUAGES.map(
    (language) => ITEM_PHRASES[language].unknownArtist,
  )
  return { en, fr, es, 'zh-TW': zhTw }
}

/** A work of a dump in the form of the catalogue's works. */
export function artworkOf(work: DumpedWork): Artwork {
  const museum = inAll(work.museum)
  const titles = inAll(work.titles)
  if (titles === null) throw new Error(`${work.slug} has no title`)
  const maker = inAll(work.maker)
  return {
    slug: work.slug,
    titles,
    originalTitle: null,
    aliases: work.otherNames,
    artist: {
      key: maker?.en ?? '',
      name: maker ?? unknownMaker(),
      aliases: [],
      born: work.born,
      bornCirca: false,
      died: work.died,
      origin: null,
    },
    attribution: maker === null ? 'unknown' : 'certain',
    date: work.date,
    dateText: null,
    medium: inAll(work.medium),
    sizeCm: null,
    collection: museum && { name: museum, city: inAll(work.city) },
    inventory: work.inventory,
    movement: null,
    genre: null,
    wikidata: work.entity,
    fame: work.fame,
    identitySources: ['s1'],
    sources: [
      { id: 's1', title: titles.en, publisher: work.publisher, url: work.page, licence: 'CC0 1.0' },
    ],
    facts: [],
    visible: [],
    names: [],
    essays: null,
    questions: null,
    described: null,
  }
}
