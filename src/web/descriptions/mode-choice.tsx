import { CREATION_MODES, type CreationMode } from '#shared/descriptions.ts'
import { useWords } from '#web/descriptions/use-words.ts'

interface ModeChoiceProps {
  mode: CreationMode
  onChange: (mode: CreationMode) => void
}

/** A new description, or a better one. */
export function ModeChoice({ mode, onChange }: ModeChoiceProps) {
  const words = useWords()
  return (
    <fieldset>
      <legend className="mb-2 font-medium">{words.mode}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {CREATION_MODES.map((value) => (
          <label
            key={value}
            className="flex min-h-11 items-center gap-3 rounded-md border border-edge bg-paper px-4 py-2 font-medium hover:border-ink has-checked:border-accent has-focus-visible:outline-2"
          >
            <input
              type="radio"
              name="creation_mode"
              value={value}
              checked={mode === value}
              onChange={() => onChange(value)}
            />
            {words.modes[value]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
