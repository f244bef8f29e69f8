import { LANGUAGES } from '#shared/languages.ts'
import { MODES } from '#shared/modes.ts'
import { spelled } from '#web/words/en.ts'

/** English words of the home page below its first screen; they come when somebody moves on it. */
export const homeWords = {
  standing: {
    title: ['Every sentence has a', 'standing'],
    text: 'Fluent writing about art is easy to come by; knowing which part of it to believe is not. So each statement says what it rests on, and you can look for yourself.',
    items: [
      {
        kind: 'Seen',
        means: 'Anyone can find it in the picture, and we show where.',
        example:
          'Eleven stars are scattered over the blue, each wrapped in rings of paint; the brightest, white with a wide pale halo, stands low beside the tree.',
      },
      {
        kind: 'Measured',
        means: 'Computed from the pixels.',
        example: 'The main colours of this study, each as wide as its share of the surface.',
      },
      {
        kind: 'Sourced',
        means: 'Stated by a named source, one tap away.',
        example:
          'The bright star is identified as Venus, the morning star, which had emerged from the dawn twilight in mid-May 1889 and climbed higher as June went on.',
        source: 'Letter 777, notes. Vincent van Gogh: The Letters, Van Gogh Museum and Huygens ING',
        url: 'https://vangoghletters.org/vg/letters/let777/notes.html',
      },
      {
        kind: 'Interpretation',
        means: 'A reading, worded as one. You may see it differently.',
        example:
          'Without any doctrine, it can feel as if the tree alone joined the two worlds, its foot down by the houses and its tip among the stars.',
      },
      {
        kind: 'Unsure',
        means: 'Disputed or not established, and said so.',
        example:
          'In 1985 the art historian Albert Boime and the astrophysicist Charles Whitney each concluded that it rests on real observation of the sky and not on hallucination; how far that carries is disputable, given a moon that probably did not look like this at the time.',
      },
    ],
    unknown:
      'An artwork we do not know is said to be unknown. We do not make up a description from a title, and it costs you nothing.',
  },
  captions: {
    title: 'Beyond museum captions',
    text: 'A wall label has room for a name, a date and a sentence. You get the rest of the story: how it was made, what quarrels it caused, how it came to hang where it hangs.',
  },
  context: {
    title: 'Complete context',
    text: 'Every side of a work, as far as the sources reach. Where they stop, the text stops too.',
    topics: [
      'What to look at',
      'Subject',
      'Context',
      'Technique',
      'Symbolism',
      'Provenance',
      'Reception',
      'Debates',
    ],
  },
  language: {
    title: 'Your own language',
    text: `Written in ${spelled(LANGUAGES.length)} languages, and at ${spelled(MODES.length)} depths: a first look, a full account, or scholarly detail.`,
  },
}

export type HomeWords = typeof homeWords
