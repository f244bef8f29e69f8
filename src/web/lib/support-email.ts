export const SUPPORT_EMAIL_META = 'support-email'

/** Stands in the prerendered files, where the server replaces it by SUPPORT_EMAIL. */
const PLACEHOLDER = 'support@artsking.example'

/** The address for questions, as the document that the server sent names it. */
export function supportEmail(): string {
  if (typeof document === 'undefined') return PLACEHOLDER
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${SUPPORT_EMAIL_META}"]`)
  return meta?.content ?? PLACEHOLDER
}
