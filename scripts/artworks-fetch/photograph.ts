import sharp from 'sharp'
import type { StudySize } from '#shared/studies.ts'
import { encodeToFit, type Format } from '../studies/encode.ts'
import { Refusal } from './refusal.ts'

const FORMATS: readonly Format[] = ['avif', 'webp']
const TYPES: readonly string[] = ['jpeg', 'png', 'webp', 'tiff']
const MOST_PIXELS = 60_000_000
const SMALL = { longest: 768, limit: 90_000 }
const LARGE = { longest: 1600, limit: 260_000 }

/** Regions are given on the study: the photograph must show the same of the painting. */
const MOST_ASTRAY = 0.02
/**
 * Studies agree with their own photograph from 0.93 up, and with one of another painting to 0.67 at
 * most.
 */
const LEAST_LIKENESS = 0.8
const GRID = 24

/** The files of a photograph, by the end of their name. */
export interface Developed {
  files: Map<string, Buffer>
  large: boolean
}

/**
 * Makes the files that pages show out of what was downloaded. @throws Refusal where it is no
 * picture of the same painting.
 */
export async function develop(
  bytes: Buffer,
  studyFile: string,
  size: StudySize,
): Promise<Developed> {
  const upright = await uprightOf(bytes)
  const ratio = upright.info.width / upright.info.height
  const astray = Math.abs(ratio / (size.width / size.height) - 1)
  if (astray > MOST_ASTRAY)
    throw new Refusal(
      `Its proportions differ from the study’s by ${(100 * astray).toFixed(1)} %: hotspots would miss their places.`,
    )
  const likeness = correlation(await greyOf(upright.data), await greyOf(studyFile))
  if (likeness < LEAST_LIKENESS)
    throw new Refusal(`It does not look like the study (likeness ${likeness.toFixed(2)}).`)

  const large = Math.max(upright.info.width, upright.info.height) >= LARGE.longest
  const files = new Map<string, Buffer>()
  for (const { longest, limit } of large ? [SMALL, LARGE] : [SMALL]) {
    const picture = await cutTo(upright.data, size, longest)
    for (const format of FORMATS)
      files.set(`${longest}.${format}`, await encodeToFit(picture, longest, format, limit))
  }
  return { files, large }
}

async function uprightOf(bytes: Buffer) {
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'truncated' })
    const { format } = await picture.metadata()
    if (!TYPES.includes(format)) throw new Refusal(`It is ${format}, not a photograph.`)
    return await picture
      .autoOrient()
      .toColourspace('srgb')
      .removeAlpha()
      .png({ compressionLevel: 1 })
      .toBuffer({ resolveWithObject: true })
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw new Refusal('What was sent is no whole picture.')
  }
}

/** The picture in exactly the proportions of the study; what differs is cut off evenly. */
async function cutTo(picture: Buffer, { width, height }: StudySize, longest: number) {
  const scale = longest / Math.max(width, height)
  const { data, info } = await sharp(picture)
    .resize(Math.round(width * scale), Math.round(height * scale), {
      fit: 'cover',
      kernel: 'lanczos3',
    })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { rgb: data, width: info.width, height: info.height }
}

/** The lightness of a picture on a coarse grid, with mean 0 and length 1. */
async function greyOf(picture: Buffer | string): Promise<number[]> {
  const values = [
    ...(await sharp(picture).resize(GRID, GRID, { fit: 'fill' }).greyscale().raw().toBuffer()),
  ]
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const centred = values.map((value) => value - mean)
  const length = Math.hypot(...centred) || 1
  return centred.map((value) => value / length)
}

function correlation(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, value, index) => sum + value * (other[index] ?? 0), 0)
}
