/**
 * English words of the frame and the home page, which travel with the program; `en-inside.ts` has those of the other pages.
 * English is the shape of every other language. A function stands where a number or a name goes into the sentence.
 */
export const words = {
  site: {
    name: 'Artsking',
    promise: 'The art explanation you can check',
    skip: 'Skip to content',
    loading: 'Loading…',
    pageNotFound: 'We could not find that page.',
    close: 'Close',
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
    studies: 'The pictures are studies: our own paintings in code, made after works in the public domain.',
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
