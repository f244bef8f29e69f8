import { mended, tidied } from '#engine/proofreading/mend.ts'
import { fold } from '#engine/text/names.ts'
import { lengthOf } from '#engine/text/sentences.ts'
import { WRITING } from '#language/writing.ts'
import type { DescribeArtwork } from '#shared/api/descriptions.ts'
import type { Observation } from '#shared/api/evidence.ts'
import type { Measurement } from '#shared/api/measurements.ts'
import { type DescriptionType, type ImprovementGoal, INTERVIEW } from '#shared/descriptions.ts'
import { type Parts, SPEAKERS } from './compose.ts'
import type { Material } from './description-call.ts'
import { FRAMES } from './frame-book.ts'
import type { Framed } from './frames/frames.ts'
import { measuredSentence, type Said } from './measured.ts'
import { said, toldAnswer, toldIntent, toldMedium } from './told.ts'

/** So many things that a model saw are told. */
const SEEN_MOST: Record<DescriptionType, number> = {
  artist_statement: 3,
  social_media: 1,
  portfolio: 4,
  gallery_label: 2,
  grant_application: 2,
}
/** Who told so much needs no measured sentence. */
const ENOUGH_TOLD = { words: 40, characters: 70 }

/** What looking at an artist's picture gave. */
export interface Looked {
  measurements: readonly Measurement[]
  /** What a language model saw in it; empty where there is none. */
  seen: readonly Observation[]
}

/** What there is to say in a new text. */
export function partsOf(body: DescribeArtwork, { measurements, seen }: Looked): Parts {
  const { language, description_type: type } = body
  const medium = toldMedium(body.medium_details, language)
  const seenMost = type === 'gallery_label' && !nothingTold(body) ? 0 : SEEN_MOST[type]
  const answer = (field: Framed) => toldAnswer(body[field], field, language, field)
  return {
    title: body.work_title === '' ? [] : [said(tidied(body.work_title), 'work_title')],
    medium,
    subject: toldAnswer(body.subject, 'subject', language),
    answers: {
      notice: answer('notice'),
      origin: answer('origin'),
      on_view: answer('on_view'),
      series: answer('series'),
      plan: answer('plan'),
    },
    intent: toldIntent(
      body.artistic_intent,
      language,
      SPEAKERS[type],
      medium.named && SPEAKERS[type] === 'artist' && type !== 'social_media',
    ),
    seen: seen.slice(0, seenMost).map(({ id, text }) => ({ text, rests_on: 'seen', from: [id] })),
    measured: measuredFor(body, measurements),
  }
}

/**
 * What was told beside a text that is improved, as it can follow it, where the text does not say it
 * already.
 */
export function additionsOf(body: DescribeArtwork): { text: string; goal: ImprovementGoal }[] {
  const { language, description_type: type, improvement_goals: chosen } = body
  const speaker = SPEAKERS[type]
  const { caption, work, making } = toldMedium(body.medium_details, language)
  const { paragraphs } = toldIntent(body.artistic_intent, language, speaker, false)
  const stands = fold(mended(body.existing_description, language))
  const isNew = ({ text }: Said) => !stands.includes(fold(text).replace(/[.。]$/u, ''))
  const named = caption.some((each) => !isNew(each)) ? [] : speaker === 'artist' ? work : caption
  const joined = (told: readonly Said[], goal: ImprovementGoal) => {
    const text = told.filter(isNew).map(({ text }) => text)
    return text.length === 0 ? [] : [{ text: text.join(WRITING[language].gap), goal }]
  }
  return [
    ...(chosen.length === 0 || chosen.includes('technical_accuracy')
      ? joined([...named, ...making], 'technical_accuracy')
      : []),
    ...(chosen.includes('emotional_depth') ? joined(paragraphs.flat(), 'emotional_depth') : []),
  ]
}

/** What there is to say, for a model to put into words. */
export function materialsOf(body: DescribeArtwork, { measurements, seen }: Looked): Material[] {
  // A line of a model rests on one measurement.
  const palette = measurements.filter(({ what }) => what === 'palette')
  return [
    ...INTERVIEW.map((field) => ({
      id: field,
      standing: 'told' as const,
      text: tidied(body[field]),
    })),
    ...seen.map(({ id, text }) => ({ id, standing: 'seen' as const, text })),
    ...measuredFor(body, palette).map(({ from, text }) => ({
      id: from.join(),
      standing: 'measured' as const,
      text,
    })),
  ].filter(({ text }) => text !== '')
}

function nothingTold(body: DescribeArtwork): boolean {
  return INTERVIEW.every((field) => field === 'work_title' || body[field] === '')
}

/**
 * The measured sentence, where it helps: where nothing was told; else in no label and no
 * application, where little was told, and never where the artist tells of colours themselves or the
 * work is not flat.
 */
function measuredFor(body: DescribeArtwork, measurements: readonly Measurement[]): Said[] {
  const { language, description_type: type } = body
  const told = mended(INTERVIEW.map((field) => body[field]).join('\n'), language)
  const isProse = type !== 'gallery_label' && type !== 'grant_application'
  const isShort = lengthOf(told, language) < ENOUGH_TOLD[WRITING[language].unit]
  const helps = nothingTold(body) || (isProse && isShort && !FRAMES[language].tellsLooks.test(told))
  const sentence = helps
    ? measuredSentence(measurements, language, SPEAKERS[type], nothingTold(body))
    : null
  return sentence ? [sentence] : []
}
