import { expect, test } from 'vitest'
import { emptyPicture } from './picture.ts'
import { retouch } from './retouch.ts'

test('a watermark disappears into the slope of its surroundings', () => {
  const picture = emptyPicture(40, 40)
  for (let i = 0; i < picture.l.length; i++) picture.l[i] = i % 40
  const clean = picture.l.slice()
  for (let x = 15; x < 25; x++) picture.l[20 * 40 + x] = 95
  retouch(picture, [0.3, 0.45, 0.7, 0.6])
  for (const [i, value] of picture.l.entries()) expect(value).toBeCloseTo(clean[i] ?? 0, 1)
})
