import type { AnalysisAnswer, AnalysisEvents } from '#shared/api/analysis.ts'

/** An event of an answer in the making, as the stream sends it. */
export type AnswerEvent = {
  [Name in Exclude<keyof AnalysisEvents, 'error'>]: { event: Name; data: AnalysisEvents[Name] }
}[Exclude<keyof AnalysisEvents, 'error'>]

/** Runs an answer to its end. */
export async function finished(events: AsyncIterable<AnswerEvent>): Promise<AnalysisAnswer> {
  let answer: AnalysisAnswer | null = null
  for await (const event of events) if (event.event === 'done') answer = event.data
  if (answer === null) throw new Error('an answer ended without being done')
  return answer
}

/** The id under which an answer is kept. */
export const keptIdOf = (done: AnswerEvent) => (done.event === 'done' ? done.data.id : null)
