import { useSyncExternalStore } from 'react'
import { OFFLINE_WORDS } from '#web/offline/offline-words.ts'
import { useInterfaceLanguage } from '#web/words/words.ts'

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/**
 * Says that there is no network, and what works all the same. Always in the page, so that screen
 * readers listen; it takes room of its own, above the header.
 */
export function OfflineNotice() {
  const language = useInterfaceLanguage()
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div role="status" className="sticky top-0 z-40">
      {!isOnline && (
        <p className="bg-slab px-5 py-2 text-center text-on-slab text-sm">
          {OFFLINE_WORDS[language].notice}
        </p>
      )}
    </div>
  )
}
