import { Section } from '#web/accounts/own/section.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { COUNTED_WORDS } from '#web/words/counted-words.ts'
import { useInterfaceLanguage } from '#web/words/words.ts'

/** The way to the list of what was counted. */
export function CountedSection() {
  const words = COUNTED_WORDS[useInterfaceLanguage()]
  return (
    <Section title={words.title} text={words.intro}>
      <ButtonLink to="/counted" look="outline">
        {words.see}
      </ButtonLink>
    </Section>
  )
}
