import type { Ref } from 'react'
import { EXISTING_MAX, IMPROVEMENT_GOALS } from '#shared/descriptions.ts'
import type { DescribeDraft } from '#web/descriptions/describe-draft.ts'
import { useWords } from '#web/descriptions/use-words.ts'
import { TextArea } from '#web/ui/field.tsx'
import { TickBox } from '#web/ui/tick-box.tsx'

interface ImproveFieldsProps {
  draft: DescribeDraft
  onChange: (part: Partial<DescribeDraft>) => void
  /** What is wrong with the text. */
  error: string | undefined
  /** The field of the text: where the focus goes when it is missing. */
  text: Ref<HTMLTextAreaElement>
}

/** The text to improve, and what should be better. */
export function ImproveFields({ draft, onChange, error, text }: ImproveFieldsProps) {
  const words = useWords()
  const tick = (goal: (typeof IMPROVEMENT_GOALS)[number], isChosen: boolean) =>
    onChange({
      goals: IMPROVEMENT_GOALS.filter((known) =>
        known === goal ? isChosen : draft.goals.includes(known),
      ),
    })
  return (
    <>
      <TextArea
        ref={text}
        name="existing_description"
        label={words.existing}
        aside={words.required}
        error={error}
        rows={6}
        maxLength={EXISTING_MAX}
        value={draft.existing}
        onChange={({ target }) => onChange({ existing: target.value })}
      />
      <fieldset>
        <legend className="mb-2 font-medium">{words.goals}</legend>
        <div className="grid gap-3 sm:grid-cols-2">
          {IMPROVEMENT_GOALS.map((goal) => (
            <TickBox
              key={goal}
              label={words.goal[goal]}
              checked={draft.goals.includes(goal)}
              onChange={({ target }) => tick(goal, target.checked)}
            />
          ))}
        </div>
        <p className="mt-2 text-quiet text-sm">{words.goalsHint}</p>
      </fieldset>
    </>
  )
}
