import { type KeyboardEvent, useState } from 'react'
import { NAME_MAX } from '#shared/limits.ts'
import { LABEL_WORDS } from '#web/images/label-words.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { useInterfaceLanguage } from '#web/words/words.ts'

/** Maker and title are among the first lines of a label. */
const NAMING_LINES = 2

interface ReadOnLabelProps {
  /** Line by line, as it was read: anybody may have written it. */
  read: string
  /** Absent: the answer is still being made. */
  onAsk?: ((name: string) => void) | undefined
}

/** What was read on a wall label, and a field to correct it and ask again. */
export function ReadOnLabel({ read, onAsk }: ReadOnLabelProps) {
  const words = LABEL_WORDS[useInterfaceLanguage()]
  const [name, setName] = useState(() =>
    read.split('\n').slice(0, NAMING_LINES).join(', ').slice(0, NAME_MAX),
  )
  const ask = () => {
    if (name.trim() !== '') onAsk?.(name.trim())
  }
  // It may stand within a form, whose button the key would press.
  const askByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    ask()
  }
  return (
    <section aria-labelledby="read-on-label" className="mt-4 border-edge border-l-2 pl-4">
      <h2 id="read-on-label" className="font-medium font-text text-base tracking-normal">
        {words.readTitle}
      </h2>
      <blockquote className="mt-1 max-h-40 overflow-y-auto whitespace-pre-line break-words text-quiet">
        {read}
      </blockquote>
      {onAsk && (
        <div className="mt-3 space-y-3">
          <TextField
            name="read-on-label"
            label={words.field}
            hint={words.readNone}
            autoComplete="off"
            maxLength={NAME_MAX}
            value={name}
            onChange={({ target }) => setName(target.value)}
            onKeyDown={askByKey}
          />
          <Button look="outline" onClick={ask}>
            {words.again}
          </Button>
        </div>
      )}
    </section>
  )
}

/** What helps where a picture is not known. */
export function PhotographLabel() {
  return <p className="mt-4 text-quiet">{LABEL_WORDS[useInterfaceLanguage()].photographIt}</p>
}
