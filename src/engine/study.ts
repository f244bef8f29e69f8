import type { Analysis, Identification, Stage } from '#shared/api/analysis.ts'
import type { Observation, Source, Statement } from '#shared/api/evidence.ts'
import type { Label, WhyChoice } from '#shared/label.ts'
import type { Language } from '#shared/languages.ts'
import type { Mode } from '#shared/modes.ts'
import type { SeenPicture } from './looking.ts'
import type { SmallCopy } from './picture/small-copy.ts'

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
  /**
   * In its place: what was seen in a picture that is gone. Where no work is known by it, nothing is
   * told.
   */
  seen?: SeenPicture | undefined
  /** Whether the user says that it shows a wall label. */
  isLabel?: boolean | undefined
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
  | 'check'
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
  /** `isTold`: we have a whole text of it. */
  | { type: 'identified'; identification: Identification; isTold: boolean }
  /**
   * The work is not known; these are the nearest names. Nothing follows. `unreachable`: open
   * sources could not be asked. `read`: on a wall label.
   */
  | { type: 'unknown'; near: Label[]; unreachable: boolean; read?: string | undefined }
  /** Nothing could be read in the photo of a wall label. Nothing follows. */
  | { type: 'unreadable' }
  /** Several works are meant, or may be; the reader is asked which. Nothing follows. */
  | { type: 'choice'; works: Label[]; why: WhyChoice; read?: string | undefined }
  | { type: 'source'; source: Source }
  | { type: 'observation'; observation: Observation }
  | { type: 'statement'; statement: Statement }
  /**
   * Beside it the copy of the picture, if one was asked for, and names of a work that is not in the
   * catalogue, folded.
   */
  | { type: 'done'; study: Study; copy: SmallCopy | null; names: string }
