import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { answerFor } from '#engine/write/built-in.ts'
import { LANGUAGES, type Language, type Localized } from '#shared/languages.ts'
import { realCatalogue } from '#test/real-catalogue.ts'

/** A question in four languages, and what an answer to it rests on, any of it; nothing where our text does not tell. */
type PlainQuestion = Localized & { by: string[] }
type Verdict = 'right' | 'wrong' | 'silent'

function questionsOf(half: string): Record<string, PlainQuestion[]> {
  return parse(readFileSync(join(import.meta.dirname, `questions.${half}.yaml`), 'utf8'))
}

/** How the first statement of the answer does: `silent` where there is an answer and none was found. */
function verdictOn(question: PlainQuestion, slug: string, language: Language): Verdict {
  const artwork = realCatalogue().bySlug.get(slug)
  if (!artwork) throw new Error(`no such work: ${slug}`)
  const [first] = answerFor(question[language], artwork, 'explorer', language)
  if (!first) return question.by.length === 0 ? 'right' : 'silent'
  return first.restsOn.some((id) => question.by.includes(id)) ? 'right' : 'wrong'
}

/** Shares in percent: at least so many right, at most so many wrong, and silent where there is an answer. */
const FLOORS: Record<string, Record<Language, [right: number, wrong: number, silent: number]>> = {
  'developed-on': { en: [93, 6, 3], fr: [89, 10, 3], es: [92, 6, 3], 'zh-TW': [91, 8, 3] },
  'held-out': { en: [78, 20, 4], fr: [74, 21, 6], es: [72, 22, 8], 'zh-TW': [69, 20, 12] },
}

describe.each(Object.entries(FLOORS))('of questions as visitors type them (%s)', (half, floors) => {
  test.each(LANGUAGES)('most are answered rightly in %s', (language) => {
    const verdicts = Object.entries(questionsOf(half)).flatMap(([slug, questions]) =>
      questions.map((question) => verdictOn(question, slug, language)),
    )
    const percent = (verdict: Verdict) =>
      (100 * verdicts.filter((one) => one === verdict).length) / verdicts.length
    const [right, wrong, silent] = floors[language]
    expect(verdicts.length).toBeGreaterThanOrEqual(80)
    expect(percent('right'), 'answered rightly').toBeGreaterThanOrEqual(right)
    expect(percent('wrong'), 'answered wrongly').toBeLessThanOrEqual(wrong)
    expect(percent('silent'), 'not answered').toBeLessThanOrEqual(silent)
  })
})
