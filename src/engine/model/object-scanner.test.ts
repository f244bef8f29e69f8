import { expect, test } from 'vitest'
import { createObjectScanner } from './object-scanner.ts'

test('objects are found across pieces, between whatever stands around them', () => {
  const scanner = createObjectScanner()
  expect(scanner.push('Here: {"a":"}')).toEqual([])
  expect(scanner.push('"} and {"b":1}')).toEqual(['{"a":"}"}', '{"b":1}'])
})

test('an object that has begun is forgotten when the text begins anew', () => {
  const scanner = createObjectScanner()
  scanner.push('{"a":"open \\')
  scanner.restart()
  expect(scanner.push('{"b":1}')).toEqual(['{"b":1}'])
})
