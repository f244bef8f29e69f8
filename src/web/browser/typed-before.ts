/**
 * The text that a visitor typed into a field of a written page before the program took the page
 * over; '' where nothing was typed, and while pages are written.
 */
export function typedBefore(name: string): string {
  if (typeof document === 'undefined') return ''
  return document.querySelector<HTMLInputElement>(`main input[name="${name}"]`)?.value ?? ''
}
