import type { Analysis, Identification, QueryArtwork, Stage } from '#shared/api/analysis.ts'
import type { Fact, Observation, Source, Statement } from '#shared/api/evidence.ts'
import type { Language } from '#shared/languages.ts'
import type { Mode } from '#shared/modes.ts'
import { type Photo, photoOf } from '#web/images/photo.ts'
import type { AnalysisEvent } from '#web/reading/analysis-events.ts'

/** An answer as the page shows it: being made, or kept. */
export interface Answer {
  question: string
  mode: Mode
  language: Language
  stage: Stage
  identification: Identification
  statements: readonly Statement[]
  sources: readonly Source[]
  observations: readonly Observation[]
  /** The notes that it rests on: they come when it is finished. */
  facts: readonly Fact[]
  /**
   * The picture that was asked about: null where this tab does not have it, undefined where there
   * was none.
   */
  photo: Photo | null | undefined
  /** The whole analysis, once it is finished. */
  analysis: Analysis | null
}

/** An answer whose artwork may not be recognised yet. */
export type GrowingAnswer = Omit<Answer, 'identification'> & {
  identification: Identification | null
}

export function isIdentified(answer: GrowingAnswer | null): answer is Answer {
  return answer !== null && answer.identification !== null
}

/** The label of a work is all that the answer has. */
export function isLabelAlone({ analysis, identification }: Answer): boolean {
  return (
    analysis !== null &&
    !analysis.complete &&
    !analysis.web_research.used &&
    analysis.writer === 'built-in' &&
    identification.artwork.slug !== ''
  )
}

/** A finished analysis as an answer. */
export function answerOf(analysis: Analysis): Answer {
  const { question, mode, language, identification, statements, sources, observations, facts } =
    analysis
  const stage = 'writing'
  const photo = analysis.picture ? photoOf(analysis.id) : undefined
  return {
    question,
    mode,
    language,
    stage,
    identification,
    statements,
    sources,
    observations,
    facts,
    photo,
    analysis,
  }
}

function begun(
  { question = '', mode = 'explorer', language = 'en' }: QueryArtwork,
  photo: Photo | undefined,
): GrowingAnswer {
  const nothing = { identification: null, statements: [], sources: [], observations: [], facts: [] }
  return { question, mode, language, stage: 'identifying', photo, ...nothing, analysis: null }
}

/** What happens to an answer: it is asked for, events arrive, it is put away. */
export type Growth =
  | AnalysisEvent
  | { event: 'asked'; data: QueryArtwork; photo?: Photo | undefined }
  | { event: 'left' }

export function grow(answer: GrowingAnswer | null, growth: Growth): GrowingAnswer | null {
  if (growth.event === 'asked') return begun(growth.data, growth.photo)
  if (growth.event === 'left' || answer === null) return null
  switch (growth.event) {
    case 'stage':
      return { ...answer, stage: growth.data.stage }
    case 'identified':
      // A label is no picture of the work: ours is shown.
      return {
        ...answer,
        identification: growth.data,
        photo: growth.data.by === 'label' ? undefined : answer.photo,
      }
    case 'source':
      return { ...answer, sources: [...answer.sources, growth.data] }
    case 'observation':
      return { ...answer, observations: [...answer.observations, growth.data] }
    case 'statement':
      return { ...answer, statements: [...answer.statements, growth.data] }
    case 'done':
      return { ...answerOf(growth.data), photo: answer.photo }
    case 'error':
      return answer
  }
}
