import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Ahead } from '#web/ahead.ts'

const told: Ahead = { words: {}, asking: [], reading: [], calls: ['/api/usage'] }
const pictures: string[] = []

/** A fresh program on the page that the build wrote, at an address. */
async function open(address: string) {
  vi.resetModules()
  history.replaceState(null, '', address)
  const script = document.createElement('script')
  script.dataset.ahead = JSON.stringify(told)
  script.type = 'text/plain'
  document.head.replaceChildren(script)
  const fetched = vi.fn(async (path: string, _init: RequestInit) =>
    path === '/api/photographs'
      ? Response.json({ photographs: [] })
      : Response.json({ identification: { artwork: { slug: 'the-starry-night' } } }),
  )
  vi.stubGlobal('fetch', fetched)
  await import('#web/ahead.ts')
  const { request } = await import('#web/lib/api.ts')
  return { request, paths: () => fetched.mock.calls.map(([path]) => path), fetched }
}

beforeEach(() => {
  pictures.length = 0
  vi.stubGlobal(
    'Image',
    class {
      set srcset(files: string) {
        pictures.push(files)
      }
    },
  )
  localStorage.setItem('token', 't1')
})

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  document.head.replaceChildren()
})

test('a call that was made ahead answers the program once, and is not made twice', async () => {
  const { request, paths, fetched } = await open('/dashboard')
  expect(new Headers(fetched.mock.calls[0]?.[1].headers).get('authorization')).toBe('Bearer t1')
  expect((await request('/api/usage')).ok).toBe(true)
  expect(paths()).toEqual(['/api/usage'])
  await request('/api/usage')
  expect(paths()).toEqual(['/api/usage', '/api/usage'])
})

test('the analysis that the address names comes with its picture', async () => {
  const { request, paths } = await open('/query?analysis=a1')
  await expect
    .poll(() => pictures)
    .toEqual([expect.stringContaining('/studies/the-starry-night-768.avif')])
  expect(await (await request('/api/my-analyses/a1')).json()).toHaveProperty('identification')
  expect(paths().filter((path) => path === '/api/my-analyses/a1')).toHaveLength(1)
})

test('what was asked for one session answers no other', async () => {
  const { request, paths, fetched } = await open('/dashboard')
  const { startSession } = await import('#web/lib/session.ts')
  startSession('t2', 'grace@example.org')
  await request('/api/usage')
  expect(paths()).toEqual(['/api/usage', '/api/usage'])
  expect(new Headers(fetched.mock.calls[1]?.[1].headers).get('authorization')).toBe('Bearer t2')
})

test('nobody is asked for where nobody is logged in, or where the address says more', async () => {
  expect((await open('/history?page=2')).paths()).toEqual([])
  localStorage.clear()
  expect((await open('/query?analysis=a1')).paths()).toEqual([])
})
