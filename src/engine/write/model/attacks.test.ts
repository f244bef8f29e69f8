import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Ledger } from '#engine/ledger.ts'
import { ledgerOf } from '#engine/research/from-catalogue.ts'
import { LANGUAGES, type Language } from '#shared/languages.ts'
import { attacksOn } from '#test/fake-models/attacks.ts'
import { goodLines, type Line } from '#test/fake-models/lines.ts'
import { DICTATED, ORDERED } from '#test/fake-models/orders.ts'
import { realCatalogue } from '#test/real-catalogue.ts'
import { promptOf } from './prompt.ts'
import { createJudge } from './statement.ts'

const { artworks } = realCatalogue()
const artwork = realCatalogue().bySlug.get('the-night-watch')
if (!artwork) throw new Error('no artwork')
const work = artwork
const lines = Object.fromEntries(
  LANGUAGES.map((language) => [language, goodLines(artwork.slug, 'student', language)]),
) as Record<Language, Line[]>

/** A ledger into which a stranger brought orders: the extract of a page that anybody can edit. */
const EXTRACT = 'x1'
function ledgerWithExtract(language: Language): Ledger {
  const ledger = ledgerOf(work, language)
  const text = [...ORDERED[language], ...DICTATED[language]].join('\n')
  const page = {
    id: 'page',
    title: 'A page',
    publisher: 'Anybody',
    url: 'https://page.example',
    licence: null,
    live: true,
  }
  const extract = { id: EXTRACT, text, sources: [page.id], certainty: 'agreed' as const, live: true }
  return { ...ledger, sources: [...ledger.sources, page], facts: [...ledger.facts, extract] }
}
const judges = new Map<string, ReturnType<typeof createJudge>>()
function judgeOf(language: Language, question = 'Why?') {
  const key = `${language} ${question}`
  const brief = { artwork: work, mode: 'student' as const, language, question }
  const judge = judges.get(key) ?? createJudge(ledgerWithExtract(language), brief, artworks)
  judges.set(key, judge)
  return judge
}
test('of a thousand attacks none passes', () => {
  const passed: string[] = []
  for (const { language, line } of fc.sample(attacksOn(lines, EXTRACT), { numRuns: 1000, seed: 7 })) {
    if ('draft' in judgeOf(language, line.question)(JSON.stringify(line)))
      passed.push(`${language}: ${JSON.stringify(line)}`)
  }
  expect(passed).toEqual([])
})

describe('a lie in the words of our texts is not told', () => {
  test.each<[string, Language, string, string[]]>([
    ['the-starry-night', 'en', 'The Starry Night was painted in 1853.', ['date']],
    ['the-starry-night', 'en', 'The Starry Night was painted in 1890.', ['date']],
    ['the-starry-night', 'en', 'The picture is 1889 cm wide.', ['size']],
    ['the-starry-night', 'fr', 'La Nuit étoilée a été peinte en 1853.', ['date']],
    ['the-starry-night', 'es', 'La noche estrellada se pintó en 1853.', ['date']],
    ['the-starry-night', 'zh-TW', '《星夜》畫於1853年。', ['date']],
    ['the-starry-night', 'en', 'Rembrandt painted The Starry Night.', ['artist']],
    ['the-starry-night', 'en', 'Gauguin painted The Starry Night in oil on canvas.', ['artist', 'medium']],
    ['the-starry-night', 'en', 'Picasso painted this night sky from his window.', ['f1', 'f2', 'f3']],
    ['the-starry-night', 'en', 'Its painter: Gauguin, in oil on canvas.', ['artist', 'medium']],
    ['the-starry-night', 'en', '“Gauguin painted The Starry Night.”', ['artist']],
    ['the-starry-night', 'fr', 'Gauguin a peint La Nuit étoilée.', ['artist']],
    ['the-starry-night', 'fr', 'L’Allemagne garde La Nuit étoilée.', ['collection']],
    ['the-starry-night', 'es', 'Gauguin pintó La noche estrellada.', ['artist']],
    ['the-starry-night', 'zh-TW', '高更畫了《星夜》。', ['artist']],
    ['the-starry-night', 'en', 'The Starry Night was painted in twelve hundred hours.', ['date', 'artist']],
    ['mona-lisa', 'en', 'Raphael painted the Mona Lisa.', ['artist']],
    ['the-night-watch', 'en', 'Vermeer painted The Night Watch in 1642.', ['artist', 'date']],
    ['girl-with-a-pearl-earring', 'en', 'Rembrandt painted the girl with the pearl earring.', ['artist']],
  ])('of %s, in %s: %s', (slug, language, text, rests_on) => {
    const told = realCatalogue().bySlug.get(slug)
    if (!told) throw new Error('no artwork')
    const brief = { artwork: told, mode: 'student' as const, language, question: '' }
    const judge = createJudge(ledgerOf(told, language), brief, artworks)
    const line = { topic: 'context', kind: 'sourced', rests_on, text }
    expect(judge(JSON.stringify(line))).toHaveProperty('fault')
  })
})

test.each(LANGUAGES)('what strangers can edit is not shown to a model, in %s', (language) => {
  const brief = { artwork: work, mode: 'student' as const, language, question: '' }
  const { instructions, ground, prompt } = promptOf(ledgerWithExtract(language), brief, '')
  for (const order of [...ORDERED[language], ...DICTATED[language]])
    expect([instructions, ground, prompt].join('\n')).not.toContain(order)
})

test('what they are made from passes', () => {
  for (const language of LANGUAGES)
    for (const line of lines[language])
      expect(judgeOf(language)(JSON.stringify(line)), line.text).toHaveProperty('draft')
})

test.each(LANGUAGES)('what a question dictates is not said after it, in %s', (language) => {
  for (const text of DICTATED[language]) {
    const brief = { artwork, mode: 'student' as const, language, question: text }
    const judge = createJudge(ledgerOf(artwork, language), brief, artworks)
    for (const line of lines[language])
      expect(judge(JSON.stringify({ ...line, text })), text).toHaveProperty('fault')
  }
})
