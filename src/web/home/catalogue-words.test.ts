import { expect, test } from 'vitest'
import { readCatalogue } from '#engine/catalogue/read.ts'
import type { Language } from '#shared/languages.ts'
import { STUDIES as SIZES } from '#shared/studies.ts'
import { STUDIES } from '#web/artworks/studies.ts'
import { homeWords as en, type HomeWords } from '#web/words/en-home.ts'
import { homeWords as es } from '#web/words/es.ts'
import { homeWords as fr } from '#web/words/fr.ts'
import { homeWords as zh } from '#web/words/zh-tw.ts'

const WORDS: Record<Language, HomeWords> = { en, fr, es, 'zh-TW': zh }
/** In the order of the home page; the second one is measured, not taken from the catalogue. */
const KINDS = ['seen', 'measured', 'sourced', 'interpretation', 'unsure']

test('what the home page quotes as seen, sourced, interpretation or unsure stands so in the catalogue', () => {
  const night = readCatalogue('catalogue').find(({ slug }) => slug === 'the-starry-night')
  for (const language of ['en', 'fr', 'es', 'zh-TW'] as const) {
    for (const [place, { example }] of WORDS[language].standing.items.entries()) {
      if (KINDS[place] === 'measured') continue
      const told = night?.statements.some(
        ({ kind, text }) => kind === KINDS[place] && text[language].includes(example),
      )
      expect(told, `${language}: ${example}`).toBe(true)
    }
  }
})

test('the studies of the home page have the sizes of their files', () => {
  for (const { slug, small } of Object.values(STUDIES))
    expect([SIZES[slug]?.width, SIZES[slug]?.height], slug).toEqual(small)
})
