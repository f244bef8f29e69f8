import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import type { QueryArtwork } from '#shared/api/analysis.ts'
import { LANGUAGE_NAMES } from '#shared/languages.ts'
import { PICTURE_COPY_SIDE } from '#shared/pictures.ts'
import { DepthFields, useDepth } from '#web/analysis/depth-fields.tsx'
import type { QueryDraft } from '#web/analysis/query-draft.ts'
import { WHOLE_PICTURE } from '#web/images/crop.ts'
import { IMAGE_WORDS } from '#web/images/image-words.ts'
import { LABEL_WORDS } from '#web/images/label-words.ts'
import type { Photo } from '#web/images/photo.ts'
import { PictureField } from '#web/images/picture-field.tsx'
import { Sending } from '#web/images/sending.tsx'
import { useTold } from '#web/images/told-draft.ts'
import { ToldFields } from '#web/images/told-fields.tsx'
import { announcePicture } from '#web/images/upload.ts'
import { useChosenPicture } from '#web/images/use-chosen-picture.ts'
import { useCrop } from '#web/images/use-crop.ts'
import { takeAskedPhoto } from '#web/lib/asked-before.ts'
import { Button } from '#web/ui/button.tsx'
import { Details } from '#web/ui/details.tsx'
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
  /** Another picture was chosen, or none: what went wrong with the last one is over. */
  onPicture: () => void
  onCancel: () => void
}

/**
 * Asks about an artwork by a picture of it: the picture and the button first, what can be told of
 * it after them.
 */
export function ImageForm({
  draft,
  onChange,
  isPending,
  sent,
  problem,
  onAsk,
  onPicture,
  onCancel,
}: ImageFormProps) {
  const language = useInterfaceLanguage()
  const words = IMAGE_WORDS[language]
  const labelWords = LABEL_WORDS[language]
  const { query, modes } = useInsideWords()
  const depth = useDepth(draft)
  const { chosen, fault, choose } = useChosenPicture()
  const { crop, setCrop, cropFailed, keptPart } = useCrop()
  const { told, change } = useTold()
  // What was told before a reload is shown again; from then on the visitor opens and closes.
  const [wasTold] = useState(() => Object.values(told).some((text) => text !== ''))
  const [keepCopy, setKeepCopy] = useState(false)
  const [isLabel, setIsLabel] = useState(false)
  // A photo from before the login waits in the browser.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    void takeAskedPhoto().then((photo) => {
      if (photo) void choose(photo)
    })
  }, [])
  const isConverting = chosen?.preview === 'converting'

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isPending || isConverting || chosen === null) return
    const part = await keptPart(chosen)
    if (part === null) return
    const { title, artist, question, description } = told
    onAsk(
      {
        name: title.trim(),
        artist: artist.trim(),
        question: question.trim(),
        mode: depth.mode,
        language: depth.language,
      },
      { ...part, description: description.trim(), keepCopy: keepCopy && !isLabel, isLabel },
    )
  }
  const asking = (
    <>
      {!isPending && problem}
      {/* On phones it stays under the thumb, above the bar, however high the picture is. */}
      <Button
        type="submit"
        pending={isPending}
        disabled={!isPending && (chosen === null || isConverting)}
        className={`w-full ${chosen ? 'max-sm:sticky max-sm:bottom-[calc(5rem+env(safe-area-inset-bottom))] max-sm:z-10' : ''}`}
      >
        {isPending ? query.submitting : words.submit}
      </Button>
      {isPending && sent !== null ? (
        <Sending sent={sent} onCancel={onCancel} />
      ) : (
        <p className="text-quiet text-sm">{chosen === null ? words.missing : words.privacy}</p>
      )}
    </>
  )
  return (
    <form noValidate onSubmit={submit} className="space-y-5">
      <PictureField
        words={words}
        chosen={chosen}
        error={fault ? words[fault] : cropFailed ? words.cropFailed : undefined}
        cropping={{ crop, onCrop: setCrop }}
        disabled={isPending}
        onChoose={(file) => {
          onPicture()
          setCrop(WHOLE_PICTURE)
          if (file) announcePicture()
          choose(file)
        }}
      >
        {chosen && (
          <div className="contents *:mt-4">
            {asking}
            <TickBox
              label={labelWords.isLabel}
              hint={labelWords.isLabelHint}
              checked={isLabel}
              disabled={isPending}
              onChange={({ target }) => setIsLabel(target.checked)}
            />
          </div>
        )}
      </PictureField>
      {!chosen && asking}
      {chosen && (
        <Details
          open={wasTold}
          summary={
            <span>
              {words.more}
              <span className="block font-normal text-quiet text-sm">
                {words.moreHint(modes[depth.mode], LANGUAGE_NAMES[depth.language])}
              </span>
            </span>
          }
        >
          <div className="space-y-5 pt-2">
            <ToldFields told={told} onChange={change} />
            <DepthFields
              depth={depth}
              onMode={(mode) => onChange({ mode })}
              onLanguage={(language) => onChange({ language })}
            />
            {!isLabel && (
              <TickBox
                label={words.keepCopy}
                hint={words.keepCopyHint(PICTURE_COPY_SIDE)}
                checked={keepCopy}
                onChange={({ target }) => setKeepCopy(target.checked)}
              />
            )}
          </div>
        </Details>
      )}
      <Details summary={words.tipsTitle}>
        <ul className="list-disc space-y-1 pl-5">
          {[...words.tips, labelWords.photographIt].map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </Details>
    </form>
  )
}
