import { useSyncExternalStore } from 'react'
import { lasting } from '#web/browser/storage.ts'

const KEY = 'look-first'
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Whether the reader wishes to look before the text comes; kept in this browser, and off until it
 * is chosen.
 */
export function useLooksFirst(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => lasting.getItem(KEY) === 'on',
    () => false,
  )
}

export function chooseToLookFirst(isOn: boolean) {
  if (isOn) lasting.setItem(KEY, 'on')
  else lasting.removeItem(KEY)
  for (const listener of listeners) listener()
}
