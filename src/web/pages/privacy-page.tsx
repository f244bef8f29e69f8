import { LegalPage } from '#web/pages/legal-page.tsx'

export function PrivacyPage() {
  return <LegalPage kind="privacy" path="/privacy-policy" />
}
