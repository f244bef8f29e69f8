import { LANGUAGES } from '#shared/languages.ts'
import { MODES } from '#shared/modes.ts'
import { spelledIn } from '#web/words/spelled.ts'

const spelled = spelledIn('zero one two three four five six seven eight nine ten')

/**
 * English words of the frame and the home page, which travel with the program; `en-inside.ts` has those of the other pages.
 * English is the shape of every other language. A function stands where a number or a name goes into the sentence.
 */
export const words = {
  site: {
    name: 'Artsking',
    /** Between words that are set apart. */
    gap: ' ',
    promise: 'The art explanation you can check.',
    skip: 'Skip to content',
    loading: 'Loading…',
    pageNotFound: 'We could not find that page.',
    close: 'Close',
    language: 'Language',
  },
  header: {
    navigation: 'Main',
    menu: 'Menu',
    about: 'About',
    faq: 'FAQ',
    contact: 'Contact',
    pricing: 'Pricing',
    login: 'Login',
    getStarted: 'Get Started',
    dashboard: 'Dashboard',
    startAnalysis: 'Start Analysis',
    artistHelper: 'Artist Helper',
    logout: 'Logout',
  },
  bottomBar: { navigation: 'Quick actions', ask: 'Ask', scan: 'Scan', history: 'History', helper: 'Helper' },
  footer: {
    navigation: 'Footer',
    privacy: 'Privacy Policy',
    terms: 'Terms & Conditions',
    cookies: 'Cookie Settings',
    studies: 'The pictures are studies: our own paintings in code, made after works in the public domain.',
  },
  home: {
    title: 'Artsking: the art explanation you can check',
    description: `Name an artwork and read what is seen in it, what is measured and what sources say, each sentence marked for what it is. In ${spelled(LANGUAGES.length)} languages.`,
    overline: 'For eyes that want to know',
    headline: ['The art explanation', 'you can', 'check'],
    lead: 'Name a work of art. Read what can be seen in it, what was measured and what the sources say, at the depth and in the language you choose. Every sentence shows what it stands on.',
    begin: 'Begin your analysis',
    how: 'How it works',
    carousel: 'Famous works, as studies',
    show: (title: string) => `Show ${title}`,
    pause: 'Pause the pictures',
    play: 'Let the pictures change',
    studyAfter: ['Study after ', ''],
    works: {
      'the-starry-night': {
        title: 'The Starry Night',
        artist: 'Vincent van Gogh (1853–1890)',
        alt: 'A night sky of blue swirls and glowing stars over a small village, with a dark cypress on the left.',
        original: 'The original: June 1889, oil on canvas, 73.7 × 92.1 cm. Museum of Modern Art, New York.',
      },
      'girl-with-a-pearl-earring': {
        title: 'Girl with a Pearl Earring',
        artist: 'Johannes Vermeer (1632–1675)',
        alt: 'A girl in a blue and yellow turban looks over her shoulder, a pearl at her ear, against black.',
        original: 'The original: about 1665, oil on canvas, 44.5 × 39 cm. Mauritshuis, The Hague.',
      },
      'the-great-wave-off-kanagawa': {
        title: 'The Great Wave off Kanagawa',
        artist: 'Katsushika Hokusai (1760–1849)',
        alt: 'A huge wave with claws of foam rises over boats, with a small snow-capped mountain far behind.',
        original: 'The original: about 1831, colour woodblock print, 25.7 × 37.9 cm. Many impressions exist.',
      },
    },
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
    closing: 'Which work have you always wondered about?',
  },
  errors: {
    boundaryTitle: 'This page could not be shown.',
    boundaryText: 'Something broke on our side. Loading the page again usually helps.',
    reload: 'Load the page again',
    home: 'Go to the home page',
    tryAgain: 'Try again',
    unreachable: 'We could not reach the server. Check your connection and try again.',
    sessionExpired: 'Session expired. Please log in again.',
  },
  toasts: { region: 'Notifications', dismiss: 'Dismiss' },
}

export type Words = typeof words
