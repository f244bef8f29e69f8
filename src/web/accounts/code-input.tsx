import {
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
  useId,
  useState,
} from 'react'
import { CODE_LENGTH } from '#shared/limits.ts'

const PLACES = Array.from({ length: CODE_LENGTH }, (_, place) => place)

function digitsOf(text: string): string {
  return text.replace(/\D/g, '').slice(0, CODE_LENGTH)
}

/** Puts the caret on a place: a digit that stands there is selected, so that typing replaces it. */
function goTo(input: HTMLInputElement, place: number) {
  const end = input.value.length
  input.setSelectionRange(Math.min(place, end), Math.min(place + 1, end))
}

/**
 * Six boxes drawn over one real input, so that codes from messages fill in, pasting works, and a
 * screen reader meets one field. Typing moves on, backspace on an empty box moves back, arrows and
 * taps choose a box.
 */
export function CodeInput({
  ref,
  label,
  value,
  onChange,
  invalid,
}: {
  ref?: Ref<HTMLInputElement>
  label: string
  value: string
  onChange: (code: string) => void
  invalid?: boolean
}) {
  const id = useId()
  const [place, setPlace] = useState<number | null>(null)

  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    // The browser would cut "123 456" before its space is taken out.
    event.preventDefault()
    const { value: old, selectionStart, selectionEnd } = event.currentTarget
    const pasted = digitsOf(event.clipboardData.getData('text'))
    if (pasted === '') return
    const whole = pasted.length === CODE_LENGTH
    onChange(
      whole
        ? pasted
        : digitsOf(old.slice(0, selectionStart ?? 0) + pasted + old.slice(selectionEnd ?? 0)),
    )
  }
  const move = (event: KeyboardEvent<HTMLInputElement>) => {
    const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    goTo(event.currentTarget, Math.max(0, (event.currentTarget.selectionStart ?? 0) + step))
  }
  const tap = (event: MouseEvent<HTMLInputElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    goTo(event.currentTarget, Math.floor(((event.clientX - left) / width) * CODE_LENGTH))
  }
  const follow = (input: HTMLInputElement) => {
    const { selectionStart, selectionEnd } = input
    setPlace(Math.min(selectionStart ?? 0, CODE_LENGTH - 1))
    if (selectionStart === selectionEnd && (selectionStart ?? 0) < input.value.length)
      goTo(input, selectionStart ?? 0)
  }

  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium">
        {label}
      </label>
      <div className="relative max-w-96">
        <div aria-hidden="true" className="grid grid-cols-6 gap-2">
          {PLACES.map((box) => (
            <span
              key={box}
              data-current={(place !== null && box === Math.min(place, value.length)) || undefined}
              data-invalid={invalid || undefined}
              className="grid h-14 place-items-center rounded-md border border-edge bg-paper text-2xl tabular-nums data-invalid:border-danger data-current:outline-2 data-current:outline-accent"
            >
              {value[box]}
            </span>
          ))}
        </div>
        <input
          ref={ref}
          id={id}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9]*"
          required
          aria-invalid={invalid || undefined}
          value={value}
          onChange={(event) => onChange(digitsOf(event.target.value))}
          onPaste={paste}
          onKeyDown={move}
          onClick={tap}
          onSelect={(event) => follow(event.currentTarget)}
          onFocus={(event) => follow(event.currentTarget)}
          onBlur={() => setPlace(null)}
          className="absolute inset-0 w-full cursor-text bg-transparent text-transparent caret-transparent outline-none selection:bg-transparent selection:text-transparent"
        />
      </div>
    </div>
  )
}
