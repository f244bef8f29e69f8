/** How photos of one kind fared: numbers of photos. */
export interface AccuracyRow {
  /** As docs/accuracy.md calls it. */
  name: string
  photos: number
  right: number
  /** The share that is to be right, 0..1; null: none was set. */
  goal: number | null
  wrong: number
  /** The reader was asked whether it is the work, or a work after it. */
  asked: number
  /** Nothing was said. */
  silent: number
}

/** Photos that show no work of the index. */
export interface StrangersRow {
  name: string
  photos: number
  told: number
  asked: number
}

/** What docs/accuracy.md says, as the build reads it. */
export interface Accuracy {
  /** Paintings in the index. */
  indexed: number
  same: AccuracyRow[]
  strangers: StrangersRow[]
  altered: AccuracyRow[]
  studies: AccuracyRow[]
}
