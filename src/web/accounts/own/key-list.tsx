import { useState } from 'react'
import type { ApiKey } from '#shared/api/keys.ts'
import { localDay, localTime } from '#shared/days.ts'
import { useRevokingKey } from '#web/accounts/own/key-calls.ts'
import { errorText } from '#web/lib/error-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { KEY_WORDS } from '#web/words/key-words.ts'
import { useInterfaceLanguage, useWords } from '#web/words/words.ts'

function OneKey({ held, onRevoke }: { held: ApiKey; onRevoke: () => void }) {
  const language = useInterfaceLanguage()
  const words = KEY_WORDS[language]
  const { name, scopes, ending, created_at: createdAt, last_used_at: usedAt } = held
  return (
    <li className="flex items-center justify-between gap-4 py-3 first:pt-0">
      <div className="min-w-0">
        <p className="break-words font-medium">{name}</p>
        <p className="text-quiet text-sm">
          {[scopes.join(', '), words.ending(ending)].join(' · ')}
        </p>
        <p className="text-quiet text-sm">{words.created(localDay(createdAt, language))}</p>
        <p className="text-quiet text-sm">
          {usedAt === null ? words.neverUsed : words.used(localTime(usedAt, language))}
        </p>
      </div>
      <Button
        look="outline"
        className="shrink-0"
        aria-label={words.revokeOf(name)}
        onClick={onRevoke}
      >
        {words.revoke}
      </Button>
    </li>
  )
}

/** The keys of the account. One is revoked after a question: it cannot be brought back. */
export function KeyList({ keys }: { keys: ApiKey[] }) {
  const words = KEY_WORDS[useInterfaceLanguage()]
  const { site } = useWords()
  const [asked, setAsked] = useState<ApiKey | null>(null)
  const revoking = useRevokingKey()
  const close = () => setAsked(null)
  const revoke = (id: string) =>
    revoking.mutate(id, {
      onSuccess: () => showToast(words.revoked),
      onError: (error) => showToast(errorText(error, words.revokeFailed), 'error'),
      onSettled: close,
    })
  if (keys.length === 0) return <p className="text-quiet">{words.none}</p>
  return (
    <>
      <ul className="divide-y divide-line">
        {keys.map((held) => (
          <OneKey key={held.id} held={held} onRevoke={() => setAsked(held)} />
        ))}
      </ul>
      <Dialog
        open={asked !== null}
        onClose={close}
        title={words.revokeTitle(asked?.name ?? '')}
        closeLabel={site.close}
        actions={
          <>
            <Button look="outline" onClick={close}>
              {words.cancel}
            </Button>
            <Button pending={revoking.isPending} onClick={() => asked && revoke(asked.id)}>
              {words.revoke}
            </Button>
          </>
        }
      >
        <p>{words.revokeText}</p>
      </Dialog>
    </>
  )
}
