// Lighthouse for phones: the public pages in every language, which is a first visit, and the pages
// behind the login with an empty cache. `node bench/lighthouse.ts inside` looks at the latter
// alone.
import { LANGUAGES } from '../src/shared/languages.ts'
import { pathIn } from '../src/web/address/paths.ts'
import { launchPhone, logIn, visit } from './phone.ts'
import { professional, run } from './server.ts'

const PAGES = ['/', '/artworks', '/artworks/mona-lisa', '/pricing', '/faq']
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']
/** A history to open. */
const ASKED = ['Las Meninas', 'The Kiss', 'The Scream', 'Mona Lisa', 'The Starry Night']

const server = await run('src/server/main.js')
const phone = await launchPhone()

function row(cells: readonly (string | number)[]) {
  console.log(`| ${cells.join(' | ')} |`)
}

function head(categories: readonly string[]) {
  row(['Page', ...categories, 'LCP', 'TBT', 'CLS', 'in all'])
  row(Array<string>(categories.length + 5).fill('---'))
}

/** Asks about some works. @returns the id of the last answer. */
async function ask(token: string): Promise<string> {
  let last = ''
  for (const name of ASKED) {
    const response = await fetch(`${server.address}/api/query-artwork`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ name, mode: 'professional' }),
    })
    const { id } = (await response.json()) as { id: string }
    last = id
  }
  return last
}

async function publicPages() {
  head(CATEGORIES)
  for (const page of PAGES) {
    for (const language of LANGUAGES) {
      const path = pathIn(language, page)
      row([`\`${path}\``, ...(await visit(phone, server.address + path, CATEGORIES))])
    }
  }
}

// Search engines have no business there.
async function pagesInside() {
  const token = await professional(server)
  const id = await ask(token)
  await logIn(phone, server.address, token)
  head(['performance'])
  for (const path of [`/query?analysis=${id}`, '/query', '/dashboard', '/history']) {
    const figures = await visit(phone, server.address + path, ['performance'])
    row([`\`${path.replace(id, '…')}\``, ...figures])
  }
}

try {
  if (process.argv[2] !== 'inside') await publicPages()
  await pagesInside()
} finally {
  phone.kill()
  await server.stop()
}
