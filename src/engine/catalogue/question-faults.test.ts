import { expect, test } from 'vitest'
import { evidenceOf } from '#engine/gather/from-catalogue.ts'
import type { Language } from '#shared/languages.ts'
import { madeUpQuestions, madeUpWork } from '#test/made-up-work.ts'
import { printText } from './essay-file.ts'
import { mapSentences, renewed } from './grounded.ts'
import { readText } from './read-text.ts'
import { sheetOf } from './sheet.ts'
import { groundTextsOf, textFaults, UNREAD } from './text-faults.ts'
import { questionsOf, type WrittenText } from './texts.ts'
import { withVerdicts } from './verdicts.ts'

/** Enough of them for a work. */
const OTHERS = [1, 2, 3, 4]
  .map((n) => `\n\n## What about ${'so '.repeat(n)}?\n\nShe holds out a fish. [v1]`)
  .join('')

function questionsIn(source: string, language: Language = 'en'): WrittenText {
  const grounds = groundTextsOf(evidenceOf(madeUpWork, language))
  const sections = mapSentences(renewed(readText(source, language), grounds), (sentence) => ({
    ...sentence,
    verdict: 'supported',
  }))
  return { kind: 'questions', language, file: `questions.${language}.md`, sections }
}
const faultsIn = (source: string) => textFaults(madeUpWork, [questionsIn(source)]).join('\n')
const SOURCE = madeUpQuestions('en') + OTHERS

test('ten or more questions with their grounds are good, and eight are too few', () => {
  expect(faultsIn(SOURCE)).toBe('')
  expect(faultsIn(madeUpQuestions('en'))).toContain('questions.en.md, 8 questions, not 10 to 40')
})

test('a wording that asks twice is seen, in whatever letters', () => {
  expect(faultsIn(SOURCE.replace('Was the bird alive?', 'WHO is she'))).toContain(
    'asks twice: "WHO is she"',
  )
})

test('an answer has one to four sentences and, below it, one paragraph more', () => {
  const long = 'It was lent by a school. [f3] '.repeat(5)
  expect(faultsIn(SOURCE.replace('No: the heron was stuffed. ', long))).toContain(
    'in 6 sentences, not 1 to 4',
  )
  const three = SOURCE.replace(
    'eleven times. [f2]',
    'eleven times. [f2]\n\nShe holds out a fish. [v1]',
  )
  expect(faultsIn(three)).toContain('has 3 paragraphs, not one or two')
  expect(faultsIn(SOURCE.replace(/She is Ida.*/u, 'Who knows. [-]'))).toContain('claims nothing')
})

test('an answer is checked like all prose: figures, names, empty words', () => {
  expect(faultsIn(SOURCE.replace('1921', '1922'))).toContain('1922')
  expect(faultsIn(SOURCE.replace('A gardener', 'In Tahiti a gardener'))).toContain('Tahiti')
  expect(faultsIn(SOURCE.replace('the heron was', 'the iconic heron was'))).toContain(
    'says nothing: iconic',
  )
})

test('answers are printed for a second reader, whose verdicts go beneath them', () => {
  const text = questionsIn(SOURCE)
  const unread = {
    ...text,
    sections: mapSentences(text.sections, (one) => ({ ...one, verdict: 'unread' as const })),
  }
  expect(textFaults(madeUpWork, [unread]).join()).toContain(UNREAD)
  const sheet = sheetOf(
    { artwork: madeUpWork, texts: [unread] },
    { only: 'questions.en', all: false },
  )
  expect(sheet).toContain('STATED [f1]  She is Ida Brandt')
  const { sections } = withVerdicts(unread, [
    { text: 'questions.en', claim: 'rest', verdict: 'supported' },
  ])
  expect(textFaults(madeUpWork, [{ ...unread, sections }])).toEqual([])
  expect(printText(sections, 'en')).toContain('## Who is the woman with the bird? | Who is she?')
})

test('a question has wordings, an answer complete in itself, and more for readers of more depth', () => {
  expect(questionsOf([questionsIn(SOURCE)])?.en[0]).toMatchObject({
    wordings: ['Who is the woman with the bird?', 'Who is she?', 'Is the lady a real person?'],
    answer: [{ text: 'She is Ida Brandt, the painter’s sister.', restsOn: ['f1'] }],
    more: [{ restsOn: ['f2'] }],
  })
  expect(questionsOf([])).toBeNull()
})
