import { useWords } from '#web/words/words.ts'

/** Title and description of a page; React moves them into the head. A page without `path` is not for search engines. */
export function Head({ title, description, path }: { title: string; description?: string; path?: string }) {
  const { site } = useWords()
  return (
    <>
      <title>{path === '/' ? title : `${title} · ${site.name}`}</title>
      {description && <meta name="description" content={description} />}
      {path && <link rel="canonical" href={path} />}
      {path && <meta property="og:title" content={title} />}
      {path && description && <meta property="og:description" content={description} />}
      {path === undefined && <meta name="robots" content="noindex" />}
    </>
  )
}
