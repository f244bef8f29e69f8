import { expect, test } from 'vitest'
import { ledgerOf } from '#engine/research/from-catalogue.ts'
import { LANGUAGES } from '#shared/languages.ts'
import { realCatalogue } from '#test/real-catalogue.ts'
import { createSupport } from './support.ts'

const artworks = realCatalogue().artworks.filter((artwork) => artwork.statements.length > 0)

test.each(LANGUAGES)('the texts of the catalogue stay with the catalogue, in %s', (language) => {
  const astray = artworks.flatMap((artwork) => {
    const support = createSupport(ledgerOf(artwork, language), artwork, realCatalogue().artworks)
    return artwork.statements.flatMap(({ text }) => support(text[language]) ?? [])
  })
  expect(astray).toEqual([])
})

test.each(LANGUAGES)('most statements of an editor pass that the check has never seen, in %s', (language) => {
  const faults = artworks.slice(0, 3).flatMap((artwork) =>
    artwork.statements.map((statement) => {
      const statements = artwork.statements.filter((other) => other !== statement)
      const without = { ...artwork, statements }
      const others = realCatalogue().artworks.map((other) => (other === artwork ? without : other))
      return createSupport(ledgerOf(artwork, language), without, others)(statement.text[language])
    }),
  )
  const share = faults.filter((fault) => fault === null).length / faults.length
  expect(share, faults.filter(Boolean).join('\n')).toBeGreaterThan(language === 'zh-TW' ? 0.75 : 0.85)
})
