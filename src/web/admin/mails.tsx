import { localTime } from '#shared/days.ts'
import { useMails, useSendingAgain } from '#web/admin/admin-calls.ts'
import { List, Part } from '#web/admin/part.tsx'
import { errorText } from '#web/lib/error-text.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorBox } from '#web/ui/message-box.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { ADMIN_WORDS } from '#web/words/admin-words.ts'
import { useInterfaceLanguage } from '#web/words/words.ts'

/** The mails that have not gone out. */
export function Mails({ page }: { page: number }) {
  const language = useInterfaceLanguage()
  const words = ADMIN_WORDS[language]
  const sending = useSendingAgain(() => showToast(words.mailSent))
  return (
    <Part read={useMails(page)}>
      {({ mails, pagination }) => (
        <>
          {sending.isError && <ErrorBox>{errorText(sending.error, words.actFailed)}</ErrorBox>}
          <List entries={mails} pagination={pagination} none={words.noMails} tab="mails">
            {(mail) => (
              <li
                key={mail.id}
                className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4"
              >
                <div className="min-w-0">
                  <p className="break-all font-medium">{mail.recipient}</p>
                  <p className="text-quiet text-sm">
                    {mail.kind} · {localTime(mail.created_at, language)} · {words.tries(mail.tries)}{' '}
                    ·{' '}
                    {mail.due_at === null
                      ? words.givenUp
                      : words.dueAt(localTime(mail.due_at, language))}
                  </p>
                </div>
                <Button
                  look="outline"
                  aria-label={words.sendTo(mail.recipient)}
                  pending={sending.isPending && sending.variables === mail.id}
                  onClick={() => sending.mutate(mail.id)}
                >
                  {words.send}
                </Button>
              </li>
            )}
          </List>
        </>
      )}
    </Part>
  )
}
