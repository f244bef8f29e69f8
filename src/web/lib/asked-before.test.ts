import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  askedBefore,
  dropOldPhoto,
  forgetAskedPhoto,
  keepAsked,
  keepAskedPhoto,
  takeAskedPhoto,
} from '#web/lib/asked-before.ts'
import { endSession, followOtherTabs, startSession } from '#web/lib/session.ts'

const MINUTE_MS = 60_000
const photo = new File(['a photo'], 'Museum 1.jpg', { type: 'image/jpeg' })
const folders = new Map<string, Map<string, Response>>()

/** The browser's Cache Storage. */
function cacheStorage() {
  return {
    has: async (name: string) => folders.has(name),
    keys: async () => [...folders.keys()],
    delete: async (name: string) => folders.delete(name),
    open: async (name: string) => {
      const folder = folders.get(name) ?? new Map<string, Response>()
      folders.set(name, folder)
      return {
        put: async (key: string, response: Response) => void folder.set(key, response),
        match: async (key: string) => folder.get(key)?.clone(),
      }
    },
  }
}

followOtherTabs()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.stubGlobal('caches', cacheStorage())
})

afterEach(async () => {
  await forgetAskedPhoto()
  endSession('logout')
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/**
 * The page as it comes back after the phone has thrown it away: only what the browser keeps is
 * left.
 */
async function reopened() {
  vi.resetModules()
  return await import('#web/lib/asked-before.ts')
}

const minutesLater = (minutes: number) => vi.setSystemTime(Date.now() + minutes * MINUTE_MS)

test('a photo from before the login is taken up once, and then nothing of it is left in the browser', async () => {
  await keepAskedPhoto(photo)
  const page = await reopened()
  minutesLater(19)
  const taken = await page.takeAskedPhoto()
  expect([taken?.name, taken?.type, await taken?.text()]).toEqual([
    'Museum 1.jpg',
    'image/jpeg',
    'a photo',
  ])
  expect(folders.size).toBe(0)
  expect(await page.takeAskedPhoto()).toBeNull()
})

test('a photo that has waited for more than twenty minutes reaches nobody', async () => {
  await keepAskedPhoto(photo)
  minutesLater(21)
  expect(await takeAskedPhoto()).toBeNull()
  await keepAskedPhoto(photo)
  const page = await reopened()
  minutesLater(21)
  expect(await page.takeAskedPhoto()).toBeNull()
  expect(folders.size).toBe(0)
})

test('the next visit to any page deletes an old photo and leaves a new one', async () => {
  await keepAskedPhoto(photo)
  minutesLater(19)
  await dropOldPhoto()
  expect(folders.size).toBe(1)
  minutesLater(2)
  await dropOldPhoto()
  expect(folders.size).toBe(0)
})

test('a logout deletes the question and the photo that wait', async () => {
  startSession('t1', 'ada@example.org')
  keepAsked({ name: 'Guernica', artist: '', question: '' })
  await keepAskedPhoto(photo)
  endSession('logout')
  await vi.waitFor(() => expect(folders.size).toBe(0))
  expect(askedBefore()).toBeNull()
  expect(await takeAskedPhoto()).toBeNull()
})

test('a logout in another tab deletes the photo that this page holds', async () => {
  startSession('t1', 'ada@example.org')
  await keepAskedPhoto(photo)
  localStorage.removeItem('token')
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }))
  expect(await takeAskedPhoto()).toBeNull()
})

test('after an expired session the same user finds the photo again', async () => {
  startSession('t1', 'ada@example.org')
  await keepAskedPhoto(photo)
  endSession('expiry')
  expect((await takeAskedPhoto())?.name).toBe('Museum 1.jpg')
})
