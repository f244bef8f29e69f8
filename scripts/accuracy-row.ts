import type { AlterationName } from '#test/altered-pictures.ts'
import type { LevelName } from '#test/phone-levels.ts'

/** One picture of which a photo is made. */
export interface Trial {
  slug: string
  picture: string
  /** Another picture, for montages. */
  other: string
  seed: number
}

/** One row of a table: what is photographed, and how. */
export interface Row {
  name: string
  level: LevelName
  alteration: AlterationName | null
  mirrored: boolean
  trials: Trial[]
  /** The folder where photos are kept; null for none. */
  kept: string | null
}

/** What became of the photos of a row: numbers, and slugs of works. */
export interface RowResult {
  name: string
  photos: number
  right: number
  /** Of those that are right, how many took a second look. */
  second: number
  wrong: string[]
  after: string[]
  asked: string[]
  missed: string[]
  /**
   * Photos tried against an index without their work: what was recognised all the same, or asked
   * about.
   */
  strangers: number
  accepted: string[]
  offered: string[]
  /** Of computing, for photos that needed one look, and two. */
  firstMs: number[]
  secondMs: number[]
}
