import { type FormEvent, type KeyboardEvent, type ReactNode, useState } from 'react'
import type { Usage } from '#shared/api/usage.ts'
import type { Language } from '#shared/languages.ts'
import { QUESTION_MAX } from '#shared/limits.ts'
import type { Mode } from '#shared/modes.ts'
import { isUnlimited } from '#shared/plans.ts'
import { dropDraft, keepDraft, readDraft } from '#web/lib/drafts.ts'
import { QuestionButton } from '#web/questions/question-button.tsx'
import { QUESTION_WORDS } from '#web/questions/question-words.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { Allowance } from '#web/usage/allowance.tsx'
import { useUsage } from '#web/usage/use-usage.ts'
import { useInsideWords } from '#web/words/inside.ts'
import { useInterfaceLanguage } from '#web/words/words.ts'

interface QuestionFormProps {
  /** The analysis that is asked about: what is typed is kept for it. */
  id: string
  /** Of the analysis. */
  language: Language
  mode: Mode
  suggestions: readonly string[]
  /** How many more answers are included; null: not known yet. */
  includedLeft: number | null
  isPending: boolean
  problem: ReactNode
  onAsk: (question: string, onAnswered: () => void) => void
}

interface PriceProps {
  includedLeft: number | null
  usage: Usage | undefined
  mode: Mode
}

/** What the next answer costs. */
function Price({ includedLeft, usage, mode }: PriceProps) {
  const words = QUESTION_WORDS[useInterfaceLanguage()]
  if (includedLeft === null || !usage) return <p className="min-h-5 text-sm" />
  if (includedLeft === 0 && usage.total_available === 0)
    return <Allowance usage={usage} mode={mode} />
  const text = isUnlimited(usage.total_available)
    ? words.unlimited
    : includedLeft > 0
      ? `${words.included(includedLeft)} ${words.onlyNew}`
      : words.usedUp
  return <p className="min-h-5 text-quiet text-sm">{text}</p>
}

/** Enter sends, as in the other fields; with Shift it breaks the line. */
function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  // While Chinese is typed, Enter takes a word.
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}

/** Takes a question in the reader's own words, or one that our sources are sure to answer. */
export function QuestionForm({
  id,
  language,
  mode,
  suggestions,
  includedLeft,
  isPending,
  problem,
  onAsk,
}: QuestionFormProps) {
  const words = QUESTION_WORDS[useInterfaceLanguage()]
  const { query } = useInsideWords()
  const usage = useUsage().data
  const draftKey = `asking-on-${id}`
  const [question, setQuestion] = useState(() => readDraft(draftKey).question ?? '')
  const [tried, setTried] = useState(false)
  const isFree =
    includedLeft === null || includedLeft > 0 || (usage && isUnlimited(usage.total_available))
  const typed = question.trim()
  const fault =
    typed === ''
      ? words.missing
      : typed.length > QUESTION_MAX
        ? query.tooLong(QUESTION_MAX)
        : undefined

  const type = (text: string) => {
    setQuestion(text)
    keepDraft(draftKey, { question: text })
  }
  const ask = (text: string) => {
    type(text)
    onAsk(text, () => {
      setQuestion('')
      setTried(false)
      dropDraft(draftKey)
    })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isPending && fault === undefined) ask(typed)
  }

  return (
    // A new answer above it moves it down, and not the text up.
    <form noValidate onSubmit={submit} className="space-y-4 [overflow-anchor:none]">
      {suggestions.length > 0 && (
        <div>
          <p className="mb-2 text-quiet text-sm">{words.youCouldAsk}</p>
          <ul lang={language} className="flex flex-wrap gap-2">
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                {/* What costs something is asked by the button that says so. */}
                <QuestionButton
                  onClick={() => (isFree && !isPending ? ask(suggestion) : type(suggestion))}
                >
                  {suggestion}
                </QuestionButton>
              </li>
            ))}
          </ul>
        </div>
      )}
      <TextArea
        name="asking-on"
        label={words.label}
        rows={2}
        value={question}
        onChange={({ target }) => type(target.value)}
        onKeyDown={sendOnEnter}
        enterKeyHint="send"
        error={tried ? fault : undefined}
      />
      {!isPending && problem}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button type="submit" look="outline" pending={isPending}>
          {isPending ? words.asking : isFree ? words.ask : words.askCounted}
        </Button>
        <Price includedLeft={includedLeft} usage={usage} mode={mode} />
      </div>
    </form>
  )
}
