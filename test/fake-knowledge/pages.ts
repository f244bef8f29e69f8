import { MADAME_X_ARTICLE, POTATO_EATERS_ARTICLE } from './articles.ts'
import { CHILDS_BATH, MADAME_X, POTATO_EATERS } from './entities.ts'

/**
 * Written by hand from the documented shapes of Wikipedia and four museums. Not checked against the
 * live services.
 */

interface Page {
  title: string
  entity: string
  extract: string
}

const PAGES: Record<string, Page[]> = {
  en: [
    { title: 'Portrait of Madame X', entity: MADAME_X, extract: MADAME_X_ARTICLE.en },
    {
      title: 'The Child’s Bath',
      entity: CHILDS_BATH,
      extract: 'The Child’s Bath is an 1893 oil painting by the American artist Mary Cassatt.',
    },
    { title: 'The Potato Eaters', entity: POTATO_EATERS, extract: POTATO_EATERS_ARTICLE },
  ],
  fr: [{ title: 'Portrait de Madame X', entity: MADAME_X, extract: MADAME_X_ARTICLE.fr }],
  es: [{ title: 'Retrato de Madame X', entity: MADAME_X, extract: MADAME_X_ARTICLE.es }],
  zh: [{ title: 'X夫人', entity: MADAME_X, extract: MADAME_X_ARTICLE.zh }],
}
/**
 * The same page as its authors wrote it: what an answer without the variant, or a broken
 * conversion, looks like.
 */
const SIMPLIFIED = '《X夫人》是约翰·辛格·萨金特于1884年5月完成的肖像画。这幅画曾在巴黎沙龙展出。'

export type PageSpoil = (
  page: Page,
) => Partial<Page> & { missing?: boolean; disambiguation?: string }

/** What a Wikipedia's Action API answers. */
export function wikipediaAnswer(code: string, query: URLSearchParams, spoil: PageSpoil): unknown {
  const title = query.get('titles') ?? ''
  const found = PAGES[code]?.find((page) => page.title === title)
  if (!found) return { batchcomplete: true, query: { pages: [{ ns: 0, title, missing: true }] } }
  const isConverted = code !== 'zh' || query.get('variant') === 'zh-tw'
  const page = { ...found, ...(isConverted ? {} : { extract: SIMPLIFIED }), ...spoil(found) }
  if (page.missing)
    return { batchcomplete: true, query: { pages: [{ ns: 0, title, missing: true }] } }
  const pageprops = {
    wikibase_item: page.entity,
    ...(page.disambiguation === undefined ? {} : { disambiguation: page.disambiguation }),
  }
  return {
    batchcomplete: true,
    query: {
      pages: [
        {
          pageid: 1,
          ns: 0,
          title: page.title,
          extract: page.extract,
          pageprops,
          lastrevid: 1_320_000_000,
          fullurl: `https://${code}.wikipedia.org/wiki/x`,
        },
      ],
    },
  }
}

const MET = {
  objectID: 12127,
  isPublicDomain: true,
  primaryImage: '',
  title: 'Madame X (Virginie Amélie Avegno Gautreau)',
  artistDisplayName: 'John Singer Sargent',
  objectDate: '1883–84',
  objectBeginDate: 1883,
  objectEndDate: 1884,
  medium: 'Oil on canvas',
  dimensions: '82 1/8 x 43 1/4in. (208.6 x 109.9cm)',
  accessionNumber: '16.53',
  creditLine: 'Arthur Hoppock Hearn Fund, 1916',
  objectWikidata_URL: `https://www.wikidata.org/wiki/${MADAME_X}`,
}

const AIC = {
  id: 111442,
  title: 'The Child’s Bath',
  artist_title: 'Mary Cassatt',
  date_display: '1893',
  date_start: 1893,
  date_end: 1893,
  medium_display: 'Oil on canvas',
  dimensions: '100.3 × 66.1 cm (39 1/2 × 26 in.)',
  main_reference_number: '1910.2',
  description:
    '<p>A woman bathes a child. The view is from <em>above</em>, as in the Japanese prints that she collected.</p><p>Visit <a href="https://evil.example">our shop</a>. The jug on the floor repeats the stripes of the dress.</p>',
}

const CLEVELAND = {
  id: 135382,
  accession_number: '1941.495',
  title: 'Stag at the Ford',
  creators: [{ id: 1, description: 'Mary Cassatt (American, 1844–1926)', role: 'artist' }],
  creation_date: '1885',
  creation_date_earliest: 1885,
  creation_date_latest: 1885,
  technique: 'oil on canvas',
  measurements: 'Unframed: 60.5 x 81.3 cm (23 13/16 x 32 in.)',
  description:
    'A stag stands at the edge of a ford and listens. The water is painted with a knife.',
  did_you_know: 'The antlers were added after the canvas had been sold.',
  share_license_status: 'CC0',
  // Nobody is led to where an answer says.
  url: 'javascript:alert(1)//>',
}

const SMK = {
  id: '1170018274_object',
  object_number: 'KMS3574',
  titles: [
    { title: 'Interiør med ovn', type: 'museumstitel', language: 'dansk' },
    { title: 'Interior with a Stove', type: 'museumstitel', language: 'engelsk' },
  ],
  production: [
    { creator: 'Manet, Édouard', creator_forename: 'Édouard', creator_surname: 'Manet' },
  ],
  production_date: [
    { start: '1878-01-01T00:00:00.000Z', end: '1879-12-31T00:00:00.000Z', period: '1878-1879' },
  ],
  dimensions: [
    { part: 'Netto', type: 'højde', unit: 'millimeter', value: '415' },
    { part: 'Netto', type: 'bredde', unit: 'millimeter', value: '330' },
  ],
  techniques: ['Olie på lærred'],
}

/** What a museum answers; `other`: the record of another work under the same number. */
export function museumAnswer(path: string, isOther: boolean): unknown {
  const other = isOther
    ? { title: 'Teapot', artistDisplayName: 'Nobody', artist_title: 'Nobody' }
    : {}
  if (path === '/met/public/collection/v1/objects/12127')
    return {
      ...MET,
      ...other,
      ...(isOther ? { objectWikidata_URL: 'https://www.wikidata.org/wiki/Q1' } : {}),
    }
  if (path === '/aic/api/v1/artworks/111442')
    return {
      data: { ...AIC, ...other },
      info: { license_text: '', license_links: [], version: '1.13' },
      config: {},
    }
  if (path === '/cleveland/api/artworks/1941.495')
    return { data: { ...CLEVELAND, ...other, ...(isOther ? { creators: [] } : {}) } }
  if (path === '/smk/api/v1/art/') {
    const item = isOther ? { ...SMK, titles: [{ title: 'Teapot', language: 'engelsk' }] } : SMK
    return { offset: 0, rows: 1, found: 1, items: [item] }
  }
  return null
}
