import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FastifyRequest } from 'fastify'
import { PICTURE_GONE_MINUTES } from '#shared/limits.ts'
import { PICTURE_MAX_BYTES } from '#shared/pictures.ts'
import { AppError } from '../errors.ts'
import { arrivalOf, cutOff, type Patience } from './arrival.ts'

/** A picture on its way through: a file in the private folder, and the text fields that came with it. */
export interface Upload {
  file: string
  fields: Record<string, string>
  /** The picture has been looked at: it is deleted, and another may come. */
  seen(): Promise<void>
}

interface Receiver<T> {
  /** Asked with the fields that came before the picture; where it throws, no byte of the picture is received. */
  admit?: (fields: Record<string, string>) => Promise<void>
  use: (upload: Upload) => Promise<T>
}

export interface Uploads {
  /** Streams the picture of a user's request to a file, hands it to `use`, and deletes it whatever happens. */
  receive<T>(request: FastifyRequest, userId: string, receiver: Receiver<T>): Promise<T>
  /** Deletes what has been here too long, and what a server that died left behind. */
  sweep(): Promise<void>
}

interface Options {
  /** A private folder for these pictures alone. */
  folder: string
  /** The name of the field that the picture comes in. */
  field: string
  /** The error where it is missing. */
  missing?: 'image_missing' | 'artwork_image_missing'
  /** More pictures at once are asked to come again. */
  most?: number
  mostOfUser?: number
  patience?: Patience
  /** Called when a picture begins to arrive. */
  whenBegun?: () => void
}

const TRY_AGAIN_SECONDS = 5
/** Sweeps are a minute apart. */
const STAYS_MS = (PICTURE_GONE_MINUTES - 1) * 60_000
const PATIENCE: Patience = { wholeMs: 5 * 60_000, stillMs: 30_000 }
const FIELD_BYTES = 16 * 1024
const PARTS = 24
const MEGABYTES = PICTURE_MAX_BYTES / 1024 ** 2

/** Receives pictures. Nothing of one is held in memory, and none stays longer than it takes to look at it. */
export function createUploads({
  folder,
  field,
  missing = 'image_missing',
  most = 16,
  mostOfUser = 2,
  patience = PATIENCE,
  whenBegun = () => {},
}: Options): Uploads {
  /** Whose pictures are here. */
  const senders: string[] = []

  function requirePlace(userId: string): void {
    if (senders.filter((sender) => sender === userId).length >= mostOfUser)
      throw new AppError('sending_several_pictures', {}, { retryAfterSeconds: TRY_AGAIN_SECONDS })
    if (senders.length >= most)
      throw new AppError('pictures_busy', {}, { retryAfterSeconds: TRY_AGAIN_SECONDS })
  }

  return {
    async receive(request, userId, { admit = async () => {}, use }) {
      if (!request.isMultipart()) throw new AppError('not_multipart')
      requirePlace(userId)
      senders.push(userId)
      whenBegun()
      const file = join(folder, randomUUID())
      let isHere = true
      const seen = async () => {
        if (!isHere) return
        isHere = false
        senders.splice(senders.indexOf(userId), 1)
        await rm(file, { force: true })
      }
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 })
        const fields = await arrivalOf(request, patience, (signal) =>
          receiveParts(request, { field, file, admit, signal }),
        )
        if (fields === null) throw new AppError(missing)
        return await use({ file, fields, seen })
      } finally {
        await seen()
      }
    },

    async sweep() {
      const names = await readdir(folder).catch(() => [])
      await Promise.all(names.map((name) => removeOld(join(folder, name))))
    },
  }
}

/** Another server may be receiving into the same folder: what has just been written to is left alone. */
async function removeOld(file: string): Promise<void> {
  const written = await stat(file).catch(() => null)
  if (written && Date.now() - written.mtimeMs > STAYS_MS) await rm(file, { force: true })
}

interface Arriving extends Required<Pick<Receiver<unknown>, 'admit'>> {
  field: string
  file: string
  signal: AbortSignal
}

/** The text fields; null where no picture came. */
async function receiveParts(
  request: FastifyRequest,
  { field, file, admit, signal }: Arriving,
): Promise<Record<string, string> | null> {
  const limits = {
    fileSize: PICTURE_MAX_BYTES,
    files: 1,
    fields: PARTS,
    parts: PARTS,
    fieldSize: FIELD_BYTES,
  }
  const fields: Record<string, string> = {}
  let received = false
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') fields[part.fieldname] = String(part.value)
      else if (part.fieldname !== field) part.file.resume()
      else {
        await admit({ ...fields })
        await pipeline(part.file, createWriteStream(file, { flags: 'wx', mode: 0o600 }), { signal })
        received = true
      }
    }
  } catch (error) {
    if (error instanceof AppError) cutOff(request)
    throw uploadFault(error)
  }
  return received ? fields : null
}

/** What is wrong with an upload is the sender's to mend, unless it is our disk. */
function uploadFault(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof AppError) return error
  if ('code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE')
    return new AppError('picture_too_large', { megabytes: MEGABYTES })
  if ('syscall' in error && 'path' in error) return error
  return new AppError('picture_cut_off')
}
