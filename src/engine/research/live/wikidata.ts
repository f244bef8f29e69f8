import type { Language, Localized } from '#shared/languages.ts'
import { type ReadJson, SourceFailure } from './fetcher.ts'
import { ART_TYPES, aliasesOf, type Item, itemFrom, namesOf } from './item.ts'
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
    return parsed(foundSchema, answer).search.map(({ id }) => id)
  }

  /** Entities by words in any language, among those with one of the given statements. */
  async function listed(words: string, statements: string[], signal: AbortSignal): Promise<string[]> {
    const answer = await ask(
      {
        action: 'query',
        list: 'search',
        srsearch: `${words} haswbstatement:${statements.join('|')}`,
        srlimit: MOST_FOUND,
        formatversion: '2',
      },
      signal,
    )
    const titles = parsed(listedSchema, answer).query.search.map(({ title }) => title)
    return titles.filter((title) => entityId.safeParse(title).success)
  }

  async function entities(ids: readonly string[], props: string, signal: AbortSignal): Promise<Entity[]> {
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
    return Object.values(parsed(entitiesSchema, answer).entities)
  }

  return {
    /** The ids of what may be a work of a name, by a maker if one is given. */
    async search(name: string, artist: string, language: Language, signal: AbortSignal): Promise<string[]> {
      // Words only: what else is typed would be read as an operator of the search.
      const words = name.replace(/[^\p{L}\p{N}'’]+/gu, ' ').trim()
      const byType = ART_TYPES.map((type) => `P31=${type}`)
      const byMaker = async () => {
        const makers = await named(artist, language, signal)
        const theirs = makers.slice(0, MAKERS_LOOKED_AT).map((id) => `P170=${id}`)
        return theirs.length === 0 ? [] : listed(`"${words}"`, theirs, signal)
      }
      const found = await Promise.all([
        named(name, language, signal),
        artist === '' ? listed(words, byType, signal) : byMaker(),
      ])
      return [...new Set(found.flat())]
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

function parsed<T>(schema: { safeParse(value: unknown): { data?: T | undefined } }, answer: unknown): T {
  const { data } = schema.safeParse(answer)
  if (data === undefined) throw new SourceFailure('Wikidata answered in a shape that we do not know')
  return data
}
