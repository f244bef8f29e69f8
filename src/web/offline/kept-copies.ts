/** The caches in which the service worker keeps what a session has read begin so. */
const KEPT = 'kept-'

/** Removes every copy of an analysis from this browser. */
export async function forgetKeptCopies() {
  if (typeof caches === 'undefined') return
  for (const name of await caches.keys()) if (name.startsWith(KEPT)) await caches.delete(name)
}
