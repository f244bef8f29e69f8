import { LISTEN_WORDS } from '#web/listening/listen-words.ts'
import { useListening } from '#web/listening/listening.tsx'
import { RATES } from '#web/listening/use-speaking.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { useInterfaceLanguage } from '#web/words/words.ts'

function Step({
  icon,
  label,
  disabled = false,
  onPress,
}: {
  icon: IconName
  label: string
  disabled?: boolean
  onPress: () => void
}) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      // It keeps the focus at the first and the last sentence.
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onPress}
      className="grid size-11 place-items-center aria-disabled:text-quiet aria-disabled:opacity-50"
    >
      <Icon name={icon} className="size-5" />
    </button>
  )
}

/**
 * Reads a text aloud. Its room is kept before it is known whether there is a voice; once begun, it
 * stays in view. The text of the page has it beside what comes before the text.
 *
 * @param label what a press begins, where it is not the text of the page.
 */
export function ListenBar({ label }: { label?: string }) {
  const words = LISTEN_WORDS[useInterfaceLanguage()]
  const listening = useListening()
  const listen = label ?? words.listen
  const stands = label === undefined ? 'float-right mt-3.5 ml-4 print:hidden' : 'mt-4'
  if (listening === null) return <div className={`${stands} h-14 w-32`} />
  const { isPlaying, spoken, rate, isFirst, isLast } = listening
  const hasBegun = spoken !== null
  const place = hasBegun
    ? 'sticky top-2 z-10 border-line bg-paper px-2 shadow-label'
    : 'border-transparent'
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
    <div
      role="group"
      aria-label={listen}
      className={`${stands} flex min-h-14 w-fit max-w-full items-center gap-1 border ${place}`}
    >
      <Button
        look={hasBegun ? 'solid' : 'outline'}
        onClick={isPlaying ? listening.pause : listening.play}
        className="min-w-32"
      >
        <Icon name={isPlaying ? 'pause' : 'play'} className="size-5" />
        {isPlaying ? words.pause : hasBegun ? words.goOn : listen}
      </Button>
      {hasBegun && (
        <>
          <Step
            icon="before"
            label={words.before}
            disabled={isFirst}
            onPress={() => listening.step(-1)}
          />
          <Step
            icon="next"
            label={words.next}
            disabled={isLast}
            onPress={() => listening.step(1)}
          />
          <select
            aria-label={words.speed}
            value={rate}
            onChange={({ target }) => listening.setRate(Number(target.value))}
            className="min-h-11 border border-edge bg-paper px-2"
          >
            {RATES.map((value) => (
              <option key={value} value={value}>
                {words.rate(value)}
              </option>
            ))}
          </select>
          <Step icon="close" label={words.stop} onPress={listening.stop} />
        </>
      )}
    </div>
  )
}
