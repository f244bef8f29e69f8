import { expect, test } from 'vitest'
import { lookingThings } from './looking-things.ts'
import type { Region } from './statements.ts'

const thing = (id: string, region: Region | null, text = id) => ({ id, region, text })
const nail = thing('nail', [0.5, 0.1, 0.07, 0.06])
const head = thing('head', [0.2, 0.2, 0.2, 0.25])
const left = thing('left', [0, 0.7, 0.3, 0.3])
const right = thing('right', [0.7, 0.7, 0.3, 0.3])
const middle = thing('middle', [0.4, 0.6, 0.3, 0.3])

test('a small thing is to be found, one of middle size to be named, the two farthest apart compared', () => {
  const things = lookingThings([left, middle, head, right, nail])
  expect(things?.find).toEqual(nail)
  expect(things?.name).toEqual(head)
  expect([...(things?.compare ?? [])].map(({ id }) => id).sort()).toEqual(['left', 'right'])
})

test('what has no place, fills the picture, is a speck or is absent is nothing to look for', () => {
  const useless = [
    thing('nowhere', null),
    thing('all', [0, 0, 1, 1]),
    thing('speck', [0.5, 0.5, 0.01, 0.01]),
    thing('no', [0.1, 0.1, 0.06, 0.06], 'No eyebrows are to be seen'),
    thing('zh', [0.1, 0.1, 0.06, 0.06], '沒有眉毛'),
    thing('es', [0.1, 0.1, 0.06, 0.06], 'Ninguna ceja'),
  ]
  expect(lookingThings(useless)).toBeNull()
  expect(lookingThings([...useless, left, middle, head, right, nail])?.find).toEqual(nail)
})

test('with fewer than four things there is too little to look at', () => {
  expect(lookingThings([nail, head, left])).toBeNull()
  expect(lookingThings([nail, head, left, right])).not.toBeNull()
})

test('of small things the one that is said in few words is to be found', () => {
  const relation = thing(
    'relation',
    [0.5, 0.5, 0.06, 0.06],
    'All lines of the room meet at the hand of the maid',
  )
  expect(lookingThings([left, middle, head, right, nail, relation])?.find).toEqual(nail)
})
