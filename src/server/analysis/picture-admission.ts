import type * as z from 'zod/mini'
import type { analyzeArtworkSchema } from '#shared/api/analysis.ts'
import type { User } from '../accounts/user.ts'
import type { UsageService } from '../usage/service.ts'

type Wanted = Pick<z.output<typeof analyzeArtworkSchema>, 'mode' | 'instead_of'>

/**
 * Refuses a question about a picture that could not be paid for, before the picture is received.
 * @throws AppError.
 */
export function createPictureAdmission({ usage }: { usage: UsageService }) {
  return async (user: User, { mode, instead_of: insteadOf }: Wanted): Promise<void> => {
    usage.requireMode(user, mode)
    // Another candidate of a paid analysis costs nothing.
    if (!insteadOf) await usage.requireAffordable(user, 'analysis', mode)
  }
}
export type PictureAdmission = ReturnType<typeof createPictureAdmission>
