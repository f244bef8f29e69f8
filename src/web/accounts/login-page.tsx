import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Navigate, useSearchParams } from 'react-router'
import { RESET_WORDS } from '#shared/reset-words.ts'
import { CredentialsForm } from '#web/accounts/credentials-form.tsx'
import { ForgotForm } from '#web/accounts/forgot-form.tsx'
import type { LoginFields, LoginMode } from '#web/accounts/login-fields.ts'
import { rememberCode, rememberedCode } from '#web/accounts/sent-code.ts'
import { type Registration, VerifyForm } from '#web/accounts/verify-form.tsx'
import { safeNext } from '#web/address/next.ts'
import { HungWork } from '#web/artworks/hung-work.tsx'
import { useHydrated } from '#web/browser/hydrated.tsx'
import { typedBefore } from '#web/browser/typed-before.ts'
import { askedBefore } from '#web/lib/asked-before.ts'
import { useSession } from '#web/lib/session.ts'
import { Head } from '#web/ui/head.tsx'
import { useInsideWords } from '#web/words/inside.ts'
import { LOGIN_REASONS } from '#web/words/login-reasons.ts'
import { useInterfaceLanguage } from '#web/words/words.ts'

type Step =
  | { mode: LoginMode; isResetMailed?: true }
  | { mode: 'verify'; registration: Registration }

const SIGN_IN: Step = { mode: 'sign-in' }
const REGISTER: Step = { mode: 'register' }

/**
 * A phone may unload the page while its user reads the mail: the page restores the step that asks
 * for the code.
 */
function restoredStep(): Step | null {
  const code = rememberedCode()
  return code && { mode: 'verify', registration: { ...code, password: null } }
}

/** Why somebody is asked to log in: what they asked for, or the page that they wanted. */
function useReason(next: string, hydrated: boolean): string | undefined {
  const { login } = useInsideWords()
  const reasons = LOGIN_REASONS[useInterfaceLanguage()]
  // The prerendered file knows nobody.
  if (!hydrated) return
  const asked = next === '/query' ? askedBefore() : null
  return asked ? login.asked(asked.name) : (reasons[next] ?? reasons[next.split('?')[0] ?? ''])
}

/**
 * Sign in, create an account, ask for a reset link, prove an address: what was typed is kept from
 * one to the other.
 */
export function LoginPage() {
  const { login, forgot, verify } = useInsideWords()
  const language = useInterfaceLanguage()
  const { token } = useSession()
  // The prerendered file knows no query.
  const hydrated = useHydrated()
  const [search] = useSearchParams()
  const [asked, setStep] = useState<Step | null>(restoredStep)
  const [moved, setMoved] = useState(false)
  const step = hydrated ? (asked ?? (search.has('new') ? REGISTER : SIGN_IN)) : SIGN_IN
  const [fields] = useState<LoginFields>(() => ({
    email: hydrated ? '' : typedBefore('email'),
    password: hydrated ? '' : typedBefore('password'),
    code: '',
    ofAge: false,
  }))
  const form = useForm({ defaultValues: fields })

  const next = safeNext(search.get('next'))
  const reason = useReason(next, hydrated)
  if (token !== null) return <Navigate to={next} replace />

  const go = (other: Step) => {
    form.clearErrors()
    setMoved(true)
    setStep(other)
  }
  const titles = {
    'sign-in': login.signInTitle,
    register: login.registerTitle,
    forgot: forgot.title,
    verify: verify.title,
  }
  return (
    <div className="wall-width grid max-w-136 items-start gap-20 pt-6 pb-12 sm:pt-12 lg:max-w-[66rem] lg:grid-cols-[24rem_1fr]">
      <Head title={titles[step.mode]} path="/login" />
      <div className="hidden lg:block">
        <HungWork slug="girl-with-a-pearl-earring" sizes="24rem" />
      </div>
      <div className="bg-paper p-6 shadow-label sm:p-10">
        <h1 className="text-[2.5rem]">{titles[step.mode]}</h1>
        {step.mode === 'verify' && (
          <VerifyForm
            registration={step.registration}
            onBack={() => {
              form.setValue('email', step.registration.email)
              go({ mode: 'register' })
            }}
          />
        )}
        {step.mode === 'forgot' && (
          <ForgotForm
            form={form}
            onBack={() => go({ mode: 'sign-in' })}
            onSent={() => go({ mode: 'sign-in', isResetMailed: true })}
          />
        )}
        {(step.mode === 'sign-in' || step.mode === 'register') && (
          <CredentialsForm
            key={step.mode}
            form={form}
            mode={step.mode}
            notice={step.isResetMailed ? RESET_WORDS[language].mailed : moved ? undefined : reason}
            focusFirst={moved}
            onMode={(mode) => go({ mode })}
            onMailed={({ email, password }) =>
              go({ mode: 'verify', registration: { ...rememberCode(email), password } })
            }
            onHasCode={({ email, password }) =>
              go({ mode: 'verify', registration: { email, password, expiresAt: null } })
            }
          />
        )}
      </div>
    </div>
  )
}
