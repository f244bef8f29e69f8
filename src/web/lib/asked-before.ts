import { passing } from '#web/browser/storage.ts'

/**
 * What somebody asked before they were logged in: it waits for them behind the registration,
 * however long the mail with the code takes, and is taken up once.
 */
export interface AskedBefore {
  name: string
  artist: string
  question: string
}

const NAME = 'asked-before'
/** Long enough for a registration; later the question would come as a surprise. */
const WAITS_MINUTES = 20
/** Where the photo waits: a phone may throw the page away while its owner reads the mail. */
const PHOTOS = 'asked-before'
const PHOTO = '/asked-before'

function stillWaits(at: number): boolean {
  return Date.now() - at < WAITS_MINUTES * 60_000
}

export function keepAsked({ name, artist, question }: AskedBefore): void {
  passing.setItem(NAME, JSON.stringify({ name, artist, question, at: Date.now() }))
}

export function askedBefore(): AskedBefore | null {
  const text = passing.getItem(NAME)
  if (text === null) return null
  const {
    name = '',
    artist = '',
    question = '',
    at = 0,
  }: Partial<AskedBefore & { at: number }> = JSON.parse(text)
  return stillWaits(at) ? { name, artist, question } : null
}

export function forgetAsked(): void {
  passing.removeItem(NAME)
}

let held: { photo: File; at: number } | null = null

/**
 * The browser's cache, which needs a secure context. Without it the photo waits in the page, as
 * long as it is open.
 */
function cacheOfPhotos(): Promise<Cache | null> {
  return 'caches' in globalThis ? caches.open(PHOTOS).catch(() => null) : Promise.resolve(null)
}

export async function keepAskedPhoto(photo: File): Promise<void> {
  const at = Date.now()
  held = { photo, at }
  const headers = {
    'content-type': photo.type,
    'x-name': encodeURIComponent(photo.name),
    'x-kept-at': String(at),
  }
  // Without the cache the page still has it.
  await (await cacheOfPhotos())?.put(PHOTO, new Response(photo, { headers })).catch(() => {})
}

/** Deletes the waiting photo from the page and from the browser. */
export async function forgetAskedPhoto(): Promise<void> {
  held = null
  if ('caches' in globalThis) await caches.delete(PHOTOS).catch(() => {})
}

const isInTime = ({ headers }: Response) => stillWaits(Number(headers.get('x-kept-at')))

/**
 * Deletes a photo that has waited too long: its owner may have left this browser to somebody else.
 */
export async function dropOldPhoto(): Promise<void> {
  if (!('caches' in globalThis) || !(await caches.has(PHOTOS).catch(() => false))) return
  const kept = await (await cacheOfPhotos())?.match(PHOTO)
  if (!kept || !isInTime(kept)) await forgetAskedPhoto()
}

/** The photo that waits, if there is one; it waits no longer. */
export async function takeAskedPhoto(): Promise<File | null> {
  const inPage = held && stillWaits(held.at) ? held.photo : null
  held = null
  const kept = await (await cacheOfPhotos())?.match(PHOTO)
  const photo = inPage ?? (kept && isInTime(kept) ? await fileOf(kept) : null)
  await forgetAskedPhoto()
  return photo
}

async function fileOf(kept: Response): Promise<File> {
  const type = kept.headers.get('content-type') ?? ''
  return new File([await kept.blob()], decodeURIComponent(kept.headers.get('x-name') ?? ''), {
    type,
  })
}
