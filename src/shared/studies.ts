// Written by scripts/studies/bake.ts.

/** A study: our own painting after a work. Pixels of the file at 768; `large`: there is one at 1,600, too. */
export interface StudySize {
  width: number
  height: number
  large: boolean
}

/** The works of which there is a study, by slug. */
export const STUDIES: Readonly<Record<string, StudySize>> = {
  'girl-with-a-pearl-earring': { width: 656, height: 768, large: true },
  'impression-sunrise': { width: 768, height: 597, large: true },
  'las-meninas': { width: 661, height: 768, large: true },
  'liberty-leading-the-people': { width: 768, height: 608, large: true },
  'mona-lisa': { width: 515, height: 768, large: true },
  'the-arnolfini-portrait': { width: 560, height: 768, large: true },
  'the-birth-of-venus': { width: 768, height: 483, large: true },
  'the-great-wave-off-kanagawa': { width: 768, height: 523, large: true },
  'the-kiss': { width: 765, height: 768, large: true },
  'the-night-watch': { width: 768, height: 640, large: true },
  'the-scream': { width: 603, height: 768, large: true },
  'the-starry-night': { width: 768, height: 619, large: true },
}
