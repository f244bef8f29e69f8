import type { Artwork } from '#engine/artwork/artwork.ts'
import type { Evidence } from '#engine/evidence.ts'
import type { ModelParts } from '#engine/model/model-parts.ts'
import { topicOfGround } from '#engine/write/topic-of.ts'
import type { Task } from '#engine/write/writer.ts'
import { answerCall } from './answer-prompt.ts'
import type { Question } from './answer-writer.ts'
import { pictureEvidence } from './assignment.ts'
import { createJudge } from './judge.ts'
import { pictureBeyond } from './picture-beyond.ts'

interface Asked {
  evidence: Evidence
  /** A work of which something is known; null for a picture that nobody could name. */
  artwork: Artwork | null
  task: Task
  /** What the reader has read. */
  read: readonly string[]
}

/**
 * A question to a model: on a work from all its evidence, on a picture from what was seen and
 * measured alone.
 */
export async function questionOf(
  { check, mayKnow: isAllowed = true }: ModelParts,
  { evidence, artwork, task, read }: Asked,
  artworks: readonly Artwork[],
): Promise<Question> {
  const isOfPicture = artwork === null
  const own = isOfPicture ? pictureEvidence(evidence) : evidence
  // What nobody checks has a source, or is not said.
  const mayKnow = isAllowed && check !== null && !isOfPicture
  return {
    language: task.language,
    call: answerCall({ evidence: own, task, read, mayKnow }),
    judge: await createJudge({
      evidence: own,
      artworks,
      topicOf: (draft) => topicOfGround(artwork, draft),
      mayKnow,
      mayConnect: false,
      ...(isOfPicture ? { beyond: pictureBeyond(own, artworks) } : {}),
    }),
    said: read,
  }
}
