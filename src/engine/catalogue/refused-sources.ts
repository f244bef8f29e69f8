/** Hosts whose pages are copies of other people's texts, or are written by nobody of standing. */
const REFUSED_HOSTS = [
  // Copies of documents.
  'docslib.org',
  'doczz.net',
  'doczz.fr',
  'vdocuments.us',
  'vdocuments.co',
  'fdocuments.us',
  'fdocuments.fr',
  'pdfslide.tips',
  'scribd.com',
  'issuhub.com',
  'yumpu.com',
  'readkong.com',
  'flipbuilder.com',
  'relayto.com',
  'free-books.at',
  'academic.ru',
  'whosread.com',
  'videodb.org',
  // Study aids and answers.
  'coursehero.com',
  'studylib.net',
  'howstuffworks.com',
  'todayisartday.com',
] as const
/** Kinds of sites by their names: shops, staging copies, personal pages. */
const REFUSED_NAMES = [
  /^(?:shop|store|boutique)\./u,
  /(?:^|\.)(?:staging|uat|stage|test)[.-]/u,
  /-uat\./u,
  /\.(?:blogspot|wordpress|tumblr|blogs|medium|substack|weebly|wixsite)\./u,
]

/** Why a source is not to be cited, or null. */
export function refusalOf(url: string): string | null {
  const { hostname, protocol } = new URL(url)
  const host = hostname.replace(/^www\./u, '')
  const isCopy = REFUSED_HOSTS.some((refused) => host === refused || host.endsWith(`.${refused}`))
  if (isCopy) return `${host} is a copy or of no standing`
  if (REFUSED_NAMES.some((name) => name.test(hostname)))
    return `${host} is a shop, a staging copy or a blog`
  return protocol === 'http:' && HTTPS_HOSTS.has(host) ? `${host} is read by https` : null
}

/** Hosts that the catalogue cites by https: the same pages by http are copies of them. */
const HTTPS_HOSTS = new Set([
  'wga.hu',
  'tate.org.uk',
  'nga.gov',
  'artic.edu',
  'britannica.com',
  'kids.britannica.com',
  'independent.co.uk',
  'vangoghmuseum.nl',
  'doi.org',
  'dx.doi.org',
  'lapresse.ca',
])
