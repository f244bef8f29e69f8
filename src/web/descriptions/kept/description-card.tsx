import { useRef, useState } from 'react'
import type { Description } from '#shared/api/descriptions.ts'
import { localTime } from '#shared/days.ts'
import { LANGUAGE_NAMES } from '#shared/languages.ts'
import { DescriptionBody } from '#web/descriptions/description-body.tsx'
import { StillOpen } from '#web/descriptions/edits/still-open.tsx'
import { useDecided } from '#web/descriptions/edits/use-decided.ts'
import { FILE_FORMATS, fileOf } from '#web/descriptions/kept/description-file.ts'
import { useWords } from '#web/descriptions/use-words.ts'
import { saveFile } from '#web/lib/download.ts'
import { copyOrSelect } from '#web/reading/copy.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { useInsideWords } from '#web/words/inside.ts'
import { KEPT_DESCRIPTION_WORDS } from '#web/words/kept-description-words.ts'
import { useInterfaceLanguage } from '#web/words/words.ts'

interface DescriptionCardProps {
  description: Description
  /** It has just been brought back. */
  isBack: boolean
  isRemoving: boolean
  onRemove: () => void
}

/** One description in the list. It opens in its place. */
export function DescriptionCard(props: DescriptionCardProps) {
  const { isBack, isRemoving, onRemove } = props
  const decided = useDecided(props.description)
  const { description } = decided
  const words = useWords()
  const { history } = useInsideWords()
  const language = useInterfaceLanguage()
  const kept = KEPT_DESCRIPTION_WORDS[language]
  const text = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const at = localTime(description.created_at, language)
  const type = words.types[description.description_type]
  const badge = 'rounded-sm border border-line px-2 py-0.5'
  const copy = async () => {
    const copied = await copyOrSelect(description.description, text.current)
    showToast(copied ? words.copied : words.copySelected)
  }
  return (
    <article className="bg-paper p-5 shadow-label sm:p-6">
      <h2 className="mb-2.5 text-[1.75rem]">{type}</h2>
      <ul className="flex flex-wrap items-center gap-2 text-quiet text-sm">
        <li className="mr-1">
          <time dateTime={description.created_at}>{at}</time>
        </li>
        <li className={badge} lang={description.language}>
          {LANGUAGE_NAMES[description.language]}
        </li>
        {description.creation_mode === 'improve_existing' && (
          <li className={badge}>{kept.improved}</li>
        )}
      </ul>
      <div className="mt-3.5">
        {isOpen ? (
          <DescriptionBody decided={decided} text={text} />
        ) : (
          <div
            ref={text}
            lang={description.language}
            className="line-clamp-4 max-w-prose whitespace-pre-line"
          >
            {description.description}
          </div>
        )}
      </div>
      <div className="mt-4 flex flex-wrap gap-x-3 gap-y-2">
        <StillOpen description={description} />
        {/* After Undo the reader is here again. */}
        <Button
          look="outline"
          autoFocus={isBack}
          aria-expanded={isOpen}
          aria-label={isOpen ? undefined : kept.viewOf(type, at)}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? kept.close : kept.view}
        </Button>
        {isOpen &&
          FILE_FORMATS.map((format) => (
            <Button
              key={format}
              look="plain"
              onClick={() => saveFile(fileOf(description, format, words))}
            >
              {kept.saveAs(format)}
            </Button>
          ))}
        <Button look="plain" aria-label={history.copyOf(`${type}, ${at}`)} onClick={copy}>
          {history.copy}
        </Button>
        <Button
          look="plain"
          pending={isRemoving}
          aria-label={history.removeOf(`${type}, ${at}`)}
          onClick={onRemove}
        >
          {history.remove}
        </Button>
      </div>
    </article>
  )
}
