import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router'
import { DEFAULT_LANGUAGE } from '#shared/languages.ts'
import { languageOfPath } from '#web/address/paths.ts'
import { App } from '#web/app/app.tsx'
import { beginIn } from '#web/words/words.ts'

export interface PageFiles {
  /** Modules to start, the entry first. */
  scripts: string[]
  stylesheets: string[]
}

/** The whole HTML of the page at a path, for somebody who is not logged in. */
export async function renderPage(
  path: string,
  { scripts, stylesheets }: PageFiles,
): Promise<string> {
  await beginIn(languageOfPath(path.split('?')[0] ?? path) ?? DEFAULT_LANGUAGE, true)
  const { prelude } = await prerender(
    <StaticRouter location={path}>
      <App stylesheets={stylesheets} />
    </StaticRouter>,
    // In one piece: the pieces of a streamed page are put together by inline scripts, which the CSP
    // refuses.
    {
      bootstrapModules: scripts,
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        throw error
      },
    },
  )
  return new Response(prelude).text()
}
