import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { createWorld } from '#test/world.ts'
import { redactUrl } from './log.ts'

async function site(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'artsking-pages-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await mkdir(join(folder, 'pricing'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), '<h1>Home</h1>')
  await writeFile(join(folder, 'pricing/index.html'), '<h1>Pricing</h1>')
  await writeFile(join(folder, '__spa-fallback.html'), '<h1>Inside</h1>')
  await writeFile(join(folder, 'assets/app-1a2b.js'), 'let a')
  return folder
}

test('public pages come from memory, compressed, and are not sent twice', async () => {
  const world = await createWorld({ pagesFolder: await site() })
  for (const [url, text] of [
    ['/', 'Home'],
    ['/pricing', 'Pricing'],
    ['/pricing/', 'Pricing'],
  ] as const) {
    const page = await world.app.inject({ url })
    expect(page.body, url).toContain(text)
    expect(page.headers['content-security-policy']).toContain("script-src 'self'")
  }
  const zipped = await world.app.inject({ url: '/', headers: { 'accept-encoding': 'gzip' } })
  expect(gunzipSync(zipped.rawPayload).toString()).toBe('<h1>Home</h1>')
  const again = await world.app.inject({
    url: '/',
    headers: { 'if-none-match': String(zipped.headers.etag) },
  })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test('the pages name our own address, the address for questions and the script that counts', async () => {
  const folder = await site()
  await writeFile(
    join(folder, 'index.html'),
    '<link href="https://artsking.example/fr"><meta content="{analytics}">support@artsking.example',
  )
  await writeFile(join(folder, 'robots.txt'), 'Sitemap: https://artsking.example/sitemap.xml')
  const world = await createWorld({
    pagesFolder: folder,
    environment: {
      SUPPORT_EMAIL: 'help@example.org',
      ANALYTICS_SCRIPT_URL: 'https://count.example/script.js',
      ANALYTICS_SITE_ID: 'artsking.org',
    },
  })
  const page = await world.app.inject({ url: '/' })
  expect(page.body).toBe(
    `<link href="http://artsking.test/fr"><meta content="https://count.example/script.js artsking.org">help@example.org`,
  )
  expect(page.headers['content-security-policy']).toContain(
    "script-src 'self' https://count.example;",
  )
  expect((await world.app.inject({ url: '/robots.txt' })).body).toBe(
    `Sitemap: http://artsking.test/sitemap.xml`,
  )
  const plain = await createWorld({ pagesFolder: folder })
  expect((await plain.app.inject({ url: '/' })).body).toContain('<meta content="">')
})

test('no page is served as the file that it is made of', async () => {
  const world = await createWorld({ pagesFolder: await site() })
  for (const url of ['/index.html', '/pricing/index.html', '/__spa-fallback.html'])
    expect((await world.ask('GET', url)).status, url).toBe(404)
})

test('every other path is the page that starts from nothing; files and calls that are not there are not found', async () => {
  const world = await createWorld({ pagesFolder: await site() })
  for (const url of ['/dashboard', '/reset-password/abc', '/no/such/page']) {
    expect((await world.app.inject({ url })).body, url).toContain('Inside')
  }
  for (const url of ['/api/nothing', '/assets/gone.js', '/favicon.gone.ico']) {
    expect((await world.app.inject({ url })).statusCode, url).toBe(404)
  }
  expect((await world.app.inject({ method: 'POST', url: '/dashboard' })).statusCode).toBe(404)
  const head = await world.app.inject({ method: 'HEAD', url: '/style-demo' })
  expect([head.statusCode, head.headers['content-type'], head.body]).toEqual([
    200,
    'text/html; charset=utf-8',
    '',
  ])
  expect((await world.app.inject({ url: '/..%2f..%2fpackage.json' })).body).not.toContain(
    'dependencies',
  )
})

test('an address with a dot is a page where a browser opens it', async () => {
  const world = await createWorld({ pagesFolder: await site() })
  const headers = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
  expect((await world.app.inject({ url: '/reset-password/a.bcd', headers })).body).toContain(
    'Inside',
  )
  expect((await world.app.inject({ url: '/assets/gone.js', headers })).statusCode).toBe(404)
  expect(
    (await world.app.inject({ url: '/gone.png', headers: { accept: 'image/*' } })).statusCode,
  ).toBe(404)
})

test('a work or maker that is not there is not found, and all works are shown', async () => {
  const folder = await site()
  await mkdir(join(folder, 'fr/artworks'), { recursive: true })
  await writeFile(join(folder, 'fr/artworks/index.html'), '<h1>Œuvres</h1>')
  const world = await createWorld({ pagesFolder: folder })
  const headers = { accept: 'text/html' }
  const etag = String((await world.app.inject({ url: '/fr/artworks' })).headers.etag)
  for (const url of [
    '/fr/artworks/nothing-like-it',
    '/fr/artworks/st.george',
    '/fr/artists/nobody?a=b',
  ])
    for (const asked of [headers, {}, { 'if-none-match': etag }]) {
      const page = await world.app.inject({ url, headers: asked })
      expect([page.statusCode, page.body], url).toEqual([404, '<h1>Œuvres</h1>'])
    }
  const all = await world.app.inject({ url: '/fr/artists', headers })
  expect([all.statusCode, all.headers.location]).toEqual([302, '/fr/artworks'])
})

test('a language in other capitals leads to the page in that language', async () => {
  const world = await createWorld({ pagesFolder: await site() })
  for (const [url, location] of [
    ['/zh-tw', '/zh-TW'],
    ['/FR/pricing?from=mail', '/fr/pricing?from=mail'],
    ['/en/faq', '/faq'],
  ] as const) {
    const { statusCode, headers } = await world.app.inject({ url })
    expect([statusCode, headers.location], url).toEqual([301, location])
  }
  expect((await world.app.inject({ method: 'POST', url: '/zh-tw' })).statusCode).toBe(404)
})

test('files with lasting names are kept for good, and others are not, wherever we are installed', async () => {
  const folder = join(await site(), 'assets')
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, '__spa-fallback.html'), '<h1>Inside</h1>')
  await writeFile(join(folder, 'assets/app-1a2b.js'), 'let a')
  await writeFile(join(folder, 'favicon.svg'), '<svg/>')
  const world = await createWorld({ pagesFolder: folder })
  const kept = async (url: string) => (await world.app.inject({ url })).headers['cache-control']
  expect(await kept('/assets/app-1a2b.js')).toBe('public, max-age=31536000, immutable')
  expect(await kept('/favicon.svg')).toBe('public, max-age=3600')
})

test('the server says that it lives and is ready, and describes its calls', async () => {
  const world = await createWorld()
  expect((await world.ask('GET', '/healthz')).body).toEqual({ status: 'ok' })
  expect((await world.ask('GET', '/readyz')).body).toEqual({ status: 'ready' })
  const { body } = await world.ask('GET', '/api/openapi.json')
  expect(Object.keys(body.paths)).toEqual(
    expect.arrayContaining([
      '/api/auth/register',
      '/api/auth/reset-password',
      '/api/usage',
      '/api/query-artwork',
    ]),
  )
  expect(
    body.paths['/api/query-artwork'].post.requestBody.content['application/json'].schema.required,
  ).toContain('name')
})

test('no token reaches the log', () => {
  expect(redactUrl('/reset-password/abc123?x=1')).toBe('/reset-password/…')
  expect(redactUrl('/api/auth/verify-reset-token/abc123')).toBe('/api/auth/verify-reset-token/…')
  expect(redactUrl('/api/shared/abc123/picture')).toBe('/api/shared/…/picture')
  expect(redactUrl('/fr/shared/abc123')).toBe('/fr/shared/…')
  expect(redactUrl('/api/my-analyses?search=secret')).toBe('/api/my-analyses')
})
