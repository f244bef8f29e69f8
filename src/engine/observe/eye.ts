import { Worker } from 'node:worker_threads'
import { createOneWorker } from '#engine/one-worker.ts'
import { PictureError } from '../picture/picture-error.ts'
import type { EyeAnswer, EyeTask } from './eye-worker.ts'
import type { LookOptions, Sight } from './look.ts'

/** Looks at pictures. */
export interface Eye {
  /**
   * What is in the picture of a file. @throws PictureError, and the reason of the signal at once
   * when it is aborted.
   */
  look(file: string, signal: AbortSignal, options?: LookOptions): Promise<Sight>
  /** Begins to wake up: a picture is on its way. */
  wake(): void
  /** Ends the worker, if there is one. */
  close(): Promise<void>
}

interface Options {
  /** The file of the recognition index. */
  index: string
  /** More pictures than so many at once, waiting and worked on, are refused as `busy`. */
  most?: number
  /** A picture that takes longer is refused as damaged, and the worker is replaced. */
  patienceMs?: number
  /** With nothing to do for so long the worker ends and gives its memory back. */
  idleMs?: number
}

/**
 * A 50-megapixel AVIF and two looks took fourteen seconds of a very busy machine; the start of the
 * worker counts as well.
 */
const PATIENCE_MS = 30_000

/** An eye whose work is done in one worker thread, which begins with the first picture. */
export function createEye({
  index,
  most = 32,
  patienceMs = PATIENCE_MS,
  idleMs = 120_000,
}: Options): Eye {
  const { ask, wake, close } = createOneWorker<Omit<EyeTask, 'id'>, EyeAnswer>({
    begin: () => new Worker(new URL('./eye-worker.ts', import.meta.url), { workerData: { index } }),
    most,
    patienceMs,
    idleMs,
    busy: () => new PictureError('busy'),
    late: () => new PictureError('damaged'),
  })
  return {
    async look(file, signal, options = { withCopy: false }) {
      const answer = await ask({ file, ...options }, signal)
      if ('sight' in answer) return answer.sight
      if ('fault' in answer) throw new PictureError(answer.fault)
      throw new Error(`looking at a picture failed: ${answer.bug}`)
    },
    wake,
    close,
  }
}
