import { Section } from '#web/accounts/own/section.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { ADMIN_WORDS } from '#web/words/admin-words.ts'
import { useInterfaceLanguage } from '#web/words/words.ts'

/** The way to the pages for operators. */
export function AdminSection() {
  const words = ADMIN_WORDS[useInterfaceLanguage()]
  return (
    <Section title={words.title} text={words.intro}>
      <ButtonLink to="/admin" look="outline">
        {words.see}
      </ButtonLink>
    </Section>
  )
}
