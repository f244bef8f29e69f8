import * as z from 'zod'
import { photographsSchema } from '#shared/api/photographs.ts'
import { AppError } from '../errors.ts'
import type { Api } from '../http/api.ts'
import type { Photographs } from './photographs.ts'

const FILE = /^[a-z0-9-]+-(?:768|1600)\.(avif|webp)$/u

/** The list of photographs, and their files. */
export function photographRoutes(api: Api, { photographs }: { photographs: Photographs }): void {
  api.get(
    '/api/photographs',
    { schema: { tags: ['artworks'], response: { 200: photographsSchema } } },
    async () => ({ photographs: await photographs.list() }),
  )
  api.get(
    '/photographs/:file',
    { schema: { hide: true, params: z.object({ file: z.string() }) } },
    async ({ params }, reply) => {
      const type = FILE.exec(params.file)?.[1]
      const picture = type === undefined ? null : await photographs.file(params.file)
      if (picture === null) throw new AppError('not_found')
      return reply
        .type(`image/${type}`)
        .header('cache-control', 'public, max-age=3600')
        .send(picture)
    },
  )
}
