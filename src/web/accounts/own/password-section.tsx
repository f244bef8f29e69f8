import { useForm } from 'react-hook-form'
import { missingFromPassword, passwordProblem } from '#shared/passwords.ts'
import { useChangingPassword } from '#web/accounts/own/own-account-calls.ts'
import { Section } from '#web/accounts/own/section.tsx'
import { PasswordChecklist } from '#web/accounts/password-checklist.tsx'
import { PasswordField } from '#web/accounts/password-field.tsx'
import { errorText } from '#web/lib/error-text.ts'
import { useSession } from '#web/lib/session.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorBox, NoticeBox } from '#web/ui/message-box.tsx'
import { useInsideWords } from '#web/words/inside.ts'

export function PasswordSection() {
  const { account, password: words } = useInsideWords()
  const { email } = useSession()
  const form = useForm({ defaultValues: { current: '', next: '' } })
  const { errors } = form.formState
  const next = form.watch('next')
  const changing = useChangingPassword()
  const problem = errors.next?.message

  return (
    <Section title={account.password} text={account.passwordText}>
      <form
        noValidate
        className="space-y-5"
        onSubmit={form.handleSubmit((fields) =>
          changing.mutate(fields, { onSuccess: () => form.reset() }),
        )}
      >
        {/* Password managers ask whose password it is. */}
        <input type="email" autoComplete="username" value={email ?? ''} readOnly hidden />
        <PasswordField
          label={account.current}
          autoComplete="current-password"
          required
          error={errors.current?.message}
          {...form.register('current', { required: account.currentMissing })}
        />
        <div>
          <PasswordField
            label={account.next}
            autoComplete="new-password"
            required
            invalid={next !== '' && missingFromPassword(next).length > 0}
            {...form.register('next', {
              validate: (text) => passwordProblem(text) === null || words.refused,
            })}
          />
          <PasswordChecklist password={next} />
        </div>
        {problem && <ErrorBox>{problem}</ErrorBox>}
        {!problem && changing.isError && (
          <ErrorBox>{errorText(changing.error, account.changeFailed)}</ErrorBox>
        )}
        {changing.isSuccess && <NoticeBox>{account.changed}</NoticeBox>}
        <Button type="submit" pending={changing.isPending}>
          {account.change}
        </Button>
      </form>
    </Section>
  )
}
