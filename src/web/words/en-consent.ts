/** English words of the cookie banner and its settings; they come with it, after the page. */
export const consentWords = {
  title: 'Cookies and storage',
  necessaryOnly: 'Only necessary storage. We do not track your visits.',
  withAnalytics: 'With your consent, we count which pages are read.',
  signal:
    'Your browser asks not to be tracked. We keep to that: nothing is counted, whatever is chosen here.',
  settings: 'Cookie Settings',
  /** In the banner, where there is little room. */
  shortSettings: 'Cookie Settings',
  rejectAll: 'Reject All',
  onlyNecessary: 'Necessary Only',
  acceptAll: 'Accept All',
  necessary: {
    title: 'Necessary',
    text: 'Keeps you logged in, and keeps your language, what you have typed and this choice.',
    always: 'Always active',
  },
  analytics: {
    title: 'Analytics',
    text: 'Counts which pages are read, so that we know what to improve.',
    none: 'Counts which pages are read. At present no counting service is set up, so nothing is counted either way.',
  },
  marketing: {
    title: 'Marketing',
    text: 'We have no advertising and share nothing for it. Your choice is kept in case that ever changes.',
  },
  cancel: 'Cancel',
  save: 'Save Preferences',
}

export type ConsentWords = typeof consentWords
