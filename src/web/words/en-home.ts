import { LANGUAGES } from '#shared/languages.ts'
import { MODES } from '#shared/modes.ts'
import { spelled } from '#web/words/en.ts'

/** English words of the home page below its first screen; they come when somebody moves on it. */
export const homeWords = {
  standing: {
    title: ['Every sentence shows its', 'evidence'],
    text: 'Fluent writing about art is easy to come by; knowing which part of it to believe is not. So each statement says what it rests on, and you can look for yourself.',
    /** What the first example names, as shares of the picture. */
    seenAt: { left: 0.35, top: 0.14, width: 0.29, height: 0.3 },
    items: [
      {
        kind: 'Seen',
        means: 'Anyone can find it in the picture, and we show where.',
        example:
          'Ten more stars burn around it, a crescent moon glows like a small sun, and through the sky rolls one enormous wave.',
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
          'There, long before sunrise, he saw the morning star from his barred window and wrote to his brother Theo that it "looked very big".',
        source: 'Letter 777. Vincent van Gogh: The Letters, Van Gogh Museum and Huygens ING',
        url: 'https://www.vangoghletters.org/vg/letters/let777/letter.html',
      },
      {
        kind: 'Interpretation',
        means: 'A reading, worded as one. You may see it differently.',
        example: 'He had written "very big", and the painting takes him at his word.',
      },
      {
        kind: 'Unsure',
        means: 'Disputed or not established, and said so.',
        example:
          'Two sources have been proposed for such a sky: Hokusai’s Great Wave, which he had discussed with Theo, and the drawing of a galaxy that an astronomer had printed in a popular book.',
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
