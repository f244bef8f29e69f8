import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LANGUAGES, type Localized } from '#shared/languages.ts'
import { SUBJECTS } from '#shared/terms.ts'
import { type Glossary, glossaryFaults, readGlossary, termsIn } from './glossary.ts'

const written = readGlossary(join(import.meta.dirname, '../../../catalogue'))

type Words = { term: string; is: string; does: string; forms?: string[] }
const wash: Localized<Words> = {
  en: { term: 'wash', is: 'Thin ink is spread on paper.', does: 'It leaves a pale veil behind.' },
  fr: {
    term: 'lavis',
    is: 'On étend une encre très diluée.',
    does: 'Il reste un voile très pâle.',
  },
  es: {
    term: 'aguada',
    is: 'Se extiende una tinta muy clara.',
    does: 'Queda un velo pálido y suave.',
  },
  'zh-TW': { term: '渲染', is: '把加了水的墨在紙上鋪開。', does: '留下一層淡淡的影子在紙上。' },
}

/** A glossary of one subject; the others are empty. */
function glossaryOf(terms: Record<string, Localized<Words>>): Glossary {
  return new Map(SUBJECTS.map((subject) => [subject, subject === 'technique' ? terms : {}]))
}

test('our glossary has a hundred and fifty terms, and nothing that a machine can see is wrong in it', () => {
  expect(glossaryFaults(written)).toEqual([])
  for (const language of LANGUAGES)
    expect(termsIn(written, language).length).toBeGreaterThanOrEqual(150)
})

test('terms are listed in the order of their language, set as a printer would', () => {
  const terms = termsIn(written, 'fr')
  const listed = terms.map(({ term }) => term)
  expect(listed).toEqual(listed.toSorted(new Intl.Collator('fr').compare))
  expect(terms.find(({ key }) => key === 'brushwork')?.does).toContain('surface\u202f; fondue')
})

test('a term is refused that explains itself by itself, runs on, says two things in one or too little', () => {
  const faultsWith = (change: Partial<Words>) =>
    glossaryFaults(glossaryOf({ wash: { ...wash, en: { ...wash.en, ...change } } }))
  expect(faultsWith({})).toEqual([])
  expect(
    faultsWith({ forms: ['wash', 'washes'], is: 'One of the washes on paper is this.' }),
  ).toEqual(['wash, en: "is" explains the term by "washes"'])
  expect(faultsWith({ does: 'It is pale. It is thin too.' })[0]).toContain('is not one sentence')
  expect(faultsWith({ does: 'It leaves a pale veil behind' })[0]).toContain('is not one sentence')
  expect(faultsWith({ is: 'Thin ink.' })[0]).toContain('is 2 long')
  expect(faultsWith({ is: `Ink ${'and more of it '.repeat(9)}is spread.` })[0]).toContain(
    'long, not',
  )
})

test('a simplified character is refused in the Chinese of Taiwan', () => {
  const simplified = { ...wash['zh-TW'], does: '留下一层淡淡的影子在紙上。' }
  const faults = glossaryFaults(glossaryOf({ wash: { ...wash, 'zh-TW': simplified } }))
  expect(faults).toEqual(['wash, zh-TW: 层 is not written so in Taiwan'])
})

test('a term that is there twice, out of order, or claims the form of another is refused', () => {
  expect(glossaryFaults(glossaryOf({ wash, glaze: wash }))).toEqual(
    expect.arrayContaining([
      'technique: glaze is not in alphabetical order',
      'zh-TW: "渲染" is wash already, and glaze',
    ]),
  )
  const twice = glossaryOf({ wash }).set('print', { wash })
  expect(glossaryFaults(twice)).toContain('wash is there twice')
})
