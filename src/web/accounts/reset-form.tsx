import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { RESET_REDIRECT_SECONDS } from '#shared/limits.ts'
import { missingFromPassword, passwordProblem } from '#shared/passwords.ts'
import { RESET_WORDS } from '#shared/reset-words.ts'
import { resetPassword } from '#web/accounts/account-calls.ts'
import { PasswordChecklist } from '#web/accounts/password-checklist.tsx'
import { PasswordField } from '#web/accounts/password-field.tsx'
import { pathIn } from '#web/address/paths.ts'
import { errorText, problemText } from '#web/lib/error-text.ts'
import { currentSession, endSession } from '#web/lib/session.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorBox, NoticeBox } from '#web/ui/message-box.tsx'
import { useInsideWords } from '#web/words/inside.ts'
import { currentLanguage, speakLanguage, useInterfaceLanguage } from '#web/words/words.ts'

/** The password is set; the login page comes by itself. */
export function ResetDone() {
  const { reset } = useInsideWords()
  const navigate = useNavigate()

  // The way on is taken by the clock.
  useEffect(() => {
    const goOn = () => navigate(pathIn(currentLanguage(), '/login'), { replace: true })
    const timer = setTimeout(goOn, RESET_REDIRECT_SECONDS * 1000)
    return () => clearTimeout(timer)
  }, [navigate])

  return (
    <NoticeBox>
      <p className="font-medium">{RESET_WORDS[useInterfaceLanguage()].done}</p>
      <p className="mt-1 text-quiet">{reset.redirecting}</p>
    </NoticeBox>
  )
}

/** What a password lacks, in a sentence; true where it is good. */
function whatIsMissing(password: string): string | true {
  const problem = passwordProblem(password)
  return problem === null || problemText(problem)
}

export function ResetForm({ token, onDone }: { token: string; onDone: () => void }) {
  const { reset } = useInsideWords()
  const form = useForm({ defaultValues: { password: '', confirmation: '' } })
  const { errors } = form.formState
  const password = form.watch('password')
  const resetting = useMutation({
    mutationFn: (newPassword: string) => resetPassword(token, newPassword),
    // The server has ended all sessions of the account, this browser's included. The page goes on
    // in its language.
    onSuccess: () => {
      onDone()
      const language = currentLanguage()
      if (currentSession().token !== null) endSession('logout')
      void speakLanguage(language)
    },
  })

  const problem = errors.confirmation?.message ?? errors.password?.message
  return (
    <form
      noValidate
      className="space-y-5"
      onSubmit={form.handleSubmit((fields) => resetting.mutate(fields.password))}
    >
      <div>
        <PasswordField
          label={reset.newPassword}
          autoComplete="new-password"
          required
          invalid={password !== '' && missingFromPassword(password).length > 0}
          {...form.register('password', { validate: whatIsMissing })}
        />
        <PasswordChecklist password={password} />
      </div>
      <PasswordField
        label={reset.confirm}
        autoComplete="new-password"
        required
        invalid={errors.confirmation !== undefined}
        {...form.register('confirmation', {
          validate: (text, fields) => text === fields.password || reset.mismatch,
        })}
      />
      {problem && <ErrorBox>{problem}</ErrorBox>}
      {!problem && resetting.isError && (
        <ErrorBox>{errorText(resetting.error, reset.failed)}</ErrorBox>
      )}
      <Button type="submit" pending={resetting.isPending} className="w-full">
        {reset.submit}
      </Button>
    </form>
  )
}
