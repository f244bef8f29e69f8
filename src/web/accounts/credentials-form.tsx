import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Credentials } from '#shared/api/accounts.ts'
import { MINIMUM_AGE } from '#shared/limits.ts'
import { missingFromPassword } from '#shared/passwords.ts'
import { PLANS } from '#shared/plans.ts'
import { logIn, register as registerAccount } from '#web/accounts/account-calls.ts'
import { Agreement } from '#web/accounts/agreement.tsx'
import { emailRules, type LoginFields, type LoginMode } from '#web/accounts/login-fields.ts'
import { PasskeyButton } from '#web/accounts/passkey-button.tsx'
import { PasswordChecklist } from '#web/accounts/password-checklist.tsx'
import { passwordFault } from '#web/accounts/password-fault.ts'
import { PasswordField } from '#web/accounts/password-field.tsx'
import { useHydrated } from '#web/browser/hydrated.tsx'
import { errorText, problemOf } from '#web/lib/error-text.ts'
import { startSession } from '#web/lib/session.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { ErrorBox, NoticeBox } from '#web/ui/message-box.tsx'
import { TickBox } from '#web/ui/tick-box.tsx'
import { useInsideWords } from '#web/words/inside.ts'
import { wantedLanguage } from '#web/words/words.ts'

interface CredentialsFormProps {
  form: UseFormReturn<LoginFields>
  mode: 'sign-in' | 'register'
  notice: string | undefined
  focusFirst: boolean
  onMode: (mode: LoginMode) => void
  /** A code is on its way to the address. */
  onMailed: (registration: Credentials) => void
  /** The visitor holds a code that was sent from elsewhere. */
  onHasCode: (registration: Credentials) => void
}

function credentialsOf({ email, password }: LoginFields): Credentials {
  return { email: email.trim(), password, preferred_language: wantedLanguage() }
}

/** Sends the credentials; a session starts, or a code is asked for. */
function useEntering({ mode, onMailed }: CredentialsFormProps) {
  const { login } = useInsideWords()
  return useMutation({
    mutationFn: async (fields: LoginFields) => {
      const credentials = credentialsOf(fields)
      const entered = await (mode === 'register'
        ? registerAccount(credentials)
        : logIn(credentials, fields.code.trim()))
      if (entered.mustVerify) onMailed(credentials)
      else if (entered.token === null) return login.noToken
      else startSession(entered.token, entered.email)
      return null
    },
  })
}

export function CredentialsForm(props: CredentialsFormProps) {
  const { form, mode, notice, focusFirst, onMode } = props
  const words = useInsideWords()
  const { login, password: passwordWords } = words
  const hydrated = useHydrated()
  const entering = useEntering(props)
  const { errors } = form.formState
  const registering = mode === 'register'
  const password = form.watch('password')

  const passwordRule = (text: string) =>
    registering ? (passwordFault(text, passwordWords.refused) ?? true) : true
  const [asksCode, setAsksCode] = useState(false)
  const isCodeAsked = problemOf(entering.error)?.code === 'second_factor_needed'
  if (isCodeAsked && !asksCode) setAsksCode(true)
  const failure =
    entering.isError && !isCodeAsked ? errorText(entering.error, login.failed) : entering.data
  const problem = errors.password?.message ?? failure

  const toggle = () => {
    entering.reset()
    onMode(registering ? 'sign-in' : 'register')
  }

  return (
    <>
      <p className="mt-2 mb-7 text-quiet">
        {registering ? login.registerIntro : login.signInIntro}
      </p>
      {notice && (
        <div className="mb-6">
          <NoticeBox>{notice}</NoticeBox>
        </div>
      )}
      <form
        noValidate
        className="space-y-5"
        // What was said of the last attempt is over, also when this one does not leave the page.
        onSubmit={form.handleSubmit((fields) => entering.mutate(fields), entering.reset)}
      >
        <TextField
          label={login.email}
          type="email"
          autoComplete={registering ? 'email' : 'username'}
          autoCapitalize="none"
          spellCheck={false}
          required
          // After a step back or forth the reader goes on in the first field; on arrival the page
          // leaves them in peace.
          autoFocus={focusFirst}
          error={errors.email?.message}
          {...form.register('email', emailRules(words))}
        />
        <div>
          <PasswordField
            label={passwordWords.label}
            autoComplete={registering ? 'new-password' : 'current-password'}
            required={registering}
            invalid={registering && password !== '' && missingFromPassword(password).length > 0}
            {...form.register('password', { validate: passwordRule })}
          />
          {registering && <PasswordChecklist password={password} />}
          {!registering && (
            <Button look="plain" className="mt-1" onClick={() => onMode('forgot')}>
              {login.forgot}
            </Button>
          )}
        </div>
        {asksCode && !registering && (
          <TextField
            label={login.code}
            hint={login.codeHint}
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            required
            // It has just been asked for.
            autoFocus
            error={errors.code?.message}
            {...form.register('code', { required: login.codeMissing })}
          />
        )}
        {registering && (
          <TickBox
            label={login.ofAge(MINIMUM_AGE)}
            required
            error={errors.ofAge?.message}
            {...form.register('ofAge', { required: login.ofAgeMissing(MINIMUM_AGE) })}
          />
        )}
        {problem && <ErrorBox>{problem}</ErrorBox>}
        {/* Sent by the browser itself, a password would stand in the address. */}
        <Button type="submit" disabled={!hydrated} pending={entering.isPending} className="w-full">
          {registering ? login.register : login.signIn}
        </Button>
        {registering && (
          <Button
            look="plain"
            onClick={form.handleSubmit((fields) => props.onHasCode(credentialsOf(fields)))}
          >
            {words.verify.haveCode}
          </Button>
        )}
        {registering && <Agreement />}
      </form>
      {!registering && <PasskeyButton />}
      <p className="mt-6 flex flex-wrap items-center gap-x-2">
        {registering ? login.haveAccount : login.noAccount}
        <Button look="plain" onClick={toggle}>
          {registering ? login.signInTitle : login.registerTitle}
        </Button>
      </p>
      <p className="mt-4 border-line border-t pt-5 text-quiet text-sm">
        {login.freeTier(PLANS.free.analysesPerMonth)}
      </p>
    </>
  )
}
