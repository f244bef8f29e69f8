import type { Sessions } from '#shared/api/own-account.ts'
import { localTime } from '#shared/days.ts'
import { useLoggingOut, useSessions } from '#web/accounts/own/own-account-calls.ts'
import { Section } from '#web/accounts/own/section.tsx'
import { errorText } from '#web/lib/error-text.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorBox } from '#web/ui/message-box.tsx'
import { Waiting } from '#web/ui/spinner.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { useInsideWords } from '#web/words/inside.ts'
import { useInterfaceLanguage, useWords } from '#web/words/words.ts'

function Devices({ sessions }: Sessions) {
  const { account } = useInsideWords()
  const language = useInterfaceLanguage()
  const time = (text: string) => localTime(text, language)
  const loggingOut = useLoggingOut()
  const logOut = (id: string | 'others') =>
    loggingOut.mutate(id, {
      onSuccess: () => showToast(id === 'others' ? account.othersLoggedOut : account.loggedOut),
      onError: (error) => showToast(errorText(error, account.logOutFailed), 'error'),
    })
  const leaving = loggingOut.isPending ? loggingOut.variables : null
  return (
    <>
      <ul className="divide-y divide-line">
        {sessions.map((session) => (
          <li key={session.id} className="flex items-center justify-between gap-4 py-3 first:pt-0">
            <div>
              <p className="font-medium">
                {session.current ? account.thisDevice : account.otherDevice}
              </p>
              <p className="text-quiet text-sm">{account.loggedIn(time(session.created_at))}</p>
              <p className="text-quiet text-sm">{account.lastSeen(time(session.last_seen_at))}</p>
            </div>
            {!session.current && (
              <Button
                look="outline"
                className="shrink-0 whitespace-nowrap"
                pending={leaving === session.id}
                aria-label={account.logOutOf(time(session.created_at))}
                onClick={() => logOut(session.id)}
              >
                {account.logOut}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button
          look="plain"
          className="mt-2"
          pending={leaving === 'others'}
          onClick={() => logOut('others')}
        >
          {account.logOutOthers}
        </Button>
      )}
    </>
  )
}

/** The sessions of the account, and their end. */
export function DevicesSection() {
  const { account } = useInsideWords()
  const { errors } = useWords()
  const sessions = useSessions()
  return (
    <Section title={account.devices}>
      {sessions.data && <Devices {...sessions.data} />}
      {sessions.isPending && <Waiting text={account.devicesLoading} />}
      {sessions.isError && !sessions.data && (
        <ErrorBox action={<Button onClick={() => sessions.refetch()}>{errors.tryAgain}</Button>}>
          {errorText(sessions.error, account.devicesFailed)}
        </ErrorBox>
      )}
    </Section>
  )
}
