import { join } from 'node:path'
import sharp from 'sharp'
import { type Artwork, hasFullText } from '#engine/artwork/artwork.ts'
import { createCitations } from '#engine/citations.ts'
import type { EssaySentence } from '#engine/essay.ts'
import { evidenceOf } from '#engine/gather/from-catalogue.ts'
import { labelOf } from '#engine/gather/label.ts'
import { COLOUR_NAMES } from '#engine/observe/measure/colour-names.ts'
import { type Figures, figuresOf, MEASURED_SIDE } from '#engine/observe/measure/figures.ts'
import { rasterOf } from '#engine/picture/decode-raster.ts'
import { topicOf } from '#engine/write/topic-of.ts'
import type { Language } from '#shared/languages.ts'
import type { Topic } from '#shared/statements.ts'
import { STUDIES } from '#shared/studies.ts'
import type { ComparedWork, Passage, StudyMeasures } from '#web/compare/compared-work.ts'
import type { Subject } from '#web/words/compare-words.ts'

const SUBJECT_OF: Partial<Record<Topic, Subject>> = {
  look: 'look',
  subject: 'look',
  object: 'making',
  technique: 'making',
  context: 'time',
  symbolism: 'meaning',
  debate: 'meaning',
  provenance: 'journey',
  reception: 'fame',
}
/** Most paragraphs look; what they say beside it is chosen first. */
const RAREST_FIRST: readonly Subject[] = ['making', 'time', 'meaning', 'journey', 'fame', 'look']
/** A paragraph is on a subject if at least so much of what it claims is. */
const LEAST_SHARE = 0.34
/** Of the Aficionado text, beside its beginning, which everybody may read. */
const MOST_OF_AFICIONADO = 2
const MOST_COLOURS = 6

interface Candidate {
  passage: Omit<Passage, 'subject' | 'sentences'>
  written: readonly EssaySentence[]
  /** Of two that are as much on a subject, the one with more is taken. */
  merit: number
  isShown: boolean
}

/** All that may be shown of a work: what its public page shows comes first. */
function candidatesOf(artwork: Artwork, language: Language): Candidate[] {
  if (!hasFullText(artwork)) return []
  const { explorer, student, professional } = artwork.essays
  const paragraphs = (mode: 'explorer' | 'student' | 'professional', merit: number) =>
    artwork.essays[mode][language].flatMap(({ heading, paragraphs: written }) =>
      written.map((one) => ({
        passage: { mode, heading },
        written: one,
        merit,
        isShown: mode === 'explorer',
      })),
    )
  const beginnings = [student, professional].map((essay) => essay[language][0]?.paragraphs[0])
  const answers = (artwork.questions?.[language] ?? []).map(
    ({ wordings: [heading = ''], answer }) => ({
      ...{ passage: { mode: null, heading }, written: answer, merit: 0.1, isShown: true },
    }),
  )
  return [
    ...(explorer ? paragraphs('explorer', 0.5) : []),
    ...answers,
    ...[...paragraphs('student', -0.2), ...paragraphs('professional', -0.3)]
      .map((one) => (beginnings.includes(one.written) ? { ...one, merit: 0, isShown: true } : one))
      .filter(({ isShown, passage }) => isShown || passage.mode === 'student'),
  ]
}

/** How much of what a paragraph claims is on each subject. */
function shareOf(artwork: Artwork, { written }: Candidate, subject: Subject): number {
  const claims = written.filter(({ kind }) => kind !== 'link')
  const on = claims.filter((sentence) => SUBJECT_OF[topicOf(artwork, sentence)] === subject)
  return claims.length === 0 ? 0 : on.length / claims.length
}

/** At most one paragraph a subject, each used once. */
function chosenOf(artwork: Artwork, language: Language): Map<Subject, Candidate> {
  const candidates = candidatesOf(artwork, language)
  const chosen = new Map<Subject, Candidate>()
  let lent = 0
  for (const subject of RAREST_FIRST) {
    const [best] = candidates
      .filter((one) => ![...chosen.values()].includes(one))
      .filter(({ isShown }) => isShown || lent < MOST_OF_AFICIONADO)
      .map((one) => ({ one, share: shareOf(artwork, one, subject) }))
      .filter(({ share }) => share >= LEAST_SHARE)
      .toSorted((a, b) => b.share + b.one.merit - a.share - a.one.merit)
    if (!best) continue
    chosen.set(subject, best.one)
    if (!best.one.isShown) lent += 1
  }
  return chosen
}

function passagesOf(
  artwork: Artwork,
  language: Language,
): Pick<ComparedWork, 'passages' | 'sources'> {
  const citations = createCitations(evidenceOf(artwork, language))
  const passages = [...chosenOf(artwork, language)].map(([subject, { passage, written }]) => ({
    subject,
    ...passage,
    sentences: written.map((sentence) => {
      const { text, kind, sources } = citations.cite({
        ...sentence,
        topic: topicOf(artwork, sentence),
      }).statement
      return { text, kind, sources }
    }),
  }))
  const sources = citations
    .cited()
    .sources.map(({ n, title, publisher, url }) => ({ n, title, publisher, url }))
  return { passages, sources }
}

function measuresOf({ palette, value }: Figures, language: Language): StudyMeasures {
  return {
    palette: palette.slice(0, MOST_COLOURS).map(({ key, hex, share }) => ({
      name: COLOUR_NAMES.find((colour) => colour.key === key)?.name[language] ?? key,
      hex,
      share: Math.round(share * 1000) / 1000,
    })),
    dark: Math.round(value.dark),
    light: Math.round(value.light),
  }
}

/** What can be measured in our studies, by the slugs of their works. */
export async function figuresOfStudies(folder: string): Promise<Map<string, Figures>> {
  const figures = new Map<string, Figures>()
  for (const [slug, { width, height }] of Object.entries(STUDIES)) {
    const raster = await rasterOf(sharp(join(folder, `${slug}-768.webp`)), MEASURED_SIDE)
    figures.set(slug, figuresOf(raster, width / height))
  }
  return figures
}

/** What each work brings to a comparison, in a language. */
export function comparedWorks(
  artworks: readonly Artwork[],
  figures: ReadonlyMap<string, Figures>,
  language: Language,
): ComparedWork[] {
  return artworks.map((artwork) => {
    const { slug } = artwork
    const study = Object.hasOwn(STUDIES, slug) ? STUDIES[slug] : undefined
    const measured = figures.get(slug)
    return {
      slug,
      label: labelOf(artwork, language),
      study: study ? { width: study.width, height: study.height } : null,
      ...(artwork.described && { alternative: artwork.described[language].alternative }),
      size: artwork.sizeCm,
      ...passagesOf(artwork, language),
      measured: measured ? measuresOf(measured, language) : null,
    }
  })
}
