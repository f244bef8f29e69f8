import { expect, test } from 'vitest'
import { fontSizeFor, mountFor } from '#web/artworks/mounts.ts'

test('a frame has the proportions of its work, as far as they fit a wall', () => {
  expect(mountFor(2)).toEqual({ width: 480, height: 240 })
  expect(mountFor(0.5)).toEqual({ width: 240, height: 480 })
  expect(mountFor(null)).toEqual({ width: 480, height: 480 })
  expect(mountFor(12)).toEqual(mountFor(2.6))
})

test('a long title is set in smaller letters than a short one, and no word of it is broken', () => {
  const { width, height } = mountFor(0.6)
  expect(fontSizeFor('Dance', width, height)).toBe(72)
  expect(fontSizeFor('Starvation', width, height)).toBeLessThan(60)
  const long = 'Portrait of a Man Holding a Medallion of Botticelli'
  expect(fontSizeFor(long, width, height)).toBeLessThanOrEqual(50)
  expect(fontSizeFor('', width, height)).toBe(72)
})

test('Chinese characters take more room than letters', () => {
  const { width, height } = mountFor(2)
  expect(fontSizeFor('春江花月夜圖卷前段與後段', width, height)).toBeLessThan(
    fontSizeFor('a b c d e f', width, height),
  )
})
