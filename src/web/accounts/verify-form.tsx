import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Credentials } from '#shared/api/accounts.ts'
import { CODE_EXPIRY_SECONDS, CODE_LENGTH, RESEND_LOCK_SECONDS } from '#shared/limits.ts'
import { resendCode, verifyEmail } from '#web/accounts/account-calls.ts'
import { CodeInput } from '#web/accounts/code-input.tsx'
import { asClock, useSecondsUntil } from '#web/accounts/seconds-until.ts'
import { errorText } from '#web/lib/api.ts'
import { startSession } from '#web/lib/session.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorBox, NoticeBox } from '#web/ui/message-box.tsx'
import { useInsideWords } from '#web/words/inside.ts'

const inSeconds = (seconds: number) => Date.now() + seconds * 1000

function useVerification(registration: Credentials) {
  const { verify } = useInsideWords()
  return useMutation({
    mutationFn: async (code: string) => {
      if (code.length !== CODE_LENGTH) return verify.incomplete
      const { token, email } = await verifyEmail(registration, code)
      if (token === null) return verify.noToken
      startSession(token, email)
      return null
    },
  })
}

/** The six digits that prove an address. */
export function VerifyForm({ registration, onBack }: { registration: Credentials; onBack: () => void }) {
  const { verify } = useInsideWords()
  const [code, setCode] = useState('')
  const [expiresAt, setExpiresAt] = useState(() => inSeconds(CODE_EXPIRY_SECONDS))
  const [lockedUntil, setLockedUntil] = useState(0)
  const input = useRef<HTMLInputElement>(null)
  const secondsLeft = useSecondsUntil(expiresAt)
  const secondsLocked = useSecondsUntil(lockedUntil)

  const verification = useVerification(registration)
  const resending = useMutation({
    mutationFn: () => resendCode(registration.email),
    onSuccess: () => {
      setExpiresAt(inSeconds(CODE_EXPIRY_SECONDS))
      setLockedUntil(inSeconds(RESEND_LOCK_SECONDS))
      setCode('')
      verification.reset()
      input.current?.focus()
    },
  })

  // The step follows a form that the visitor has just sent, so the focus goes on to what is asked next.
  useEffect(() => input.current?.focus(), [])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    resending.reset()
    verification.mutate(code)
  }
  const problem = verification.isError
    ? errorText(verification.error, verify.failed)
    : (verification.data ?? (resending.isError ? errorText(resending.error, verify.resendFailed) : null))

  return (
    <form noValidate onSubmit={submit} className="space-y-5">
      <p className="mt-2 text-quiet">
        {verify.intro} <strong className="font-medium text-ink">{registration.email}</strong>.
      </p>
      <CodeInput
        ref={input}
        label={verify.label}
        value={code}
        onChange={setCode}
        invalid={problem !== null}
      />
      <p role="timer" className="text-quiet text-sm tabular-nums">
        {secondsLeft > 0 ? verify.expiresIn(asClock(secondsLeft)) : verify.expired}
      </p>
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
