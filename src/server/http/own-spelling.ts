import { LANGUAGES, PATH_PREFIXES } from '#shared/languages.ts'

/**
 * The address with the language at its beginning spelled as ours are, as `/zh-TW/faq` for
 * `/zh-tw/faq`; null: it is so already, or begins with no language.
 */
export function inOwnSpelling(url: string): string | null {
  const [, path = '', query = ''] = /^([^?]*)(\?.*)?$/su.exec(url) ?? []
  const [, typed = '', rest = ''] = /^\/([^/]*)(.*)$/su.exec(path) ?? []
  const language = LANGUAGES.find(
    (one) => one.toLowerCase() === typed.toLowerCase().replace('_', '-'),
  )
  if (language === undefined || PATH_PREFIXES[language] === `/${typed}`) return null
  // Two slashes at the beginning would lead to another host.
  const page = rest.replace(/^[/\\]+/u, '/').replace(/^\/$/u, '')
  const own = `${PATH_PREFIXES[language]}${page}`
  return `${own === '' ? '/' : own}${query}`
}
