import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FastifyRequest } from 'fastify'
import type { PlainCode } from '#shared/errors/table.ts'
import { PICTURE_GONE_MINUTES } from '#shared/limits.ts'
import { PICTURE_MAX_BYTES } from '#shared/pictures.ts'
import { AppError } from '../errors.ts'
import { arrivalOf, cutOff, type Patience } from './arrival.ts'
import { createPlaces, type Place, type Slowness } from './places.ts'

/**
 * A picture, or a list, on its way through: a file in the private folder, and the text fields that
 * came with it.
 */
export interface Upload {
  file: string
  /** What its sender calls it. */
  name: string
  fields: Record<string, string>
  /** The file has been looked at: it is deleted, and another may come. */
  seen(): Promise<void>
}

interface Receiver<T> {
  /**
   * Asked with the fields that came before the picture; where it throws, no byte of the picture is
   * received.
   */
  admit?: (fields: Record<string, string>) => Promise<void>
  use: (upload: Upload) => Promise<T>
}

export interface Uploads {
  /**
   * Streams the picture of a user's request to a file, hands it to `use`, and deletes it whatever
   * happens.
   */
  receive<T>(request: FastifyRequest, userId: string, receiver: Receiver<T>): Promise<T>
  /** Deletes what has been here too long, and what a server that died left behind. */
  sweep(): Promise<void>
}

/** How it is called where a file does not arrive. */
export interface UploadFaults {
  missing: PlainCode
  tooLarge: 'picture_too_large' | 'list_too_large'
  cutOff: PlainCode
  tooSlow: 'picture_too_slow' | 'list_too_slow'
  /** A user sends several at once; too many come at once. */
  several: PlainCode
  busy: PlainCode
}

interface Options {
  /** A private folder for these files alone. */
  folder: string
  /** The name of the field that the file comes in. */
  field: string
  faults?: Partial<UploadFaults>
  /** How many bytes a file may have that begins with these. */
  mostBytes?: (head: Buffer) => number
  /** More files at once are asked to come again. */
  most?: number
  mostOfUser?: number
  patience?: Patience
  slowness?: Slowness
  /** Called when a file begins to arrive. */
  whenBegun?: () => void
}

const TRY_AGAIN_SECONDS = 5
/** Sweeps are a minute apart. */
const STAYS_MS = (PICTURE_GONE_MINUTES - 1) * 60_000
const PATIENCE: Patience = { wholeMs: 5 * 60_000, stillMs: 30_000 }
/** A tenth of what a bad line of a telephone brings. */
const SLOWNESS: Slowness = { afterMs: 10_000, bytesASecond: 4 * 1024 }
const FIELD_BYTES = 16 * 1024
const PARTS = 24
/** So many bytes are kept to tell what a file is. */
const HEAD_BYTES = 8
const PICTURE_FAULTS: UploadFaults = {
  missing: 'image_missing',
  tooLarge: 'picture_too_large',
  cutOff: 'picture_cut_off',
  tooSlow: 'picture_too_slow',
  several: 'sending_several_pictures',
  busy: 'pictures_busy',
}

/**
 * Receives files. Nothing of one is held in memory, and none stays longer than it takes to look at
 * it.
 */
export function createUploads({
  folder,
  field,
  faults: ownFaults = {},
  mostBytes = () => PICTURE_MAX_BYTES,
  most = 16,
  mostOfUser = 2,
  patience = PATIENCE,
  slowness = SLOWNESS,
  whenBegun = () => {},
}: Options): Uploads {
  const faults = { ...PICTURE_FAULTS, ...ownFaults }
  const places = createPlaces({ most, mostOfUser, slowness })

  function placeFor(userId: string): Place {
    const place = places.take(userId)
    if (typeof place === 'object') return place
    throw new AppError(faults[place], {}, { retryAfterSeconds: TRY_AGAIN_SECONDS })
  }

  return {
    async receive(request, userId, { admit = async () => {}, use }) {
      if (!request.isMultipart()) throw new AppError('not_multipart')
      const place = placeFor(userId)
      whenBegun()
      const file = join(folder, randomUUID())
      let isHere = true
      const seen = async () => {
        if (!isHere) return
        isHere = false
        place.leave()
        await rm(file, { force: true })
      }
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 })
        const received = await arrivalOf(
          request,
          patience,
          (signal) =>
            receiveParts(request, { field, file, admit, mostBytes, faults, place, signal }),
          { late: faults.tooSlow, given: place.signal },
        )
        place.arrived()
        if (received === null) throw new AppError(faults.missing)
        return await use({ file, ...received, seen })
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

/**
 * Another server may be receiving into the same folder: what has just been written to is left
 * alone.
 */
async function removeOld(file: string): Promise<void> {
  const written = await stat(file).catch(() => null)
  if (written && Date.now() - written.mtimeMs > STAYS_MS) await rm(file, { force: true })
}

interface Arriving extends Required<Pick<Receiver<unknown>, 'admit'>> {
  field: string
  file: string
  mostBytes: (head: Buffer) => number
  faults: UploadFaults
  place: Place
  signal: AbortSignal
}

/** The name of the file and the text fields; null where no file came. */
async function receiveParts(
  request: FastifyRequest,
  { field, file, admit, mostBytes, faults, place, signal }: Arriving,
): Promise<Pick<Upload, 'name' | 'fields'> | null> {
  const limits = {
    fileSize: Number.POSITIVE_INFINITY,
    files: 1,
    fields: PARTS,
    parts: PARTS,
    fieldSize: FIELD_BYTES,
  }
  const fields: Record<string, string> = {}
  let name: string | null = null
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') fields[part.fieldname] = String(part.value)
      else if (part.fieldname !== field) part.file.resume()
      else {
        await admit({ ...fields })
        const kept = within(part.file, { mostBytes, faults, place })
        await pipeline(kept, createWriteStream(file, { flags: 'wx', mode: 0o600 }), { signal })
        name = part.filename
      }
    }
  } catch (error) {
    if (error instanceof AppError) cutOff(request)
    throw uploadFault(error, faults)
  }
  return name === null ? null : { name, fields }
}

/** The bytes of a file, as long as they are not too many for what it begins with. */
async function* within(
  pieces: AsyncIterable<Buffer>,
  { mostBytes, faults, place }: Pick<Arriving, 'mostBytes' | 'faults' | 'place'>,
) {
  let head: Buffer = Buffer.alloc(0)
  let size = 0
  for await (const piece of pieces) {
    if (head.length < HEAD_BYTES)
      head = Buffer.concat([head, piece.subarray(0, HEAD_BYTES - head.length)])
    size += piece.length
    place.received(piece.length)
    const most = mostBytes(head)
    if (size > most) throw new AppError(faults.tooLarge, { megabytes: most / 1024 ** 2 })
    yield piece
  }
}

/** What is wrong with an upload is the sender's to mend, unless it is our disk. */
function uploadFault(error: unknown, faults: UploadFaults): unknown {
  if (!(error instanceof Error) || error instanceof AppError) return error
  if ('syscall' in error && 'path' in error) return error
  return new AppError(faults.cutOff)
}
