import { createEngine } from '#engine/engine.ts'
import { createLiveResearch, type LiveResearch } from '#engine/gather/live/live-research.ts'
import type { ModelParts, ModelReport } from '#engine/model/model-parts.ts'
import { createSdkModel, type Provider } from '#engine/model/sdk-model.ts'
import type { Eye } from '#engine/observe/eye.ts'
import type { Study, StudyRequest } from '#engine/study.ts'
import type { Language } from '#shared/languages.ts'
import { type Scenario, type Service, startFakeKnowledge } from '#test/fake-knowledge/server.ts'
import { catalogueWithoutRing } from '#test/real-catalogue.ts'
import { goodSentences, marked, speaking } from './prose.ts'
import { type Says, startFakeModels } from './server.ts'

export const LIMITS = { firstMs: 1500, idleMs: 700, wholeMs: 8000 }
/** A work that only open sources know, by its name in a language. */
export const TITLES: Record<Language, string> = {
  en: 'Madame X',
  fr: 'Madame X',
  es: 'Madame X',
  'zh-TW': 'X夫人',
}
const request: StudyRequest = {
  name: '',
  artist: '',
  question: '',
  mode: 'student',
  language: 'en',
}

/** What a careful model says: the passages that it is given, word for word. */
export const good = (language: Language = 'en'): Says =>
  speaking({ essay: (prompt) => marked(goodSentences(prompt, language)) })

interface Options {
  provider?: Provider
  scenario?: string
  says?: Says
  limits?: typeof LIMITS
  signal?: AbortSignal
  eye?: Eye
  sees?: boolean
  /** null: open sources are not asked. */
  research?: LiveResearch | null
  /** How open sources behave. */
  scenarios?: Partial<Record<Service, Scenario>>
  parts?: Partial<ModelParts>
  /** How the verifier behaves, where it is another model. */
  checking?: string
}

/** Open sources that behave as told, and nothing kept of them. */
export async function fakeResearch(
  scenarios: Partial<Record<Service, Scenario>> = {},
): Promise<LiveResearch> {
  const knowledge = await startFakeKnowledge()
  for (const [service, scenario] of Object.entries(scenarios))
    knowledge.play(service as Service, scenario)
  return createLiveResearch({
    sources: knowledge.sources,
    cache: { find: async () => null, keep: async () => {} },
    now: () => Date.UTC(2026, 10, 21, 12),
    onFailure: () => {},
  })
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
    scenarios,
    parts = {},
    checking,
  }: Options = {},
) {
  const asked = { ...request, ...change }
  if (asked.name === '' && !asked.artwork && !asked.picture) asked.name = TITLES[asked.language]
  const fake = await startFakeModels(says ?? good(asked.language))
  const modelOf = (name: string) =>
    createSdkModel({
      provider,
      model: name,
      baseUrl: fake.baseUrl(provider),
      apiKey: provider === 'ollama' ? null : 'key of this test',
    })
  const model = modelOf(scenario)
  const check = checking === undefined ? {} : { check: { model: modelOf(checking), limits } }
  const reports: ModelReport[] = []
  const open = research === undefined ? await fakeResearch(scenarios) : research
  const engine = createEngine({
    catalogue: catalogueWithoutRing,
    eye,
    research: open ?? undefined,
    onDropped: (slug, fault) => {
      throw new Error(`${slug}: ${fault}`)
    },
    model: { model, limits, sees, ...check, ...parts },
    onModel: (report) => reports.push(report),
  })
  async function again(): Promise<Study> {
    for await (const event of engine.study(asked, signal ?? new AbortController().signal))
      if (event.type === 'done') return event.study
    throw new Error('no study')
  }
  const made = await again()
  return {
    study: made,
    texts: made.statements.map(({ text }) => text),
    report: reports[0],
    reports,
    fake,
    again,
  }
}

/** What the built-in writer answers to the same. */
export async function builtIn(change: Partial<StudyRequest> = {}): Promise<string[]> {
  const asked = { ...request, ...change }
  if (asked.name === '' && !asked.artwork) asked.name = TITLES[asked.language]
  const engine = createEngine({
    catalogue: catalogueWithoutRing,
    research: await fakeResearch(),
    onDropped: () => {},
  })
  let texts: string[] = []
  for await (const event of engine.study(asked, new AbortController().signal))
    if (event.type === 'done') texts = event.study.statements.map(({ text }) => text)
  return texts
}
