import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { HeicAnswer, HeicPixels, HeicTask } from './heic-worker.ts'
import { PictureError } from './picture-error.ts'

const PATIENCE_MS = 20_000
const IDLE_MS = 60_000
/** After a larger picture the worker is ended: the library keeps the memory that it once needed. */
const KEPT_AFTER_PIXELS = 16_000_000

/** The worker that is waiting for the next file, if there is one. */
let waiting: { worker: Worker; timer: NodeJS.Timeout } | null = null

/**
 * The pixels of a HEIC file, upright. Its decoder is a WebAssembly library that takes a quarter of
 * a second to load and holds some 180 MB: it lives in a worker, for a while also after a file. What
 * it thinks of a broken file it may remember, so that its worker is then ended.
 *
 * @throws PictureError `damaged`
 */
export async function heicPixels(task: HeicTask): Promise<HeicPixels> {
  const worker = take() ?? begin()
  try {
    worker.postMessage(task)
    const [answer]: HeicAnswer[] = await once(worker, 'message', {
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    if (!answer || 'fault' in answer) throw new PictureError('damaged', answer?.fault)
    if (answer.width * answer.height <= KEPT_AFTER_PIXELS) keep(worker)
    else await worker.terminate()
    return answer
  } catch (error) {
    await worker.terminate()
    throw error instanceof PictureError ? error : new PictureError('damaged', error)
  }
}

function begin(): Worker {
  // The library talks to the console about broken files.
  return new Worker(new URL('./heic-worker.ts', import.meta.url), { stdout: true, stderr: true })
}

function take(): Worker | null {
  if (!waiting) return null
  const { worker, timer } = waiting
  clearTimeout(timer)
  waiting = null
  worker.ref()
  return worker
}

function keep(worker: Worker): void {
  const timer = setTimeout(() => take()?.terminate(), IDLE_MS)
  timer.unref()
  worker.unref()
  waiting = { worker, timer }
}
