import { setTimeout as pause } from 'node:timers/promises'
import { AppError } from '../errors.ts'

/** Waits where the printer has too much to do. */
export async function onceFree(print: () => Promise<Uint8Array>): Promise<Uint8Array> {
  for (;;) {
    try {
      return await print()
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'too_many_pdfs') throw error
      await pause((error.retryAfterSeconds ?? 1) * 1000)
    }
  }
}
