// Decodes one HEIC file and is then ended: what its library holds on to goes with it.
import { readFile } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import decodeHeic from 'heic-decode'

export type HeicAnswer = { width: number; height: number; data: Uint8Array<ArrayBuffer> } | { fault: string }

async function answer(file: string): Promise<void> {
  try {
    const { width, height, data } = await decodeHeic({ buffer: await readFile(file) })
    const pixels = new Uint8Array(data)
    parentPort?.postMessage({ width, height, data: pixels } satisfies HeicAnswer, [pixels.buffer])
  } catch (error) {
    parentPort?.postMessage({ fault: String(error) } satisfies HeicAnswer)
  }
}

await answer(String(workerData.file))
