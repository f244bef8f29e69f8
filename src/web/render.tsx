import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router'
import { App } from '#web/app/app.tsx'

export interface PageFiles {
  /** Modules to start, the entry first. */
  scripts: string[]
  stylesheets: string[]
}

/** The whole HTML of the page at a path, for somebody who is not logged in. */
export async function renderPage(path: string, { scripts, stylesheets }: PageFiles): Promise<string> {
  const { prelude } = await prerender(
    <StaticRouter location={path}>
      <App stylesheets={stylesheets} />
    </StaticRouter>,
    // In one piece: the pieces of a streamed page are put together by inline scripts, which the CSP refuses.
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
