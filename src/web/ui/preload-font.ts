import { preload } from 'react-dom'

/** Has a written page ask for a font at once; a page that is opened later asks by itself. */
export function preloadFont(url: string) {
  if (typeof window === 'undefined')
    preload(url, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
}
