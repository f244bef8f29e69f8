import type { Artwork } from '#engine/artwork/artwork.ts'
import { type Evidence, noEvidence } from '#engine/evidence.ts'
import { writeBuiltIn } from '#engine/write/built-in.ts'
import { type PictureBrief, seenDrafts } from '#engine/write/picture-text.ts'
import { topicOfGround } from '#engine/write/topic-of.ts'
import type { OwnBrief } from '#engine/write/writer.ts'
import { TOPIC_HEADINGS } from '#shared/topic-headings.ts'
import type { Assignment } from './essay-writer.ts'
import { createJudge } from './judge.ts'
import { pictureBeyond } from './picture-beyond.ts'
import { boundsOf, essayCall } from './prose-prompt.ts'

/** To write an essay on a work from its label, notes and passages. */
export async function onWork(
  evidence: Evidence,
  brief: OwnBrief,
  artworks: readonly Artwork[],
): Promise<Assignment> {
  const { mode, language, artwork } = brief
  return {
    language,
    bounds: boundsOf(mode, language, false),
    heading: TOPIC_HEADINGS[language].subject,
    judge: await createJudge({
      evidence,
      artworks,
      topicOf: (draft) => topicOfGround(artwork, draft),
    }),
    call: (remark) => essayCall({ evidence, mode, language, isOfPicture: false, remark }),
    standIn: (signal, told) => {
      const passages = evidence.passages.filter(({ id }) => !told.has(id))
      return writeBuiltIn({ ...evidence, passages }, { ...brief, question: '' }, signal)
    },
  }
}

/**
 * What is known of a picture that nobody could name: what was seen and measured in it. Who knows a
 * name recites.
 */
export function pictureEvidence({ observations, language }: Evidence): Evidence {
  return { ...noEvidence(language), observations }
}

/**
 * To write on a picture on which we have no text, from what was seen and measured in it. Of a label
 * the model is not told.
 */
export async function onPicture(
  evidence: Evidence,
  brief: PictureBrief,
  artworks: readonly Artwork[],
): Promise<Assignment> {
  const { mode, language } = brief
  const own = pictureEvidence(evidence)
  return {
    language,
    bounds: boundsOf(mode, language, true),
    heading: TOPIC_HEADINGS[language].look,
    judge: await createJudge({
      evidence: own,
      artworks,
      topicOf: () => 'look',
      beyond: pictureBeyond(own, artworks),
    }),
    call: (remark) => essayCall({ evidence: own, mode, language, isOfPicture: true, remark }),
    standIn: async function* (_signal, told) {
      yield* seenDrafts(brief).filter(({ restsOn }) => !restsOn.every((id) => told.has(id)))
    },
  }
}
