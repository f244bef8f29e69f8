// Decodes HEIC files, one after the other.
import { readFile } from 'node:fs/promises'
import { parentPort } from 'node:worker_threads'
import decodeHeic from 'heic-decode'
import { shrunk } from './shrink.ts'

export interface HeicTask {
  file: string
  /**
   * A picture that is at least twice as large comes smaller, with no side shorter than this for its
   * longer one.
   */
  longest: number
}

export interface HeicPixels {
  /** Pixels of the file, upright. */
  width: number
  height: number
  raw: { width: number; height: number; channels: 3 | 4 }
  data: Uint8Array<ArrayBuffer>
}
export type HeicAnswer = HeicPixels | { fault: string }

async function pixelsOf({ file, longest }: HeicTask): Promise<HeicPixels> {
  const { width, height, data } = await decodeHeic({ buffer: await readFile(file) })
  const pixels = new Uint8Array(data.buffer)
  const times = Math.floor(Math.max(width, height) / longest)
  if (times < 2) return { width, height, raw: { width, height, channels: 4 }, data: pixels }
  const small = shrunk(pixels, width, height, times)
  // Some 50 MB that would else wait for the garbage collector.
  data.buffer.transfer(0)
  return {
    width,
    height,
    raw: { width: small.width, height: small.height, channels: 3 },
    data: small.data,
  }
}

parentPort?.on('message', async (task: HeicTask) => {
  try {
    const answer: HeicAnswer = await pixelsOf(task)
    parentPort?.postMessage(answer, [answer.data.buffer])
  } catch (error) {
    parentPort?.postMessage({ fault: String(error) } satisfies HeicAnswer)
  }
})
