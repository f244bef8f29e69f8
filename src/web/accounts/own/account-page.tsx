import { AdminSection } from '#web/accounts/own/admin-section.tsx'
import { ClosingSection } from '#web/accounts/own/closing-section.tsx'
import { CountedSection } from '#web/accounts/own/counted-section.tsx'
import { DataSection } from '#web/accounts/own/data-section.tsx'
import { DevicesSection } from '#web/accounts/own/devices-section.tsx'
import { KeysSection } from '#web/accounts/own/keys-section.tsx'
import { LanguageSection } from '#web/accounts/own/language-section.tsx'
import { PasskeysSection } from '#web/accounts/own/passkeys-section.tsx'
import { PasswordSection } from '#web/accounts/own/password-section.tsx'
import { SecondFactorSection } from '#web/accounts/own/second-factor-section.tsx'
import { useSession } from '#web/lib/session.ts'
import { useMe } from '#web/lib/use-me.ts'
import { Head } from '#web/ui/head.tsx'
import { useInsideWords } from '#web/words/inside.ts'

export function AccountPage() {
  const { account } = useInsideWords()
  const { email } = useSession()
  const me = useMe()
  return (
    <div className="wall-width max-w-5xl pt-6 pb-12 sm:pt-10">
      <Head title={account.title} />
      <h1 className="text-5xl">{account.title}</h1>
      <p className="mt-2 mb-8 truncate text-lg text-quiet">{me.data?.email ?? email}</p>
      <LanguageSection />
      <PasswordSection />
      <SecondFactorSection />
      <PasskeysSection />
      <CountedSection />
      <DevicesSection />
      <KeysSection />
      <DataSection />
      {me.data?.is_admin && <AdminSection />}
      <ClosingSection />
    </div>
  )
}
