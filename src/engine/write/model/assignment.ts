import type { Artwork } from '#engine/catalogue/artwork.ts'
import { lengthBounds, pictureBounds, TOPICS_BY_MODE } from '#engine/catalogue/lengths.ts'
import { type Draft, emptyLedger, type Ledger } from '#engine/ledger.ts'
import { writeBuiltIn } from '#engine/write/built-in.ts'
import { type PictureBrief, seenDrafts } from '#engine/write/picture-text.ts'
import type { Brief } from '#engine/write/writer.ts'
import type { Language } from '#shared/languages.ts'
import { createPictureJudge } from './picture-judge.ts'
import { picturePromptOf } from './picture-prompt.ts'
import { promptOf } from './prompt.ts'
import { createJudge, type Judge } from './statement.ts'
import type { ModelCall } from './text-model.ts'

/** What a model is given to write: how it is asked, how that is judged, and who writes where it does not. */
export interface Assignment {
  language: Language
  /** Whether the reader asked something: it is answered first. */
  isAsked: boolean
  /** The length of the whole, as `lengthOf` counts it. */
  bounds: readonly [least: number, most: number]
  judge: Judge
  /** @param remark what is said at a second try; else empty. */
  call(remark: string): ModelCall
  /** What the built-in writer says to the same. */
  standIn(signal: AbortSignal): AsyncIterable<Draft>
  /** Whether a statement of the built-in writer is missing after what the model wrote. */
  isMissing(draft: Draft, written: { passed: readonly Draft[]; isShort: boolean }): boolean
}

/** To write the text of a work of the catalogue. */
export function onWork(ledger: Ledger, brief: Brief, artworks: readonly Artwork[]): Assignment {
  const { mode, language, question } = brief
  return {
    language,
    isAsked: question !== '',
    bounds: lengthBounds(mode, language),
    judge: createJudge(ledger, brief, artworks),
    call: (remark) => promptOf(ledger, brief, remark),
    standIn: (signal) => writeBuiltIn(ledger, brief, signal),
    isMissing({ topic, restsOn }, { passed, isShort }) {
      const isNewTopic = !passed.some((draft) => draft.topic === topic)
      if (isNewTopic && TOPICS_BY_MODE[mode].includes(topic)) return true
      return isShort && !passed.some((draft) => draft.restsOn.some((id) => restsOn.includes(id)))
    },
  }
}

/**
 * To write on a picture on which we have no text, from what was seen and measured in it. Of a label it is
 * not told: who knows a name recites.
 */
export function onPicture(
  { observations, language }: Ledger,
  brief: PictureBrief,
  artworks: readonly Artwork[],
): Assignment {
  const { mode, question } = brief
  const ledger = { ...emptyLedger(language), observations }
  return {
    language,
    isAsked: question !== '',
    bounds: pictureBounds(mode, language),
    judge: createPictureJudge(ledger, brief, artworks),
    call: (remark) => picturePromptOf(ledger, brief, remark),
    standIn: async function* () {
      yield* seenDrafts(brief)
    },
    isMissing: ({ restsOn }, { passed, isShort }) =>
      isShort && !passed.some((draft) => draft.restsOn.some((id) => restsOn.includes(id))),
  }
}
