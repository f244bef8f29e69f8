import type { CreatedShare, Share, SharedAnalysis } from '#shared/api/shares.ts'
import type { User } from '../accounts/user.ts'
import type { KeptPictures } from '../analysis/kept-pictures.ts'
import { type Describes, withDescribed } from '../analysis/with-described.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/tables.ts'
import { AppError } from '../errors.ts'
import { digestOf, newToken } from '../secrets.ts'
import { forOthers } from './for-others.ts'
import { createShareStore, type KeptShare, type Shown } from './store.ts'

interface Parts {
  db: Database
  engine: Describes
  keptPictures: KeptPictures
  clock: Clock
}

function asAnswer({ createdAt, ...shown }: KeptShare): Share {
  return { created_at: new Date(createdAt).toISOString(), ...shown }
}

/**
 * The rules of shared links: the owner opens and closes them, anybody who has one reads, and nobody
 * writes.
 */
export function createShareService({ db, engine, keptPictures, clock }: Parts) {
  const shares = createShareStore(db)
  async function opened(token: string) {
    const found = await shares.byToken(digestOf(token))
    if (!found) throw new AppError('link_closed')
    return found
  }

  return {
    async ofUser(user: User, analysisId: string): Promise<Share | null> {
      const share = await shares.ofUser(user.id, analysisId)
      return share && asAnswer(share)
    },

    /** @throws AppError `analysis_not_found` where the user has no such analysis. */
    async open(user: User, analysisId: string, shown: Shown): Promise<CreatedShare> {
      const token = newToken()
      const share = { ...shown, createdAt: clock() }
      const isOpen = await shares.open({
        ...share,
        analysisId,
        userId: user.id,
        tokenHash: digestOf(token),
      })
      if (!isOpen) throw new AppError('analysis_not_found')
      return { ...asAnswer(share), token }
    },

    close: (user: User, analysisId: string) => shares.close(user.id, analysisId),

    /** @throws AppError `link_closed` where the link leads to nothing. */
    async read(token: string): Promise<SharedAnalysis> {
      const { analysis, share } = await opened(token)
      return { analysis: withDescribed(engine, forOthers(analysis, share)), name: share.name }
    },

    /** The small copy of the owner's photo, where they show it. @throws AppError `link_closed`. */
    async picture(token: string): Promise<Uint8Array> {
      const { analysis, userId, share } = await opened(token)
      const bytes = share.photo ? await keptPictures.of(analysis.id, userId) : null
      if (bytes === null) throw new AppError('link_closed')
      return bytes
    },
  }
}
export type ShareService = ReturnType<typeof createShareService>
