import { useMutation } from '@tanstack/react-query'
import type { UseFormReturn } from 'react-hook-form'
import { askForReset } from '#web/accounts/account-calls.ts'
import { emailRules, type LoginFields } from '#web/accounts/login-fields.ts'
import { errorText } from '#web/lib/error-text.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { ErrorBox } from '#web/ui/message-box.tsx'
import { useInsideWords } from '#web/words/inside.ts'

export function ForgotForm({
  form,
  onBack,
  onSent,
}: {
  form: UseFormReturn<LoginFields>
  onBack: () => void
  onSent: () => void
}) {
  const words = useInsideWords()
  const asking = useMutation({ mutationFn: askForReset, onSuccess: onSent })
  // Only the address matters here; the hidden fields of the other modes must not hold it back.
  const submit = async () => {
    if (await form.trigger('email', { shouldFocus: true }))
      asking.mutate(form.getValues('email').trim())
  }
  return (
    <>
      <p className="mt-2 mb-7 text-quiet">{words.forgot.intro}</p>
      <form
        noValidate
        className="space-y-5"
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <TextField
          label={words.login.email}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          autoFocus
          error={form.formState.errors.email?.message}
          {...form.register('email', emailRules(words))}
        />
        {asking.isError && <ErrorBox>{errorText(asking.error, words.forgot.failed)}</ErrorBox>}
        <Button type="submit" pending={asking.isPending} className="w-full">
          {words.forgot.send}
        </Button>
      </form>
      <Button look="plain" className="mt-4" onClick={onBack}>
        {words.forgot.back}
      </Button>
    </>
  )
}
