import { join } from 'node:path'
import * as z from 'zod'
import { photographsSchema } from '#shared/api/photographs.ts'
import { AppError } from '../errors.ts'
import type { Api } from '../http/api.ts'
import { contentOf, photographsIn } from './photographs.ts'

const FILE = /^[a-z0-9-]+-(?:768|1600)\.(avif|webp)$/u

/** The open-access photographs that `npm run artworks:fetch` has put into a folder; none is as good as some. */
export function photographRoutes(api: Api, { folder }: { folder: string }): void {
  api.get(
    '/api/photographs',
    { schema: { tags: ['artworks'], response: { 200: photographsSchema } } },
    async () => ({ photographs: await photographsIn(folder) }),
  )
  api.get(
    '/photographs/:file',
    { schema: { hide: true, params: z.object({ file: z.string() }) } },
    async ({ params }, reply) => {
      const type = FILE.exec(params.file)?.[1]
      const picture = type === undefined ? null : await contentOf(join(folder, params.file))
      if (picture === null) throw new AppError('notFound', 'Not found')
      return reply.type(`image/${type}`).header('cache-control', 'public, max-age=3600').send(picture)
    },
  )
}
