import { useRef } from 'react'
import type { Description } from '#shared/api/descriptions.ts'
import { DescriptionBody } from '#web/descriptions/description-body.tsx'
import { useDecided } from '#web/descriptions/edits/use-decided.ts'
import { FILE_FORMATS, fileOf } from '#web/descriptions/kept/description-file.ts'
import { useWords as useDescribeWords } from '#web/descriptions/use-words.ts'
import { saveFile } from '#web/lib/download.ts'
import { copyOrSelect } from '#web/reading/copy.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { KEPT_DESCRIPTION_WORDS } from '#web/words/kept-description-words.ts'
import { useInterfaceLanguage, useWords } from '#web/words/words.ts'

interface FullDescriptionProps {
  description: Description
  open: boolean
  onClose: () => void
}

/** A whole description over the list. */
export function FullDescription({ description: given, open, onClose }: FullDescriptionProps) {
  const decided = useDecided(given)
  const { description } = decided
  const words = useDescribeWords()
  const { saveAs } = KEPT_DESCRIPTION_WORDS[useInterfaceLanguage()]
  const { site } = useWords()
  const text = useRef<HTMLDivElement>(null)
  const copy = async () => {
    const copied = await copyOrSelect(description.description, text.current)
    showToast(copied ? words.copied : words.copySelected)
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.types[description.description_type]}
      closeLabel={site.close}
      actions={
        <>
          {FILE_FORMATS.map((format) => (
            <Button key={format} look="plain" onClick={() => saveFile(fileOf(description, format, words))}>
              {saveAs(format)}
            </Button>
          ))}
          <Button onClick={copy}>{words.copy}</Button>
        </>
      }
    >
      <DescriptionBody decided={decided} text={text} />
    </Dialog>
  )
}
