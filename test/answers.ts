import type { Analysis, AnalysisAnswer, AnalysisEvents } from '#shared/api/analysis.ts'
import type { Usage } from '#shared/api/usage.ts'
import type { Label } from '#shared/label.ts'

/**
 * An analysis of The Starry Night, with one statement of each standing, as the server would send
 * it.
 */

export const usage: Usage = {
  month_count: 1,
  monthly_limit: 5,
  purchased_queries: 0,
  total_purchased_queries: 0,
  total_available: 4,
  resets_at: '2026-12-01T00:00:00.000Z',
  modes_allowed: ['explorer'],
  packs: [],
}

export const me = { email: 'ada@example.org', role: 'free', preferred_language: 'en' } as const

export const starryNight: Label = {
  slug: 'the-starry-night',
  title: 'The Starry Night',
  original_title: 'De sterrennacht',
  artist: 'Vincent van Gogh',
  artist_dates: '1853–1890',
  date: 'June 1889',
  medium: 'oil on canvas',
  size: '73.7 × 92.1 cm',
  collection: 'The Museum of Modern Art, New York',
  inventory: '472.1941',
}

export const overTheRhone: Label = {
  ...starryNight,
  slug: 'starry-night-over-the-rhone',
  title: 'Starry Night Over the Rhône',
  original_title: null,
  date: 'September 1888',
}

export const analysis: Analysis = {
  id: 'analysis-1',
  created_at: '2026-11-21T10:00:00.000Z',
  analysis: '# The Starry Night\n\nEleven stars.',
  mode: 'explorer',
  language: 'en',
  question: 'Which star is so bright?',
  writer: 'built-in',
  complete: true,
  identification: {
    status: 'known',
    by: 'title',
    confidence: 1,
    artwork: starryNight,
    candidates: [overTheRhone],
    notice: null,
  },
  statements: [
    {
      text: 'The brightest star is Venus.',
      kind: 'sourced',
      topic: 'answer',
      sources: [1, 2],
      facts: ['f1'],
      observations: [],
      region: null,
    },
    {
      text: 'A crescent moon hangs over the hills.',
      kind: 'seen',
      topic: 'look',
      sources: [],
      facts: [],
      observations: ['v1'],
      region: [0.8, 0.02, 0.18, 0.28],
    },
    {
      text: 'The sky can feel restless.',
      kind: 'interpretation',
      topic: 'symbolism',
      sources: [],
      facts: [],
      observations: [],
      region: null,
    },
    {
      text: 'Whether the cypress stands for death is disputed.',
      kind: 'unsure',
      topic: 'symbolism',
      sources: [2],
      facts: [],
      observations: [],
      region: null,
    },
  ],
  facts: [],
  observations: [
    {
      id: 'v1',
      kind: 'seen',
      text: 'A yellow crescent moon in a ring of light',
      region: [0.8, 0.02, 0.18, 0.28],
    },
  ],
  sources: [
    {
      n: 1,
      id: 's1',
      title: 'Letter 777',
      publisher: 'Van Gogh Museum',
      url: 'https://vangoghletters.org/vg/letters/let777/letter.html',
      licence: 'CC BY 4.0',
      live: false,
    },
    {
      n: 2,
      id: 's2',
      title: 'MoMA Highlights',
      publisher: 'The Museum of Modern Art',
      url: 'javascript:alert(1)',
      licence: null,
      live: false,
    },
  ],
  measurements: [],
  web_research: { used: false },
}

export const answer: AnalysisAnswer = { ...analysis, usage }

/** A stream of an answer that the test lets flow, end or break. */
export function answerStream() {
  const encoder = new TextEncoder()
  const flow = new TransformStream<Uint8Array, Uint8Array>(undefined, undefined, {
    highWaterMark: 1000,
  })
  const writer = flow.writable.getWriter()
  return {
    response: () =>
      new Response(flow.readable, { headers: { 'content-type': 'text/event-stream' } }),
    send: <Name extends keyof AnalysisEvents>(event: Name, data: AnalysisEvents[Name]) =>
      writer.write(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)),
    end: () => writer.close(),
    breakOff: () => writer.abort(new TypeError('network error')),
  }
}

/** The whole answer at once. */
export function wholeAnswer(whole: AnalysisAnswer = answer): Response {
  const stream = answerStream()
  stream.send('identified', whole.identification)
  for (const source of whole.sources) stream.send('source', source)
  for (const observation of whole.observations) stream.send('observation', observation)
  for (const statement of whole.statements) stream.send('statement', statement)
  stream.send('done', whole)
  stream.end()
  return stream.response()
}
