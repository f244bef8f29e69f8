import { expect, test } from 'vitest'
import { sentencesOn } from '#engine/artwork/artwork.ts'
import type { Language } from '#shared/languages.ts'
import { STUDIES as SIZES } from '#shared/studies.ts'
import { realCatalogue } from '#test/real-catalogue.ts'
import { STUDIES, type StudySlug } from '#web/artworks/studies.ts'
import { words as enWords } from '#web/words/en.ts'
import { homeWords as en, type HomeWords } from '#web/words/en-home.ts'
import { homeWords as es, words as esWords } from '#web/words/es.ts'
import { homeWords as fr, words as frWords } from '#web/words/fr.ts'
import { homeWords as zh, words as zhWords } from '#web/words/zh-tw.ts'

const WORDS: Record<Language, HomeWords> = { en, fr, es, 'zh-TW': zh }
const FRAME_WORDS = { en: enWords, fr: frWords, es: esWords, 'zh-TW': zhWords }
/** In the order of the home page; the second one is measured, not taken from the catalogue. */
const KINDS = ['seen', 'measured', 'sourced', 'interpretation', 'unsure']

test('what the home page quotes as seen, sourced, interpretation or unsure stands so in the catalogue', () => {
  const night = realCatalogue().bySlug.get('the-starry-night')
  if (!night) throw new Error('no Starry Night')
  for (const language of ['en', 'fr', 'es', 'zh-TW'] as const) {
    const { items, seenAt } = WORDS[language].standing
    for (const [place, { example, url }] of items.entries()) {
      if (KINDS[place] === 'measured') continue
      const told = sentencesOn(night, language).find(
        ({ kind, text }) => kind === KINDS[place] && text.includes(example),
      )
      expect(told, `${language}: ${example}`).toBeDefined()
      const ground = told?.restsOn ?? []
      if (KINDS[place] === 'seen') {
        const regions = night.visible
          .filter(({ id }) => ground.includes(id))
          .map(({ region }) => region)
        expect(regions).toContainEqual([seenAt.left, seenAt.top, seenAt.width, seenAt.height])
      }
      if (KINDS[place] === 'sourced') {
        const facts = night.facts.filter(({ id }) => ground.includes(id))
        const urls = facts
          .flatMap(({ sources }) => sources)
          .map((id) => night.sources.find((s) => s.id === id)?.url)
        expect(urls).toContain(url)
      }
    }
  }
})

test('what stands for a picture of the home page is what the catalogue describes it by', () => {
  const described = Object.keys(STUDIES).filter(
    (slug) => realCatalogue().bySlug.get(slug)?.described,
  )
  expect(described.length).toBeGreaterThan(0)
  for (const language of ['en', 'fr', 'es', 'zh-TW'] as const)
    for (const slug of described as StudySlug[])
      expect(FRAME_WORDS[language].home.works[slug].alt, `${language} ${slug}`).toBe(
        realCatalogue().bySlug.get(slug)?.described?.[language].alternative,
      )
})

test('the studies of the home page have the sizes of their files', () => {
  for (const { slug, small } of Object.values(STUDIES))
    expect([SIZES[slug]?.width, SIZES[slug]?.height], slug).toEqual(small)
})
