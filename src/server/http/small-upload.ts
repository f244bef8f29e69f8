import type { FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'
import { arrivalOf, type Patience } from './arrival.ts'

/** A file that is small enough for memory, and the text fields that came with it. */
export interface SmallUpload {
  name: string
  bytes: Buffer
  fields: Record<string, string>
}

const PATIENCE: Patience = { wholeMs: 60_000, stillMs: 15_000 }
const FIELD_BYTES = 1024
const PARTS = 8

/** Receives one file. @throws AppError where none comes, or it is larger than `most` bytes. */
export async function receiveSmall(
  request: FastifyRequest,
  field: string,
  most: number,
): Promise<SmallUpload> {
  const limits = { fileSize: most, files: 1, fields: PARTS, parts: PARTS, fieldSize: FIELD_BYTES }
  const fields: Record<string, string> = {}
  let file: { name: string; bytes: Buffer } | null = null
  async function receive() {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') fields[part.fieldname] = String(part.value)
      else if (part.fieldname !== field) part.file.resume()
      else file = { name: part.filename, bytes: await part.toBuffer() }
    }
    return file
  }
  try {
    const received = await arrivalOf(request, PATIENCE, receive, 'list_too_slow')
    if (received === null) throw new AppError('file_missing')
    return { ...received, fields }
  } catch (error) {
    if (!(error instanceof Error) || error instanceof AppError) throw error
    if ('code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE')
      throw new AppError('list_too_large', { megabytes: most / 1024 ** 2 })
    throw new AppError('list_cut_off')
  }
}
