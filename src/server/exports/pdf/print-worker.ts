// Prints one document after the other, away from the thread that answers visitors.
import { parentPort } from 'node:worker_threads'
import { type Picture, printedPicture } from './picture.ts'
import { type Printable, print } from './print.ts'

export interface PrintTask {
  id: number
  document: Printable
  picture: Picture | null
}
export type PrintAnswer = { id: number } & ({ pdf: Uint8Array } | { bug: string })

async function answerTo({ id, document, picture }: PrintTask): Promise<PrintAnswer> {
  try {
    return { id, pdf: await print(document, picture && (await printedPicture(picture))) }
  } catch (error) {
    return { id, bug: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

let last: Promise<void> = Promise.resolve()
parentPort?.on('message', (task: PrintTask) => {
  last = last.then(async () => parentPort?.postMessage(await answerTo(task)))
})
