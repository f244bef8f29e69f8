import { useSyncExternalStore } from 'react'
import { lasting } from '#web/browser/storage.ts'

/** What the visitor allows, as it is stored. */
export interface Consent {
  necessary: true
  analytics: boolean
  marketing: boolean
}

const KEY = 'cookie-consent'
const listeners = new Set<() => void>()
let consent = read()
let settingsOpen = false

function read(): Consent | null {
  const text = lasting.getItem(KEY)
  if (text === null) return null
  try {
    const { analytics, marketing }: Record<string, unknown> = { ...JSON.parse(text) }
    return { necessary: true, analytics: analytics === true, marketing: marketing === true }
  } catch {
    // Somebody else wrote it: it is no consent.
    return null
  }
}

function tell() {
  for (const listener of listeners) listener()
}

export function subscribeToConsent(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function currentConsent(): Consent | null {
  return consent
}

export function giveConsent(choice: { analytics: boolean; marketing: boolean }) {
  consent = { necessary: true, ...choice }
  settingsOpen = false
  // The room that was kept for the question goes with it.
  document.documentElement.dataset.consent = 'given'
  lasting.setItem(KEY, JSON.stringify(consent))
  tell()
}

export function showConsentSettings(open: boolean) {
  settingsOpen = open
  tell()
}

export function useConsent(): Consent | null {
  return useSyncExternalStore(subscribeToConsent, currentConsent, () => null)
}

export function useConsentSettingsOpen(): boolean {
  return useSyncExternalStore(
    subscribeToConsent,
    () => settingsOpen,
    () => false,
  )
}
