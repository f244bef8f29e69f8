import { type ComponentProps, useState } from 'react'
import { Field, type FieldWords } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useInsideWords } from '#web/words/inside.ts'

/** A password that can be looked at while typing. */
export function PasswordField({
  label,
  hint,
  error,
  invalid,
  ...input
}: FieldWords & Omit<ComponentProps<'input'>, 'type'>) {
  const { password } = useInsideWords()
  const [shown, setShown] = useState(false)
  return (
    <Field label={label} hint={hint} error={error} invalid={invalid}>
      {({ className, ...control }) => (
        <div className="relative">
          <input
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            className={`${className} pr-12`}
          />
          <button
            type="button"
            aria-label={shown ? password.hide : password.show}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0 right-0 grid w-12 place-items-center text-quiet hover:text-ink"
          >
            <Icon name={shown ? 'eyeClosed' : 'eye'} />
          </button>
        </div>
      )}
    </Field>
  )
}
