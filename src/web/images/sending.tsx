import { IMAGE_WORDS } from '#web/images/image-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Meter } from '#web/ui/meter.tsx'
import { useInsideWords } from '#web/words/inside.ts'
import { useInterfaceLanguage } from '#web/words/words.ts'

interface SendingProps {
  /** How much has been sent, 0..1. */
  sent: number
  /** What is said while it is sent, where that is no picture. */
  label?: string
  /** Left out where it is too late for it. */
  onCancel?: () => void
}

/** How much of what is uploaded has been sent, and the way out. */
export function Sending({ sent, label, onCancel }: SendingProps) {
  const words = IMAGE_WORDS[useInterfaceLanguage()]
  const sending = label ?? words.sending
  const { query } = useInsideWords()
  return (
    <div className="flex flex-wrap items-center gap-3 text-sm">
      <div
        role="progressbar"
        aria-label={sending}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(sent * 100)}
        className="grow"
      >
        <Meter value={sent} max={1} />
      </div>
      <span>{sent < 1 ? sending : query.processing}</span>
      {onCancel && (
        <Button look="plain" onClick={onCancel}>
          {words.cancel}
        </Button>
      )}
    </div>
  )
}
