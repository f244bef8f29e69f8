import { type ComponentProps, type ReactNode, useId } from 'react'

export interface TickBoxProps extends ComponentProps<'input'> {
  label: ReactNode
  error?: string | undefined
}

export function TickBox({ label, error, ...input }: TickBoxProps) {
  const id = useId()
  return (
    <div>
      <div className="flex items-start gap-3">
        <input
          {...input}
          id={id}
          type="checkbox"
          className="mt-0.5 size-5 shrink-0"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <label htmlFor={id} className="leading-snug">
          {label}
        </label>
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-1.5 font-medium text-danger text-sm">
          {error}
        </p>
      )}
    </div>
  )
}
