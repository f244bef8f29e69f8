import { LANGUAGES, type Language, type Localized } from '#shared/languages.ts'
import { centimetresOf, claimsOf, itemOf, itemsOf, qualifierItems, valueIn } from './claims.ts'
import { dateOf, type ItemDate } from './item-date.ts'
import { safeLabel } from './safe-text.ts'
import { type Claim, type Entity, stringValue } from './wikidata-shapes.ts'
import { WIKIPEDIAS, type WikipediaCode } from './wikipedia.ts'

/** What of a work of art Wikidata says, in ids; checked and small enough to keep. */
export interface Item {
  id: string
  revision: number | null
  titles: Localized
  aliases: string[]
  /** In how many wikis it has a page: how famous it is. */
  sitelinks: number
  /** The titles of its articles. */
  articles: Partial<Record<WikipediaCode, string>>
  /** The language of the country that it comes from. */
  own: WikipediaCode | null
  makers: string[]
  attribution: 'certain' | 'attributed' | 'workshop' | 'unknown'
  made: ItemDate | null
  materials: string[]
  support: string | null
  sizeCm: { height: number; width?: number | undefined; depth?: number | undefined } | null
  collection: string | null
  inventory: string | null
  movement: string | null
  genre: string | null
  depicts: string[]
  met: string | null
  aic: string | null
}

/**
 * What counts as a work of art: painting, watercolour, pastel, drawing, print, woodcut, etching,
 * lithograph, sculpture, statue, bust, fresco, mural, mosaic, tapestry, triptych, series of
 * paintings, photograph, installation, (visual) work of art.
 */
const ART_TYPES = [
  ...[
    'Q3305213',
    'Q18761202',
    'Q12043905',
    'Q93184',
    'Q11060274',
    'Q18219090',
    'Q18218093',
    'Q15123870',
  ],
  ...[
    'Q860861',
    'Q179700',
    'Q17489160',
    'Q22669139',
    'Q219423',
    'Q133067',
    'Q184296',
    'Q79218',
    'Q15727816',
  ],
  ...['Q125191', 'Q20437094', 'Q838948', 'Q4502142'],
]

/** The language of a country's Wikipedia: Italy, France, Spain, Germany, Austria, the Netherlands, Flanders and Belgium, Japan, China, Taiwan, Portugal, Brazil,
 * Russia, Denmark, Sweden, Norway, Poland, Czechia. */
const SPOKEN_IN: Record<string, WikipediaCode> = {
  ...{
    Q38: 'it',
    Q142: 'fr',
    Q29: 'es',
    Q183: 'de',
    Q40: 'de',
    Q55: 'nl',
    Q29999: 'nl',
    Q31: 'nl',
    Q17: 'ja',
  },
  ...{
    Q148: 'zh',
    Q865: 'zh',
    Q45: 'pt',
    Q155: 'pt',
    Q159: 'ru',
    Q35: 'da',
    Q34: 'sv',
    Q20: 'no',
    Q36: 'pl',
    Q213: 'cs',
  },
}
/** Where a name in a language is looked for. */
const SPELLINGS: Record<Language, string[]> = {
  en: ['en'],
  fr: ['fr', 'en'],
  es: ['es', 'en'],
  'zh-TW': ['zh-tw', 'zh-hant', 'zh', 'en'],
}
const PAINTING_SURFACE = 'Q861259'
const ATTRIBUTION = 'Q230768'
const MOST_ALIASES = 40
const MOST_MAKERS = 3
const MOST_MATERIALS = 4
const MOST_DEPICTED = 6
const MOST_INVENTORY_CHARACTERS = 40

/** The name of an entity in each language, as far as it may be printed; null where it has none. */
export function namesOf({ labels = {} }: Entity): Localized | null {
  const safe = (language: Language) =>
    SPELLINGS[language].reduce<string | null>((found, code) => {
      const text = labels[code]?.value
      return (
        found ??
        (text === undefined ? null : safeLabel(text, code.startsWith('zh') ? 'zh-TW' : language))
      )
    }, null)
  const names = LANGUAGES.map((language) => safe(language))
  const any = names.find((name) => name !== null)
  if (any === undefined || any === null) return null
  const [en, fr, es, zhTw] = names
  return { en: en ?? any, fr: fr ?? any, es: es ?? any, 'zh-TW': zhTw ?? any }
}

export function aliasesOf({ aliases = {} }: Entity): string[] {
  const texts = Object.values(aliases).flatMap((list) => list.map(({ value }) => value))
  const safe = [...new Set(texts)].flatMap((text) => safeLabel(text, 'en') ?? [])
  return safe.slice(0, MOST_ALIASES)
}

/** Who made it: named outright, or with a doubt that Wikidata notes beside "unknown". */
function makersOf(entity: Entity): Pick<Item, 'makers' | 'attribution'> {
  const claims = claimsOf(entity, 'P170')
  const named = claims.flatMap(({ mainsnak }) => itemOf(mainsnak) ?? []).slice(0, MOST_MAKERS)
  if (named.length > 0) {
    const doubted = claims.some((claim) => qualifierItems(claim, 'P5102').includes(ATTRIBUTION))
    return { makers: named, attribution: doubted ? 'attributed' : 'certain' }
  }
  const beside = (...properties: string[]) =>
    claims.flatMap((claim: Claim) =>
      properties.flatMap((property) => qualifierItems(claim, property)),
    )
  const attributed = beside('P1773', 'P1779').slice(0, 1)
  if (attributed.length > 0) return { makers: attributed, attribution: 'attributed' }
  const workshop = beside('P1774').slice(0, 1)
  if (workshop.length > 0) return { makers: workshop, attribution: 'workshop' }
  return { makers: [], attribution: 'unknown' }
}

function inventoryOf(entity: Entity, collection: string | null): string | null {
  const claims = claimsOf(entity, 'P217')
  const own = claims.find(
    (claim) => collection !== null && qualifierItems(claim, 'P195').includes(collection),
  )
  const number = valueIn((own ?? claims[0])?.mainsnak, stringValue)
  return number !== null && number.length <= MOST_INVENTORY_CHARACTERS
    ? safeLabel(number, 'en')
    : null
}

function idOf(entity: Entity, property: string): string | null {
  const id = valueIn(claimsOf(entity, property)[0]?.mainsnak, stringValue)
  return id !== null && /^\d{1,10}$/u.test(id) ? id : null
}

function sizeOf(entity: Entity): Item['sizeCm'] {
  const height = centimetresOf(entity, 'P2048')
  if (height === null) return null
  const width = centimetresOf(entity, 'P2049') ?? undefined
  const depth = centimetresOf(entity, 'P5524') ?? undefined
  return { height, width, depth }
}

/**
 * Reads an entity of Wikidata; null where it is no work of art, or has no name that may be printed.
 */
export function itemFrom(entity: Entity): Item | null {
  const titles = namesOf(entity)
  const isArt = itemsOf(entity, 'P31').some((type) => ART_TYPES.includes(type))
  if (entity.missing !== undefined || !isArt || titles === null) return null
  const surfaces = claimsOf(entity, 'P186').filter((claim) =>
    qualifierItems(claim, 'P518').includes(PAINTING_SURFACE),
  )
  const materials = claimsOf(entity, 'P186').filter((claim) => claim.qualifiers?.P518 === undefined)
  const collection = itemsOf(entity, 'P195')[0] ?? itemsOf(entity, 'P276')[0] ?? null
  const pages = entity.sitelinks ?? {}
  return {
    id: entity.id,
    revision: entity.lastrevid ?? null,
    titles,
    aliases: aliasesOf(entity),
    sitelinks: Object.keys(pages).length,
    articles: Object.fromEntries(
      WIKIPEDIAS.flatMap((code) => {
        const page = pages[`${code}wiki`]
        return page ? [[code, page.title]] : []
      }),
    ),
    own: itemsOf(entity, 'P495').flatMap((country) => SPOKEN_IN[country] ?? [])[0] ?? null,
    ...makersOf(entity),
    made: dateOf(entity),
    materials: materials.flatMap(({ mainsnak }) => itemOf(mainsnak) ?? []).slice(0, MOST_MATERIALS),
    support: surfaces.flatMap(({ mainsnak }) => itemOf(mainsnak) ?? [])[0] ?? null,
    sizeCm: sizeOf(entity),
    collection,
    inventory: inventoryOf(entity, collection),
    movement: itemsOf(entity, 'P135')[0] ?? null,
    genre: itemsOf(entity, 'P136')[0] ?? null,
    depicts: itemsOf(entity, 'P180').slice(0, MOST_DEPICTED),
    met: idOf(entity, 'P3634'),
    aic: idOf(entity, 'P4610'),
  }
}
