import * as z from 'zod/mini'
import {
  type AnalysisEvents,
  analysisAnswerSchema,
  identificationSchema,
  type QueryArtwork,
  STAGES,
} from '#shared/api/analysis.ts'
import { observationSchema, sourceSchema, statementSchema } from '#shared/api/evidence.ts'
import { problemAnswerSchema } from '#shared/errors/problem.ts'
import type { Photo } from '#web/images/photo.ts'
import { upload } from '#web/images/upload.ts'
import { request } from '#web/lib/api.ts'
import { readEvents, type ServerSentEvent } from '#web/lib/event-stream.ts'

/** An event of an answer in the making. */
export type AnalysisEvent = {
  [Name in keyof AnalysisEvents]: { event: Name; data: AnalysisEvents[Name] }
}[keyof AnalysisEvents]

/**
 * The connection broke while the answer was being sent. The server finishes it and keeps it, once
 * the first words are said.
 */
export class CutOff extends Error {
  readonly hadWords: boolean

  constructor({ hadWords } = { hadWords: true }) {
    super('the connection broke')
    this.hadWords = hadWords
  }
}

const stageSchema = z.object({ stage: z.enum(STAGES) })
const errorSchema = z.extend(problemAnswerSchema, { status: z.int() })

const readers: Record<keyof AnalysisEvents, (data: unknown) => AnalysisEvent> = {
  stage: (data) => ({ event: 'stage', data: stageSchema.parse(data) }),
  identified: (data) => ({ event: 'identified', data: identificationSchema.parse(data) }),
  source: (data) => ({ event: 'source', data: sourceSchema.parse(data) }),
  observation: (data) => ({ event: 'observation', data: observationSchema.parse(data) }),
  statement: (data) => ({ event: 'statement', data: statementSchema.parse(data) }),
  done: (data) => ({ event: 'done', data: analysisAnswerSchema.parse(data) }),
  error: (data) => ({ event: 'error', data: errorSchema.parse(data) }),
}

function isKnown(name: string): name is keyof AnalysisEvents {
  return Object.hasOwn(readers, name)
}

/** The events of an answer, until its connection breaks. @throws CutOff where it does. */
export async function* untilCut(
  response: Response,
  signal: AbortSignal,
): AsyncGenerator<ServerSentEvent> {
  if (response.body === null) return
  try {
    yield* readEvents(response.body)
  } catch (error) {
    if (signal.aborted) throw error
    throw new CutOff()
  }
}

/**
 * Asks about an artwork and gives the events of the answer as they come. Events of a kind that we
 * do not know are skipped.
 * @throws ApiError where the server refuses, CutOff where the connection breaks on the way.
 */
export async function* askAboutArtwork(
  query: QueryArtwork,
  signal: AbortSignal,
): AsyncGenerator<AnalysisEvent> {
  const response = await request('/api/query-artwork', {
    method: 'POST',
    json: query,
    accept: 'text/event-stream',
    signal,
  })
  yield* eventsOf(response, signal)
}

async function* eventsOf(response: Response, signal: AbortSignal): AsyncGenerator<AnalysisEvent> {
  for await (const { event, data } of untilCut(response, signal)) {
    if (isKnown(event)) yield readers[event](JSON.parse(data))
  }
}

/**
 * Asks about a picture, in the same way. The title is the name of the query.
 * @param onProgress hears how much of the picture has been sent, 0..1.
 */
export async function* askAboutPicture(
  { name, ...query }: QueryArtwork,
  { file, description, keepCopy, isLabel }: Photo,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): AsyncGenerator<AnalysisEvent> {
  const form = new FormData()
  const fields = {
    ...query,
    title: name,
    description,
    keep_copy: keepCopy ? 'true' : '',
    is_label: isLabel ? 'true' : '',
  }
  for (const [field, value] of Object.entries(fields)) if (value) form.set(field, value)
  // The fields come first: the server reads in this order.
  form.set('file', file)
  yield* eventsOf(await upload('/api/analyze-artwork', form, { signal, onProgress }), signal)
}
