// Looks at pictures, one after the other, away from the thread that answers visitors.
import { parentPort, workerData } from 'node:worker_threads'
import { loadFeatures } from '#engine/recognition/features.ts'
import { PictureError, type PictureFault } from '../picture/picture-error.ts'
import { type LookOptions, loadIndexes, look, type Sight } from './look.ts'

export interface EyeTask extends LookOptions {
  id: number
  file: string
}
export type EyeAnswer = { id: number } & (
  | { sight: Sight }
  | { fault: PictureFault }
  | { bug: string }
)

const indexes = loadIndexes(String(workerData.index))

// A picture follows right after the start of this worker: load the features now.
await loadFeatures()

async function answerTo({ id, file, ...options }: EyeTask): Promise<EyeAnswer> {
  try {
    return { id, sight: await look(file, indexes, options) }
  } catch (error) {
    if (error instanceof PictureError) return { id, fault: error.fault }
    return { id, bug: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

let last: Promise<void> = Promise.resolve()
parentPort?.on('message', (task: EyeTask) => {
  last = last.then(async () => parentPort?.postMessage(await answerTo(task)))
})
