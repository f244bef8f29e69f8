import pagesUrl from '#fonts/chinese-pages.woff2?url'
import { preloadFont } from '#web/ui/preload-font.ts'
import { useInterfaceLanguage, useWords } from '#web/words/words.ts'

/**
 * Title and description of a page; React moves them into the head. A page without `path` is not for
 * search engines. What only they and other readers of the bare file need is added when the file is
 * written: see `found/head-tags.ts`.
 */
export function Head({
  title,
  description,
  path,
}: {
  title: string
  description?: string
  path?: string
}) {
  const { site } = useWords()
  // The letters of Chinese headings; those of the home page are asked for by its hero.
  if (useInterfaceLanguage() === 'zh-TW' && path !== undefined && path !== '/')
    preloadFont(pagesUrl)
  return (
    <>
      <title>{path === '/' ? title : `${title} · ${site.name}`}</title>
      {description && <meta name="description" content={description} />}
      {path === undefined && <meta name="robots" content="noindex" />}
    </>
  )
}
