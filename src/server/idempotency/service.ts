import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { REPEAT_HOURS } from '#shared/limits.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/tables.ts'
import { AppError } from '../errors.ts'
import { digestOf, newId } from '../secrets.ts'
import { createIdempotencyStore, type RequestKey } from './store.ts'

/** A server that has not said for so long that it makes an answer is dead. */
const HELD_MS = 30_000
const HOLD_ON_MS = 10_000
/** A repeat waits so long for the answer that is being made. */
const PATIENCE_MS = 60_000
const LOOK_AGAIN_MS = 200
const TRY_AGAIN_SECONDS = 5

interface AnyEvent {
  event: string
  data: unknown
}

interface Asked {
  user: { id: string }
  reply: FastifyReply
  /** The body, for telling a repeat from another request. */
  body: unknown
  /** The file that came with it. */
  file?: string
  signal: AbortSignal
}

/** @throws AppError `invalid_idempotency_key` for a header that is no key. */
function keyOf(request: FastifyRequest, user: { id: string }): RequestKey | null {
  const header = request.headers['idempotency-key']
  if (header === undefined) return null
  if (typeof header !== 'string' || !/^[\x21-\x7e]{1,255}$/u.test(header))
    throw new AppError('invalid_idempotency_key')
  return { userId: user.id, keyHash: digestOf(header) }
}

async function digestOfFile(file: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const bytes of createReadStream(file)) hash.update(bytes)
  return hash.digest('base64url')
}

/** Whether an answer was refused before anything was kept of it. Other failures may come after. */
const isRefusal = (error: unknown) => error instanceof AppError && error.status < 500

/**
 * Answers a request with an Idempotency-Key once: its repeats get the same answer, from any server,
 * also while it is being made. A request that is refused was not counted and is forgotten; after any
 * other failure a repeat gets what was kept, or has it made.
 */
export function createIdempotency({ db, clock }: { db: Database; clock: Clock }) {
  const store = createIdempotencyStore(db)
  /** @returns under which id to make the answer, or the answer. */
  async function begin(key: RequestKey, holder: string, { reply, body, file, signal }: Asked) {
    const { method, url } = reply.request
    const picture = file === undefined ? '' : await digestOfFile(file)
    const requestHash = digestOf(`${method} ${url}\n${JSON.stringify(body)}${picture}`)
    const asked = { ...key, requestHash, answerId: newId(), holder }
    const waitsUntil = Date.now() + PATIENCE_MS
    for (;;) {
      const now = clock()
      const standing = await store.begin({ ...asked, now, heldUntil: now + HELD_MS })
      if (standing.is === 'ours' || standing.is === 'answered') return standing
      if (standing.is === 'other') throw new AppError('idempotency_key_reused')
      if (Date.now() > waitsUntil)
        throw new AppError('still_answering', {}, { retryAfterSeconds: TRY_AGAIN_SECONDS })
      await pause(LOOK_AGAIN_MS)
      signal.throwIfAborted()
    }
  }

  async function* makeHeld<Event extends AnyEvent>(
    key: RequestKey,
    holder: string,
    events: AsyncIterable<Event>,
    keptIdOf: (done: Event) => string | null,
  ): AsyncGenerator<Event> {
    const holding = setInterval(() => {
      // A failure is made good by the next time, or by the id of the answer.
      store.holdOn(key, holder, clock() + HELD_MS).catch(() => {})
    }, HOLD_ON_MS)
    let mayBeKept = false
    try {
      for await (const event of events) {
        if (event.event === 'done')
          await store.finish(key, JSON.stringify(event.data), keptIdOf(event))
        yield event
      }
    } catch (error) {
      mayBeKept = !isRefusal(error)
      throw error
    } finally {
      clearInterval(holding)
      await (mayBeKept ? store.letGo(key, holder) : store.release(key, holder))
    }
  }

  /**
   * The events of an answer. Those of a repeat are only its end.
   * @param make makes the answer, to be kept under the id; it returns what is kept under the id
   * already.
   */
  async function* once<Event extends AnyEvent>(
    asked: Asked,
    make: (answerId: string) => AsyncIterable<Event>,
    keptIdOf: (done: Event) => string | null,
  ): AsyncGenerator<Event> {
    const key = keyOf(asked.reply.request, asked.user)
    if (key === null) {
      yield* make(newId())
      return
    }
    const holder = newId()
    const begun = await begin(key, holder, asked)
    if (begun.is === 'ours') {
      yield* makeHeld(key, holder, make(begun.answerId), keptIdOf)
      return
    }
    asked.reply.header('idempotency-replayed', 'true')
    yield { event: 'done', data: JSON.parse(begun.answer) } as Event
  }

  return {
    once,

    /** The same for an answer that comes in one piece. */
    async onceWhole<Answer>(
      asked: Asked,
      make: (answerId: string) => Promise<Answer>,
      keptIdOf: (answer: Answer) => string | null,
    ): Promise<Answer> {
      async function* made(answerId: string) {
        yield { event: 'done', data: await make(answerId) }
      }
      for await (const { data } of once(asked, made, (done) => keptIdOf(done.data))) return data
      throw new Error('an answer ended without being done')
    },

    /** Whether a request with this key has come before, so that nothing is to be paid for. */
    async isRepeat(request: FastifyRequest, user: { id: string }): Promise<boolean> {
      const key = keyOf(request, user)
      return key !== null && store.isKnown(key)
    },

    sweep: () => store.sweep(clock() - REPEAT_HOURS * 3_600_000),
  }
}
export type Idempotency = ReturnType<typeof createIdempotency>
