import type { Catalogue } from '#engine/catalogue/catalogue.ts'
import { createNameFinder } from '#engine/check/find-names.ts'
import type { ModelParts, ModelReport } from '#engine/model/model-parts.ts'
import { createObserver } from '#engine/observe/by-model/observer.ts'
import type { Eye } from '#engine/observe/eye.ts'
import { measurementsOf } from '#engine/observe/measurements.ts'
import { proofread } from '#engine/proofreading/proofread.ts'
import type { Speller } from '#engine/proofreading/spelling/speller.ts'
import type { DescribeArtwork } from '#shared/api/descriptions.ts'
import type { Language } from '#shared/languages.ts'
import { type Described, describeWork, type Read } from './describe.ts'
import { makersOf } from './makers.ts'
import { describeByModel } from './model-describer.ts'
import { rewriteByModel } from './model-rewriter.ts'
import { materialsOf } from './parts.ts'
import { REWRITABLE, type RewritableGoal } from './rewriting-call.ts'
import { ownSentences, withRewritings } from './rewritten.ts'

/** Looks at an artist's picture and describes it. */
export interface Describer {
  /**
   * @param picture A file that nobody vouches for.
   * @param onSeen Called when the file has been looked at: it is needed no longer.
   * @throws PictureError where the picture is refused.
   */
  describe(
    body: DescribeArtwork,
    picture: string,
    signal: AbortSignal,
    onSeen?: () => Promise<void>,
  ): Promise<Described>
}

interface Parts {
  /**
   * Tells names from words in what a model writes; without it, whatever begins a sentence may be a
   * name.
   */
  catalogue?: () => Pick<Catalogue, 'artworks'>
  /**
   * Looks at the picture, puts a new text into words and proposes better sentences; where it fails,
   * rules do.
   */
  model?: ModelParts | undefined
  /** Looks words up; without it, spelling is checked by our own lists only. */
  speller?: Speller | null
  /** Hears how the model did with each description. */
  onModel?: (report: ModelReport) => void
}

export function createDescriber(
  eye: Pick<Eye, 'look'>,
  { catalogue = () => ({ artworks: [] }), model, speller = null, onModel = () => {} }: Parts = {},
): Describer {
  const observer = model ? createObserver(model, catalogue) : null

  const readFor =
    (language: Language, signal: AbortSignal): Read =>
    (text, options) =>
      proofread(text, language, {
        ...options,
        speller,
        signal,
        isName: makersOf(catalogue().artworks),
      })

  /** Reads a text by the rules, and lets a model propose better sentences. */
  const rewriting =
    (parts: ModelParts, body: DescribeArtwork, read: Read, signal: AbortSignal): Read =>
    async (text, options) => {
      const proof = await read(text, options)
      const goals = options.goals.filter((goal): goal is RewritableGoal => goal in REWRITABLE)
      const sentences = ownSentences(text, proof.edits, body.language)
      if (goals.length === 0 || !sentences.some(({ isOpen }) => isOpen)) return proof
      const findNames = createNameFinder(catalogue().artworks, body.language)
      const { rewritings, report } = await rewriteByModel(
        parts,
        body,
        sentences,
        goals,
        findNames,
        signal,
      )
      onModel(report)
      return withRewritings(proof, sentences, rewritings, body.language)
    }

  return {
    async describe(body, picture, signal, onSeen) {
      const isNew = body.creation_mode === 'generate_new'
      const forModel = isNew && observer?.canSee() === true
      const sight = await eye.look(picture, signal, { withCopy: false, forModel })
      await onSeen?.()
      const measurements = measurementsOf(sight.photo, 'photo', body.language)
      const read = readFor(body.language, signal)
      if (!model) return describeWork(body, { measurements, seen: [] }, read)
      if (!isNew)
        return describeWork(body, { measurements, seen: [] }, rewriting(model, body, read, signal))

      const view =
        observer &&
        sight.forModel &&
        (await observer.observe(sight.forModel, body.language, signal))
      if (view) onModel(view.report)
      const looked = { measurements, seen: view?.observations ?? [] }
      const findNames = createNameFinder(catalogue().artworks, body.language)
      const materials = materialsOf(body, looked)
      const { statements, report } = await describeByModel(
        model,
        body,
        materials,
        findNames,
        signal,
      )
      onModel(report)
      return describeWork(body, looked, read, statements)
    },
  }
}
