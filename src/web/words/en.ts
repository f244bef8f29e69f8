import { LANGUAGES } from '#shared/languages.ts'
import { spelledIn } from '#web/words/spelled.ts'

export const spelled = spelledIn('zero one two three four five six seven eight nine ten')

/**
 * English words of the frame and the home page, which travel with the program; `en-inside.ts` has
 * those of the other pages. English is the shape of every other language. A function stands where a
 * number or a name goes into the sentence.
 */
export const words = {
  site: {
    name: 'Artsking',
    /** Between words that are set apart. */
    gap: ' ',
    /** Ends a sentence. */
    stop: '.',
    promise: 'The art explanation you can check.',
    skip: 'Skip to content',
    loading: 'Loading…',
    pageNotFound: 'We could not find that page.',
    close: 'Close',
    larger: 'Enlarge',
    smaller: 'Make smaller',
    language: 'Language',
  },
  header: {
    navigation: 'Main',
    menu: 'Menu',
    artworks: 'Artworks',
    about: 'About',
    faq: 'FAQ',
    contact: 'Contact',
    pricing: 'Pricing',
    login: 'Login',
    getStarted: 'Get Started',
    dashboard: 'Dashboard',
    startAnalysis: 'Start Analysis',
    artistHelper: 'Artist Helper',
    account: 'Account',
    logout: 'Logout',
  },
  bottomBar: {
    navigation: 'Quick actions',
    ask: 'Ask',
    scan: 'Scan',
    history: 'History',
    helper: 'Helper',
  },
  footer: {
    navigation: 'Footer',
    howWeWrite: 'How we write',
    glossary: 'Glossary',
    developers: 'For developers',
    privacy: 'Privacy Policy',
    terms: 'Terms & Conditions',
    cookies: 'Cookie Settings',
    studies:
      'The pictures are studies: our own paintings in code, made after works in the public domain.',
  },
  ask: {
    label: 'Which work are you looking at?',
    placeholder: 'Title or artist',
    submit: 'Ask',
    photo: 'Ask with a photo',
    suggestions: 'Works',
    free: (count: number) => `${count} answers a month are free.`,
  },
  home: {
    title: 'Artsking: the art explanation you can check',
    description: `Name an artwork and read what is seen in it, what is measured and what sources say, each sentence marked for what it is. In ${spelled(LANGUAGES.length)} languages.`,
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
        alt: 'A dark cypress like a flame, a village below blue hills, and above them a blue night sky with a rolling spiral, eleven stars and a yellow crescent moon.',
        original:
          'The original: June 1889, oil on canvas, 73.7 × 92.1 cm. Museum of Modern Art, New York.',
      },
      'girl-with-a-pearl-earring': {
        title: 'Girl with a Pearl Earring',
        artist: 'Johannes Vermeer (1632–1675)',
        alt: 'A girl in a blue and yellow headscarf looks back over her shoulder, lips parted, a pearl at her ear, before a dark and empty background.',
        original: 'The original: about 1665, oil on canvas, 44.5 × 39 cm. Mauritshuis, The Hague.',
      },
      'the-great-wave-off-kanagawa': {
        title: 'The Great Wave off Kanagawa',
        artist: 'Katsushika Hokusai (1760–1849)',
        alt: 'A huge dark-blue wave with claws of white foam rises over three boats, their rowers bent low; beyond them Mount Fuji, tiny, is white with snow.',
        original:
          'The original: about 1831, colour woodblock print, 25.7 × 37.9 cm. Many impressions exist.',
      },
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
