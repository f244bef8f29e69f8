import type {
  Analysis,
  Identification,
  Label,
  Observation,
  Source,
  Stage,
  Statement,
} from '#shared/api/analysis.ts'
import type { Measurement, Picture } from '#shared/api/measurements.ts'
import type { Language } from '#shared/languages.ts'
import type { Mode } from '#shared/modes.ts'
import { type Artwork, hasFullText } from './catalogue/artwork.ts'
import type { Catalogue } from './catalogue/catalogue.ts'
import { createGate } from './check/gate.ts'
import { createCitations } from './citations.ts'
import { identify } from './identify/identify.ts'
import { lookFurther } from './identify/identify-live.ts'
import { identifyPicture } from './identify/identify-picture.ts'
import { type Draft, emptyLedger, type Ledger } from './ledger.ts'
import { createObserver } from './observe/by-model/observer.ts'
import { viewed, viewOf } from './observe/by-model/viewed.ts'
import type { Eye } from './observe/eye.ts'
import type { SeenWork, Sight } from './observe/look.ts'
import { ledgerWithSight, measuredIn } from './observe/sight-in-ledger.ts'
import type { SmallCopy } from './observe/small-copy.ts'
import { ledgerOf } from './research/from-catalogue.ts'
import type { LiveResearch } from './research/live/live-research.ts'
import { markdownOf } from './write/markdown.ts'
import { measuredDrafts } from './write/measured.ts'
import type { ModelParts, ModelReport } from './write/model/model-writer.ts'
import { type Pen, takeUpPen } from './write/pen.ts'
import { pictureText } from './write/picture-text.ts'
import { createWrittenAnswers } from './write/written-answers.ts'

export interface StudyRequest {
  /** The title; empty only where there is a picture. */
  name: string
  /** Empty: the most famous work of the name. */
  artist: string
  question: string
  mode: Mode
  language: Language
  /** The slug of a work that the reader picked; the name is then not searched. */
  artwork?: string | undefined
  /** The file of a picture to look at. Nobody vouches for it. */
  picture?: string | undefined
  /** Whether the user wants a small copy of the picture to be kept. */
  keepCopy?: boolean | undefined
  /** What the user says that the picture shows. */
  description?: string | undefined
}

/** The engine's working of one question about one artwork. */
export type Study = Pick<
  Analysis,
  | 'analysis'
  | 'writer'
  | 'tokens'
  | 'complete'
  | 'identification'
  | 'statements'
  | 'facts'
  | 'observations'
  | 'sources'
  | 'measurements'
  | 'picture'
  | 'web_research'
>

export type StudyEvent =
  | { type: 'stage'; stage: Stage }
  | { type: 'identified'; identification: Identification }
  /** The work is not known; these are the nearest names. Nothing follows. `unreachable`: open sources could not be asked. */
  | { type: 'unknown'; near: Label[]; unreachable: boolean }
  | { type: 'source'; source: Source }
  | { type: 'observation'; observation: Observation }
  | { type: 'statement'; statement: Statement }
  /** With the copy of the picture, if one was asked for: it is no part of the study. */
  | { type: 'done'; study: Study; copy: SmallCopy | null }

export interface Engine {
  /** Studies an artwork. The stream ends with `done` or `unknown`. @throws PictureError where the picture is refused. */
  study(request: StudyRequest, signal: AbortSignal): AsyncGenerator<StudyEvent, void>
  /** No other reader is given the text of a study that was called wrong: it is written anew. */
  forget(study: Pick<Study, 'statements'>): void
}

interface Parts {
  catalogue: () => Catalogue
  /** Looks at pictures; without it only titles can be asked about. */
  eye?: Eye | undefined
  /** Asks open sources about works that the catalogue does not know; without it, they are unknown. */
  research?: LiveResearch | undefined
  /** Hears of statements that did not pass the gate: in the catalogue there is none, so each is a bug. */
  onDropped: (slug: string, fault: string) => void
  /** Writes in place of the built-in writer; where it fails, that one takes over. */
  model?: ModelParts | undefined
  /** Hears how the model did with each answer. */
  onModel?: ((report: ModelReport) => void) | undefined
}

const BLIND: Pick<Eye, 'look'> = {
  look: () => Promise.reject(new Error('this engine was made without an eye for pictures')),
}

export function createEngine({
  catalogue,
  eye,
  research,
  onDropped,
  model,
  onModel = () => {},
}: Parts): Engine {
  const observer = model ? createObserver(model, catalogue) : null
  const written = createWrittenAnswers()

  return {
    async *study(request, signal) {
      // Before anything is said: whoever is refused has not been told that work began.
      const looking = sightOf(eye ?? BLIND, request, observer?.canSee() ?? false, signal)
      // At its first use it is read, which takes a moment: while the eye is at work, nobody waits for it.
      catalogue()
      const sight = await looking
      yield { type: 'stage', stage: 'identifying' }
      const known = sight ? identifyPicture(catalogue(), request, sight) : identify(catalogue(), request)
      const found = await lookFurther(research, known, request)
      if ('near' in found) {
        yield { type: 'unknown', ...found }
        return
      }
      if (sight) yield { type: 'stage', stage: 'measuring' }
      const view = sight && (await viewOf(observer, sight, found, request.language, signal))
      if (view) onModel(view.report)
      const { artwork, identification, place, seen } = await viewed(
        { catalogue: catalogue(), research },
        found,
        view,
        request,
      )
      yield { type: 'identified', identification }

      const measurements = sight ? measuredIn(sight, place, request.language) : []

      yield { type: 'stage', stage: 'researching' }
      const stated = artwork ? ledgerOf(artwork, request.language) : emptyLedger(request.language)
      const ledger = sight ? ledgerWithSight(stated, measurements, place, seen) : stated
      const gate = createGate(ledger)
      const citations = createCitations(ledger)
      const pen = takeUpPen(model, catalogue().artworks, onModel, written)
      const statements: Statement[] = []

      yield { type: 'stage', stage: 'writing' }
      for await (const draft of drafts(pen, artwork, ledger, seen, measurements, request, signal)) {
        const fault = gate(draft)
        if (fault !== null) {
          onDropped(identification.artwork.slug, fault)
          continue
        }
        const { statement, sources, observations } = citations.cite(draft)
        for (const source of sources) yield { type: 'source', source }
        for (const observation of observations) yield { type: 'observation', observation }
        statements.push(statement)
        yield { type: 'statement', statement }
      }

      const complete = artwork === null || hasFullText(artwork)
      const { sources, facts, observations } = citations.cited()
      const analysis = markdownOf({
        identification,
        statements,
        sources,
        complete,
        language: request.language,
        told: request.description,
      })
      yield {
        type: 'done',
        study: {
          analysis,
          ...pen.signed(view?.report ?? null),
          complete,
          identification,
          statements,
          facts,
          observations,
          sources,
          measurements,
          ...(sight ? { picture: pictureOf(sight, place, request) } : {}),
          web_research: { used: sources.some((source) => source.live) },
        },
        copy: sight?.copy ?? null,
      }
    },

    forget: ({ statements }) => written.forget(statements.map(({ text }) => text)),
  }
}

async function sightOf(
  eye: Pick<Eye, 'look'>,
  { picture, keepCopy = false }: StudyRequest,
  forModel: boolean,
  signal: AbortSignal,
): Promise<Sight | null> {
  return picture === undefined ? null : eye.look(picture, signal, { withCopy: keepCopy, forModel })
}

/** The text of a work, with what was measured in its picture; of a picture on which we have no text, what there is to see. */
async function* drafts(
  pen: Pen,
  artwork: Artwork | null,
  ledger: Ledger,
  seen: readonly Observation[],
  measurements: readonly Measurement[],
  { mode, language, question }: StudyRequest,
  signal: AbortSignal,
): AsyncGenerator<Draft> {
  if (artwork && (hasFullText(artwork) || measurements.length === 0)) {
    yield* pen.write(ledger, { artwork, mode, language, question }, signal)
    yield* measuredDrafts(measurements, mode)
    return
  }
  const brief = { artwork, seen, measurements, mode, language, question }
  yield* pictureText(brief, pen.describe(ledger, brief, signal))
}

function pictureOf(
  sight: Sight,
  place: SeenWork | null,
  { name, artist, description }: StudyRequest,
): Picture {
  return {
    width: sight.width,
    height: sight.height,
    outline: place?.outline?.map(([x, y]): [number, number] => [x, y]) ?? null,
    matching_points: sight.work?.matching ?? 0,
    told: { title: name, artist, description: description ?? '' },
  }
}
