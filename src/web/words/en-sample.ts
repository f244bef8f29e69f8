/** English words round the sample on the home page; they come with it, when a reader is near. */
export const sampleWords = {
  title: ['Read one', 'before you register'],
  text: 'This is a whole analysis as our built-in guide gives it, not an advertisement for one. Press a number to see its source, and the small frame to see where to look.',
  mode: 'Depth',
  modes: { explorer: 'Explorer', student: 'Aficionado', professional: 'Professional' },
  language: 'Language of the text',
  loading: 'Fetching the analysis…',
  failed: 'The analysis could not be fetched.',
}

export type SampleWords = typeof sampleWords
