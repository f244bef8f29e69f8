import { useState } from 'react'
import { errorText } from '#web/lib/error-text.ts'
import { useRemovingQuestion } from '#web/questions/question-calls.ts'
import { QUESTION_WORDS } from '#web/questions/question-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { useInterfaceLanguage, useWords } from '#web/words/words.ts'

interface RemovingProps {
  /** Of the analysis. */
  id: string
  /** The id of the answer. */
  answer: string
  question: string
}

/** Deletes a question with its answer, once its reader has said so again. */
export function Removing({ id, answer, question }: RemovingProps) {
  const words = QUESTION_WORDS[useInterfaceLanguage()]
  const { site } = useWords()
  const [isAsked, setAsked] = useState(false)
  const removing = useRemovingQuestion(id, answer)
  const close = () => setAsked(false)
  const remove = () =>
    removing.mutate(undefined, {
      onSuccess: () => showToast(words.removed),
      onError: (error) => showToast(errorText(error, words.removeFailed), 'error'),
      onSettled: close,
    })
  return (
    <>
      <Button look="plain" aria-label={words.removeOf(question)} onClick={() => setAsked(true)}>
        {words.remove}
      </Button>
      <Dialog
        open={isAsked}
        onClose={close}
        title={words.removeTitle}
        closeLabel={site.close}
        actions={
          <>
            <Button look="outline" onClick={close}>
              {words.keep}
            </Button>
            <Button pending={removing.isPending} onClick={remove}>
              {words.remove}
            </Button>
          </>
        }
      >
        <p className="font-medium">{question}</p>
        <p className="mt-2">{words.removeText}</p>
      </Dialog>
    </>
  )
}
