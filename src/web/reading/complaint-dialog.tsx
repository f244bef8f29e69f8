import { type FormEvent, useState } from 'react'
import type { ComplaintAnswer } from '#shared/api/analysis.ts'
import { COMPLAINT_MAX } from '#shared/limits.ts'
import { dropDraft, keepDraft, readDraft } from '#web/lib/drafts.ts'
import { errorText } from '#web/lib/error-text.ts'
import { useComplaint } from '#web/reading/kept-analyses.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { ErrorBox } from '#web/ui/message-box.tsx'
import { useInsideWords } from '#web/words/inside.ts'
import { useWords } from '#web/words/words.ts'

const FORM_ID = 'complaint'

interface ComplaintDialogProps {
  /** Of the analysis. */
  id: string
  open: boolean
  onClose: () => void
  onSent: (answer: ComplaintAnswer) => void
}

/** "This is wrong": with a reason, if the reader likes. */
export function ComplaintDialog({ id, open, onClose, onSent }: ComplaintDialogProps) {
  const { query } = useInsideWords()
  const { site } = useWords()
  const draft = `complaint-${id}`
  const [reason, setReason] = useState(() => readDraft(draft).reason ?? '')
  const complaint = useComplaint(id)

  const send = (event: FormEvent) => {
    event.preventDefault()
    if (complaint.isPending) return
    complaint.mutate(reason.trim(), {
      onSuccess: (answer) => {
        dropDraft(draft)
        onSent(answer)
      },
    })
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={query.wrongTitle}
      closeLabel={site.close}
      actions={
        <Button type="submit" form={FORM_ID} pending={complaint.isPending}>
          {query.wrongSend}
        </Button>
      }
    >
      <form id={FORM_ID} onSubmit={send} className="space-y-5">
        <p>{query.wrongText}</p>
        <TextArea
          label={query.wrongReason}
          aside={query.optional}
          maxLength={COMPLAINT_MAX}
          rows={4}
          value={reason}
          onChange={({ target }) => {
            keepDraft(draft, { reason: target.value })
            setReason(target.value)
          }}
        />
        {complaint.isError && <ErrorBox>{errorText(complaint.error, query.wrongFailed)}</ErrorBox>}
      </form>
    </Dialog>
  )
}
