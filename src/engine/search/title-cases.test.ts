import { describe, expect, test } from 'vitest'
import { realCatalogue } from '#test/real-catalogue.ts'
import { isRight, type TitleCase, titleCases } from '#test/title-cases.ts'
import { findTitle, type TitleFinding } from './find-title.ts'

const { titles } = realCatalogue()
const answered = titleCases().map((asked) => ({
  asked,
  finding: findTitle(titles, asked.typed, asked.artist),
}))
type Answered = { asked: TitleCase; finding: TitleFinding }

const MADE_UP = ['made-up', 'made-up-chinese']
/** Answered with a choice or an offer as often as with the work. */
const OPEN = ['description', 'ambiguous']
const isTold = ({ finding }: Answered) => finding.kind === 'one'

function shareRight(cases: readonly Answered[]): number {
  return cases.filter(({ asked, finding }) => isRight(asked, finding)).length / cases.length
}

test('the requests of both halves are there', () => {
  expect(answered.filter(({ asked }) => asked.half === 'a')).toHaveLength(318)
  expect(answered.filter(({ asked }) => asked.half === 'b')).toHaveLength(321)
})

describe.each(['a', 'b'] as const)('half %s', (half) => {
  const cases = answered.filter(({ asked }) => asked.half === half)
  const ofForms = (isWanted: (form: string) => boolean) =>
    cases.filter(({ asked }) => isWanted(asked.form))

  test('a title is found in whatever form it is typed', () => {
    const named = ofForms((form) => !MADE_UP.includes(form) && !OPEN.includes(form))
    expect(shareRight(named)).toBeGreaterThanOrEqual(0.985)
    for (const form of new Set(named.map(({ asked }) => asked.form)))
      expect(
        shareRight(named.filter(({ asked }) => asked.form === form)),
        form,
      ).toBeGreaterThanOrEqual(0.9)
  })

  test('a title that is told is the one that was meant', () => {
    const wrong = cases.filter((one) => isTold(one) && !isRight(one.asked, one.finding))
    expect(wrong.filter(({ asked }) => !OPEN.includes(asked.form))).toEqual([])
  })

  test('nothing made up is told, and little of it is taken for a choice', () => {
    const madeUp = ofForms((form) => MADE_UP.includes(form))
    expect(madeUp).toHaveLength(90)
    expect(madeUp.filter(isTold)).toEqual([])
    const asked = ofForms((form) => form === 'made-up').filter(
      ({ finding }) => finding.kind === 'choice',
    )
    expect(asked.length).toBeLessThanOrEqual(3)
  })

  test('a maker alone is answered with a choice', () => {
    expect(shareRight(ofForms((form) => form === 'maker-alone'))).toBe(1)
  })

  // Many works are known by their label only: nothing says what can be seen in them.
  test('an ambiguous name is asked about, and a description finds or offers its work, as often as is stated', () => {
    const least =
      half === 'a' ? { ambiguous: 1, description: 0.6 } : { ambiguous: 0.6, description: 0.3 }
    for (const [form, share] of Object.entries(least))
      expect(shareRight(ofForms((other) => other === form)), form).toBeGreaterThanOrEqual(share)
  })
})
