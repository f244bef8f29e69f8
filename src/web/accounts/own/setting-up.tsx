import { useRef } from 'react'
import { useForm } from 'react-hook-form'
import type { BegunSecondFactor } from '#shared/api/second-factor.ts'
import { QrCode } from '#web/accounts/own/qr-code.tsx'
import { useConfirming } from '#web/accounts/own/second-factor-calls.ts'
import { errorText } from '#web/lib/error-text.ts'
import { copyOrSelect } from '#web/reading/copy.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { ErrorBox } from '#web/ui/message-box.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { SECOND_FACTOR_WORDS } from '#web/words/second-factor-words.ts'
import { useInterfaceLanguage } from '#web/words/words.ts'

/** The secret in groups, as people type it. */
const grouped = (secret: string) => secret.match(/.{1,4}/gu)?.join(' ') ?? secret

interface SettingUpProps {
  begun: BegunSecondFactor
  onCodes: (codes: string[]) => void
  onCancel: () => void
}

/** The secret for the app, and the field for its first code. */
export function SettingUp({ begun: { secret, uri }, onCodes, onCancel }: SettingUpProps) {
  const words = SECOND_FACTOR_WORDS[useInterfaceLanguage()]
  const shown = useRef<HTMLElement>(null)
  const form = useForm({ defaultValues: { code: '' } })
  const confirming = useConfirming(({ recovery_codes: codes }) => onCodes(codes))
  const copy = async () =>
    showToast((await copyOrSelect(secret, shown.current)) ? words.copied : words.selected)
  return (
    <form
      noValidate
      className="space-y-5"
      onSubmit={form.handleSubmit(({ code }) => confirming.mutate(code))}
    >
      <p>{words.scan}</p>
      <QrCode text={uri} label={words.picture} />
      <p>
        <a href={uri} className="text-link">
          {words.open}
        </a>
      </p>
      <div>
        <p className="text-quiet">{words.orType}</p>
        <p className="mt-1 flex flex-wrap items-center gap-x-4">
          <code ref={shown} className="break-all">
            {grouped(secret)}
          </code>
          <Button look="plain" onClick={copy}>
            {words.copySecret}
          </Button>
        </p>
      </div>
      <TextField
        label={words.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        autoFocus
        error={form.formState.errors.code?.message}
        {...form.register('code', { required: words.codeMissing })}
      />
      {confirming.isError && (
        <ErrorBox>{errorText(confirming.error, words.confirmFailed)}</ErrorBox>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={confirming.isPending}>
          {words.confirm}
        </Button>
        <Button look="outline" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}
