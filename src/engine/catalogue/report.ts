import type { EssaySentence } from '#engine/essay.ts'
import { lengthOf } from '#engine/text/sentences.ts'
import { type Language, localized } from '#shared/languages.ts'
import { hasFullText } from '../artwork/artwork.ts'
import type { Work } from './read.ts'
import { refusalOf } from './refused-sources.ts'
import { isEarlier, type WrittenText } from './texts.ts'

type Counts = Record<string, number>

/** What the catalogue holds, in numbers. Every record is sorted, the largest first. */
export interface CatalogueReport {
  works: number
  told: number
  readTwice: number
  described: number
  /** Told works with questions of their own, and all questions in all languages. */
  asked: number
  questions: number
  /** Told works by the century in which they were finished, and by their makers' origin. */
  byCentury: Counts
  byOrigin: Counts
  /** Sentences of essays, answers and descriptions by standing, and by the second reader's verdict. */
  byStanding: Counts
  byVerdict: Counts
  /** Words of the essays by language; in Chinese characters. */
  words: Record<Language, number>
  /** Notes of told works by the site of their sources; a note of two sites counts in both. */
  bySite: Counts
  /** Sources of told works that would be refused now. */
  refused: string[]
  /** Sentences that rest on notes, and those of them that rest on one publication. */
  onNotes: number
  onOneSource: number
}

/** Counts what the catalogue holds. */
export function reportOn(works: readonly Work[]): CatalogueReport {
  const told = works.filter(({ artwork }) => hasFullText(artwork))
  const written = told.flatMap(({ texts }) => texts)
  const sentences = written.flatMap(({ sections }) =>
    sections.flatMap(({ paragraphs }) => paragraphs.flat()),
  )
  const sources = told.flatMap(citedSources)
  const onNotes = told.flatMap(sourcesOfClaims)
  return {
    works: works.length,
    told: told.length,
    readTwice: told.filter(({ texts }) => !texts.some(isEarlier)).length,
    described: told.filter(({ artwork }) => artwork.described !== null).length,
    asked: told.filter(({ artwork }) => artwork.questions !== null).length,
    questions: sumOf(
      told.flatMap(({ artwork }) =>
        Object.values(artwork.questions ?? {}).map(({ length }) => length),
      ),
    ),
    byCentury: countOf(told.map(centuryOf)),
    byOrigin: countOf(told.map(({ artwork }) => artwork.artist.origin?.en ?? 'unknown')),
    byStanding: countOf(sentences.map(({ ground }) => ground.kind)),
    byVerdict: countOf(sentences.map(({ verdict }) => verdict)),
    words: localized((language) =>
      sumOf(written.filter((text) => text.language === language).map(lengthOfEssay)),
    ),
    bySite: countOf(sources.map((url) => new URL(url).hostname.replace(/^www\./u, ''))),
    refused: [...new Set(sources.filter((url) => refusalOf(url) !== null))],
    onNotes: onNotes.length,
    onOneSource: onNotes.filter((publications) => publications.size === 1).length,
  }
}

function countOf(keys: readonly string[]): Counts {
  const counts = new Map<string, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return Object.fromEntries([...counts].sort(([, a], [, b]) => b - a))
}

/** "1800s"; before our era by its century. */
function centuryOf({ artwork: { date } }: Work): string {
  if (date === null) return 'unknown'
  const century = Math.floor(date.to / 100) * 100
  return date.to < 0 ? `${-Math.floor(date.to / 100)}. century BC` : `${century}s`
}

/** The length of an essay; of other texts 0. */
function lengthOfEssay({ kind, language, sections }: WrittenText): number {
  if (kind === 'questions' || kind === 'described') return 0
  const sentences = sections.flatMap(({ paragraphs }) => paragraphs.flat())
  return sumOf(sentences.map(({ text }) => lengthOf(text, language)))
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0)

function citedSources({ artwork }: Work): string[] {
  const urls = new Map(artwork.sources.map(({ id, url }) => [id, url]))
  return artwork.facts.flatMap(({ sources }) => sources.flatMap((id) => urls.get(id) ?? []))
}

/** For each sentence of the essays that rests on notes, the publications that they come from. */
function sourcesOfClaims({ artwork }: Work): Set<string>[] {
  const sourcesOf = new Map(artwork.facts.map(({ id, sources }) => [id, sources]))
  const essays = Object.values(artwork.essays ?? {}).flatMap((mode) => Object.values(mode))
  const sentences: EssaySentence[] = essays.flat().flatMap(({ paragraphs }) => paragraphs.flat())
  return sentences
    .map(({ restsOn }) => new Set(restsOn.flatMap((id) => sourcesOf.get(id) ?? [])))
    .filter((publications) => publications.size > 0)
}
