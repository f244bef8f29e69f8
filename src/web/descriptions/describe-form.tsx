import { type FormEvent, useRef, useState } from 'react'
import { CONTEXT_MAX, DESCRIPTION_TYPES, type Question, TITLE_MAX } from '#shared/descriptions.ts'
import { LANGUAGE_NAMES, LANGUAGES } from '#shared/languages.ts'
import { type DescribeDraft, formOf, questionsOf } from '#web/descriptions/describe-draft.ts'
import { ImproveFields } from '#web/descriptions/improve-fields.tsx'
import { ModeChoice } from '#web/descriptions/mode-choice.tsx'
import type { Describing } from '#web/descriptions/use-describing.ts'
import { useWords } from '#web/descriptions/use-words.ts'
import { IMAGE_WORDS } from '#web/images/image-words.ts'
import { PictureField } from '#web/images/picture-field.tsx'
import { Sending } from '#web/images/sending.tsx'
import type { useChosenPicture } from '#web/images/use-chosen-picture.ts'
import { ApiError } from '#web/lib/api.ts'
import { errorText } from '#web/lib/error-text.ts'
import { useMe } from '#web/lib/use-me.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { ErrorBox } from '#web/ui/message-box.tsx'
import { SelectField } from '#web/ui/select.tsx'
import { INTERVIEW_WORDS } from '#web/words/interview-words.ts'
import { useInterfaceLanguage, wantedLanguage } from '#web/words/words.ts'

interface DescribeFormProps {
  draft: DescribeDraft
  onChange: (part: Partial<DescribeDraft>) => void
  describing: Describing
  picture: ReturnType<typeof useChosenPicture>
}

interface AnswerProps {
  question: Question
  label: string
  hint: string
  aside: string
  value: string
  onAnswer: (text: string) => void
}

/** The field of a question: one line for a title, more for the others. */
function Answer({ question, value, onAnswer, ...words }: AnswerProps) {
  const field = { ...words, name: question, value }
  if (question === 'work_title')
    return (
      <TextField
        {...field}
        maxLength={TITLE_MAX}
        onChange={({ target }) => onAnswer(target.value)}
      />
    )
  return (
    <TextArea
      {...field}
      rows={2}
      maxLength={CONTEXT_MAX}
      onChange={({ target }) => onAnswer(target.value)}
    />
  )
}

/** Gathers what a description is made of. */
export function DescribeForm({ draft, onChange, describing, picture }: DescribeFormProps) {
  const words = useWords()
  const me = useMe()
  const imageWords = { ...IMAGE_WORDS[useInterfaceLanguage()], ...words, file: words.artwork }
  const interview = INTERVIEW_WORDS[useInterfaceLanguage()]
  const { chosen, fault, choose } = picture
  const [missing, setMissing] = useState<'image' | 'existing' | null>(null)
  const chooser = useRef<HTMLButtonElement>(null)
  const existing = useRef<HTMLTextAreaElement>(null)
  const language = draft.language ?? me.data?.preferred_language ?? wantedLanguage()
  const isImproving = draft.mode === 'improve_existing'
  const isConverting = chosen?.preview === 'converting'
  const { isPending, error, sent } = describing

  const change = (part: Partial<DescribeDraft>) => {
    setMissing(null)
    onChange(part)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isPending || isConverting) return
    const wanting =
      chosen === null ? 'image' : isImproving && draft.existing.trim() === '' ? 'existing' : null
    setMissing(wanting)
    if (wanting === 'image') chooser.current?.focus()
    if (wanting === 'existing') existing.current?.focus()
    if (wanting === null && chosen) describing.mutate(formOf(draft, language, chosen.file))
  }
  const pictureError = fault
    ? imageWords[fault]
    : missing === 'image'
      ? words.imageMissing
      : undefined
  return (
    <form
      noValidate
      onSubmit={submit}
      className="max-w-3xl space-y-6 bg-paper p-6 shadow-label sm:p-8"
    >
      <ModeChoice mode={draft.mode} onChange={(mode) => change({ mode })} />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          label={words.type}
          hint={words.typeHints[draft.type]}
          choices={DESCRIPTION_TYPES.map((value) => ({ value, label: words.types[value] }))}
          value={draft.type}
          onChange={({ target }) =>
            change({
              type: DESCRIPTION_TYPES.find((known) => known === target.value) ?? draft.type,
            })
          }
        />
        <SelectField
          label={words.language}
          choices={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          value={language}
          onChange={({ target }) =>
            change({ language: LANGUAGES.find((known) => known === target.value) ?? language })
          }
        />
      </div>
      {isImproving && (
        <ImproveFields
          draft={draft}
          onChange={change}
          error={missing === 'existing' ? words.existingMissing : undefined}
          text={existing}
        />
      )}
      <PictureField
        words={imageWords}
        chosen={chosen}
        aside={words.required}
        error={pictureError}
        chooser={chooser}
        disabled={isPending}
        onChoose={(file) => {
          setMissing(null)
          choose(file)
        }}
      />
      <fieldset className="space-y-5">
        <legend className="mb-3 font-display text-2xl">
          {isImproving ? words.context : interview.title}
        </legend>
        {!isImproving && <p className="text-quiet">{interview.lead}</p>}
        {questionsOf(draft).map((question) => (
          <Answer
            key={question}
            question={question}
            label={interview.label[question]}
            hint={interview.ask[question]}
            aside={words.optional}
            value={draft.told[question]}
            onAnswer={(text) => change({ told: { ...draft.told, [question]: text } })}
          />
        ))}
        <TextField
          label={words.audience}
          hint={words.audienceHint}
          aside={words.optional}
          maxLength={CONTEXT_MAX}
          value={draft.audience}
          onChange={({ target }) => change({ audience: target.value })}
        />
      </fieldset>
      {missing === null && error && !isPending && <ErrorBox>{problemOf(error, words)}</ErrorBox>}
      {isPending && sent < 1 && <Sending sent={sent} />}
      <Button
        type="submit"
        pending={isPending}
        disabled={!isPending && isConverting}
        className="w-full"
      >
        {isPending ? words.working : isImproving ? words.improve : words.generate}
      </Button>
      <p className="text-quiet text-sm">{imageWords.privacy}</p>
    </form>
  )
}

function problemOf(error: Error, words: ReturnType<typeof useWords>): string {
  if (!(error instanceof ApiError)) return words.broken
  return errorText(error, words.failed)
}
