import type { Statement } from '#shared/api/evidence.ts'
import { hasFullText } from './artwork/artwork.ts'
import type { Catalogue } from './catalogue/catalogue.ts'
import { spellingsOf } from './catalogue/spellings.ts'
import { namesBeyond, worksNamed } from './catalogue/works-named.ts'
import { createGate } from './check/gate.ts'
import { createCitations } from './citations.ts'
import { noEvidence } from './evidence.ts'
import { type Answered, describedFor } from './gather/described.ts'
import { evidenceOf } from './gather/from-catalogue.ts'
import { withPassages } from './gather/passages.ts'
import type { Beyond } from './identify/identify-live.ts'
import { type Recognised, recognise } from './identify/recognise.ts'
import { viewed, viewOf } from './identify/viewed.ts'
import { lookingAt, pictureAsked, type SeenPicture } from './looking.ts'
import type { ModelParts, ModelReport } from './model/model-parts.ts'
import { createObserver } from './observe/by-model/observer.ts'
import type { Eye } from './observe/eye.ts'
import { pictureOf } from './observe/picture-of.ts'
import { evidenceWithSight, measuredIn } from './observe/sight-in-evidence.ts'
import type { Reader } from './reading/reader.ts'
import { once } from './search/once.ts'
import { ofKnownWork, seePicture } from './see-picture.ts'
import type { Study, StudyEvent, StudyRequest } from './study.ts'
import { whichWork } from './which-work.ts'
import { markdownOf } from './write/markdown.ts'
import { takeUpPen } from './write/pen.ts'
import { textOf } from './write/text-of.ts'
import { createWrittenAnswers } from './write/written-answers.ts'

export interface Engine {
  /** Looks a work up in the catalogue, some milliseconds long. Nothing is fetched. */
  recognise(asked: Pick<StudyRequest, 'name' | 'artist' | 'language' | 'artwork'>): Recognised
  /**
   * Looks at the picture in a file and says which work it shows. Nothing is fetched. @throws
   * PictureError where it is refused.
   */
  see(
    asked: Pick<StudyRequest, 'name' | 'artist' | 'language'> & { picture: string },
    signal: AbortSignal,
  ): Promise<{ recognised: Recognised; seen: SeenPicture }>
  /**
   * The works of the catalogue that a folded word names, or whose maker it names, in any language.
   */
  worksNamed(word: string): string[]
  /**
   * The description of the work that an answer is about, as the catalogue has it; null where there
   * is none.
   */
  describedFor(analysis: Answered): ReturnType<typeof describedFor>
  /**
   * Whether open sources are asked about works that the catalogue does not know, or knows by their
   * label.
   */
  readonly asksOpenSources: boolean
  /**
   * Studies an artwork. The stream ends with `done`, `unknown` or `choice`. @throws PictureError
   * where the picture is refused.
   */
  study(request: StudyRequest, signal: AbortSignal): AsyncGenerator<StudyEvent, void>
  /** No other reader is given the text of a study that was called wrong: it is written anew. */
  forget(study: Pick<Study, 'statements'>): void
}

/** Without `labels` and `research`, works that the catalogue does not have are unknown. */
interface Parts extends Beyond {
  catalogue: () => Catalogue
  /** Looks at pictures; without it only titles can be asked about. */
  eye?: Eye | undefined
  /** Reads wall labels; without it they are not read. */
  reader?: Reader | undefined
  /**
   * Hears of statements that did not pass the gate: in the catalogue there is none, so each is a
   * bug.
   */
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
  reader,
  research,
  labels,
  onDropped,
  model,
  onModel = () => {},
}: Parts): Engine {
  const observer = model ? createObserver(model, catalogue) : null
  const written = createWrittenAnswers()
  const beyond: Beyond = { research, labels }
  const looking = { eye: eye ?? BLIND, reader }

  return {
    asksOpenSources: research !== undefined,
    worksNamed: (word) => worksNamed(catalogue(), word),

    describedFor: (analysis) =>
      describedFor(catalogue().bySlug.get(analysis.identification.artwork.slug), analysis),

    recognise: (asked) => recognise(catalogue(), research !== undefined, asked),

    see: ({ picture, ...asked }, signal) =>
      seePicture(
        { catalogue, labels, asksFurther: research !== undefined },
        lookingAt(looking, picture, { withCopy: false }, signal),
        asked,
      ),

    async *study(request, signal) {
      // Before the first event: a refused request gets no sign that work began.
      const picture = pictureAsked(looking, request, observer?.canSee() ?? false, signal)
      const meant = await whichWork({ catalogue, beyond, picture }, request)
      const { sight, found, read } = request.seen
        ? await ofKnownWork(meant, { catalogue, beyond }, request)
        : meant
      yield { type: 'stage', stage: 'identifying' }
      if ('choice' in found) {
        yield { type: 'choice', works: found.choice, why: found.why, read }
        return
      }
      if ('near' in found) {
        yield read === '' ? { type: 'unreadable' } : { type: 'unknown', ...found, read }
        return
      }
      if (sight) yield { type: 'stage', stage: 'measuring' }
      const view = sight && (await viewOf(observer, sight, found, request.language, signal))
      if (view) onModel(view.report)
      const { artwork, identification, place, seen } = await viewed(
        { catalogue: catalogue(), ...beyond },
        read ? { ...found, identification: { ...found.identification, read } } : found,
        view,
        request,
      )
      const isOpen = artwork !== null && !hasFullText(artwork)
      yield { type: 'identified', identification, isTold: artwork !== null && !isOpen }

      const measurements = sight ? measuredIn(sight, place, request.language) : []

      yield { type: 'stage', stage: 'researching' }
      const texts = isOpen ? await research?.textsOn(artwork, request.language, signal) : []
      const known = artwork ? evidenceOf(artwork, request.language) : noEvidence(request.language)
      const stated = {
        ...withPassages(known, texts ?? [], request),
        spellings: spellingsOf(catalogue()),
      }
      const evidence = sight ? evidenceWithSight(stated, measurements, place, seen) : stated
      // Most texts are the catalogue's, and were judged when it was built.
      const gate = once(() => createGate(evidence))
      const citations = createCitations(evidence)
      const pen = takeUpPen(model, catalogue().artworks, onModel, written)
      const statements: Statement[] = []

      yield { type: 'stage', stage: 'writing' }
      const brief = { ...request, artwork, seen, measurements, answers: catalogue().answers }
      for await (const draft of textOf(pen, brief, evidence, signal)) {
        const fault = draft.isVouchedFor ? null : gate()(draft)
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
      const signed = pen.signed(view?.report ?? null)
      const analysis = markdownOf({
        identification,
        statements,
        sources,
        complete,
        language: request.language,
        told: request.description,
        check: signed.check,
      })
      yield {
        type: 'done',
        study: {
          analysis,
          ...signed,
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
        names: namesBeyond(catalogue(), artwork),
      }
    },

    forget: ({ statements }) => written.forget(statements.map(({ text }) => text)),
  }
}
