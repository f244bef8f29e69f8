import { Worker } from 'node:worker_threads'
import type { EyeAnswer, EyeTask } from './eye-worker.ts'
import type { LookOptions, Sight } from './look.ts'
import { PictureError } from './picture-error.ts'

/** Looks at pictures. */
export interface Eye {
  /** What is in the picture of a file. @throws PictureError */
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

interface Waiting {
  resolve: (sight: Sight) => void
  reject: (error: unknown) => void
}

/** An eye whose work is done in one worker thread, which begins with the first picture. */
export function createEye({ index, most = 32, patienceMs = 30_000, idleMs = 120_000 }: Options): Eye {
  let worker: Worker | null = null
  let lastId = 0
  const waiting = new Map<number, Waiting>()
  let timer: NodeJS.Timeout | null = null

  function begin(): Worker {
    const begun = new Worker(new URL('./eye-worker.ts', import.meta.url), { workerData: { index } })
    begun.unref()
    begun.on('message', (answer: EyeAnswer) => settle(answer))
    begun.on('error', (error) => fail(begun, error))
    begun.on('exit', () => fail(begun, new PictureError('busy')))
    return begun
  }

  function settle(answer: EyeAnswer): void {
    const asked = waiting.get(answer.id)
    waiting.delete(answer.id)
    watch()
    if ('sight' in answer) asked?.resolve(answer.sight)
    else if ('fault' in answer) asked?.reject(new PictureError(answer.fault))
    else asked?.reject(new Error(`looking at a picture failed: ${answer.bug}`))
  }

  /** The worker is gone: whoever waited for it hears so, and the next picture begins another. */
  function fail(gone: Worker, reason: unknown): void {
    if (worker !== gone) return
    worker = null
    for (const { reject } of waiting.values()) reject(reason)
    waiting.clear()
    watch()
  }

  /** One clock for both: the picture in work must be done in time, and an idle worker must go. */
  function watch(): void {
    if (timer) clearTimeout(timer)
    timer = null
    if (!worker) return
    const stop = () => {
      const stopped = worker
      if (stopped) fail(stopped, new PictureError('damaged'))
      stopped?.terminate()
    }
    timer = setTimeout(stop, waiting.size > 0 ? patienceMs : idleMs)
    timer.unref()
  }

  return {
    look(file, signal, options = { withCopy: false }) {
      signal.throwIfAborted()
      if (waiting.size >= most) throw new PictureError('busy')
      worker ??= begin()
      const task: EyeTask = { id: ++lastId, file, ...options }
      const seen = new Promise<Sight>((resolve, reject) => waiting.set(task.id, { resolve, reject }))
      worker.postMessage(task)
      if (waiting.size === 1) watch()
      return seen
    },
    wake() {
      if (worker) return
      worker = begin()
      watch()
    },
    async close() {
      const closed = worker
      worker = null
      watch()
      await closed?.terminate()
    },
  }
}
