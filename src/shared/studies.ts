/** A study: our own painting after a work. Its size is that of the file of 768 pixels; `large`: there is one of 1,600, too. */
export interface StudySize {
  width: number
  height: number
  large: boolean
}

/** The works of which there is a study, by slug. */
export const STUDIES: Readonly<Record<string, StudySize>> = {
  'girl-with-a-pearl-earring': { width: 656, height: 768, large: true },
  'the-great-wave-off-kanagawa': { width: 768, height: 425, large: true },
  'the-starry-night': { width: 768, height: 609, large: true },
}
