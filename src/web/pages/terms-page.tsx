import { LegalPage } from '#web/pages/legal-page.tsx'

export function TermsPage() {
  return <LegalPage kind="terms" path="/terms-conditions" />
}
