import { LANGUAGES } from '#shared/languages.ts'
import { OFFLINE_WORDS } from '#web/offline/offline-words.ts'

/**
 * The page that the service worker shows where a page cannot be had: in every language, without a
 * program.
 */
export function offlinePage(stylesheets: readonly string[]): string {
  const links = stylesheets.map((href) => `<link rel="stylesheet" href="${href}">`).join('')
  const parts = LANGUAGES.map((language) => {
    const { title, text, toHistory, again } = OFFLINE_WORDS[language]
    return `<section lang="${language}" class="border-line border-t py-6"><h2 class="text-3xl">${title}</h2><p class="mt-2 text-lg text-quiet">${text}</p><p class="mt-3 flex gap-x-6"><a class="text-link inline-flex min-h-11 items-center" href="/history">${toHistory}</a><a class="text-link inline-flex min-h-11 items-center" href="">${again}</a></p></section>`
  })
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>Artsking</title>${links}</head><body><main class="wall-width max-w-3xl py-10"><h1 class="pb-6 text-5xl">Artsking</h1>${parts.join('')}</main></body></html>`
}
