import type { RequireUser } from '../accounts/require-user.ts'
import { AppError } from '../errors.ts'
import type { Api } from '../http/api.ts'
import { idParams } from '../http/id-params.ts'
import type { KeptPictures } from './kept-pictures.ts'

const CACHED_SECONDS = 300

/** The small copy of an analysis, for its owner. */
export function keptPictureRoutes(
  api: Api,
  { keptPictures, requireUser }: { keptPictures: KeptPictures; requireUser: RequireUser },
): void {
  api.get(
    '/api/my-analyses/:id/picture',
    {
      config: { scope: 'read' },
      schema: { tags: ['history'], params: idParams, produces: ['image/webp'] },
    },
    async (request, reply) => {
      const { id: userId } = await requireUser(request)
      const bytes = await keptPictures.of(request.params.id, userId)
      if (bytes === null) throw new AppError('no_picture_kept')
      return reply
        .type('image/webp')
        .header('cache-control', `private, max-age=${CACHED_SECONDS}`)
        .header('vary', 'authorization')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .send(Buffer.from(bytes))
    },
  )
}
