import { type FormEvent, useState } from 'react'
import type { Analysis } from '#shared/api/analysis.ts'
import { localDay } from '#shared/days.ts'
import { SHARE_NAME_MAX } from '#shared/limits.ts'
import { errorText } from '#web/lib/error-text.ts'
import { type Shown, useCloseShare, useOpenShare, useShare } from '#web/sharing/share-calls.ts'
import { SHARE_WORDS } from '#web/sharing/share-words.ts'
import { SharedLink } from '#web/sharing/shared-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/field.tsx'
import { ErrorBox } from '#web/ui/message-box.tsx'
import { TickBox } from '#web/ui/tick-box.tsx'
import { useInterfaceLanguage, useWords } from '#web/words/words.ts'

const FORM_ID = 'share'
const NOTHING: Shown = { question: false, photo: false, name: '' }

/** What the owner shows of their own beside the text: nothing, unless they tick it. */
function ShownFields({
  analysis,
  shown,
  onChange,
}: {
  analysis: Analysis
  shown: Shown
  onChange: (shown: Shown) => void
}) {
  const words = SHARE_WORDS[useInterfaceLanguage()]
  const [isSigned, setIsSigned] = useState(false)
  const sign = (signed: boolean) => {
    setIsSigned(signed)
    if (!signed) onChange({ ...shown, name: '' })
  }
  return (
    <div className="space-y-3">
      {analysis.question !== '' && (
        <TickBox
          label={words.question}
          checked={shown.question}
          onChange={({ target }) => onChange({ ...shown, question: target.checked })}
        />
      )}
      {analysis.picture?.copy_kept && (
        <TickBox
          label={words.photo}
          checked={shown.photo}
          onChange={({ target }) => onChange({ ...shown, photo: target.checked })}
        />
      )}
      <TickBox
        label={words.sign}
        checked={isSigned}
        onChange={({ target }) => sign(target.checked)}
      />
      {isSigned && (
        <TextField
          label={words.name}
          maxLength={SHARE_NAME_MAX}
          autoComplete="name"
          value={shown.name}
          onChange={({ target }) => onChange({ ...shown, name: target.value })}
        />
      )}
    </div>
  )
}

/** Opens an analysis to others by a link, and closes it. */
export function ShareDialog({
  analysis,
  open,
  onClose,
}: {
  analysis: Analysis
  open: boolean
  onClose: () => void
}) {
  const language = useInterfaceLanguage()
  const words = SHARE_WORDS[language]
  const { site } = useWords()
  const [shown, setShown] = useState(NOTHING)
  const state = useShare(analysis.id)
  const opening = useOpenShare(analysis.id)
  const closing = useCloseShare(analysis.id)
  const share = state.data?.share ?? null
  const token = share && opening.data?.token
  const failure = opening.error ?? closing.error ?? state.error

  const make = (event: FormEvent) => {
    event.preventDefault()
    closing.reset()
    if (!opening.isPending) opening.mutate(shown)
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.title}
      closeLabel={site.close}
      actions={
        <>
          {share && (
            <Button look="outline" pending={closing.isPending} onClick={() => closing.mutate()}>
              {words.close}
            </Button>
          )}
          <Button type="submit" form={FORM_ID} pending={opening.isPending}>
            {share ? words.makeAnother : words.make}
          </Button>
        </>
      }
    >
      <form id={FORM_ID} onSubmit={make} className="space-y-5">
        <p>{words.text}</p>
        {share && !token && <p>{words.openSince(localDay(share.created_at, language))}</p>}
        <ShownFields analysis={analysis} shown={shown} onChange={setShown} />
      </form>
      <div role="status" className="mt-5">
        {token && (
          <SharedLink key={token} token={token} title={analysis.identification.artwork.title} />
        )}
        {closing.isSuccess && share === null && <p>{words.closed}</p>}
      </div>
      {failure && (
        <div className="mt-5">
          <ErrorBox>{errorText(failure, words.failed)}</ErrorBox>
        </div>
      )}
    </Dialog>
  )
}
