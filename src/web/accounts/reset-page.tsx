import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router'
import { checkResetToken } from '#web/accounts/account-calls.ts'
import { ResetDone, ResetForm } from '#web/accounts/reset-form.tsx'
import { plainPath } from '#web/address/paths.ts'
import { ApiError } from '#web/lib/api.ts'
import { errorText } from '#web/lib/error-text.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Head } from '#web/ui/head.tsx'
import { ErrorBox } from '#web/ui/message-box.tsx'
import { Waiting } from '#web/ui/spinner.tsx'
import { useInsideWords } from '#web/words/inside.ts'
import { useWords } from '#web/words/words.ts'

function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="wall-width max-w-136 pt-6 pb-12 sm:pt-12">
      <Head title={title} />
      {/* The address of this page is a secret. */}
      <meta name="referrer" content="no-referrer" />
      <div className="space-y-6 bg-paper p-6 shadow-label sm:p-10">
        <h1 className="text-[2.5rem]">{title}</h1>
        {children}
      </div>
    </div>
  )
}

/**
 * Where the link of the reset mail leads: first the link is checked, then a new password is set.
 */
export function ResetPage() {
  const { reset } = useInsideWords()
  const { errors } = useWords()
  // Not the form's: the end of a session forgets all calls, and the link, once used, would be
  // called invalid.
  const [done, setDone] = useState(false)
  const [, , token = ''] = plainPath(useLocation().pathname).split('/')
  const checking = useQuery({
    queryKey: ['reset-token', token],
    queryFn: () => checkResetToken(token),
    enabled: token !== '',
    staleTime: Number.POSITIVE_INFINITY,
  })

  if (done) {
    return (
      <Panel title={reset.title}>
        <ResetDone />
      </Panel>
    )
  }
  if (checking.isSuccess) {
    return (
      <Panel title={reset.title}>
        <ResetForm token={token} onDone={() => setDone(true)} />
      </Panel>
    )
  }
  if (token !== '' && checking.isPending) {
    return (
      <Panel title={reset.title}>
        <Waiting text={reset.verifying} />
      </Panel>
    )
  }
  const refused =
    checking.error instanceof ApiError &&
    checking.error.status >= 400 &&
    checking.error.status < 500
  if (token !== '' && !refused) {
    return (
      <Panel title={reset.title}>
        <ErrorBox action={<Button onClick={() => checking.refetch()}>{errors.tryAgain}</Button>}>
          {errorText(checking.error, reset.checkFailed)}
        </ErrorBox>
      </Panel>
    )
  }
  return (
    <Panel title={reset.invalidTitle}>
      <ErrorBox>{token === '' ? reset.noToken : errorText(checking.error, reset.invalid)}</ErrorBox>
      <p className="text-quiet">{reset.invalidHelp}</p>
      <ButtonLink to="/login">{reset.backToLogin}</ButtonLink>
    </Panel>
  )
}
