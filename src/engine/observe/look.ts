import { readFileSync } from 'node:fs'
import {
  certaintyOf,
  PHOTO_FEATURES,
  PHOTO_SIDE,
  type ReadyIndex,
  readyIndex,
  type Sighting,
  sightingsOf,
} from '#engine/identify/by-image.ts'
import { featuresOf } from '#engine/identify/features.ts'
import { type Homography, multiply, type Point } from '#engine/identify/homography.ts'
import { readIndex } from '#engine/identify/recognition-index.ts'
import { decode } from './decode.ts'
import { type Figures, figuresOf, MEASURED_SIDE } from './measure/figures.ts'
import { pictureForModel } from './picture-for-model.ts'
import { greyOf, type Raster } from './raster.ts'
import { cornersOf, rectify, WHOLE } from './rectify.ts'
import { type SmallCopy, smallCopyOf } from './small-copy.ts'

/** A work that may be in the photo. */
export interface SeenWork {
  slug: string
  /** How many points agree. */
  matching: number
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

/** Looks at a file: decodes, recognises, measures. Busy for some 300 ms: for workers. @throws PictureError */
export async function look(
  file: string,
  index: ReadyIndex,
  { withCopy, forModel }: LookOptions,
): Promise<Sight> {
  const { width, height, raster } = await decode(file, PHOTO_SIDE)
  const [best] = sightingsOf(await featuresOf(greyOf(raster), PHOTO_FEATURES), index)
  const sighting = best && certaintyOf(best.matching) !== 'unrecognised' ? best : null
  const ratio = width / height
  return {
    width,
    height,
    work: sighting && seenWork(sighting, raster),
    photo: figuresOf(rectify(raster, WHOLE, ratio, MEASURED_SIDE).raster, ratio),
    painting: sighting && paintingFigures(sighting, raster),
    copy: withCopy ? await smallCopyOf(raster) : null,
    forModel: forModel ? await pictureForModel(file) : null,
  }
}

export function loadIndex(file: string): ReadyIndex {
  return readyIndex(readIndex(readFileSync(file)))
}

function inFractions({ homography, work }: Sighting, photo: Raster): Homography {
  const fromFractions = [work.width, 0, 0, 0, work.height, 0, 0, 0, 1]
  const toFractions = [1 / photo.width, 0, 0, 0, 1 / photo.height, 0, 0, 0, 1]
  return multiply(multiply(toFractions, homography), fromFractions)
}

function seenWork(sighting: Sighting, photo: Raster): SeenWork {
  const map = inFractions(sighting, photo)
  return { slug: sighting.work.slug, matching: sighting.matching, map, outline: cornersOf(map) }
}

function paintingFigures(sighting: Sighting, photo: Raster): Figures | null {
  const ratio = sighting.work.width / sighting.work.height
  const { raster, visible } = rectify(photo, inFractions(sighting, photo), ratio, MEASURED_SIDE)
  return visible < LEAST_VISIBLE ? null : figuresOf(raster, ratio)
}
