import { expect, test } from 'vitest'
import { createGate } from '#engine/check/gate.ts'
import { plainWordsOf } from '#engine/check/plain-words.ts'
import { ledgerOf } from '#engine/research/from-catalogue.ts'
import { LANGUAGES } from '#shared/languages.ts'
import { realCatalogue } from '#test/real-catalogue.ts'
import { createSupport } from './support.ts'

const artworks = realCatalogue().artworks.filter((artwork) => artwork.statements.length > 0)

const LEAST_PASSING = { en: 0.75, fr: 0.68, es: 0.65, 'zh-TW': 0.6 }

test.each(LANGUAGES)('the texts of the catalogue stay with the catalogue, in %s', (language) => {
  const astray = artworks.flatMap((artwork) => {
    const support = createSupport(ledgerOf(artwork, language), artwork, realCatalogue().artworks)
    return artwork.statements.flatMap(({ text, restsOn }) => support({ text: text[language], restsOn }) ?? [])
  })
  expect(astray).toEqual([])
})

// A model writes on what our editors wrote on: so is measured what shares a ground with another statement.
test.each(LANGUAGES)('most statements of an editor pass that the check has never seen, in %s', (language) => {
  const faults = artworks.flatMap((artwork) =>
    artwork.statements.flatMap((statement) => {
      const statements = artwork.statements.filter((other) => other !== statement)
      const { restsOn } = statement
      if (!statements.some((other) => other.restsOn.some((id) => restsOn.includes(id)))) return []
      const without = { ...artwork, statements }
      const others = realCatalogue().artworks.map((other) => (other === artwork ? without : other))
      const ledger = ledgerOf(artwork, language)
      const draft = { ...statement, text: statement.text[language] }
      const gate = createGate(ledger, plainWordsOf(others, language))
      return [gate(draft) ?? createSupport(ledger, without, others)(draft)]
    }),
  )
  const share = faults.filter((fault) => fault === null).length / faults.length
  expect(share, `${share}`).toBeGreaterThan(LEAST_PASSING[language])
})
