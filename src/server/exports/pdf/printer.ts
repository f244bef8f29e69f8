import { Worker } from 'node:worker_threads'
import { createOneWorker } from '#engine/one-worker.ts'
import { AppError } from '#server/errors.ts'
import type { Picture } from './picture.ts'
import type { Printable } from './print.ts'
import type { PrintAnswer, PrintTask } from './print-worker.ts'

/** Makes PDFs. */
export interface Printer {
  /**
   * @throws AppError `too_many_pdfs` where too many wait, and the reason of the signal at once when
   * it is aborted.
   */
  print(document: Printable, picture: Picture | null, signal?: AbortSignal): Promise<Uint8Array>
  /** Ends the worker, if there is one. */
  close(): Promise<void>
}

interface Options {
  /** More documents than so many at once, waiting and printed, are asked to come again. */
  most?: number
  /** A document that takes longer is given up, and the worker is replaced. */
  patienceMs?: number
  /** With nothing to do for so long the worker ends and gives its memory back. */
  idleMs?: number
  /**
   * After so many documents the worker is replaced: the compiler remembers what it has set, some 4
   * MB each.
   */
  lifetime?: number
}

const TRY_AGAIN_SECONDS = 10
const MEMORY = { maxOldGenerationSizeMb: 256 }

function busy(): AppError {
  return new AppError('too_many_pdfs', {}, { retryAfterSeconds: TRY_AGAIN_SECONDS })
}

/**
 * A printer whose work is done in one worker thread, one document at a time. It begins with the
 * first document.
 */
export function createPrinter(options: Options = {}): Printer {
  const { most = 8, patienceMs = 30_000, idleMs = 120_000, lifetime = 40 } = options
  const { ask, close } = createOneWorker<Omit<PrintTask, 'id'>, PrintAnswer>({
    begin: () =>
      new Worker(new URL('./print-worker.ts', import.meta.url), { resourceLimits: MEMORY }),
    most,
    patienceMs,
    idleMs,
    // What has failed once may have left the compiler in pieces.
    isSpent: (answer, documents) => 'bug' in answer || documents >= lifetime,
    busy,
    late: () => new Error('printing a document took too long'),
  })
  return {
    async print(document, picture, signal) {
      const answer = await ask({ document, picture }, signal)
      if ('pdf' in answer) return answer.pdf
      throw new Error(`printing a document failed: ${answer.bug}`)
    },
    close,
  }
}
