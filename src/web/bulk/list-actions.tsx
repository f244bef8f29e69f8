import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { BulkJob } from '#shared/api/bulk.ts'
import { useChanging, useDeleting } from '#web/bulk/bulk-calls.ts'
import { errorText } from '#web/lib/error-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { BULK_WORDS } from '#web/words/bulk-words.ts'
import { useInterfaceLanguage, useWords } from '#web/words/words.ts'

type Asked = 'cancel' | 'delete'

/** Start, pause and resume; to cancel and to delete is asked again. */
export function ListActions({ list: { id, state } }: { list: BulkJob }) {
  const words = BULK_WORDS[useInterfaceLanguage()]
  const { site } = useWords()
  const navigate = useNavigate()
  const changing = useChanging(id)
  // Its end closes the window; the end of a start or a pause does not.
  const cancelling = useChanging(id)
  const deleting = useDeleting(id)
  const [asked, setAsked] = useState<Asked | null>(null)
  // While the window closes it keeps its words.
  const [shown, setShown] = useState<Asked>('cancel')
  const open = (one: Asked) => {
    setShown(one)
    setAsked(one)
  }
  const close = () => setAsked(null)
  const onError = (error: Error) => showToast(errorText(error, words.changeFailed), 'error')
  const change = (to: 'running' | 'paused') => changing.mutate(to, { onError })
  const confirm = () =>
    shown === 'cancel'
      ? cancelling.mutate('cancelled', { onError, onSettled: close })
      : deleting.mutate(undefined, {
          onError,
          onSettled: close,
          onSuccess: () => {
            showToast(words.deleted)
            navigate('/bulk', { replace: true })
          },
        })
  const runs = state === 'running'
  const isOver = state === 'done' || state === 'cancelled'
  return (
    <div className="mt-6 flex flex-wrap items-center gap-3">
      {!isOver && state !== 'checking' && (
        <Button pending={changing.isPending} onClick={() => change(runs ? 'paused' : 'running')}>
          {runs ? words.pause : state === 'paused' ? words.resume : words.start}
        </Button>
      )}
      {!isOver && (
        <Button look="outline" onClick={() => open('cancel')}>
          {words.cancel}
        </Button>
      )}
      <Button look="outline" onClick={() => open('delete')}>
        {words.delete}
      </Button>
      <Dialog
        open={asked !== null}
        onClose={close}
        title={words.questions[shown].title}
        closeLabel={site.close}
        actions={
          <>
            <Button look="outline" onClick={close}>
              {words.back}
            </Button>
            <Button pending={cancelling.isPending || deleting.isPending} onClick={confirm}>
              {words.questions[shown].yes}
            </Button>
          </>
        }
      >
        <p>{words.questions[shown].text}</p>
      </Dialog>
    </div>
  )
}
