import { createHash } from 'node:crypto'
import type { Artwork } from '#engine/catalogue/artwork.ts'
import { plainTitle } from '#engine/identify/title-words.ts'
import type { Language } from '#shared/languages.ts'
import { artworkOf, entityOfSlug, type Findings } from './artwork-of-item.ts'
import { createFetcher, SourceFailure } from './fetcher.ts'
import type { Item } from './item.ts'
import { createKept, type Reading, type ResearchCache } from './kept.ts'
import { createMuseums, type MuseumRecord } from './museums.ts'
import { createWikidata, type Named } from './wikidata.ts'
import { createWikipedia } from './wikipedia.ts'

const WHOLE_MS = 8000

/** Where open sources answer, and who asks. Addresses have no slash at the end. */
export interface OpenSources {
  contact: string
  wikidata: string
  /** With `{lang}` for the code of the language. */
  wikipedia: string
  met: string
  aic: string
}

interface Asked {
  name: string
  artist: string
  language: Language
  /** The slug of a work that the reader picked. */
  artwork?: string | undefined
}

/** Works that open sources know by a name: told apart by title, maker and date, until one of them is read. */
interface Found {
  works: Artwork[]
  /** Reads one of the works whole. @throws SourceFailure */
  read(work: Artwork): Promise<Artwork>
}

/** Finds works of art that the catalogue does not know in open sources, within eight seconds in all. */
export interface LiveResearch {
  /** @throws SourceFailure where they cannot be reached and nothing is kept. */
  find(asked: Asked): Promise<Found>
}

interface Parts {
  sources: OpenSources
  cache: ResearchCache
  now: () => number
  onFailure: (message: string) => void
}

interface NamedItems {
  items: Item[]
  makers: [id: string, maker: Named][]
}

export function createLiveResearch({ sources, cache, now, onFailure }: Parts): LiveResearch {
  const wikipedias = ['en', 'fr', 'es', 'zh'].map((code) => sources.wikipedia.replace('{lang}', code))
  const origins = [sources.wikidata, sources.met, sources.aic, ...wikipedias].map(
    (base) => new URL(base).origin,
  )
  const readJson = createFetcher({ origins, contact: sources.contact, now })
  const wikidata = createWikidata(sources.wikidata, readJson)
  const readArticle = createWikipedia(sources.wikipedia, readJson)
  const museums = createMuseums(sources, readJson)
  const kept = createKept({ cache, now, onFailure })

  async function itemsOf(ids: readonly string[], signal: AbortSignal): Promise<Reading<NamedItems>> {
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
      .update(`${plainTitle(name)}\n${plainTitle(artist)}`)
      .digest('hex')
    return kept(`name ${typed}`, language, async () => {
      const ids = await wikidata.search(name.trim(), artist.trim(), language, signal)
      const found = await itemsOf(ids.value, signal)
      return { ...found, isWhole: ids.isWhole && found.isWhole }
    })
  }

  function museumOf({ met, aic }: Item, signal: AbortSignal): Promise<MuseumRecord | null> {
    if (met !== null) return museums.met(met, signal)
    return aic === null ? Promise.resolve(null) : museums.aic(aic, signal)
  }

  async function readWhole(item: Item, language: Language, signal: AbortSignal): Promise<Reading<Artwork>> {
    const { makers, materials, support, collection, movement, genre, depicts } = item
    const one = [support, collection, movement, genre].flatMap((id) => id ?? [])
    const title = item.articles[language]
    const [names, article, museum] = await Promise.allSettled([
      wikidata.names([...makers, ...materials, ...one, ...depicts], signal),
      title === undefined ? null : readArticle(title, item.id, language, signal),
      museumOf(item, signal),
    ])
    if (names.status === 'rejected') throw names.reason
    const failures = [article, museum].flatMap((result) =>
      result.status === 'rejected' ? [result.reason] : [],
    )
    for (const failure of failures) {
      if (!(failure instanceof SourceFailure)) throw failure
      onFailure(failure.message)
    }
    const findings: Findings = {
      item,
      names: names.value,
      article: article.status === 'fulfilled' ? article.value : null,
      museum: museum.status === 'fulfilled' ? museum.value : null,
      readAt: now(),
    }
    return { value: artworkOf(findings, language), isWhole: failures.length === 0 }
  }

  return {
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
        artworkOf({ item, names, article: null, museum: null, readAt: now() }, language),
      )
      return {
        works,
        async read(work) {
          const item = items.find(({ id }) => id === work.wikidata)
          return item ? kept(`work ${item.id}`, language, () => readWhole(item, language, signal)) : work
        },
      }
    },
  }
}
