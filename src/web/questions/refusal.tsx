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

/** "This does not answer my question", beside an answer. */
export function Refusal({ id, answer, isRefused }: RefusalProps) {
  const spoken = useInterfaceLanguage()
  const words = QUESTION_WORDS[spoken]
  const refusal = useRefusal(id, answer)
  if (isRefused)
    return (
      <p role="status" lang={spoken} className="text-quiet text-sm xl:col-span-2">
        {words.refused(refusal.data?.given_back ?? false)}
      </p>
    )
  return (
    <p lang={spoken} className="text-quiet text-sm xl:col-span-2">
      <Button look="plain" pending={refusal.isPending} onClick={() => refusal.mutate()}>
        {words.refuse}
      </Button>
      {refusal.isError && <span role="alert"> {errorText(refusal.error, words.refuseFailed)}</span>}
    </p>
  )
}
