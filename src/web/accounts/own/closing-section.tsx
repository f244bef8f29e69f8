import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { useClosingAccount } from '#web/accounts/own/own-account-calls.ts'
import { Section } from '#web/accounts/own/section.tsx'
import { PasswordField } from '#web/accounts/password-field.tsx'
import { pathIn } from '#web/address/paths.ts'
import { dropAllDrafts } from '#web/lib/drafts.ts'
import { errorText } from '#web/lib/error-text.ts'
import { endSession } from '#web/lib/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Details } from '#web/ui/details.tsx'
import { ErrorBox } from '#web/ui/message-box.tsx'
import { TickBox } from '#web/ui/tick-box.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { useInsideWords } from '#web/words/inside.ts'
import { currentLanguage, speakLanguage } from '#web/words/words.ts'

function ClosingForm() {
  const { account } = useInsideWords()
  const navigate = useNavigate()
  const form = useForm({ defaultValues: { password: '', isSure: false } })
  const { errors } = form.formState
  const closing = useClosingAccount()

  const close = (password: string) =>
    closing.mutate(password, {
      onSuccess: () => {
        const language = currentLanguage()
        showToast(account.closed)
        dropAllDrafts()
        // The end of a session forgets the language; who has just closed the account still reads in
        // it.
        endSession('logout')
        void speakLanguage(language).then(() => navigate(pathIn(language, '/'), { replace: true }))
      },
    })
  return (
    <form
      noValidate
      className="space-y-5"
      onSubmit={form.handleSubmit(({ password }) => close(password))}
    >
      <div>
        <p>{account.closingText}</p>
        <ul className="mt-2 list-disc space-y-1 pl-5">
          {account.closingList.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <p className="mt-3 text-quiet">{account.closingKept}</p>
      </div>
      <PasswordField
        label={account.closingPassword}
        autoComplete="current-password"
        required
        error={errors.password?.message}
        {...form.register('password', { required: account.currentMissing })}
      />
      <TickBox
        label={account.closingTick}
        required
        error={errors.isSure?.message}
        {...form.register('isSure', { required: account.closingTickMissing })}
      />
      {closing.isError && <ErrorBox>{errorText(closing.error, account.closeFailed)}</ErrorBox>}
      <Button type="submit" look="outline" pending={closing.isPending}>
        {account.close}
      </Button>
    </form>
  )
}

/** The end of the account. It opens on purpose only. */
export function ClosingSection() {
  const { account } = useInsideWords()
  return (
    <Section title={account.closing}>
      <Details summary={account.closing}>
        <ClosingForm />
      </Details>
    </Section>
  )
}
