import { type Artwork, hasFullText } from '#engine/artwork/artwork.ts'
import { createCitations, type Read } from '#engine/citations.ts'
import type { Engine } from '#engine/engine.ts'
import { sentencesOfEssay } from '#engine/essay.ts'
import { describedOf } from '#engine/gather/described.ts'
import { evidenceOf } from '#engine/gather/from-catalogue.ts'
import { labelOf } from '#engine/gather/label.ts'
import type { Observation, Source, Statement } from '#shared/api/evidence.ts'
import type { Language } from '#shared/languages.ts'
import { lookingThings } from '#shared/looking-things.ts'
import { sectionsOf } from '#shared/sections.ts'
import { STUDIES } from '#shared/studies.ts'
import { type FoundTerm, firstMarks, termFinder } from '#shared/terms.ts'
import type { PublicSentence, WorkPageData } from '#web/artworks/work-page-data.ts'
import { knownWorks } from './known-works.ts'

const MOST_RELATED = 6
const MOST_QUESTIONS = 8
/** Works begun within so many years are of one time. */
const NEAR_YEARS = 25

/** How near two works are to each other: by maker most of all, then by movement, kind and time. */
function kinship(one: Artwork, other: Artwork): number {
  const same = (a: string | undefined, b: string | undefined) => a !== undefined && a === b
  const years = one.date && other.date ? Math.abs(one.date.from - other.date.from) : NEAR_YEARS + 1
  return (
    (one.artist.key === other.artist.key ? 4 : 0) +
    (same(one.movement?.en, other.movement?.en) ? 2 : 0) +
    (same(one.genre?.en, other.genre?.en) ? 1 : 0) +
    (years <= NEAR_YEARS ? 1 : 0)
  )
}

function relatedTo(artwork: Artwork, artworks: readonly Artwork[]): string[] {
  return artworks
    .filter(({ slug }) => slug !== artwork.slug)
    .map((other) => ({ other, near: kinship(artwork, other) }))
    .filter(({ near }) => near > 1)
    .toSorted((a, b) => b.near - a.near || b.other.fame - a.other.fame)
    .slice(0, MOST_RELATED)
    .map(({ other }) => other.slug)
}

const sentenceOf = ({ text, kind, sources }: Statement): PublicSentence => ({ text, kind, sources })

/** Whether our study of a work shows the place of a thing well enough. */
function isShown(slug: string) {
  const lost = new Set(STUDIES[slug]?.lost?.map((region) => region.join()))
  return ({ region }: Observation) => region !== null && !lost.has(region.join())
}

/**
 * Where the first thing is that a sentence rests on, if our study of the work shows it well enough.
 */
function placeIn(slug: string, { observations }: Statement, seen: readonly Observation[]) {
  for (const { id, region, text } of seen.filter(isShown(slug))) {
    if (region && observations.includes(id)) return { place: { region, text } }
  }
  return {}
}
const sourceOf = ({ n, title, publisher, url }: Source) => ({ n, title, publisher, url })

/**
 * What people ask about a work, with the answers. Their sources keep the numbers of the essay, and
 * new ones follow.
 */
function questionsOn(artwork: Artwork, language: Language, essay: Read) {
  const citations = createCitations(evidenceOf(artwork, language), [essay])
  const questions = (artwork.questions?.[language] ?? []).slice(0, MOST_QUESTIONS)
  return {
    questions: questions.map(({ wordings: [question = ''], answer }) => ({
      question,
      answer: answer.map((sentence) =>
        sentenceOf(citations.cite({ ...sentence, topic: 'answer' }).statement),
      ),
    })),
    sources: citations.cited().sources.map(sourceOf),
  }
}

/** Marks the first use of each term, and tells what the terms mean. */
function withTerms(
  sections: WorkPageData['sections'],
  artwork: Artwork,
  language: Language,
  terms: FoundTerm[],
) {
  const find = termFinder(terms, language)
  const titles = [artwork.titles[language], artwork.originalTitle ?? '']
  const sentences = sections.flatMap(({ paragraphs }) => paragraphs.flat())
  const marks = firstMarks(sentences.map(({ text }) => find(text, titles)))
  const marksOf = new Map(sentences.map((sentence, at) => [sentence, marks[at] ?? []]))
  const used = new Set(marks.flat().map(({ key }) => key))
  const marked = (sentence: PublicSentence) => {
    const own = marksOf.get(sentence) ?? []
    return own.length === 0 ? sentence : { ...sentence, terms: own }
  }
  return {
    sections: sections.map(({ heading, paragraphs }) => ({
      heading,
      paragraphs: paragraphs.map((paragraph) => paragraph.map(marked)),
    })),
    terms: terms
      .filter(({ key }) => used.has(key))
      .map(({ key, term, is, does }) => ({ key, term, is, does })),
  }
}

/**
 * The Explorer text as anybody would be given it, then what people ask, with the sources of both.
 */
async function explorerOf(artwork: Artwork, engine: Engine, language: Language) {
  const { slug, titles } = artwork
  const request = { name: titles[language], artist: '', question: '', artwork: slug, language }
  for await (const event of engine.study(
    { ...request, mode: 'explorer' },
    new AbortController().signal,
  )) {
    if (event.type !== 'done') continue
    return {
      sections: sectionsOf(event.study.statements, language).map(({ heading, paragraphs }) => ({
        heading,
        paragraphs: paragraphs.map((paragraph) =>
          paragraph.statements.map(({ statement }) => ({
            ...sentenceOf(statement),
            ...(STUDIES[slug] && placeIn(slug, statement, event.study.observations)),
          })),
        ),
      })),
      looking: STUDIES[slug] ? lookingThings(event.study.observations.filter(isShown(slug))) : null,
      ...questionsOn(artwork, language, event.study),
    }
  }
  throw new Error(`${slug}: the engine has no text`)
}

function depthsOf(artwork: Artwork, language: Language): WorkPageData['depths'] {
  if (!hasFullText(artwork)) return []
  return (['student', 'professional'] as const).map((mode) => ({
    mode,
    beginning: sentencesOfEssay(artwork.essays[mode][language])
      .filter(({ paragraph }) => paragraph === 1)
      .map(({ text }) => text)
      .join(language === 'zh-TW' ? '' : ' '),
  }))
}

/**
 * Yields what the public page of each work shows in one language. @param terms the glossary in that
 * language.
 */
export async function* workPages(
  artworks: readonly Artwork[],
  engine: Engine,
  language: Language,
  terms: FoundTerm[],
): AsyncGenerator<WorkPageData> {
  const known = new Map(
    knownWorks(artworks, language).map(({ names, ...work }) => [work.slug, work]),
  )
  for (const artwork of artworks) {
    const work = known.get(artwork.slug)
    if (!work) continue
    const voucher = artwork.sources.find(({ id }) => id === artwork.identitySources[0])
    const text = work.isWhole
      ? await explorerOf(artwork, engine, language)
      : { sections: [], looking: null, questions: [], sources: [] }
    const told = withTerms(text.sections, artwork, language, terms)
    const described = describedOf(artwork, language)
    yield {
      work,
      label: labelOf(artwork, language),
      vouched: voucher ? { title: voucher.publisher, url: voucher.url } : null,
      ...text,
      ...told,
      ...(described && { described }),
      depths: depthsOf(artwork, language),
      related: relatedTo(artwork, artworks).flatMap((slug) => known.get(slug) ?? []),
    }
  }
}
