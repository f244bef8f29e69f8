import { expect, test } from 'vitest'
import type { Fact, Source, Statement } from '#shared/api/evidence.ts'
import { createCitations } from './citations.ts'
import { noEvidence } from './evidence.ts'

function source(id: string, edition: string): Omit<Source, 'n'> {
  const url = `https://museum.example/${id}/${edition}`
  return { id, url, title: `${id}, ${edition}`, publisher: 'A museum', licence: null, live: false }
}

function fact(id: string, edition: string, sources: string[]): Fact {
  return { id, text: `${id}, ${edition}.`, sources, certainty: 'agreed', live: false }
}

const SAID: Statement = {
  text: 'It hung in the hall.',
  kind: 'sourced',
  topic: 'provenance',
  sources: [1],
  facts: ['f1'],
  observations: [],
  region: null,
}
/** The numbers have a gap: not all that was numbered is still cited. */
const read = {
  statements: [SAID],
  facts: [fact('f1', 'then', ['s1'])],
  observations: [],
  sources: [
    { n: 1, ...source('s1', 'then') },
    { n: 4, ...source('s2', 'always') },
  ],
}
const today = {
  ...noEvidence('en'),
  sources: [source('s1', 'today'), source('s2', 'always')],
  facts: [fact('f1', 'today', ['s1', 's2'])],
}
const draft = { kind: 'sourced' as const, topic: 'answer' as const, restsOn: ['f1'] }

test('a source that took the id of another one is cited as itself, with a number of its own', () => {
  const citations = createCitations(today, [read])
  const { statement, sources } = citations.cite({ ...draft, text: 'It hangs in the museum.' })
  expect(sources).toEqual([{ n: 5, ...source('s1', 'today') }])
  expect(statement.sources).toEqual([4, 5])
  expect(citations.cited().facts).toEqual(today.facts)
})

test('what was said before is cited as it was then', () => {
  const citations = createCitations(today, [read])
  const { statement, sources } = citations.cite({ ...draft, text: SAID.text })
  expect(sources).toEqual([])
  expect(statement).toEqual({ ...SAID, topic: 'answer' })
  expect(citations.cited().facts).toEqual(read.facts)
})
