import { useSyncExternalStore } from 'react'

export interface Toast {
  id: number
  text: string
  /** Errors stay until they are dismissed. */
  tone: 'notice' | 'error'
}

const VISIBLE_TOASTS = 3
const NONE: readonly Toast[] = []
const listeners = new Set<() => void>()
let toasts = NONE
let lastId = 0

function change(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

/** Says something in passing. The same words are not said twice at once. */
export function showToast(text: string, tone: Toast['tone'] = 'notice') {
  lastId += 1
  const others = toasts.filter((toast) => toast.text !== text)
  change([...others, { id: lastId, text, tone }].slice(-VISIBLE_TOASTS))
}

export function dismissToast(id: number) {
  change(toasts.filter((toast) => toast.id !== id))
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(
    subscribe,
    () => toasts,
    () => NONE,
  )
}
