interface Choice<Value extends string> {
  value: Value
  label: string
  lang?: string
}

interface ChoicesProps<Value extends string> {
  name: string
  legend: string
  choices: readonly Choice<Value>[]
  value: Value
  onChange: (value: Value) => void
}

/** A few choices side by side: radio buttons of the browser, drawn as a row. */
export function Choices<Value extends string>({
  name,
  legend,
  choices,
  value,
  onChange,
}: ChoicesProps<Value>) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <label
            key={choice.value}
            lang={choice.lang}
            className="inline-flex min-h-11 cursor-pointer items-center rounded-md border border-edge px-4 hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-wall forced-colors:has-checked:forced-color-adjust-none forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-3"
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              className="sr-only"
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
