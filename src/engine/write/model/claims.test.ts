import { beforeAll, describe, expect, test } from 'vitest'
import { newReport } from '#engine/model/model-parts.ts'
import { evidenceFor, type LabelledClaim, labelledClaims, markOf } from '#test/claims/claims.ts'
import { verdicts } from '#test/fake-models/prose.ts'
import { LIMITS } from '#test/fake-models/study.ts'
import { realCatalogue } from '#test/real-catalogue.ts'
import { createJudge, type Verdict } from './judge.ts'
import { createMeaningCheck } from './meaning.ts'

const { artworks } = realCatalogue()
const claims = labelledClaims()
let judged: { claim: LabelledClaim; verdict: Verdict }[] = []

async function judgeFor(claim: LabelledClaim) {
  return createJudge({ evidence: evidenceFor(claim), artworks, topicOf: () => 'subject' })
}

beforeAll(async () => {
  judged = await Promise.all(
    claims.map(async (claim) => ({
      claim,
      verdict: (await judgeFor(claim)).sentence(claim.text, markOf(claim)),
    })),
  )
})

const isPassed = ({ verdict }: { verdict: Verdict }) => 'draft' in verdict
const inWords = ({ claim, verdict }: (typeof judged)[number]) =>
  `${claim.language} ${claim.fault ?? 'honest'}: ${claim.text} (${'fault' in verdict ? verdict.fault : 'passed'})`

describe('of claims labelled by a reader who did not know the check, form, figures and names', () => {
  test('drop next to none that is honest', () => {
    const honest = judged.filter(({ claim }) => claim.supported)
    const dropped = honest.filter((one) => !isPassed(one))
    expect(dropped.length / honest.length, dropped.map(inWords).join('\n')).toBeLessThanOrEqual(
      0.02,
    )
  })

  test('stop what counts or names wrongly, and let pass what only meaning tells', () => {
    const lies = judged.filter(({ claim }) => !claim.supported)
    const passed = lies.filter(isPassed)
    const share = passed.length / lies.length
    // Names and years of the same work in another order: the verifier's part of the work, as long
    // as notes are not typed.
    expect(share, passed.map(inWords).join('\n')).toBeLessThan(0.85)
    // Less would say that the set has grown easier, or that notes are typed: then the bound above
    // is to come down.
    expect(share).toBeGreaterThan(0.5)
  })
})

test('with a verifier that judges as the labels do no lie passes, and what was honest stays', async () => {
  const truth = new Map(claims.map(({ text, supported }) => [text, supported]))
  const model = {
    name: 'fake/reader',
    async *stream(call: object) {
      const rule = ({ text }: { text: string }) =>
        truth.get(text) ? 'supported' : 'unsupported | all'
      yield { type: 'text' as const, text: verdicts(JSON.stringify(call), rule) }
      yield { type: 'tokens' as const, input: 1, output: 1, isCut: false }
    },
  }
  const section = { heading: '', isRead: true }
  const told: string[] = []
  for (const { claim, verdict } of judged) {
    if ('fault' in verdict) continue
    const judge = await judgeFor(claim)
    const check = createMeaningCheck(
      { model, limits: LIMITS },
      judge,
      claim.language,
      newReport('m', 'write'),
    )
    // The label is of the words as they were written, before they are set like print.
    const draft = { ...verdict.draft, text: claim.text }
    const left = await check(
      [{ draft, mark: markOf(claim), section }],
      new AbortController().signal,
    )
    told.push(...left.map((sentence) => sentence.draft.text))
  }
  expect(told.filter((text) => !truth.get(text))).toEqual([])
  expect(told.length).toBeGreaterThan(claims.filter(({ supported }) => supported).length * 0.97)
})
