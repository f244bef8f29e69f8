import { createEngine, type Study, type StudyRequest } from '#engine/engine.ts'
import type { Eye } from '#engine/observe/eye.ts'
import type { LiveResearch } from '#engine/research/live/live-research.ts'
import type { ModelReport } from '#engine/write/model/model-writer.ts'
import { createSdkModel, type Provider } from '#engine/write/model/sdk-model.ts'
import type { Language } from '#shared/languages.ts'
import { realCatalogue } from '#test/real-catalogue.ts'
import { goodLines, jsonLines } from './lines.ts'
import { type Says, startFakeModels } from './server.ts'

export const SLUG = 'the-starry-night'
export const LIMITS = { firstMs: 400, idleMs: 400, wholeMs: 8000 }
const request: StudyRequest = {
  name: 'The Starry Night',
  artist: '',
  question: '',
  mode: 'explorer',
  language: 'en',
  artwork: SLUG,
}
export const good = (language: Language = 'en', mode: StudyRequest['mode'] = 'explorer') =>
  jsonLines(goodLines(SLUG, mode, language))

interface Options {
  provider?: Provider
  scenario?: string
  says?: Says
  limits?: typeof LIMITS
  signal?: AbortSignal
  eye?: Eye
  sees?: boolean
  research?: LiveResearch
}

/** Loads the packages, so that what a test waits for is a model and not a disk. */
export async function loadSdk(): Promise<void> {
  await Promise.all([
    import('@ai-sdk/openai'),
    import('@ai-sdk/anthropic'),
    import('@ai-sdk/google'),
    import('@ai-sdk/openai-compatible'),
  ])
}

/** One study with a model on a fake provider. */
export async function study(
  change: Partial<StudyRequest> = {},
  {
    provider = 'compatible',
    scenario = 'ok',
    says,
    limits = LIMITS,
    signal,
    eye,
    sees = true,
    research,
  }: Options = {},
) {
  const asked = { ...request, ...change }
  const fake = await startFakeModels(says ?? (() => good(asked.language, asked.mode)))
  const model = createSdkModel({
    provider,
    model: scenario,
    baseUrl: fake.baseUrl(provider),
    apiKey: provider === 'ollama' ? null : 'key of this test',
  })
  const reports: ModelReport[] = []
  const engine = createEngine({
    catalogue: realCatalogue,
    eye,
    research,
    onDropped: (slug, fault) => {
      throw new Error(`${slug}: ${fault}`)
    },
    model: { model, limits, sees },
    onModel: (report) => reports.push(report),
  })
  async function again(): Promise<Study> {
    for await (const event of engine.study(asked, signal ?? new AbortController().signal))
      if (event.type === 'done') return event.study
    throw new Error('no study')
  }
  const made = await again()
  return { study: made, texts: made.statements.map(({ text }) => text), report: reports[0], fake, again }
}

/** What the built-in writer answers to the same. */
export async function builtIn(change: Partial<StudyRequest> = {}): Promise<string[]> {
  const engine = createEngine({ catalogue: realCatalogue, onDropped: () => {} })
  let texts: string[] = []
  for await (const event of engine.study({ ...request, ...change }, new AbortController().signal))
    if (event.type === 'done') texts = event.study.statements.map(({ text }) => text)
  return texts
}
