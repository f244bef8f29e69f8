import { IMAGE_WORDS } from '#web/images/image-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Meter } from '#web/ui/meter.tsx'
import { useInsideWords } from '#web/words/inside.ts'
import { useInterfaceLanguage } from '#web/words/words.ts'

/** How much of a picture has been sent, 0..1, and the way out. */
export function Sending({ sent, onCancel }: { sent: number; onCancel: () => void }) {
  const words = IMAGE_WORDS[useInterfaceLanguage()]
  const { query } = useInsideWords()
  return (
    <div className="flex flex-wrap items-center gap-3 text-sm">
      <div
        role="progressbar"
        aria-label={words.sending}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(sent * 100)}
        className="grow"
      >
        <Meter value={sent} max={1} />
      </div>
      <span>{sent < 1 ? words.sending : query.processing}</span>
      <Button look="plain" onClick={onCancel}>
        {words.cancel}
      </Button>
    </div>
  )
}
