import { type ReactNode, useDeferredValue } from 'react'

/**
 * What lies below the first screen: it is drawn when that stands, in steps that leave the browser
 * time for the reader.
 */
export function Later({ children }: { children: ReactNode }) {
  return useDeferredValue(true, false) ? children : null
}
