import { readFileSync } from 'node:fs'
import type { Raster } from '#engine/picture/raster.ts'
import { PHOTO_SIDE, SECOND_SIDE } from '#engine/recognition/by-image.ts'
import type { Homography, Point } from '#engine/recognition/homography.ts'
import {
  type Certainty,
  type Indexes,
  indexesOf,
  type Recognition,
  recognise,
} from '#engine/recognition/recognise.ts'
import { readIndex } from '#engine/recognition/recognition-index.ts'
import { decode } from '../picture/decode.ts'
import { pictureForModel } from '../picture/picture-for-model.ts'
import { type SmallCopy, smallCopyOf } from '../picture/small-copy.ts'
import { cornersOf, rectify, WHOLE } from '../recognition/rectify.ts'
import { type Figures, figuresOf, MEASURED_SIDE } from './measure/figures.ts'

/** A work that may be in the photo. */
export interface SeenWork {
  slug: string
  /** How many points agree. */
  matching: number
  certainty: Certainty
  /** From fractions 0..1 of the work to fractions 0..1 of the photo. */
  map: Homography
  outline: [Point, Point, Point, Point] | null
}

/** What looking at one picture gave. */
export interface Sight {
  /** Pixels of the file, upright. */
  width: number
  height: number
  /** Null where nothing in the index is like it. */
  work: SeenWork | null
  /** Measured in the whole photo. */
  photo: Figures
  /** Measured in the painting alone; null where there is none, or a part of it is cut off. */
  painting: Figures | null
  /** Null where none was wanted. */
  copy: SmallCopy | null
  /** A JPEG file for a language model; null where none was wanted. */
  forModel: Uint8Array | null
}

export interface LookOptions {
  /** Whether a small copy is made as well. */
  withCopy: boolean
  /** Whether the picture is made ready for a language model as well. */
  forModel?: boolean
}

/** A painting that is cut off by more than this cannot be measured as a whole. */
const LEAST_VISIBLE = 0.98

/**
 * Looks at a file: decodes, recognises, measures. Busy for 300 ms, for two seconds where it looks
 * twice: for workers. @throws PictureError
 */
export async function look(
  file: string,
  indexes: Indexes,
  { withCopy, forModel }: LookOptions,
): Promise<Sight> {
  const { width, height, raster } = await decode(file, PHOTO_SIDE)
  const larger = async () => (await decode(file, SECOND_SIDE)).raster
  const found = await recognise(raster, larger, indexes)
  const ratio = width / height
  return {
    width,
    height,
    work: found && seenWork(found),
    photo: figuresOf(rectify(raster, WHOLE, ratio, MEASURED_SIDE).raster, ratio),
    painting: found && paintingFigures(found, raster),
    copy: withCopy ? await smallCopyOf(raster) : null,
    forModel: forModel ? await pictureForModel(file) : null,
  }
}

export function loadIndexes(file: string): Indexes {
  return indexesOf(readIndex(readFileSync(file)))
}

function seenWork({ work, matching, certainty, map }: Recognition): SeenWork {
  return { slug: work.slug, matching, certainty, map, outline: cornersOf(map) }
}

function paintingFigures({ work, map }: Recognition, photo: Raster): Figures | null {
  const ratio = work.width / work.height
  const { raster, visible } = rectify(photo, map, ratio, MEASURED_SIDE)
  return visible < LEAST_VISIBLE ? null : figuresOf(raster, ratio)
}
