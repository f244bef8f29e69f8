import { ORIGIN } from '#web/address/origin.ts'

/** Our own address, as the document that the server sent names it. */
export function ownAddress(): string {
  if (typeof document === 'undefined') return ORIGIN
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
  return canonical ? new URL(canonical.href).origin : location.origin
}
