// Decodes HEIC files, one after the other.
import { readFile } from 'node:fs/promises'
import { parentPort } from 'node:worker_threads'
import decodeHeic from 'heic-decode'

export type HeicAnswer = { width: number; height: number; data: Uint8Array<ArrayBuffer> } | { fault: string }

parentPort?.on('message', async (file: string) => {
  try {
    const { width, height, data } = await decodeHeic({ buffer: await readFile(file) })
    const pixels = new Uint8Array(data.buffer)
    parentPort?.postMessage({ width, height, data: pixels } satisfies HeicAnswer, [pixels.buffer])
  } catch (error) {
    parentPort?.postMessage({ fault: String(error) } satisfies HeicAnswer)
  }
})
