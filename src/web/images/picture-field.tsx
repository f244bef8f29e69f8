import {
  type DragEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { PICTURE_ACCEPT } from '#shared/pictures.ts'
import type { Crop } from '#web/images/crop.ts'
import { CropFrame } from '#web/images/crop-frame.tsx'
import { isHeic } from '#web/images/heic-preview.ts'
import type { ImageWords } from '#web/images/image-words.ts'
import type { ChosenPicture } from '#web/images/use-chosen-picture.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

interface PictureFieldProps {
  words: ImageWords
  chosen: ChosenPicture | null
  error: string | undefined
  disabled: boolean
  onChoose: (file: File | null) => void
  /** What is kept of the picture; without it the picture cannot be cropped. */
  cropping?: { crop: Crop; onCrop: (crop: Crop) => void }
  /** Beside the name of the field, such as "required". */
  aside?: string
  /** The button that leads to a file: where the focus goes when a picture is missing. */
  chooser?: Ref<HTMLButtonElement>
  /** What to do with the picture: right below it, before the ways to another. */
  children?: ReactNode
}

function firstFile({ files }: DataTransfer): File | null {
  return files[0] ?? null
}

/** The picture with its preview, or what stands for it. */
function Chosen({
  chosen: { file, preview },
  words,
  cropping,
  disabled,
}: { chosen: ChosenPicture } & Pick<PictureFieldProps, 'words' | 'cropping' | 'disabled'>) {
  if (preview === 'converting')
    return (
      <p role="status" className="flex items-center gap-3 py-6 text-quiet">
        <Spinner className="size-5" />
        {isHeic(file) && words.converting}
      </p>
    )
  if (preview !== 'none' && cropping)
    return (
      <CropFrame
        preview={preview}
        name={file.name}
        words={words}
        disabled={disabled}
        {...cropping}
      />
    )
  if (preview !== 'none')
    return (
      <img
        src={preview.url}
        width={preview.width}
        height={preview.height}
        alt={words.preview(file.name)}
        className="mx-auto h-auto max-h-80 max-sm:max-h-[36dvh] w-auto max-w-full shadow-hung"
      />
    )
  return (
    <div className="space-y-3">
      <p
        role="status"
        className="rounded-md border border-amber-700 bg-amber-50 px-4 py-3 text-amber-950"
      >
        {isHeic(file) ? words.heicNoPreview : words.noPreview}
      </p>
      <div className="rounded-md border border-line bg-wall px-4 py-3">
        <p className="font-medium">{words.selected}</p>
        <p className="break-all text-sm">{file.name}</p>
        <p className="text-quiet text-sm">{words.ready}</p>
      </div>
    </div>
  )
}

/** Takes a picture from a file, from the camera, dropped or pasted. */
export function PictureField({
  words,
  chosen,
  error,
  disabled,
  onChoose,
  cropping,
  aside,
  chooser,
  children,
}: PictureFieldProps) {
  const fileInput = useRef<HTMLInputElement>(null)
  const cameraInput = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const errorId = useId()
  const take = (file: File | null) => {
    if (!disabled && file) onChoose(file)
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    take(firstFile(event.dataTransfer))
  }
  const onDragOver = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(true)
  }
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const file = event.clipboardData && firstFile(event.clipboardData)
    if (!file) return
    event.preventDefault()
    take(file)
  })
  // A picture is pasted wherever the focus is, so the whole page listens.
  useEffect(() => {
    const listen = (event: ClipboardEvent) => onPaste(event)
    document.addEventListener('paste', listen)
    return () => document.removeEventListener('paste', listen)
  }, [])
  const input = (
    reference: typeof fileInput,
    name: string,
    options: { accept: string; capture?: 'environment' },
  ) => (
    <input
      ref={reference}
      type="file"
      aria-label={name}
      className="sr-only"
      tabIndex={-1}
      disabled={disabled}
      onChange={({ target }) => {
        take(target.files?.[0] ?? null)
        target.value = ''
      }}
      {...options}
    />
  )
  return (
    <fieldset
      onDrop={onDrop}
      onDragOver={onDragOver}
      onDragLeave={() => setIsOver(false)}
      data-over={isOver || undefined}
      data-invalid={error ? true : undefined}
      className="rounded-md border-2 border-edge border-dashed p-4 data-invalid:border-danger data-over:border-accent data-over:bg-wall"
    >
      <legend className="px-1 font-medium">
        {words.file}
        {aside && <span className="ml-3 font-normal text-quiet text-sm">{aside}</span>}
      </legend>
      {input(fileInput, words.choose, { accept: PICTURE_ACCEPT })}
      {input(cameraInput, words.takePhoto, { accept: 'image/*', capture: 'environment' })}
      {chosen && <Chosen chosen={chosen} words={words} cropping={cropping} disabled={disabled} />}
      {children}
      <div className={`flex flex-wrap ${chosen ? 'mt-3 gap-x-5' : 'gap-3'}`}>
        <Button
          look={chosen ? 'plain' : 'solid'}
          disabled={disabled}
          className={`hidden pointer-coarse:inline-flex ${chosen ? '' : 'min-h-14 w-full'}`}
          onClick={() => cameraInput.current?.click()}
        >
          {!chosen && <Icon name="scan" />}
          {words.takePhoto}
        </Button>
        <Button
          ref={chooser}
          look={chosen ? 'plain' : 'outline'}
          disabled={disabled}
          aria-describedby={error ? errorId : undefined}
          // Led here, the reader sees what is wrong below it as well.
          className={`scroll-my-40 ${chosen ? '' : 'pointer-coarse:w-full'}`}
          onClick={() => fileInput.current?.click()}
        >
          {chosen ? words.other : words.choose}
        </Button>
        {chosen && (
          <Button look="plain" disabled={disabled} onClick={() => onChoose(null)}>
            {words.remove}
          </Button>
        )}
      </div>
      {!chosen && <p className="mt-3 text-quiet text-sm leading-snug">{words.fileHint}</p>}
      {error && (
        <p
          id={errorId}
          role="alert"
          className="mt-1.5 font-medium text-danger text-sm leading-snug"
        >
          {error}
        </p>
      )}
    </fieldset>
  )
}
