import { expect, test } from 'vitest'
import { analysis } from '#test/answers.ts'
import { answerOf } from '#web/reading/answer.ts'
import { pointable } from '#web/reading/pointable.ts'
import { studyOf } from '#web/studies/study.ts'

const [seen] = analysis.observations.filter(({ region }) => region !== null)
const answer = answerOf(analysis)
const regionIn = (shown: typeof answer) =>
  shown.observations.find(({ id }) => id === seen?.id)?.region

test('a place that the study does not show is not pointed at, and every other is', () => {
  const study = studyOf('the-starry-night')
  if (!study || !seen?.region) throw new Error('the sample has no place')
  expect(regionIn(pointable(answer, { ...study, lost: [seen.region] }))).toBeNull()
  expect(regionIn(pointable(answer, { ...study, lost: [[0, 0, 0.1, 0.1]] }))).toEqual(seen.region)
  expect(pointable(answer, null)).toBe(answer)
})

test('what a study has lost, a photograph of the work shows', () => {
  const licence = {
    credit: 'A museum',
    licence: 'CC0',
    page: 'https://museum.example/1',
    large: true,
  }
  expect(studyOf('mona-lisa')?.lost).not.toEqual([])
  expect(studyOf('mona-lisa', { slug: 'mona-lisa', ...licence })?.lost).toEqual([])
})
