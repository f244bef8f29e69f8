import { expect, test } from 'vitest'
import { hasFullText } from '#engine/artwork/artwork.ts'
import { LANGUAGES } from '#shared/languages.ts'
import { realCatalogue } from '#test/real-catalogue.ts'
import { comparedWorks } from './compared-works.ts'

test.for(LANGUAGES)(
  'what works bring to a comparison in %s is on a subject each, from listed sources, and lends little that is paid for',
  (language) => {
    const { artworks } = realCatalogue()
    for (const { slug, label, passages, sources, measured } of comparedWorks(
      artworks,
      new Map(),
      language,
    )) {
      const artwork = artworks.find((one) => one.slug === slug)
      expect(label.title).toBe(artwork?.titles[language])
      expect(measured).toBeNull()
      const { essays = null } = artwork ?? {}
      if (essays === null) {
        expect(passages, slug).toEqual([])
        continue
      }
      expect(passages.length, slug).toBeGreaterThanOrEqual(2)
      expect(new Set(passages.map(({ subject }) => subject)).size, slug).toBe(passages.length)
      const texts = passages.map(({ sentences }) => sentences.map(({ text }) => text).join())
      expect(new Set(texts).size, slug).toBe(texts.length)
      const cited = passages.flatMap(({ sentences }) => sentences.flatMap((one) => one.sources))
      expect(new Set(cited), slug).toEqual(new Set(sources.map(({ n }) => n)))
      // The first paragraph of each depth is on the public page of the work.
      const [beginning] = essays.student[language][0]?.paragraphs[0] ?? []
      const lent = passages.filter(
        ({ mode, sentences }) => mode === 'student' && sentences[0]?.text !== beginning?.text,
      )
      expect(lent.length, slug).toBeLessThanOrEqual(2)
    }
  },
)

test('any two works that are told have something to be read side by side', () => {
  const told = comparedWorks(realCatalogue().artworks.filter(hasFullText), new Map(), 'en')
  const subjects = told.map(({ passages }) => new Set(passages.map(({ subject }) => subject)))
  const bare = subjects.flatMap((one, at) =>
    subjects.slice(at + 1).filter((other) => one.isDisjointFrom(other)),
  )
  expect(bare).toEqual([])
})
