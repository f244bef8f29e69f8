// Reads what is written in photos, one after the other, in a process of its own.
import process from 'node:process'
import { PictureError, type PictureFault } from '#engine/picture/picture-error.ts'
import { openNetworks } from './networks.ts'
import type { ReadLine } from './read-line.ts'
import { readPhoto } from './read-photo.ts'

export interface ReadTask {
  id: number
  file: string
}
export type ReadAnswer = { id: number } & (
  | { lines: ReadLine[] }
  | { fault: PictureFault }
  | { bug: string }
)

const networks = await openNetworks()

async function answerTo({ id, file }: ReadTask): Promise<ReadAnswer> {
  try {
    return { id, lines: await readPhoto(networks, file) }
  } catch (error) {
    if (error instanceof PictureError) return { id, fault: error.fault }
    return { id, bug: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

let last: Promise<void> = Promise.resolve()
process.on('message', (task: ReadTask) => {
  last = last.then(async () => {
    process.send?.(await answerTo(task))
  })
})
// Nobody is left to read for.
process.on('disconnect', () => process.exit())
