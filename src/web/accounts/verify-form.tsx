import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { CODE_LENGTH, RESEND_LOCK_SECONDS } from '#shared/limits.ts'
import { missingFromPassword } from '#shared/passwords.ts'
import { resendCode, verifyEmail } from '#web/accounts/account-calls.ts'
import { CodeInput } from '#web/accounts/code-input.tsx'
import { PasswordChecklist } from '#web/accounts/password-checklist.tsx'
import { passwordFault } from '#web/accounts/password-fault.ts'
import { PasswordField } from '#web/accounts/password-field.tsx'
import { asClock, useSecondsUntil } from '#web/accounts/seconds-until.ts'
import { forgetCode, rememberCode } from '#web/accounts/sent-code.ts'
import { errorText } from '#web/lib/error-text.ts'
import { startSession } from '#web/lib/session.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorBox, NoticeBox } from '#web/ui/message-box.tsx'
import { useInsideWords } from '#web/words/inside.ts'
import { useWords, wantedLanguage } from '#web/words/words.ts'

/** An account that waits for its code. */
export interface Registration {
  email: string
  /** Null after a reload: nobody keeps it before the address is proven. */
  password: string | null
  /** Milliseconds of the epoch; null where the code was sent from elsewhere. */
  expiresAt: number | null
}

function useVerification(email: string) {
  const { verify, password: words } = useInsideWords()
  return useMutation({
    mutationFn: async ({ code, password }: { code: string; password: string }) => {
      if (code.length !== CODE_LENGTH) return verify.incomplete
      const fault = passwordFault(password, words.refused)
      if (fault !== null) return fault
      const credentials = { email, password, preferred_language: wantedLanguage() }
      const entered = await verifyEmail(credentials, code)
      if (entered.token === null) return verify.noToken
      forgetCode()
      startSession(entered.token, entered.email)
      return null
    },
  })
}

/** The six digits that prove an address. */
export function VerifyForm({
  registration,
  onBack,
}: {
  registration: Registration
  onBack: () => void
}) {
  const { verify, password: passwordWords } = useInsideWords()
  const { site } = useWords()
  const { email } = registration
  const [code, setCode] = useState('')
  const [password, setPassword] = useState('')
  const [expiresAt, setExpiresAt] = useState(registration.expiresAt)
  const [lockedUntil, setLockedUntil] = useState(0)
  const input = useRef<HTMLInputElement>(null)
  const secondsLeft = useSecondsUntil(expiresAt ?? 0)
  const secondsLocked = useSecondsUntil(lockedUntil)

  const verification = useVerification(email)
  const resending = useMutation({
    mutationFn: () => resendCode(email),
    // What was said of the last code is over, whether or not a new one can be sent.
    onMutate: verification.reset,
    onSuccess: () => {
      setExpiresAt(rememberCode(email).expiresAt)
      setLockedUntil(Date.now() + RESEND_LOCK_SECONDS * 1000)
      setCode('')
      input.current?.focus()
    },
  })

  // The step follows a form that the visitor has just sent, so the focus goes on to what is asked
  // next.
  useEffect(() => input.current?.focus(), [])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    resending.reset()
    verification.mutate({ code, password: registration.password ?? password })
  }
  const problem = verification.isError
    ? errorText(verification.error, verify.failed)
    : (verification.data ??
      (resending.isError ? errorText(resending.error, verify.resendFailed) : null))

  return (
    <form noValidate onSubmit={submit} className="space-y-5">
      <p className="mt-2 text-quiet">
        {verify.intro} <strong className="font-medium text-ink">{email}</strong>
        {site.stop}
      </p>
      <CodeInput
        ref={input}
        label={verify.label}
        value={code}
        onChange={setCode}
        invalid={problem !== null}
      />
      {expiresAt !== null && (
        <p role="timer" className="text-quiet text-sm tabular-nums">
          {secondsLeft > 0 ? verify.expiresIn(asClock(secondsLeft)) : verify.expired}
        </p>
      )}
      {registration.password === null && (
        <div>
          <PasswordField
            label={passwordWords.label}
            hint={verify.passwordAgain}
            autoComplete="new-password"
            required
            invalid={password !== '' && missingFromPassword(password).length > 0}
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
          <PasswordChecklist password={password} />
        </div>
      )}
      {problem && <ErrorBox>{problem}</ErrorBox>}
      {resending.isSuccess && <NoticeBox>{verify.resent}</NoticeBox>}
      <Button
        type="submit"
        pending={verification.isPending}
        disabled={code.length !== CODE_LENGTH}
        className="w-full"
      >
        {verify.verify}
      </Button>
      <div className="flex flex-wrap justify-between gap-x-6">
        <Button
          look="plain"
          className="tabular-nums"
          disabled={secondsLocked > 0}
          pending={resending.isPending}
          onClick={() => resending.mutate()}
        >
          {secondsLocked > 0 ? verify.resendIn(secondsLocked) : verify.resend}
        </Button>
        <Button look="plain" onClick={onBack}>
          {verify.back}
        </Button>
      </div>
    </form>
  )
}
