import { decide, UnknownEdit } from '#engine/describe/decide.ts'
import type { Describer } from '#engine/describe/describer.ts'
import type {
  Decisions,
  DescribeArtwork,
  Description,
  DescriptionAnswer,
  Descriptions,
} from '#shared/api/descriptions.ts'
import { paginationOf } from '#shared/api/pagination.ts'
import { changesNothing } from '#shared/descriptions.ts'
import { RESTORE_MINUTES } from '#shared/limits.ts'
import type { User } from '../accounts/user.ts'
import { pictureRefusal } from '../analysis/picture-sentences.ts'
import type { Clock } from '../clock.ts'
import { isUniqueViolation } from '../db/is-unique-violation.ts'
import { AppError } from '../errors.ts'
import type { Upload } from '../http/uploads.ts'
import type { UsageService } from '../usage/service.ts'
import type { DescriptionStore } from './store.ts'

type Picture = Pick<Upload, 'file' | 'seen'>

const RESTORE_MS = RESTORE_MINUTES * 60_000

interface Parts {
  describer: Describer
  descriptions: DescriptionStore
  usage: UsageService
  clock: Clock
}

/**
 * The rules of descriptions: one is spent on a finished one, and it is kept, without the picture.
 * What only repeats what was typed is kept and not counted; an improvement that found nothing is
 * neither.
 */
export function createDescriptionService({ describer, descriptions, usage, clock }: Parts) {
  async function make(
    user: User,
    body: DescribeArtwork,
    { file, seen }: Picture,
    signal: AbortSignal,
    spendId: string,
    id: string,
  ): Promise<Description> {
    const described = await describer.describe(body, file, signal, seen)
    signal.throwIfAborted()
    const createdAt = clock()
    const description = { id, created_at: new Date(createdAt).toISOString(), ...described }
    const isCounted = description.counted !== false
    if (!changesNothing(description))
      await descriptions.add({ userId: user.id, createdAt, description }, async (tx) => {
        if (isCounted && !(await usage.settleWithin(tx, spendId)))
          throw new AppError('answer_too_late')
      })
    if (!isCounted) await usage.giveBack(spendId)
    return description
  }

  const withUsage = async (user: User, description: Description) => ({
    ...description,
    usage: await usage.descriptionUsage(user),
  })

  return {
    /**
     * Refuses a description that could not be paid for, before the picture is received. @throws
     * AppError.
     */
    requireAffordable: (user: User) => usage.requireAffordable(user, 'description'),

    /**
     * Describes the work in a picture, or improves what its artist wrote. It is kept and counted
     * once under its id: what another server has kept is the answer.
     * @throws AppError where the allowance is spent, or the picture is refused; then nothing is
     * charged.
     */
    async describe(
      user: User,
      body: DescribeArtwork,
      picture: Picture,
      id: string,
      signal: AbortSignal,
    ): Promise<DescriptionAnswer> {
      const before = await descriptions.ofUser(user.id, id)
      if (before) return withUsage(user, before)
      const spendId = await usage.reserve(user, 'description')
      try {
        return await withUsage(user, await make(user, body, picture, signal, spendId, id))
      } catch (error) {
        await usage.giveBack(spendId)
        const meanwhile = isUniqueViolation(error) ? await descriptions.ofUser(user.id, id) : null
        if (meanwhile) return withUsage(user, meanwhile)
        throw pictureRefusal(error)
      }
    },

    /**
     * A page of what was written, the newest first; the last page where a later one is asked for.
     */
    async page(
      user: User,
      { page, limit }: { page: number; limit: number },
    ): Promise<Descriptions> {
      const pagination = paginationOf(await descriptions.countOfUser(user.id), page, limit)
      const offset = (pagination.current_page - 1) * limit
      return { descriptions: await descriptions.pageOfUser(user.id, offset, limit), pagination }
    },

    /**
     * Keeps the artist's decisions. They are not counted, however many.
     * @throws AppError where there is no such description, or no such change in it.
     */
    async decide(user: User, id: string, decisions: Decisions): Promise<Description> {
      try {
        const after = await descriptions.replace(user.id, id, (before) => decide(before, decisions))
        if (after) return after
      } catch (error) {
        if (!(error instanceof UnknownEdit)) throw error
        throw new AppError('unknown_change')
      }
      throw new AppError('description_not_found')
    },

    /** @returns until when it can be brought back. */
    async remove(user: User, id: string): Promise<Date> {
      const now = clock()
      if (!(await descriptions.remove(user.id, id, now)))
        throw new AppError('description_not_found')
      return new Date(now + RESTORE_MS)
    },

    async restore(user: User, id: string): Promise<void> {
      if (!(await descriptions.restore(user.id, id, clock() - RESTORE_MS)))
        throw new AppError('description_gone')
    },

    /** Deletes for good what can no longer be brought back. */
    purge: () => descriptions.purge(clock() - RESTORE_MS),
  }
}
export type DescriptionService = ReturnType<typeof createDescriptionService>
