import { createHash } from 'node:crypto'
import type { Artwork } from '#engine/artwork/artwork.ts'
import type { OpenText } from '#engine/artwork/open-text.ts'
import { plain } from '#engine/search/plain.ts'
import type { Language } from '#shared/languages.ts'
import { artworkOf, entityOfSlug, type Findings } from './artwork-of-item.ts'
import { createFetcher, SourceFailure } from './fetcher.ts'
import type { Item } from './item.ts'
import { createKept, type Reading, type ResearchCache } from './kept.ts'
import { isTheWork } from './museum-agreement.ts'
import { createMuseums } from './museums.ts'
import { unlessLeft } from './unless-left.ts'
import { createWikidata, type Named } from './wikidata.ts'
import { createWikipedia, WIKIPEDIAS, type WikipediaCode } from './wikipedia.ts'

const WHOLE_MS = 8000

/** Where open sources answer, and who asks. Addresses have no slash at the end. */
export interface OpenSources {
  contact: string
  wikidata: string
  /** With `{lang}` for the code of the language. */
  wikipedia: string
  met: string
  aic: string
  cleveland: string
  smk: string
}

interface Asked {
  name: string
  artist: string
  language: Language
  /** The slug of a work that the reader picked. */
  artwork?: string | undefined
}

/**
 * Works that open sources know by a name: told apart by title, maker and date, until one of them is
 * read.
 */
interface Found {
  works: Artwork[]
  /** Reads one of the works whole. @throws SourceFailure */
  read(work: Artwork): Promise<Artwork>
}

/**
 * Finds works of art that the catalogue does not know in open sources, within eight seconds in all.
 */
export interface LiveResearch {
  /** @throws SourceFailure where they cannot be reached and nothing is kept. */
  find(asked: Asked): Promise<Found>
  /** What open texts say of a work of the catalogue: nothing where they do not have it, or cannot be reached. Both @throw the reason of
   * `signal` where that is aborted. */
  textsOn(artwork: Artwork, language: Language, signal: AbortSignal): Promise<OpenText[]>
  /** The same of a work that only open sources know, by the slug that it has in our answers. */
  textsOnSlug(slug: string, language: Language, signal: AbortSignal): Promise<OpenText[]>
}

interface Parts {
  sources: OpenSources
  cache: ResearchCache
  now: () => number
  onFailure: (message: string) => void
}

/** The code of a language's Wikipedia. */
function spoken(language: Language): WikipediaCode {
  return language === 'zh-TW' ? 'zh' : language
}

interface NamedItems {
  items: Item[]
  makers: [id: string, maker: Named][]
}

export function createLiveResearch({ sources, cache, now, onFailure }: Parts): LiveResearch {
  const wikipedias = WIKIPEDIAS.map((code) => sources.wikipedia.replace('{lang}', code))
  const origins = [
    sources.wikidata,
    sources.met,
    sources.aic,
    sources.cleveland,
    sources.smk,
    ...wikipedias,
  ].map((base) => new URL(base).origin)
  const readJson = createFetcher({ origins, contact: sources.contact, now })
  const wikidata = createWikidata(sources.wikidata, readJson)
  const readArticle = createWikipedia(sources.wikipedia, readJson, now)
  const museums = createMuseums(sources, readJson)
  const kept = createKept({ cache, now, onFailure })

  async function itemsOf(
    ids: readonly string[],
    signal: AbortSignal,
  ): Promise<Reading<NamedItems>> {
    const items = await wikidata.items(ids, signal)
    const makers = await wikidata.names(
      items.flatMap((item) => item.makers),
      signal,
    )
    // Nothing found today may be found tomorrow.
    return { value: { items, makers: [...makers] }, isWhole: items.length > 0 }
  }

  function named({ name, artist, language }: Asked, signal: AbortSignal): Promise<NamedItems> {
    // What somebody typed is not kept, only what it led to.
    const typed = createHash('sha256')
      .update(`${plain(name)}\n${plain(artist)}`)
      .digest('hex')
    return kept(`name ${typed}`, language, async () => {
      const ids = await wikidata.search(name.trim(), artist.trim(), language, signal)
      const found = await itemsOf(ids.value, signal)
      return { ...found, isWhole: ids.isWhole && found.isWhole }
    })
  }

  async function readWhole(
    item: Item,
    language: Language,
    signal: AbortSignal,
  ): Promise<Reading<Artwork>> {
    const { makers, materials, support, collection, movement, genre, depicts } = item
    const one = [support, collection, movement, genre].flatMap((id) => id ?? [])
    const codes = new Set<WikipediaCode>([
      spoken(language),
      'en',
      ...(item.own === null ? [] : [item.own]),
    ])
    const asked = [...codes].flatMap((code) => {
      const title = item.articles[code]
      return title === undefined ? [] : [{ title, entity: item.id, code }]
    })
    const [names, museum, ...articles] = await Promise.allSettled([
      wikidata.names([...makers, ...materials, ...one, ...depicts], signal),
      museums.recordOf(item, signal),
      ...asked.map((article) => readArticle(article, signal)),
    ])
    if (names.status === 'rejected') throw names.reason
    const failures = [museum, ...articles].flatMap((result) =>
      result.status === 'rejected' ? [result.reason] : [],
    )
    for (const failure of failures) {
      if (!(failure instanceof SourceFailure)) throw failure
      onFailure(failure.message)
    }
    const findings: Findings = {
      item,
      names: names.value,
      texts: articles.flatMap((article) =>
        article.status === 'fulfilled' ? (article.value ?? []) : [],
      ),
      museum: museum.status === 'fulfilled' ? museum.value : null,
      readAt: now(),
    }
    return { value: artworkOf(findings, language), isWhole: failures.length === 0 }
  }

  async function itemById(
    id: string,
    language: Language,
    signal: AbortSignal,
  ): Promise<Item | null> {
    return (await kept(`picked ${id}`, language, () => itemsOf([id], signal))).items[0] ?? null
  }

  /** What open texts say of an item; nothing where they cannot be reached. */
  async function textsOf(
    find: (signal: AbortSignal) => Promise<Item | null>,
    language: Language,
    leaving: AbortSignal,
  ): Promise<OpenText[]> {
    const signal = AbortSignal.timeout(WHOLE_MS)
    try {
      const item = await unlessLeft(find(signal), leaving)
      if (item === null) return []
      const reading = kept(`work ${item.id}`, language, () => readWhole(item, language, signal))
      return (await unlessLeft(reading, leaving)).live?.texts ?? []
    } catch (error) {
      if (!(error instanceof SourceFailure)) throw error
      onFailure(error.message)
      return []
    }
  }

  /** The work of the catalogue among those that bear its name: the one by its maker. */
  async function itemOf(
    artwork: Artwork,
    language: Language,
    signal: AbortSignal,
  ): Promise<Item | null> {
    const { wikidata: known, titles, artist } = artwork
    if (known !== null) return itemById(known, language, signal)
    const { items, makers } = await named(
      { name: titles.en, artist: artist.name.en, language: 'en' },
      signal,
    )
    return items.find((item) => isTheWork(item, new Map(makers), artwork)) ?? null
  }

  return {
    async textsOn(artwork, language, leaving) {
      return (
        artwork.live?.texts ??
        textsOf((signal) => itemOf(artwork, language, signal), language, leaving)
      )
    },

    async textsOnSlug(slug, language, leaving) {
      const entity = entityOfSlug(slug)
      return entity === null
        ? []
        : textsOf((signal) => itemById(entity, language, signal), language, leaving)
    },

    async find(asked) {
      const { name, language } = asked
      const signal = AbortSignal.timeout(WHOLE_MS)
      const found = name.trim() === '' ? { items: [], makers: [] } : await named(asked, signal)
      const picked = entityOfSlug(asked.artwork ?? '')
      const isFound = picked === null || found.items.some(({ id }) => id === picked)
      const other = isFound
        ? { items: [], makers: [] }
        : await kept(`picked ${picked}`, language, () => itemsOf([picked], signal))
      const items = [...found.items, ...other.items]
      const names = new Map([...found.makers, ...other.makers])
      const works = items.map((item) =>
        artworkOf({ item, names, texts: [], museum: null, readAt: now() }, language),
      )
      return {
        works,
        async read(work) {
          const item = items.find(({ id }) => id === work.wikidata)
          return item
            ? kept(`work ${item.id}`, language, () => readWhole(item, language, signal))
            : work
        },
      }
    },
  }
}
