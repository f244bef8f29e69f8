import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { createOneWorker, type Thread } from '#engine/one-worker.ts'
import { PictureError } from '#engine/picture/picture-error.ts'
import type { ReadLine } from './read-line.ts'
import type { ReadAnswer, ReadTask } from './reader-process.ts'

/** Reads what is written in photos. */
export interface Reader {
  /**
   * Line by line from the top; empty where nothing can be read. @throws PictureError, and the
   * reason of the signal when it is aborted.
   */
  read(file: string, signal: AbortSignal): Promise<ReadLine[]>
  /** Ends the worker, if there is one. */
  close(): Promise<void>
}

interface Options {
  /** More photos than so many at once, waiting and worked on, are refused as `busy`. */
  most?: number
  /** A photo that takes longer is given up as `busy`, and the worker is replaced. */
  patienceMs?: number
  /** With nothing to read for so long the worker ends and gives its memory back: some 400 MB. */
  idleMs?: number
}

/**
 * A process, since a thread that ends leaves 200 to 400 MB of what OpenCV took with ours. It knows
 * nothing of our environment, and ends with us.
 */
function beginProcess(): Thread<ReadAnswer> {
  const child = fork(fileURLToPath(new URL('./reader-process.ts', import.meta.url)), {
    execArgv: [],
    env: {},
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  child.channel?.unref()
  return Object.assign(child, {
    postMessage: (task: object) => child.send(task),
    terminate: () => child.kill('SIGKILL'),
  })
}

/** A reader whose work is done in one process, which begins with the first photo. */
export function createReader({
  most = 8,
  patienceMs = 25_000,
  idleMs = 20_000,
}: Options = {}): Reader {
  const { ask, close } = createOneWorker<Omit<ReadTask, 'id'>, ReadAnswer>({
    begin: beginProcess,
    most,
    patienceMs,
    idleMs,
    busy: () => new PictureError('busy'),
    late: () => new PictureError('busy'),
  })
  return {
    async read(file, signal) {
      const answer = await ask({ file }, signal)
      if ('lines' in answer) return answer.lines
      if ('fault' in answer) throw new PictureError(answer.fault)
      throw new Error(`reading a photo failed: ${answer.bug}`)
    },
    close,
  }
}
