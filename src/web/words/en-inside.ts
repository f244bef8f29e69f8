/** English words of the pages that come in chunks of their own: accounts, dashboard, analysis, history, helper. */
export const insideWords = {
  pages: {
    query: { title: 'Start Analysis', text: 'Asking about an artwork opens here shortly.' },
    history: {
      title: 'Analysis History',
      text: 'Your past analyses will be listed here. This page is not open yet.',
    },
    describe: {
      title: 'Artist Description Helper',
      text: 'Here you will write and improve descriptions of your own work. This page is not open yet.',
    },
    styleDemo: { title: 'Style demo' },
    back: 'Back to the dashboard',
  },
}

export type InsideWords = typeof insideWords
