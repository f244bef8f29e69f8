import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Passkey, passkeysSchema } from '#shared/api/passkeys.ts'
import { localDay, localTime } from '#shared/days.ts'
import { ProvenForm } from '#web/accounts/own/proven-form.tsx'
import { type Proof, useSecondFactor } from '#web/accounts/own/second-factor-calls.ts'
import { Section } from '#web/accounts/own/section.tsx'
import { addPasskey, canUsePasskeys, NoPasskey } from '#web/accounts/passkey.ts'
import { call, send } from '#web/lib/api.ts'
import { errorText } from '#web/lib/error-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorBox } from '#web/ui/message-box.tsx'
import { Waiting } from '#web/ui/spinner.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { PASSKEY_WORDS } from '#web/words/passkey-words.ts'
import { useInterfaceLanguage, useWords } from '#web/words/words.ts'

const PATH = '/api/account/passkeys'
const KEY = ['passkeys'] as const

function useChange<Sent>(change: (sent: Sent) => Promise<unknown>) {
  const calls = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSettled: () => calls.invalidateQueries({ queryKey: KEY }),
  })
}

/** The passkeys of the account. One is removed after a question: it cannot be brought back. */
function List({ passkeys }: { passkeys: Passkey[] }) {
  const language = useInterfaceLanguage()
  const words = PASSKEY_WORDS[language]
  const { site } = useWords()
  const [asked, setAsked] = useState<Passkey | null>(null)
  const removing = useChange((id: string) => send(`${PATH}/${id}`, { method: 'DELETE' }))
  const close = () => setAsked(null)
  const remove = ({ id }: Passkey) =>
    removing.mutate(id, {
      onSuccess: () => showToast(words.removed),
      onError: (error) => showToast(errorText(error, words.removeFailed), 'error'),
      onSettled: close,
    })
  if (passkeys.length === 0) return <p className="text-quiet">{words.none}</p>
  return (
    <>
      <ul className="divide-y divide-line">
        {passkeys.map((passkey) => (
          <li key={passkey.id} className="flex items-center justify-between gap-4 py-3 first:pt-0">
            <div className="min-w-0">
              <p className="break-words font-medium">{passkey.name}</p>
              <p className="text-quiet text-sm">
                {words.created(localDay(passkey.created_at, language))}
              </p>
              <p className="text-quiet text-sm">
                {passkey.last_used_at === null
                  ? words.neverUsed
                  : words.used(localTime(passkey.last_used_at, language))}
              </p>
            </div>
            <Button
              look="outline"
              className="shrink-0"
              aria-label={words.removeOf(passkey.name)}
              onClick={() => setAsked(passkey)}
            >
              {words.remove}
            </Button>
          </li>
        ))}
      </ul>
      <Dialog
        open={asked !== null}
        onClose={close}
        title={words.removeTitle(asked?.name ?? '')}
        closeLabel={site.close}
        actions={
          <>
            <Button look="outline" onClick={close}>
              {words.cancel}
            </Button>
            <Button pending={removing.isPending} onClick={() => asked && remove(asked)}>
              {words.remove}
            </Button>
          </>
        }
      >
        <p>{words.removeText}</p>
      </Dialog>
    </>
  )
}

/** The way to a new one: the password, and the code where the second step is on. */
function Adding() {
  const words = PASSKEY_WORDS[useInterfaceLanguage()]
  const [isWanted, setWanted] = useState(false)
  const secondFactor = useSecondFactor()
  const adding = useChange((proof: Proof) => addPasskey(proof))
  const close = () => {
    setWanted(false)
    adding.reset()
  }
  const problemOf = (error: Error) => {
    if (error instanceof NoPasskey) return error.isKnown ? words.known : words.cancelled
    return errorText(error, words.addFailed)
  }
  if (!isWanted)
    return (
      <Button look="outline" onClick={() => setWanted(true)}>
        {words.add}
      </Button>
    )
  return (
    <ProvenForm
      action={words.next}
      isPending={adding.isPending}
      problem={adding.error ? problemOf(adding.error) : null}
      asksCode={(secondFactor.data?.since ?? null) !== null}
      onProof={(proof) =>
        adding.mutate(proof, {
          onSuccess: () => {
            showToast(words.added)
            close()
          },
        })
      }
      onCancel={close}
    />
  )
}

/** The login without a password. Where the browser has no passkeys, those of others are shown. */
export function PasskeysSection() {
  const words = PASSKEY_WORDS[useInterfaceLanguage()]
  const { errors } = useWords()
  const kept = useQuery({ queryKey: KEY, queryFn: () => call(passkeysSchema, PATH) })
  const isAble = canUsePasskeys()
  if (!isAble && !kept.data?.passkeys.length) return null
  return (
    <Section title={words.title} text={words.text}>
      <div className="space-y-5">
        {kept.data && <List {...kept.data} />}
        {kept.data && isAble && <Adding />}
        {kept.isPending && <Waiting text={words.loading} />}
        {kept.isError && !kept.data && (
          <ErrorBox action={<Button onClick={() => kept.refetch()}>{errors.tryAgain}</Button>}>
            {errorText(kept.error, words.loadFailed)}
          </ErrorBox>
        )}
      </div>
    </Section>
  )
}
