// Looks at pictures, one after the other, away from the thread that answers visitors.
import { parentPort, workerData } from 'node:worker_threads'
import { loadFeatures } from '#engine/identify/features.ts'
import { type LookOptions, loadIndex, look, type Sight } from './look.ts'
import { PictureError, type PictureFault } from './picture-error.ts'

export interface EyeTask extends LookOptions {
  id: number
  file: string
}
export type EyeAnswer = { id: number } & ({ sight: Sight } | { fault: PictureFault } | { bug: string })

const index = loadIndex(String(workerData.index))

// Whoever wakes this worker has a picture on its way.
await loadFeatures()

async function answerTo({ id, file, ...options }: EyeTask): Promise<EyeAnswer> {
  try {
    return { id, sight: await look(file, index, options) }
  } catch (error) {
    if (error instanceof PictureError) return { id, fault: error.fault }
    return { id, bug: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

let last: Promise<void> = Promise.resolve()
parentPort?.on('message', (task: EyeTask) => {
  last = last.then(async () => parentPort?.postMessage(await answerTo(task)))
})
