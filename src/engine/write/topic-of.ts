import type { Artwork } from '#engine/artwork/artwork.ts'
import type { EssaySentence } from '#engine/essay.ts'
import { type StatementKind, TOPICS, type Topic } from '#shared/statements.ts'

/**
 * What a sentence is about: the topic of the first note that it rests on, and what is seen is
 * looking.
 */
export function topicOf({ facts }: Artwork, { kind, restsOn }: EssaySentence): Topic {
  if (kind === 'seen') return 'look'
  const topics = restsOn.flatMap((id) => facts.find((fact) => fact.id === id)?.topic ?? [])
  return TOPICS.find((topic) => topic === topics[0]) ?? 'subject'
}

/** The same for a sentence that a model wrote: what rests on a passage is on the subject. */
export function topicOfGround(
  artwork: Artwork | null,
  { kind, restsOn }: { kind: StatementKind; restsOn: readonly string[] },
): Topic {
  if (kind === 'seen' || kind === 'measured') return 'look'
  if (kind === 'link' || kind === 'unsourced' || artwork === null) return 'subject'
  return topicOf(artwork, { kind, restsOn: [...restsOn], text: '' })
}
