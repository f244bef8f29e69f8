import { expect, test } from 'vitest'
import type { Statement } from './api/evidence.ts'
import { hasStanding, sectionsOf } from './sections.ts'

function statement(
  topic: Statement['topic'],
  kind: Statement['kind'],
  sources: number[] = [],
): Statement {
  return { text: topic, topic, kind, sources, facts: [], observations: [], region: null }
}

function told(heading: string, paragraph: number, kind: Statement['kind']): Statement {
  return { ...statement('subject', kind), heading, paragraph }
}

test('statements of one topic make a section, and a reading or a doubt makes a paragraph of its own', () => {
  const sections = sectionsOf(
    [
      statement('look', 'seen'),
      statement('look', 'sourced'),
      statement('look', 'interpretation'),
      statement('context', 'unsure', [1]),
    ],
    'en',
  )
  expect(
    sections.map(({ heading, paragraphs }) => [heading, paragraphs.map(({ voice }) => voice)]),
  ).toEqual([
    ['Looking', ['plain', 'interpretation']],
    ['Its time', ['unsure']],
  ])
})

test('a source stands in the margin beside the sentence that cites it first', () => {
  const sections = sectionsOf(
    [
      statement('look', 'sourced', [1, 2]),
      statement('look', 'sourced', [2]),
      statement('context', 'sourced', [1, 3]),
    ],
    'en',
  )
  const notes = sections.map(({ paragraphs }) =>
    paragraphs.map(({ statements }) => statements.map((one) => one.notes)),
  )
  expect(notes.flat(2)).toEqual([[1, 2], [], [3]])
})

test('that no answer was found says nothing of the work, and is not marked as unsure', () => {
  const [section] = sectionsOf([statement('answer', 'unsure')], 'en')
  expect(section?.paragraphs.map(({ voice }) => voice)).toEqual(['plain'])
})

test('an essay keeps its own headings and paragraphs, whatever standing its sentences have', () => {
  const sections = sectionsOf(
    [
      statement('answer', 'sourced', [1]),
      told('Nobody has noticed', 1, 'seen'),
      told('Nobody has noticed', 1, 'link'),
      told('Nobody has noticed', 2, 'interpretation'),
      told('A thread of light', 3, 'sourced'),
      statement('measured', 'measured'),
    ],
    'en',
  )
  expect(
    sections.map(({ heading, isAnswer, paragraphs }) => [
      heading,
      isAnswer,
      paragraphs.map(({ voice, statements }) => [voice, statements.length]),
    ]),
  ).toEqual([
    ['Your question', true, [['plain', 1]]],
    [
      'Nobody has noticed',
      false,
      [
        ['plain', 2],
        ['plain', 1],
      ],
    ],
    ['A thread of light', false, [['plain', 1]]],
    ['Measured in your picture', false, [['plain', 1]]],
  ])
})

test('a link claims nothing and has no standing', () => {
  expect(hasStanding(told('Nobody has noticed', 1, 'link'))).toBe(false)
  expect(hasStanding(told('Nobody has noticed', 1, 'seen'))).toBe(true)
})
