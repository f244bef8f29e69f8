import { type ComponentProps, type ReactNode, useId } from 'react'

/** What every field has round its control. */
export interface FieldWords {
  label: ReactNode
  /** Help that stays while typing. */
  hint?: ReactNode
  /** What is wrong with the content. */
  error?: string | undefined
  /** Invalid styling without a message of its own. */
  invalid?: boolean
  /** Beside the label, such as "optional". */
  aside?: ReactNode
}

const CONTROL =
  'block w-full min-h-11 rounded-md border border-edge bg-paper px-3.5 py-2.5 text-ink placeholder:text-quiet ' +
  'hover:border-ink aria-invalid:border-danger aria-invalid:bg-danger-wash disabled:text-quiet'

export interface ControlProps {
  id: string
  className: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** Label, hint and error, tied to one control. */
export function Field({
  label,
  hint,
  error,
  invalid,
  aside,
  children,
}: FieldWords & { children: (control: ControlProps) => ReactNode }) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div>
      <div className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-4">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {aside && <span className="text-quiet text-sm">{aside}</span>}
      </div>
      {children({
        id,
        className: CONTROL,
        'aria-describedby': described || undefined,
        'aria-invalid': error || invalid ? true : undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-quiet text-sm leading-snug">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 font-medium text-danger text-sm leading-snug">
          {error}
        </p>
      )}
    </div>
  )
}

export function TextField({
  label,
  hint,
  error,
  invalid,
  aside,
  ...input
}: FieldWords & ComponentProps<'input'>) {
  return (
    <Field label={label} hint={hint} error={error} invalid={invalid} aside={aside}>
      {(control) => <input {...input} {...control} />}
    </Field>
  )
}

export function TextArea({
  label,
  hint,
  error,
  invalid,
  aside,
  rows = 3,
  ...area
}: FieldWords & ComponentProps<'textarea'>) {
  return (
    <Field label={label} hint={hint} error={error} invalid={invalid} aside={aside}>
      {(control) => <textarea {...area} rows={rows} {...control} />}
    </Field>
  )
}
