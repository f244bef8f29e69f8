import { Worker } from 'node:worker_threads'
import { AppError } from '#server/errors.ts'
import type { AnalysisDocument } from '../document.ts'
import type { Picture } from './picture.ts'
import type { PrintAnswer, PrintTask } from './print-worker.ts'

/** Makes PDFs. */
export interface Printer {
  /** @throws AppError `unavailable` where too many wait. */
  print(document: AnalysisDocument, picture: Picture | null): Promise<Uint8Array>
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
}

interface Waiting {
  resolve: (pdf: Uint8Array) => void
  reject: (error: unknown) => void
}

const TRY_AGAIN_SECONDS = 10
const MEMORY = { maxOldGenerationSizeMb: 256 }

function busy(): AppError {
  return new AppError(
    'unavailable',
    'Too many PDFs are being made. Please try again in a few seconds.',
    TRY_AGAIN_SECONDS,
  )
}

/** A printer whose work is done in one worker thread, one document at a time. It begins with the first document. */
export function createPrinter({ most = 8, patienceMs = 30_000, idleMs = 120_000 }: Options = {}): Printer {
  let worker: Worker | null = null
  let lastId = 0
  const waiting = new Map<number, Waiting>()
  let timer: NodeJS.Timeout | null = null

  function begin(): Worker {
    const begun = new Worker(new URL('./print-worker.ts', import.meta.url), { resourceLimits: MEMORY })
    begun.unref()
    begun.on('message', (answer: PrintAnswer) => settle(answer))
    begun.on('error', (error) => fail(begun, error))
    begun.on('exit', () => fail(begun, busy()))
    return begun
  }

  function settle(answer: PrintAnswer): void {
    const asked = waiting.get(answer.id)
    waiting.delete(answer.id)
    watch()
    if ('pdf' in answer) asked?.resolve(answer.pdf)
    else asked?.reject(new Error(`printing a document failed: ${answer.bug}`))
  }

  /** The worker is gone: whoever waited for it hears so, and the next document begins another. */
  function fail(gone: Worker, reason: unknown): void {
    if (worker !== gone) return
    worker = null
    for (const { reject } of waiting.values()) reject(reason)
    waiting.clear()
    watch()
  }

  /** One clock for both: the document in work must be done in time, and an idle worker must go. */
  function watch(): void {
    if (timer) clearTimeout(timer)
    timer = null
    if (!worker) return
    const stop = () => {
      const stopped = worker
      if (stopped) fail(stopped, new Error('printing a document took too long'))
      stopped?.terminate()
    }
    timer = setTimeout(stop, waiting.size > 0 ? patienceMs : idleMs)
    timer.unref()
  }

  return {
    async print(document, picture) {
      if (waiting.size >= most) throw busy()
      worker ??= begin()
      const task: PrintTask = { id: ++lastId, document, picture }
      const printed = new Promise<Uint8Array>((resolve, reject) => waiting.set(task.id, { resolve, reject }))
      worker.postMessage(task)
      if (waiting.size === 1) watch()
      return printed
    },
    async close() {
      const closed = worker
      worker = null
      watch()
      await closed?.terminate()
    },
  }
}
