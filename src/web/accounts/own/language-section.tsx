import { isLanguage, LANGUAGE_NAMES, LANGUAGES } from '#shared/languages.ts'
import { useSavingLanguage } from '#web/accounts/own/own-account-calls.ts'
import { Section } from '#web/accounts/own/section.tsx'
import { errorText } from '#web/lib/error-text.ts'
import { SelectField } from '#web/ui/select.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { useInsideWords } from '#web/words/inside.ts'
import { useInterfaceLanguage } from '#web/words/words.ts'

const CHOICES = LANGUAGES.map((language) => ({ value: language, label: LANGUAGE_NAMES[language] }))

export function LanguageSection() {
  const { account } = useInsideWords()
  const language = useInterfaceLanguage()
  const saving = useSavingLanguage()
  const save = (value: string) => {
    if (!isLanguage(value)) return
    saving.mutate(value, {
      onError: (error) => showToast(errorText(error, account.languageFailed), 'error'),
    })
  }
  return (
    <Section title={account.language} text={account.languageText}>
      <SelectField
        label={account.language}
        choices={CHOICES}
        value={saving.isPending ? saving.variables : language}
        onChange={(event) => save(event.target.value)}
      />
      <p role="status" className="mt-1.5 min-h-6 text-good text-sm">
        {saving.isSuccess ? account.languageSaved : ''}
      </p>
    </Section>
  )
}
