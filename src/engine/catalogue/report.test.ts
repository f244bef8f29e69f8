import { expect, test } from 'vitest'
import { LANGUAGES } from '#shared/languages.ts'
import { madeUpQuestions, madeUpWork } from '#test/made-up-work.ts'
import { readText } from './read-text.ts'
import { reportOn } from './report.ts'

const texts = LANGUAGES.map((language) => ({
  kind: 'questions' as const,
  language,
  file: `questions.${language}.md`,
  sections: readText(madeUpQuestions(language), language),
}))
const essay = {
  kind: 'explorer' as const,
  language: 'en' as const,
  file: 'explorer.en.md',
  sections: readText('## A bird\n\nA tall heron takes a fish. [v2] It was stuffed. [f3]', 'en'),
}
const told = { artwork: madeUpWork, texts: [...texts, essay] }
const label = { artwork: { ...madeUpWork, essays: null, questions: null }, texts: [] }
const old = { ...told, artwork: { ...madeUpWork, date: { from: -150, to: -130, circa: true } } }

test('works, their centuries and their questions are counted; labels are not told', () => {
  const {
    works,
    told: whole,
    described,
    asked,
    byCentury,
    byOrigin,
    ...report
  } = reportOn([told, label, old])
  expect({ works, whole, described, asked }).toEqual({ works: 3, whole: 2, described: 0, asked: 2 })
  expect(byCentury).toEqual({ '1800s': 1, '2. century BC': 1 })
  expect(byOrigin).toEqual({ unknown: 2 })
  expect(report.questions).toBe(2 * texts.reduce((sum, { sections }) => sum + sections.length, 0))
})

test('essays alone are measured in words; every sentence has a standing and a verdict', () => {
  const { words, byStanding, byVerdict } = reportOn([{ ...told, texts: [essay] }])
  expect(words).toEqual({ en: 9, fr: 0, es: 0, 'zh-TW': 0 })
  expect(byStanding).toEqual({ seen: 1, sourced: 1 })
  expect(byVerdict).toEqual({ unread: 2 })
})

test('a work is read twice unless a text is of the earlier kind', () => {
  const earlier = essay.sections.map(({ heading, paragraphs }) => ({
    heading,
    paragraphs: paragraphs.map((all) =>
      all.map((one) => ({ ...one, verdict: 'earlier' as const })),
    ),
  }))
  expect(reportOn([told]).readTwice).toBe(1)
  expect(reportOn([{ ...told, texts: [{ ...essay, sections: earlier }] }]).readTwice).toBe(0)
})

test('sources are counted by site, the refused are named, and claims on one publication counted', () => {
  const report = reportOn([told])
  expect(report.bySite).toEqual({ 'example.org': madeUpWork.facts.length })
  expect(report.refused).toEqual([])
  expect(report.onOneSource).toBe(report.onNotes)
  const facts = madeUpWork.facts.map((fact) => ({ ...fact, sources: ['s1', 's2'] }))
  expect(reportOn([{ ...told, artwork: { ...madeUpWork, facts } }]).onOneSource).toBe(0)
  const copy = madeUpWork.sources.map((one) => ({ ...one, url: 'https://docslib.org/doc/1/x' }))
  expect(reportOn([{ ...told, artwork: { ...madeUpWork, sources: copy } }]).refused).toEqual([
    'https://docslib.org/doc/1/x',
  ])
})
