import { useRef } from 'react'
import { useForm } from 'react-hook-form'
import { SCOPES, type Scope } from '#shared/api/keys.ts'
import { API_KEY_NAME_MAX } from '#shared/limits.ts'
import { useCreatingKey } from '#web/accounts/own/key-calls.ts'
import { errorText } from '#web/lib/error-text.ts'
import { copyOrSelect } from '#web/reading/copy.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { ErrorBox } from '#web/ui/message-box.tsx'
import { TickBox } from '#web/ui/tick-box.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { KEY_WORDS } from '#web/words/key-words.ts'
import { useInterfaceLanguage } from '#web/words/words.ts'

function ShownOnce({ secret, onDone }: { secret: string; onDone: () => void }) {
  const words = KEY_WORDS[useInterfaceLanguage()]
  const shown = useRef<HTMLElement>(null)
  const copy = async () =>
    showToast((await copyOrSelect(secret, shown.current)) ? words.copied : words.selected)
  return (
    <section
      aria-label={words.createdTitle}
      role="status"
      className="rounded-md border border-line bg-paper p-4"
    >
      <h3 className="text-2xl">{words.createdTitle}</h3>
      <p className="mt-1">{words.createdText}</p>
      <p className="mt-3">
        <code ref={shown} className="break-all">
          {secret}
        </code>
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={copy}>{words.copy}</Button>
        <Button look="outline" onClick={onDone}>
          {words.done}
        </Button>
      </div>
    </section>
  )
}

/** Creates a key, and shows it until its owner has kept it. */
export function NewKey() {
  const words = KEY_WORDS[useInterfaceLanguage()]
  const form = useForm<{ name: string; scopes: Scope[] }>({
    defaultValues: { name: '', scopes: [...SCOPES] },
  })
  const { errors } = form.formState
  const creating = useCreatingKey()
  if (creating.isSuccess)
    return <ShownOnce secret={creating.data.key} onDone={() => creating.reset()} />
  return (
    <form
      noValidate
      className="space-y-5"
      onSubmit={form.handleSubmit((fields) =>
        creating.mutate(fields, { onSuccess: () => form.reset() }),
      )}
    >
      <TextField
        label={words.name}
        hint={words.nameHint}
        autoComplete="off"
        maxLength={API_KEY_NAME_MAX}
        required
        error={errors.name?.message}
        {...form.register('name', { validate: (name) => name.trim() !== '' || words.nameMissing })}
      />
      <fieldset className="space-y-2">
        <legend className="mb-1.5 font-medium">{words.scopes}</legend>
        {SCOPES.map((scope, place) => (
          <TickBox
            key={scope}
            value={scope}
            label={words.scopeTexts[scope]}
            error={place === SCOPES.length - 1 ? errors.scopes?.message : undefined}
            {...form.register('scopes', {
              validate: (chosen) => chosen.length > 0 || words.scopeMissing,
            })}
          />
        ))}
      </fieldset>
      {creating.isError && <ErrorBox>{errorText(creating.error, words.createFailed)}</ErrorBox>}
      <Button type="submit" pending={creating.isPending}>
        {words.create}
      </Button>
    </form>
  )
}
