import { expect, test } from 'vitest'
import { createNameFinder } from '#engine/check/find-names.ts'
import { statementIn } from '#engine/describe/written.ts'
import { observedIn } from '#engine/observe/by-model/observed.ts'
import type { ModelReport } from '#engine/write/model/model-writer.ts'
import { goodLines, jsonLines, type Line } from '#test/fake-models/lines.ts'
import { SLUG, study } from '#test/fake-models/study.ts'
import { realCatalogue } from '#test/real-catalogue.ts'
import { logModel } from './model.ts'

/** The one line that the log has of a report. */
function lineOf(report: ModelReport) {
  const lines: object[] = []
  const take = (line: object) => void lines.push(line)
  logModel({ info: take, warn: take }, report)
  return JSON.stringify(lines)
}

const good = goodLines(SLUG, 'explorer', 'en')
const typed = [
  'The stars in the sky are mybankruptcy.',
  'In 4711 the stars in the sky are bright.',
  'The sky over Quarkhausen is bright with stars.',
  'Our website tells of the stars in the sky.',
  'The stars, the moon and mybankruptcy, are in the sky over the village.',
  'Les étoiles de mybankruptcy sont dans le ciel et sur la mer.',
]
const wrong = good.slice(0, 1).flatMap((line) => typed.map((text) => ({ ...line, text })))
const groundless = good.slice(0, 1).map((line) => ({ ...line, rests_on: ['f-of-ann'] }))
const secrets = /myban|4711|quarkhausen|website|étoiles|f-of-ann/iu

test.each<[string, Line[]]>([
  ['stands', [...good, ...wrong, ...groundless]],
  ['falls', wrong],
])(
  'an answer that %s leaves kinds of faults in the log, and no word that was typed',
  async (_what, lines) => {
    const { report } = await study({ question: typed.join(' ') }, { says: () => jsonLines(lines) })
    if (!report) throw new Error('no report')
    expect(report.faults.join('\n')).toMatch(secrets)
    const line = lineOf(report)
    expect(line).toContain('"dropped"')
    expect(line).toContain('"en, numbers not in what it rests on":1')
    expect(line).not.toMatch(secrets)
  },
)

test('what a provider garbles is not repeated in the log', async () => {
  const { report } = await study({}, { scenario: 'garbled' })
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
