/** English words round the sample on the home page; they come with it, when a reader is near. */
export const sampleWords = {
  title: ['Read one', 'before you register'],
  text: 'A complete answer, exactly as members get it. Press a number to see its source, and the small frame to see where to look.',
  mode: 'Depth',
  modes: { explorer: 'Explorer', student: 'Aficionado', professional: 'Professional' },
  language: 'Language of the text',
  more: 'Read the whole answer',
  loading: 'Fetching the analysis…',
  failed: 'The analysis could not be fetched.',
}

export type SampleWords = typeof sampleWords
