/** Who speaks: the artist, or somebody else of them. */
export type Speaker = 'artist' | 'other'

/** Answers that may be fragments. */
export type Framed = 'notice' | 'origin' | 'on_view' | 'series' | 'plan'

/**
 * How a language makes sentences of what an artist told in fragments. Each gives null where no
 * frame is safe.
 */
export interface Frames {
  /** Marks a whole sentence, although its full stop may be missing. */
  sentence: RegExp
  /** What the work is: `oil on linen, 80 × 60 cm`. */
  work(caption: string): string | null
  /**
   * A wish or a subject: `to keep the quiet of my grandmother’s kitchen`.
   *
   * @param named The sentence before has named the work.
   */
  wish(fragment: string, speaker: Speaker, named: boolean): string | null
  /** Sentences of the artist in a text in which somebody else speaks. */
  quoted(words: string): string
  /** What a fragment is, before it, with a colon. */
  framed: Record<Framed, (fragment: string) => string>
  /** Words of somebody who speaks of themselves. */
  personal: RegExp
  /**
   * Words that tell of colours or light, or of a work that is not flat: a measure of the photo adds
   * nothing to them.
   */
  tellsLooks: RegExp
}

/** The sides of a work that is not flat: `45 × 20 × 18`. */
export const SOLID = String.raw`\d\s*×\s*\d+(?:[.,]\d+)?\s*×\s*\d`

/** With a small first letter, unless it begins a name or stands for itself. */
export function lowered(words: string): string {
  return words.replace(/^\p{Lu}(?=['’]?\p{Ll})/u, (letter) => letter.toLowerCase())
}
