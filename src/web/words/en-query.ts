/**
 * English words of the query page. What belongs to an answer itself is in
 * `analysis/reading/answer-words.ts`.
 */
export const queryWords = {
  title: 'Start Analysis',
  intro:
    'Type what the label says, or send a photo of the work. You get an explanation in which every sentence shows what it rests on.',
  tabs: 'Ways of asking',
  textTab: 'Text Query',
  imageTab: 'Image Analysis',
  optional: 'optional',
  name: 'Artwork Name',
  nameMissing: 'Please enter an artwork name.',
  tooLong: (most: number) => `Please use at most ${most} characters.`,
  artist: 'Artist Name',
  artistHint:
    'If left blank and several works share the name, we take the best known, or ask which.',
  question: 'Your Question',
  questionPlaceholder: 'What would you like to know about it?',
  mode: 'Analysis Mode',
  modeHints: {
    explorer: 'A first look, in plain words.',
    student: 'A full account, with background and terms explained.',
    professional: 'Scholarly detail, with what is disputed.',
  },
  modeNeeds: {
    explorer: 'Explorer',
    student: 'Aficionado (needs an Aficionado subscription)',
    professional: 'Professional (needs a Professional subscription)',
  },
  language: 'Response language',
  editions: 'This work at other depths and in other languages',
  editionsFree: 'Another language, or a simpler depth, of what you have read this month is free.',
  submit: 'Analyze artwork',
  submitting: 'Analyzing…',
  processing: 'Processing your query...',
  complete: 'Analysis Complete',
  failed: 'Analysis failed',
  left: (count: number) => (count === 1 ? `${count} analysis left.` : `${count} analyses left.`),
  counts: 'Each full answer uses one. Unknown works and label-only answers are free.',
  unlimited: 'Your plan has unlimited analyses.',
  noneLeft: (when: string) =>
    `You have no analyses left this month. They are back on ${when}, your time.`,
  stillFree: 'Still free: what you have read this month, asked for again by its title.',
  seePlans: 'Compare plans',
  whichTitle: 'Which one?',
  unknownTitle: 'Not in our collection yet',
  unknownHelp:
    'Check the spelling, try the title in the language of the museum, or leave the artist out if you are not sure.',
  examplesTitle: 'Not sure where to begin?',
  examplesAll: 'All works that we explain',
  examplesText: 'Take one of these. It fills the form, and you decide what to ask.',
  examples: [
    { slug: 'the-starry-night', title: 'The Starry Night', artist: 'Vincent van Gogh' },
    { slug: 'mona-lisa', title: 'Mona Lisa', artist: 'Leonardo da Vinci' },
    {
      slug: 'the-great-wave-off-kanagawa',
      title: 'The Great Wave off Kanagawa',
      artist: 'Katsushika Hokusai',
    },
    { slug: 'las-meninas', title: 'Las Meninas', artist: 'Diego Velázquez' },
  ],

  stages: {
    identifying: 'Recognising…',
    measuring: 'Measuring…',
    researching: 'Reading sources…',
    writing: 'Writing…',
  },
  notice: 'Before you read: what do you notice first?',
  mayStillLeave: 'If you leave before the first words, nothing is counted.',
  mayLeave: 'You may leave this page. The answer is finished and kept.',
  stillWritten: (title: string) => `The answer about “${title}” is still being written.`,
  nowWritten: (title: string) => `The answer about “${title}” is finished.`,
  readIt: 'Read it',
  cutOff:
    'The connection was lost before the whole answer had arrived. It is not lost: it is finished, counted once and kept in your history.',
  cutOffEarly:
    'The connection was lost before the first words had arrived. If the answer is not in your history, nothing was counted.',
  askAgain: 'Ask again',
  askAgainNote: 'Asking again is a new analysis and counts as one.',
  toHistory: 'Look in your history',
  anotherTitle: 'Did you mean another?',
  anotherFree: 'Changing to one of these is not charged again.',
  copy: 'Copy',
  copied: 'Analysis copied to clipboard!',
  copySelected: 'The text is selected: copy it with your keyboard or menu.',
  wrong: 'This is wrong',
  wrongTitle: 'What is wrong?',
  wrongText:
    'The wrong work, a wrong fact, a source that does not say so: tell us, and you get the analysis back.',
  wrongReason: 'What should it say?',
  wrongSend: 'Send',
  wrongFailed: 'Your remark could not be sent',
  wrongGivenBack: 'Thank you. You have this analysis back, and we look into it.',
  notCounted: 'Not counted',
  wrongKept: (most: number) =>
    `Thank you, we look into it. Nothing was given back: this analysis was not counted, you have it back already, or you have had ${most} back this month.`,
  another: 'Ask about another',
  keptLoading: 'Opening your analysis…',
  keptFailed: 'Your analysis could not be opened',
  keptUnknownTitle: 'Analysis not found',
  keptUnknownText:
    'It may belong to another account, or it was deleted. Your own analyses are in your history.',
}
