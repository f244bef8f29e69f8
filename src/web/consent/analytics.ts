import { plainPath } from '#web/address/paths.ts'
import { analyticsContent } from '#web/lib/analytics-content.ts'

/**
 * Counting page views by a script of Plausible or Umami, where the server names one and the visitor
 * agrees.
 */

function configured(): { url: string; site: string } | null {
  const [url = '', site = ''] = analyticsContent().split(' ')
  return URL.canParse(url) && site !== '' ? { url, site } : null
}

export function analyticsConfigured(): boolean {
  return configured() !== null
}

/** Do Not Track, or Global Privacy Control. */
export function asksNotToBeTracked(): boolean {
  const {
    doNotTrack,
    globalPrivacyControl,
  }: { doNotTrack?: string | null; globalPrivacyControl?: boolean } = navigator
  return doNotTrack === '1' || globalPrivacyControl === true
}

interface ScriptPolicies {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): {
    createScriptURL(url: string): string
  }
}

/** The address as the browser wants it where it refuses plain texts as addresses of scripts. */
function trusted(url: string): string {
  const { trustedTypes }: Window & { trustedTypes?: ScriptPolicies } = window
  return (
    trustedTypes?.createPolicy('analytics', { createScriptURL: () => url }).createScriptURL(url) ??
    url
  )
}

/**
 * Begins to count, once, unless the page's address is a secret; the script follows later page turns
 * by itself.
 */
export function countPageViews(pathname: string) {
  const found = configured()
  if (
    found === null ||
    asksNotToBeTracked() ||
    /^\/(?:reset-password|shared)\//u.test(`${plainPath(pathname)}/`)
  )
    return
  if (document.querySelector('script[data-website-id]') !== null) return
  const script = document.createElement('script')
  script.defer = true
  script.src = trusted(found.url)
  // Plausible reads the first name, Umami the others; what stands behind the question mark is
  // nobody's business.
  script.dataset.domain = found.site
  script.dataset.websiteId = found.site
  script.dataset.excludeSearch = 'true'
  document.head.append(script)
}
