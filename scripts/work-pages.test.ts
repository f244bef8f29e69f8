import { expect, test } from 'vitest'
import { createEngine } from '#engine/engine.ts'
import { LANGUAGES } from '#shared/languages.ts'
import { realCatalogue } from '#test/real-catalogue.ts'
import type { WorkPageData } from '#web/artworks/work-page-data.ts'
import { workPages } from './work-pages.ts'

const citedBy = (sections: WorkPageData['sections']) =>
  new Set(sections.flatMap(({ paragraphs }) => paragraphs.flat(2).flatMap((sentence) => sentence.sources)))

test.for(LANGUAGES)(
  'public pages in %s answer up to eight questions from listed sources',
  async (language) => {
    const asked = realCatalogue().artworks.filter(({ questions }) => questions !== null)
    expect(asked.length).toBeGreaterThan(0)
    const engine = createEngine({
      catalogue: realCatalogue,
      onDropped: (_slug, fault) => expect(fault).toBe(''),
    })
    const essays = new Map<string, WorkPageData['sources']>()
    const unasked = asked.map((artwork) => ({ ...artwork, questions: null }))
    for await (const { work, sections, sources } of workPages(unasked, engine, language)) {
      essays.set(work.slug, sources)
      expect(citedBy(sections)).toEqual(new Set(sources.map(({ n }) => n)))
    }
    for await (const { work, sections, questions, sources } of workPages(asked, engine, language)) {
      const written = asked.find(({ slug }) => slug === work.slug)?.questions?.[language] ?? []
      expect(questions.map(({ question }) => question)).toEqual(
        written.slice(0, 8).map(({ wordings }) => wordings[0]),
      )
      const sentences = questions.flatMap(({ answer }) => answer)
      expect(sentences.every((one) => one.kind !== 'sourced' || one.sources.length > 0)).toBe(true)
      expect(sources.map(({ n }) => n)).toEqual(sources.map((_, place) => place + 1))
      expect(sources.slice(0, essays.get(work.slug)?.length)).toEqual(essays.get(work.slug))
      const listed = new Set(sources.map(({ n }) => n))
      expect(new Set([...citedBy(sections), ...sentences.flatMap((one) => one.sources)])).toEqual(listed)
    }
  },
)
