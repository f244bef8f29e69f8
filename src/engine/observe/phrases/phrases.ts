import type { LineDirection, Measurement } from '#shared/api/measurements.ts'
import type { Label } from '#shared/label.ts'

type What = Measurement['what']
export type Within = Measurement['within']

/** Where a figure stands on its scale: below, about, or above the middle. */
export type Third = 'low' | 'middle' | 'high'

/** How a language says what was measured. Numbers come written as the language writes them. */
export interface MeasurePhrases {
  proportions(within: Within, shape: 'wide' | 'square' | 'high', times: string): string
  palette(within: Within, colours: { name: string; share: string }[]): string
  temperature(within: Within, warm: string, cool: string, grey: string): string
  value(within: Within, key: Third, contrast: Third, median: string, range: string): string
  saturation(within: Within, strength: Third, mean: string): string
  thirds(within: Within, field: number, lightness: string): string
  directions(within: Within, dominant: LineDirection | null, share: string): string
  symmetry(within: Within, likeness: Third, correlation: string): string
  /** How each is computed. */
  methods: Record<What, string>
  /** How to look on from a measure: a suggestion, without a figure. */
  prompts: Partial<Record<What, string>>
  /** Said of a picture that is not known. */
  unknown: { title: string; artist: string; notice: string }
  couldBe(label: Label): string
  /** The picture has the composition of the work, and other colours or other parts. */
  after(label: Label): string
  /** What the user said that the picture shows. */
  told(description: string): string
  /** The title that was typed is another work than the one in the picture. */
  contradiction(named: Label, seen: Label): string
  /** The title that was typed is not known; the work in the picture is. */
  otherTitle(typed: string, seen: Label): string
  /** Said where statements rest on what a language model sees. */
  seenByModel: string
  /** The title was told by a language model, and there is a work of that title by that maker. */
  namedByModel(label: Label): string
  /** The work was found by the wall label in the photo. */
  byLabel(label: Label): string
  /** A wall label in the photo may name one of the works that are offered. */
  mayBeOnLabel: string
  /** The title that was typed is known; the picture is not like the work, as far as we can see. */
  notLike(named: Label): string
}
