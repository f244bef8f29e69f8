import { CHILDS_BATH, MADAME_X } from './entities.ts'

/** Written by hand from the documented shapes of Wikipedia and two museums. Not checked against the live services. */

interface Page {
  title: string
  entity: string
  extract: string
}

const PAGES: Record<string, Page[]> = {
  en: [
    {
      title: 'Portrait of Madame X',
      entity: MADAME_X,
      extract:
        'Portrait of Madame X is a painting by John Singer Sargent of a young socialite, Virginie Amélie Avegno Gautreau. It was shown at the Paris Salon of 1884. A third sentence is not quoted.\nAnother paragraph.',
    },
    {
      title: 'The Child’s Bath',
      entity: CHILDS_BATH,
      extract: 'The Child’s Bath is an 1893 oil painting by the American artist Mary Cassatt.',
    },
  ],
  fr: [
    {
      title: 'Portrait de Madame X',
      entity: MADAME_X,
      extract:
        'Le Portrait de Madame X est un tableau peint par John Singer Sargent en 1884. Il fut exposé au Salon de Paris en juin 1884.',
    },
  ],
  es: [
    {
      title: 'Retrato de Madame X',
      entity: MADAME_X,
      extract:
        'El Retrato de Madame X es un cuadro del pintor John Singer Sargent, expuesto en el Salón de 1884.',
    },
  ],
  zh: [
    {
      title: 'X夫人',
      entity: MADAME_X,
      extract: '《X夫人》是約翰·辛格·薩金特於1884年5月完成的肖像畫。這幅畫曾在巴黎沙龍展出。',
    },
  ],
}
/** The same page as its authors wrote it: what an answer without the variant, or a broken conversion, looks like. */
const SIMPLIFIED = '《X夫人》是约翰·辛格·萨金特于1884年5月完成的肖像画。这幅画曾在巴黎沙龙展出。'

export type PageSpoil = (page: Page) => Partial<Page> & { missing?: boolean; disambiguation?: string }

/** What a Wikipedia's Action API answers. */
export function wikipediaAnswer(code: string, query: URLSearchParams, spoil: PageSpoil): unknown {
  const title = query.get('titles') ?? ''
  const found = PAGES[code]?.find((page) => page.title === title)
  if (!found) return { batchcomplete: true, query: { pages: [{ ns: 0, title, missing: true }] } }
  const isConverted = code !== 'zh' || query.get('variant') === 'zh-tw'
  const page = { ...found, ...(isConverted ? {} : { extract: SIMPLIFIED }), ...spoil(found) }
  if (page.missing) return { batchcomplete: true, query: { pages: [{ ns: 0, title, missing: true }] } }
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
}

/** What a museum answers; `other`: the record of another work under the same number. */
export function museumAnswer(path: string, isOther: boolean): unknown {
  const other = isOther ? { title: 'Teapot', artistDisplayName: 'Nobody', artist_title: 'Nobody' } : {}
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
  return null
}
