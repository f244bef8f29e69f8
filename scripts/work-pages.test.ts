import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readGlossary, termsIn } from '#engine/catalogue/glossary.ts'
import { createEngine } from '#engine/engine.ts'
import { LANGUAGES } from '#shared/languages.ts'
import { realCatalogue } from '#test/real-catalogue.ts'
import type { WorkPageData } from '#web/artworks/work-page-data.ts'
import { workPages } from './work-pages.ts'

const citedBy = (sections: WorkPageData['sections']) =>
  new Set(
    sections.flatMap(({ paragraphs }) =>
      paragraphs.flat(2).flatMap((sentence) => sentence.sources),
    ),
  )

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
    for await (const { work, sections, sources } of workPages(unasked, engine, language, [])) {
      essays.set(work.slug, sources)
      expect(citedBy(sections)).toEqual(new Set(sources.map(({ n }) => n)))
    }
    for await (const { work, sections, questions, sources } of workPages(
      asked,
      engine,
      language,
      [],
    )) {
      const written = asked.find(({ slug }) => slug === work.slug)?.questions?.[language] ?? []
      expect(questions.map(({ question }) => question)).toEqual(
        written.slice(0, 8).map(({ wordings }) => wordings[0]),
      )
      const sentences = questions.flatMap(({ answer }) => answer)
      expect(sentences.every((one) => one.kind !== 'sourced' || one.sources.length > 0)).toBe(true)
      expect(sources.map(({ n }) => n)).toEqual(sources.map((_, place) => place + 1))
      expect(sources.slice(0, essays.get(work.slug)?.length)).toEqual(essays.get(work.slug))
      const listed = new Set(sources.map(({ n }) => n))
      expect(new Set([...citedBy(sections), ...sentences.flatMap((one) => one.sources)])).toEqual(
        listed,
      )
    }
  },
)

test.for(LANGUAGES)(
  'public pages in %s mark each term of the glossary once, and tell what it means',
  async (language) => {
    const terms = termsIn(readGlossary(join(import.meta.dirname, '../catalogue')), language)
    const told = realCatalogue().artworks.filter(
      ({ slug }) => slug === 'the-creation-of-adam' || slug === 'mona-lisa',
    )
    const engine = createEngine({ catalogue: realCatalogue, onDropped: () => {} })
    for await (const page of workPages(told, engine, language, terms)) {
      const marked = page.sections.flatMap(({ paragraphs }) =>
        paragraphs
          .flat()
          .flatMap(({ text, terms: marks = [] }) =>
            marks.map(({ key, from, to }) => [key, text.slice(from, to)] as const),
          ),
      )
      expect(marked.length).toBeGreaterThan(0)
      expect(marked.map(([key]) => key).sort()).toEqual(page.terms.map(({ key }) => key).sort())
      for (const [key, text] of marked) {
        const forms = terms.find((term) => term.key === key)?.forms ?? []
        expect(forms.map((form) => form.toLowerCase())).toContain(text.toLowerCase())
      }
    }
  },
)
