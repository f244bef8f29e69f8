import { expect, test } from 'vitest'
import { createNameFinder } from '#engine/check/find-names.ts'
import { statementIn } from '#engine/describe/written.ts'
import type { ModelReport } from '#engine/model/model-parts.ts'
import { observedIn } from '#engine/observe/by-model/observed.ts'
import { goodSentences, marked, speaking } from '#test/fake-models/prose.ts'
import { study } from '#test/fake-models/study.ts'
import { realCatalogue } from '#test/real-catalogue.ts'
import { logModel } from './model.ts'

/** The one line that the log has of a report. */
function lineOf(report: ModelReport) {
  const lines: object[] = []
  const take = (line: object) => void lines.push(line)
  logModel({ info: take, warn: take }, report)
  return JSON.stringify(lines)
}

const typed = [
  'The dress and its straps are mybankruptcy.',
  'In 4711 the dress was bright.',
  'The dress of Quarkhausen is bright.',
  'Our website tells of the dress.',
  'Les bretelles de mybankruptcy sont dans le ciel et sur la mer.',
]
const MARK = 'p1 «a painting by John Singer Sargent»'
const wrong = [
  ...typed.map((text) => ({ text, mark: MARK })),
  { text: 'It is a portrait.', mark: 'p1 «f-of-ann was quoted here»' },
  { text: 'It is f-of-ann.', mark: 'f777' },
]
const secrets = /myban|4711|quarkhausen|website|étoiles|f-of-ann/iu

test.each([
  ['stands', true],
  ['falls', false],
])(
  'an answer that %s leaves kinds of faults in the log, and no word that was typed',
  async (_what, isGood) => {
    const essay = (prompt: string) =>
      marked([...(isGood ? goodSentences(prompt, 'en') : []), ...wrong])
    const { report } = await study({}, { says: speaking({ essay }) })
    if (!report) throw new Error('no report')
    expect(report.faults.join('\n')).toMatch(secrets)
    const line = lineOf(report)
    expect(line).toContain('"dropped"')
    expect(line).toMatch(/"en, numbers not in what it rests on":[12]/u)
    expect(line).not.toMatch(secrets)
  },
)

test('what a provider garbles is not repeated in the log', async () => {
  const { report } = await study({}, { scenario: 'garbled', checking: 'ok' })
  if (!report) throw new Error('no report')
  expect(report.failure).toBe('the provider sent what cannot be read')
  expect(lineOf(report)).not.toContain('garbled words')
})

test('no word of an artist or of a picture is in the log', async () => {
  const findNames = createNameFinder(realCatalogue().artworks, 'en')
  const material = { id: 'title', standing: 'seen' as const, text: 'A red field.', label: 'title' }
  const lines = typed.map((text) => JSON.stringify({ rests_on: ['title'], paragraph: 0, text }))
  const ofArtist = lines.map((line) => statementIn(line, [material], 'en', findNames))
  const seen = typed.map((text) => JSON.stringify({ is: 'thing', text, region: [0, 0, 1, 1] }))
  const faults = [
    ...ofArtist.filter((fault) => typeof fault === 'string'),
    ...observedIn(seen, 'en', findNames).faults,
  ]
  expect(faults.join('\n')).toMatch(secrets)
  const { report } = await study()
  if (!report) throw new Error('no report')
  expect(lineOf({ ...report, faults })).not.toMatch(secrets)
})
