import { useForm } from 'react-hook-form'
import type { Proof } from '#web/accounts/own/second-factor-calls.ts'
import { PasswordField } from '#web/accounts/password-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { ErrorBox } from '#web/ui/message-box.tsx'
import { SECOND_FACTOR_WORDS } from '#web/words/second-factor-words.ts'
import { useInterfaceLanguage } from '#web/words/words.ts'

interface ProvenFormProps {
  action: string
  isPending: boolean
  /** What went wrong with the last try. */
  problem: string | null
  /** Whether the code of the app is asked for, too. */
  asksCode: boolean
  onProof: (proof: Proof) => void
  onCancel?: () => void
}

/** Asks for the password, and for a code, before the second step of the login is changed. */
export function ProvenForm(props: ProvenFormProps) {
  const { action, isPending, problem, asksCode, onProof, onCancel } = props
  const words = SECOND_FACTOR_WORDS[useInterfaceLanguage()]
  const form = useForm({ defaultValues: { password: '', code: '' } })
  const { errors } = form.formState
  return (
    <form noValidate className="space-y-5" onSubmit={form.handleSubmit(onProof)}>
      <PasswordField
        label={words.password}
        autoComplete="current-password"
        required
        error={errors.password?.message}
        {...form.register('password', { required: words.passwordMissing })}
      />
      {asksCode && (
        <TextField
          label={words.code}
          hint={words.codeHint}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          required
          error={errors.code?.message}
          {...form.register('code', { required: words.codeMissing })}
        />
      )}
      {problem !== null && <ErrorBox>{problem}</ErrorBox>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={isPending}>
          {action}
        </Button>
        {onCancel && (
          <Button look="outline" onClick={onCancel}>
            {words.cancel}
          </Button>
        )}
      </div>
    </form>
  )
}
