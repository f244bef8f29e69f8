/**
 * What both kinds of web storage offer, and the memory that replaces them where a browser refuses
 * storage.
 */
interface Store {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

function memoryStore(): Store {
  const entries = new Map<string, string>()
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  }
}

function open(kind: 'localStorage' | 'sessionStorage'): Store {
  try {
    const store = globalThis[kind]
    return store ?? memoryStore()
  } catch {
    // Blocked cookies block storage too: the product works on, and forgets at the end of the page.
    return memoryStore()
  }
}

const onServer = typeof window === 'undefined'

/** Outlives the browser. */
export const lasting: Store = onServer ? memoryStore() : open('localStorage')
/** Ends with the tab. */
export const passing: Store = onServer ? memoryStore() : open('sessionStorage')
