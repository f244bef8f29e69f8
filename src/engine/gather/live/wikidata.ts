import type { Language, Localized } from '#shared/languages.ts'
import { type ReadJson, SourceFailure, shaped } from './fetcher.ts'
import { aliasesOf, type Item, itemFrom, namesOf } from './item.ts'
import type { Reading } from './kept.ts'
import {
  type Entity,
  entitiesSchema,
  entityId,
  foundSchema,
  listedSchema,
  refusalSchema,
} from './wikidata-shapes.ts'

const CODES: Record<Language, string> = { en: 'en', fr: 'fr', es: 'es', 'zh-TW': 'zh-tw' }
const MOST_FOUND = '10'
const MOST_IDS = 50
/** The search refuses longer requests. */
const MOST_SEARCHED_CHARACTERS = 300
/**
 * The kinds of art that most works are of: painting, watercolour, drawing, print, sculpture,
 * statue, photograph.
 */
const COMMON_TYPES = [
  'Q3305213',
  'Q18761202',
  'Q93184',
  'Q11060274',
  'Q860861',
  'Q179700',
  'Q125191',
]
const MAKERS_LOOKED_AT = 3

/** A maker, or anything else that a work refers to. */
export interface Named {
  names: Localized
  aliases: string[]
}

/** The adapter of Wikidata's Action API. Everything @throws SourceFailure. */
export function createWikidata(base: string, readJson: ReadJson) {
  async function ask(parameters: Record<string, string>, signal: AbortSignal): Promise<unknown> {
    const query = new URLSearchParams({ ...parameters, format: 'json' })
    const answer = await readJson(new URL(`${base}/w/api.php?${query}`), signal)
    const refusal = refusalSchema.safeParse(answer)
    if (refusal.success) throw new SourceFailure(`Wikidata refused: ${refusal.data.error.code}`)
    return answer
  }

  /** Entities by the beginning of a label or an alias in a language. */
  async function named(text: string, language: Language, signal: AbortSignal): Promise<string[]> {
    const code = CODES[language]
    const answer = await ask(
      {
        action: 'wbsearchentities',
        search: text,
        language: code,
        uselang: code,
        type: 'item',
        limit: MOST_FOUND,
        formatversion: '2',
      },
      signal,
    )
    return shaped(foundSchema, answer, 'Wikidata').search.map(({ id }) => id)
  }

  /** Entities by words in any language, among those with one of the given statements. */
  async function listed(
    name: string,
    statements: string[],
    signal: AbortSignal,
  ): Promise<string[]> {
    const among = ` haswbstatement:${statements.join('|')}`
    // Words only: what else is typed would be read as an operator of the search.
    const words = name.replace(/[^\p{L}\p{N}'’]+/gu, ' ').trim()
    const answer = await ask(
      {
        action: 'query',
        list: 'search',
        srsearch: words.slice(0, MOST_SEARCHED_CHARACTERS - among.length) + among,
        srlimit: MOST_FOUND,
        formatversion: '2',
      },
      signal,
    )
    const titles = shaped(listedSchema, answer, 'Wikidata').query.search.map(({ title }) => title)
    return titles.filter((title) => entityId.safeParse(title).success)
  }

  async function entities(
    ids: readonly string[],
    props: string,
    signal: AbortSignal,
  ): Promise<Entity[]> {
    if (ids.length === 0) return []
    const answer = await ask(
      {
        action: 'wbgetentities',
        ids: [...new Set(ids)].slice(0, MOST_IDS).join('|'),
        props,
        languages: 'en|fr|es|zh-tw|zh-hant|zh',
        languagefallback: '1',
      },
      signal,
    )
    return Object.values(shaped(entitiesSchema, answer, 'Wikidata').entities)
  }

  return {
    /**
     * The ids of what may be a work of a name, by a maker if one is given. One of the two searches
     * may fail.
     */
    async search(
      name: string,
      artist: string,
      language: Language,
      signal: AbortSignal,
    ): Promise<Reading<string[]>> {
      const byType = COMMON_TYPES.map((type) => `P31=${type}`)
      const byMaker = async () => {
        const makers = await named(artist, language, signal)
        const theirs = makers.slice(0, MAKERS_LOOKED_AT).map((id) => `P170=${id}`)
        return theirs.length === 0 ? [] : listed(name, theirs, signal)
      }
      const searches = await Promise.allSettled([
        named(name, language, signal),
        artist === '' ? listed(name, byType, signal) : byMaker(),
      ])
      const failed = searches.find((search) => search.status === 'rejected')
      const found = searches.flatMap((search) =>
        search.status === 'fulfilled' ? search.value : [],
      )
      if (failed && found.length === 0) throw failed.reason
      return { value: [...new Set(found)], isWhole: failed === undefined }
    },

    /** The works of art among entities. */
    async items(ids: readonly string[], signal: AbortSignal): Promise<Item[]> {
      const props = 'info|labels|aliases|claims|sitelinks'
      return (await entities(ids, props, signal)).flatMap((entity) => itemFrom(entity) ?? [])
    },

    /** The names of entities that works refer to, by id. */
    async names(ids: readonly string[], signal: AbortSignal): Promise<Map<string, Named>> {
      const found = await entities(ids, 'labels|aliases', signal)
      return new Map(
        found.flatMap((entity) => {
          const names = namesOf(entity)
          return names ? [[entity.id, { names, aliases: aliasesOf(entity) }]] : []
        }),
      )
    },
  }
}
