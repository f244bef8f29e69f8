import { type FormEvent, type ReactNode, useState } from 'react'
import type { QueryArtwork } from '#shared/api/analysis.ts'
import { ARTIST_MAX, DESCRIPTION_MAX, NAME_MAX, QUESTION_MAX } from '#shared/limits.ts'
import { PICTURE_COPY_SIDE } from '#shared/pictures.ts'
import { DepthFields, useDepth } from '#web/analysis/depth-fields.tsx'
import type { QueryDraft } from '#web/analysis/query-draft.ts'
import { IMAGE_WORDS } from '#web/images/image-words.ts'
import type { Photo } from '#web/images/photo.ts'
import { PictureField } from '#web/images/picture-field.tsx'
import { announcePicture } from '#web/images/upload.ts'
import { useChosenPicture } from '#web/images/use-chosen-picture.ts'
import { Button } from '#web/ui/button.tsx'
import { Details } from '#web/ui/details.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { TickBox } from '#web/ui/tick-box.tsx'
import { useInsideWords } from '#web/words/inside.ts'
import { useInterfaceLanguage } from '#web/words/words.ts'

interface ImageFormProps {
  draft: QueryDraft
  onChange: (part: Partial<QueryDraft>) => void
  isPending: boolean
  /** How much of the picture has been sent, 0..1; null while nothing is sent. */
  sent: number | null
  problem: ReactNode
  onAsk: (query: QueryArtwork, photo: Photo) => void
  onCancel: () => void
}

const NOTHING_TOLD = { title: '', artist: '', description: '', question: '' }

/** Asks about an artwork by a picture of it. */
export function ImageForm({ draft, onChange, isPending, sent, problem, onAsk, onCancel }: ImageFormProps) {
  const words = IMAGE_WORDS[useInterfaceLanguage()]
  const { query } = useInsideWords()
  const depth = useDepth(draft)
  const { chosen, isTooLarge, choose } = useChosenPicture()
  const [told, setTold] = useState(NOTHING_TOLD)
  const [keepCopy, setKeepCopy] = useState(false)
  const change = (part: Partial<typeof NOTHING_TOLD>) => setTold({ ...told, ...part })
  const isConverting = chosen?.preview === 'converting'

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isPending || isConverting || chosen === null) return
    const { title, artist, question, description } = told
    const preview = typeof chosen.preview === 'string' ? null : chosen.preview
    onAsk(
      {
        name: title.trim(),
        artist: artist.trim(),
        question: question.trim(),
        mode: depth.mode,
        language: depth.language,
      },
      { file: chosen.file, preview, description: description.trim(), keepCopy },
    )
  }

  const field = (name: 'title' | 'artist', label: string, most: number) => (
    <TextField
      name={`picture-${name}`}
      label={label}
      aside={query.optional}
      autoComplete="off"
      maxLength={most}
      value={told[name]}
      onChange={({ target }) => change({ [name]: target.value })}
    />
  )
  return (
    <form noValidate onSubmit={submit} className="space-y-5">
      <Details summary={words.tipsTitle}>
        <ul className="list-disc space-y-1 pl-5">
          {words.tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </Details>
      <PictureField
        words={words}
        chosen={chosen}
        error={isTooLarge ? words.tooLarge : undefined}
        disabled={isPending}
        onChoose={(file) => {
          if (file) announcePicture()
          choose(file)
        }}
      />
      {/* What can be told of a picture is asked once there is one. */}
      {chosen && (
        <>
          {field('title', words.title, NAME_MAX)}
          {field('artist', query.artist, ARTIST_MAX)}
          <TextArea
            name="picture-description"
            label={words.description}
            aside={query.optional}
            hint={words.descriptionHint}
            rows={2}
            maxLength={DESCRIPTION_MAX}
            value={told.description}
            onChange={({ target }) => change({ description: target.value })}
          />
          <TextArea
            name="picture-question"
            label={query.question}
            aside={query.optional}
            rows={3}
            maxLength={QUESTION_MAX}
            value={told.question}
            onChange={({ target }) => change({ question: target.value })}
          />
          <DepthFields
            depth={depth}
            onMode={(mode) => onChange({ mode })}
            onLanguage={(language) => onChange({ language })}
          />
          <TickBox
            label={words.keepCopy}
            hint={words.keepCopyHint(PICTURE_COPY_SIDE)}
            checked={keepCopy}
            onChange={({ target }) => setKeepCopy(target.checked)}
          />
        </>
      )}
      {!isPending && problem}
      <Button
        type="submit"
        pending={isPending}
        disabled={!isPending && (chosen === null || isConverting)}
        className="w-full"
      >
        {isPending ? query.submitting : words.submit}
      </Button>
      {isPending && sent !== null ? (
        <div className="flex flex-wrap items-center gap-3 text-sm">
          <progress aria-label={words.sending} value={sent} max={1} className="grow" />
          <span>{sent < 1 ? words.sending : query.processing}</span>
          <Button look="plain" onClick={onCancel}>
            {words.cancel}
          </Button>
        </div>
      ) : (
        <p className="text-quiet text-sm">{chosen === null ? words.missing : words.privacy}</p>
      )}
    </form>
  )
}
