import { errorText } from '#web/lib/error-text.ts'
import { useRefusal } from '#web/questions/question-calls.ts'
import { QUESTION_WORDS } from '#web/questions/question-words.ts'
import { Button } from '#web/ui/button.tsx'
import { useInterfaceLanguage } from '#web/words/words.ts'

interface RefusalProps {
  /** Of the analysis. */
  id: string
  /** The id of the answer. */
  answer: string
  isRefused: boolean
}

/** "This does not answer my question". */
export function Refusal({ id, answer, isRefused }: RefusalProps) {
  const words = QUESTION_WORDS[useInterfaceLanguage()]
  const refusal = useRefusal(id, answer)
  if (isRefused)
    return (
      <span role="status" className="py-2.5">
        {words.refused(refusal.data?.given_back ?? false)}
      </span>
    )
  return (
    <span>
      <Button look="plain" pending={refusal.isPending} onClick={() => refusal.mutate()}>
        {words.refuse}
      </Button>
      {refusal.isError && <span role="alert"> {errorText(refusal.error, words.refuseFailed)}</span>}
    </span>
  )
}
