import * as z from 'zod/mini'
import type { Language } from '#shared/languages.ts'
import { type ReadJson, SourceFailure, shaped } from './fetcher.ts'
import { quotable, safeLabel } from './safe-text.ts'
import { refusalSchema } from './wikidata-shapes.ts'

const CODES: Record<Language, string> = { en: 'en', fr: 'fr', es: 'es', 'zh-TW': 'zh' }

const pagesSchema = z.object({
  query: z.object({
    pages: z.array(
      z.object({
        title: z.string(),
        missing: z.optional(z.boolean()),
        extract: z.optional(z.string()),
        pageprops: z.optional(
          z.object({ wikibase_item: z.optional(z.string()), disambiguation: z.optional(z.unknown()) }),
        ),
        lastrevid: z.optional(z.int()),
      }),
    ),
  }),
})

/** The beginning of an article, as it may be quoted. */
export interface Article {
  /** Null where it may not be printed: in Simplified Chinese, or with more in it than a name. */
  title: string | null
  url: string
  revision: number | null
  quote: string
}

/** The adapter of Wikipedia's Action API; `base` has `{lang}` in it. */
export function createWikipedia(base: string, readJson: ReadJson) {
  /**
   * The article on an entity in a language; null where there is none that is on it, or that may be quoted.
   * @throws SourceFailure
   */
  return async function article(
    title: string,
    entity: string,
    language: Language,
    signal: AbortSignal,
  ): Promise<Article | null> {
    const home = base.replace('{lang}', CODES[language])
    const query = new URLSearchParams({
      action: 'query',
      prop: 'extracts|pageprops|info',
      exintro: '1',
      explaintext: '1',
      redirects: '1',
      converttitles: '1',
      inprop: 'url',
      titles: title,
      format: 'json',
      formatversion: '2',
      // Without it the Chinese one answers in the characters that its authors wrote in.
      ...(language === 'zh-TW' ? { variant: 'zh-tw' } : {}),
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
    const quote = isOnIt ? quotable(page.extract ?? '', language) : null
    if (!page || quote === null) return null
    const path = language === 'zh-TW' ? 'zh-tw' : 'wiki'
    return {
      title: safeLabel(page.title, language),
      url: `${home}/${path}/${encodeURIComponent(page.title.replaceAll(' ', '_'))}`,
      revision: page.lastrevid ?? null,
      quote,
    }
  }
}
