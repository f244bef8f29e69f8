import type { ComponentProps } from 'react'
import { Field, type FieldWords } from '#web/ui/field.tsx'

export interface Choice {
  value: string
  label: string
  disabled?: boolean
}

/** The browser's own select: on a phone it opens the phone's own wheel. */
export function SelectField({
  label,
  hint,
  error,
  invalid,
  aside,
  choices,
  ...select
}: FieldWords & ComponentProps<'select'> & { choices: readonly Choice[] }) {
  return (
    <Field label={label} hint={hint} error={error} invalid={invalid} aside={aside}>
      {({ className, ...control }) => (
        <div className="relative">
          <select {...select} {...control} className={`${className} appearance-none pr-10`}>
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value} disabled={choice.disabled}>
                {choice.label}
              </option>
            ))}
          </select>
          <svg
            viewBox="0 0 12 8"
            className="pointer-events-none absolute top-1/2 right-4 w-3 -translate-y-1/2"
            fill="none"
            aria-hidden="true"
          >
            <path d="m1 1.5 5 5 5-5" stroke="currentColor" strokeWidth="1.5" />
          </svg>
        </div>
      )}
    </Field>
  )
}
