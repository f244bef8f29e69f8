import { ENTITIES, type FakeEntity } from './entities.ts'

const FALLBACKS: Record<string, string[]> = {
  fr: ['fr', 'en'],
  es: ['es', 'en'],
  'zh-tw': ['zh-tw', 'zh-hant', 'zh', 'en'],
  'zh-hant': ['zh-hant', 'zh-tw', 'zh', 'en'],
  zh: ['zh', 'zh-tw', 'en'],
}

/** How entities are spoiled in a scenario. */
export type Spoil = (entity: FakeEntity) => FakeEntity

function namesIn(entity: FakeEntity, codes: readonly string[]): string[] {
  return codes
    .flatMap((code) => [entity.labels[code] ?? '', ...(entity.aliases[code] ?? [])])
    .filter(Boolean)
}

function searched(query: URLSearchParams, entities: FakeEntity[]) {
  const text = (query.get('search') ?? '').toLowerCase()
  const codes = FALLBACKS[query.get('language') ?? ''] ?? ['en']
  const found = entities.filter((entity) =>
    namesIn(entity, codes).some((name) => name.toLowerCase().startsWith(text)),
  )
  const search = found.slice(0, Number(query.get('limit'))).map((entity) => ({
    id: entity.id,
    title: entity.id,
    pageid: 1,
    concepturi: `http://www.wikidata.org/entity/${entity.id}`,
    repository: 'wikidata',
    url: `//www.wikidata.org/wiki/${entity.id}`,
    label: entity.labels.en,
    match: { type: 'label', language: 'en', text: entity.labels.en },
  }))
  return { searchinfo: { search: text }, search, success: 1 }
}

function idsOf(entity: FakeEntity, property: string): string[] {
  return (entity.claims[property] ?? []).flatMap(
    (claim) => /"id":"(Q\d+)"/u.exec(JSON.stringify(claim))?.[1] ?? [],
  )
}

function listed(query: URLSearchParams, entities: FakeEntity[]) {
  if ((query.get('srsearch') ?? '').length > 300)
    return {
      error: {
        code: 'cirrussearch-query-too-long',
        info: 'Search request is longer than allowed.',
      },
    }
  const [words = '', statements = ''] = (query.get('srsearch') ?? '').split(' haswbstatement:')
  const wanted = words.toLowerCase().match(/[\p{L}\p{N}’']+/gu) ?? []
  const pairs = statements.split('|').map((statement) => statement.split('='))
  const found = entities.filter((entity) => {
    const text = namesIn(entity, Object.keys(entity.labels)).join(' ').toLowerCase()
    return (
      wanted.every((word) => text.includes(word)) &&
      pairs.some(([property = '', id = '']) => idsOf(entity, property).includes(id))
    )
  })
  return {
    batchcomplete: true,
    query: {
      searchinfo: { totalhits: found.length },
      search: found.map(({ id }) => ({
        ns: 0,
        title: id,
        pageid: 1,
        size: 1,
        wordcount: 1,
        snippet: '',
      })),
    },
  }
}

/** A map as the service writes it: an empty one is an empty list. */
function written(entries: [string, unknown][]) {
  return entries.length === 0 ? [] : Object.fromEntries(entries)
}

function entityIn(entity: FakeEntity, props: string[], languages: string[]) {
  const named = (code: string) => {
    const from = (FALLBACKS[code] ?? [code]).find(
      (candidate) => entity.labels[candidate] !== undefined,
    )
    return from === undefined ? [] : [[code, { language: from, value: entity.labels[from] }]]
  }
  const has = (prop: string) => props.includes(prop)
  return {
    type: 'item',
    id: entity.id,
    ...(has('info')
      ? {
          pageid: 1,
          ns: 0,
          title: entity.id,
          lastrevid: entity.lastrevid,
          modified: '2026-11-01T00:00:00Z',
        }
      : {}),
    ...(has('labels') ? { labels: written(languages.flatMap(named) as [string, unknown][]) } : {}),
    ...(has('aliases')
      ? {
          aliases: written(
            Object.entries(entity.aliases).map(([code, list]) => [
              code,
              list.map((value) => ({ language: code, value })),
            ]),
          ),
        }
      : {}),
    ...(has('claims') ? { claims: written(Object.entries(entity.claims)) } : {}),
    ...(has('sitelinks')
      ? {
          sitelinks: written(
            Object.entries(entity.sitelinks).map(([site, title]) => [
              site,
              { site, title, badges: [] },
            ]),
          ),
        }
      : {}),
  }
}

function got(query: URLSearchParams, entities: FakeEntity[]) {
  const ids = (query.get('ids') ?? '').split('|')
  const props = (query.get('props') ?? '').split('|')
  const languages = (query.get('languages') ?? '').split('|')
  const found = ids.map((id) => {
    const entity = entities.find((candidate) => candidate.id === id)
    return [id, entity ? entityIn(entity, props, languages) : { id, missing: '' }]
  })
  return { entities: Object.fromEntries(found), success: 1 }
}

/** What Wikidata's Action API answers. */
export function wikidataAnswer(query: URLSearchParams, spoil: Spoil): unknown {
  const entities = ENTITIES.map(spoil)
  const action = query.get('action')
  if (action === 'wbsearchentities') return searched(query, entities)
  if (action === 'wbgetentities') return got(query, entities)
  return listed(query, entities)
}
