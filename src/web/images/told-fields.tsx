import { ARTIST_MAX, DESCRIPTION_MAX, NAME_MAX, QUESTION_MAX } from '#shared/limits.ts'
import { IMAGE_WORDS } from '#web/images/image-words.ts'
import type { Told } from '#web/images/told-draft.ts'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { useInsideWords } from '#web/words/inside.ts'
import { useInterfaceLanguage } from '#web/words/words.ts'

/** What can be told of a picture; nothing of it has to be. */
export function ToldFields({
  told,
  onChange,
}: {
  told: Told
  onChange: (part: Partial<Told>) => void
}) {
  const words = IMAGE_WORDS[useInterfaceLanguage()]
  const { query } = useInsideWords()
  const line = (name: 'title' | 'artist', label: string, most: number) => (
    <TextField
      name={`picture-${name}`}
      label={label}
      aside={query.optional}
      autoComplete="off"
      maxLength={most}
      value={told[name]}
      onChange={({ target }) => onChange({ [name]: target.value })}
    />
  )
  return (
    <>
      {line('title', words.title, NAME_MAX)}
      {line('artist', query.artist, ARTIST_MAX)}
      <TextArea
        name="picture-description"
        label={words.description}
        aside={query.optional}
        hint={words.descriptionHint}
        rows={2}
        maxLength={DESCRIPTION_MAX}
        value={told.description}
        onChange={({ target }) => onChange({ description: target.value })}
      />
      <TextArea
        name="picture-question"
        label={query.question}
        aside={query.optional}
        rows={3}
        maxLength={QUESTION_MAX}
        value={told.question}
        onChange={({ target }) => onChange({ question: target.value })}
      />
    </>
  )
}
