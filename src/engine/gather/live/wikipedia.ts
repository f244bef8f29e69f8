import * as z from 'zod/mini'
import type { OpenText } from '#engine/artwork/open-text.ts'
import { traditionalConverter } from '#engine/text/traditional.ts'
import { type ReadJson, SourceFailure, shaped } from './fetcher.ts'
import { passagesIn } from './open-text.ts'
import { safeLabel } from './safe-text.ts'
import { refusalSchema } from './wikidata-shapes.ts'

/**
 * The Wikipedias that are read: those of our languages, and of the countries that most works come
 * from.
 */
export const WIKIPEDIAS = [
  'en',
  'fr',
  'es',
  'zh',
  'it',
  'de',
  'nl',
  'ja',
  'pt',
  'ru',
  'da',
  'sv',
  'no',
  'pl',
  'cs',
] as const
export type WikipediaCode = (typeof WIKIPEDIAS)[number]

const pagesSchema = z.object({
  query: z.object({
    pages: z.array(
      z.object({
        title: z.string(),
        missing: z.optional(z.boolean()),
        extract: z.optional(z.string()),
        pageprops: z.optional(
          z.object({
            wikibase_item: z.optional(z.string()),
            disambiguation: z.optional(z.unknown()),
          }),
        ),
        lastrevid: z.optional(z.int()),
      }),
    ),
  }),
})

/** An article to be read: its title, and the entity that it must be on. */
interface Asked {
  title: string
  entity: string
  code: WikipediaCode
}

/** The adapter of Wikipedia's Action API; `base` has `{lang}` in it. */
export function createWikipedia(base: string, readJson: ReadJson, now: () => number) {
  /**
   * The whole article on an entity, cut into passages; null where there is none that is on it, or
   * nothing of it may be told.
   * @throws SourceFailure
   */
  return async function article(
    { title, entity, code }: Asked,
    signal: AbortSignal,
  ): Promise<OpenText | null> {
    const home = base.replace('{lang}', code)
    const query = new URLSearchParams({
      action: 'query',
      prop: 'extracts|pageprops|info',
      explaintext: '1',
      exsectionformat: 'wiki',
      redirects: '1',
      converttitles: '1',
      inprop: 'url',
      titles: title,
      format: 'json',
      formatversion: '2',
      // Without it the Chinese one answers in the characters that its authors wrote in.
      ...(code === 'zh' ? { variant: 'zh-tw' } : {}),
    })
    const answer = await readJson(new URL(`${home}/w/api.php?${query}`), signal)
    const refusal = refusalSchema.safeParse(answer)
    if (refusal.success) throw new SourceFailure(`Wikipedia refused: ${refusal.data.error.code}`)
    const data = shaped(pagesSchema, answer, 'Wikipedia')
    const [page] = data.query.pages
    const isOnIt =
      page?.pageprops?.wikibase_item === entity &&
      page.pageprops.disambiguation === undefined &&
      !page.missing
    if (!page || !isOnIt) return null
    const convert = code === 'zh' ? await traditionalConverter() : undefined
    const passages = passagesIn(page.extract ?? '', code, convert)
    if (passages.length === 0) return null
    const path = code === 'zh' ? 'zh-tw' : 'wiki'
    const written = convert ? convert(page.title) : page.title
    return {
      language: code,
      passages,
      source: {
        id: `wikipedia-${code}`,
        title: safeLabel(written, code === 'zh' ? 'zh-TW' : 'en') ?? 'Wikipedia',
        publisher: 'Wikipedia',
        url: `${home}/${path}/${encodeURIComponent(page.title.replaceAll(' ', '_'))}`,
        licence: 'CC BY-SA 4.0',
        read_at: new Date(now()).toISOString(),
        ...(page.lastrevid === undefined ? {} : { revision: String(page.lastrevid) }),
      },
    }
  }
}
