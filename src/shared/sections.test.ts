import { expect, test } from 'vitest'
import type { Statement } from './api/analysis.ts'
import { sectionsOf } from './sections.ts'

function statement(topic: Statement['topic'], kind: Statement['kind'], sources: number[] = []): Statement {
  return { text: topic, topic, kind, sources, facts: [], observations: [], region: null }
}

test('statements of one topic make a section, and a reading or a doubt makes a paragraph of its own', () => {
  const sections = sectionsOf([
    statement('look', 'seen'),
    statement('look', 'sourced'),
    statement('look', 'interpretation'),
    statement('context', 'unsure', [1]),
  ])
  expect(sections.map(({ topic, paragraphs }) => [topic, paragraphs.map(({ voice }) => voice)])).toEqual([
    ['look', ['plain', 'interpretation']],
    ['context', ['unsure']],
  ])
})

test('a source stands in the margin where it is cited first', () => {
  const sections = sectionsOf([
    statement('look', 'sourced', [1, 2]),
    statement('look', 'sourced', [2]),
    statement('context', 'sourced', [1, 3]),
  ])
  expect(sections.map(({ notes }) => notes)).toEqual([[1, 2], [3]])
})

test('that no answer was found says nothing of the work, and is not marked as unsure', () => {
  const [section] = sectionsOf([statement('answer', 'unsure')])
  expect(section?.paragraphs.map(({ voice }) => voice)).toEqual(['plain'])
})
