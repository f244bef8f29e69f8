import { expect, test } from 'vitest'
import { paint } from './painter.ts'
import { emptyPicture, type Picture } from './picture.ts'
import { colourDistance } from './stroke-path.ts'

const SETTING = { margin: 8, scale: 0.1, breadth: 1, grain: 7, places: [] }

/** A light disc on a dark blue ground, 112 by 96. */
function disc(): Picture {
  const picture = emptyPicture(112, 96)
  for (let i = 0; i < picture.l.length; i++) {
    const inside = Math.hypot((i % 112) - 56, Math.floor(i / 112) - 48) < 24
    picture.l[i] = inside ? 85 : 20
    picture.b[i] = inside ? 30 : -30
  }
  return picture
}

test('the same picture and seed give the same canvas, another seed another', () => {
  const first = paint(disc(), [], { ...SETTING, seed: 'the-disc' })
  const second = paint(disc(), [], { ...SETTING, seed: 'the-disc' })
  const other = paint(disc(), [], { ...SETTING, seed: 'another-disc' })
  expect(second.l).toEqual(first.l)
  expect(second.relief).toEqual(first.relief)
  expect(other.l).not.toEqual(first.l)
})

test('the canvas is covered and near to the painting', () => {
  const picture = disc()
  const canvas = paint(picture, [], { ...SETTING, seed: 'the-disc' })
  const distances = Array.from(picture.l.keys(), (i) => colourDistance(picture, i, canvas, i))
  const mean = distances.reduce((sum, distance) => sum + distance, 0) / distances.length
  expect(mean).toBeLessThan(8)
  expect(canvas.covered.filter((cover) => cover < 0.6).length).toBeLessThan(picture.l.length / 20)
})
