import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { newReport } from '#engine/model/model-parts.ts'
import type { TextModel } from '#engine/model/text-model.ts'
import { claimsIn, type Rule, verdicts } from '#test/fake-models/prose.ts'
import { LIMITS } from '#test/fake-models/study.ts'
import type { Judge } from './judge.ts'
import { createMeaningCheck, type Judged } from './meaning.ts'

const ANNA = 'Anna sat for it.'
const SHE = 'She died in 1890.'
const HALL = 'The hall has a red door.'
const never = new AbortController().signal

/** Form, figures and names are right in all of it. */
const judge: Judge = {
  sentence: (text) => ({ draft: { kind: 'sourced', topic: 'subject', text, restsOn: ['f1'] } }),
  heading: (text) => text,
  groundsOf: () => ['A ground.'],
}
/** A verifier to whom “she” is nobody where no Anna stands before it. */
const strict =
  (others: Rule): Rule =>
  (claim) =>
    /^She /u.test(claim.text) && !claim.before.includes('Anna')
      ? 'unsupported | she'
      : others(claim)

function checkBy(rule: Rule) {
  const calls: string[][] = []
  const model: TextModel = {
    name: 'fake/reader',
    async *stream(call) {
      const prompt = JSON.stringify(call)
      calls.push(claimsIn(prompt).map(({ text }) => text))
      // Of two calls under way the first one ends last.
      await pause(calls.length === 1 ? 60 : 1)
      yield { type: 'text', text: verdicts(prompt, rule) }
      yield { type: 'tokens', input: 1, output: 1, isCut: false }
    },
  }
  const report = newReport('m', 'write')
  return {
    check: createMeaningCheck({ model, limits: LIMITS }, judge, 'en', report),
    report,
    calls,
  }
}

function written(paragraphs: readonly (readonly string[])[], heading = ''): Judged[] {
  const section = { heading, isRead: heading === '' }
  return paragraphs.flatMap((texts, at) =>
    texts.map((text) => ({
      draft: { kind: 'sourced', topic: 'subject', text, restsOn: ['f1'], paragraph: at + 1 },
      mark: 'f1',
      section,
    })),
  )
}
const textsOf = (sentences: readonly Judged[]) => sentences.map(({ draft }) => draft.text)
const noAnna = strict(({ text }) => (text === ANNA ? 'unsupported | all' : 'supported'))

test('a sentence is told only where it is true without the neighbour that was cut', async () => {
  const { check, report } = checkBy(noAnna)
  expect(textsOf(await check(written([[ANNA, SHE, HALL]]), never))).toEqual([HALL])
  expect(report.faults).toEqual([`is not supported: ${ANNA}`, `is not supported: ${SHE}`])
  const all = checkBy(strict(() => 'supported'))
  expect(textsOf(await all.check(written([[ANNA, SHE, HALL]]), never))).toEqual([ANNA, SHE, HALL])
  expect(all.calls).toHaveLength(1)
})

test('so it is where the neighbour was judged in an earlier call, whichever ends first', async () => {
  const { check } = checkBy(noAnna)
  const [anna, ...others] = written([[ANNA, SHE, HALL]])
  const left = await Promise.all([check(anna ? [anna] : [], never), check(others, never)])
  expect(left.map(textsOf)).toEqual([[], [HALL]])
})

test('so it is where the neighbour was shortened', async () => {
  const { check, report } = checkBy(
    strict(({ text }) => (text === ANNA ? 'partly | A woman sat for it.' : 'supported')),
  )
  expect(textsOf(await check(written([[ANNA, SHE, HALL]]), never))).toEqual([
    'A woman sat for it.',
    HALL,
  ])
  expect(report.check?.rewritten).toBe(1)
})

test('where cut follows upon cut, the verifier is asked three times, and then no more', async () => {
  // Each sentence needs the one before it.
  const chain = ['Nothing is here.', 'It is one.', 'It is two.', 'It is three.', 'It is four.']
  const needs: Rule = ({ text, before }) =>
    before.endsWith(chain[chain.indexOf(text) - 1] ?? 'nobody') ? 'supported' : 'unsupported | it'
  const { check, calls } = checkBy(needs)
  expect(await check(written([chain]), never)).toEqual([])
  expect(calls.map((claims) => claims.length)).toEqual([5, 4, 3])
})

test('another paragraph is not judged again', async () => {
  const { check, calls } = checkBy(noAnna)
  expect(textsOf(await check(written([[ANNA, HALL], ['A second one.']]), never))).toEqual([
    HALL,
    'A second one.',
  ])
  expect(calls[1]).toEqual([HALL])
})

test('a sentence counts once, however often it was judged, and a heading is none', async () => {
  const { check, report, calls } = checkBy(noAnna)
  await check(written([[ANNA, SHE, HALL]], 'The hall'), never)
  expect(calls.flat().length).toBeGreaterThan(4)
  expect(report.check).toMatchObject({ judged: 3 })
})
