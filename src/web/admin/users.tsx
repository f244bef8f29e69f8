import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useSearchParams } from 'react-router'
import type { AdminUser } from '#shared/api/admin.ts'
import { localDay } from '#shared/days.ts'
import { ADMIN_NOTE_MAX } from '#shared/limits.ts'
import { PLANS } from '#shared/plans.ts'
import { useEndingSecondStep, useUser } from '#web/admin/admin-calls.ts'
import { Part } from '#web/admin/part.tsx'
import { errorText, problemOf } from '#web/lib/error-text.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { ErrorBox } from '#web/ui/message-box.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { ADMIN_WORDS } from '#web/words/admin-words.ts'
import { useInterfaceLanguage } from '#web/words/words.ts'

/** Ends the second step of the login, once the operator has said why. */
function EndSecondStep({ user }: { user: AdminUser }) {
  const words = ADMIN_WORDS[useInterfaceLanguage()]
  const [isWanted, setWanted] = useState(false)
  const form = useForm({ defaultValues: { note: '' } })
  const ending = useEndingSecondStep(user.id, () => showToast(words.secondStepEnded))
  if (!isWanted)
    return (
      <Button look="outline" onClick={() => setWanted(true)}>
        {words.endSecondStep}
      </Button>
    )
  return (
    <form
      noValidate
      className="max-w-lg space-y-4"
      onSubmit={form.handleSubmit(({ note }) => ending.mutate(note))}
    >
      <p>{words.endSecondStepText}</p>
      <TextField
        label={words.why}
        required
        maxLength={ADMIN_NOTE_MAX}
        error={form.formState.errors.note?.message}
        {...form.register('note', { required: words.whyMissing })}
      />
      {ending.isError && <ErrorBox>{errorText(ending.error, words.actFailed)}</ErrorBox>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={ending.isPending}>
          {words.endSecondStep}
        </Button>
        <Button look="outline" onClick={() => setWanted(false)}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}

function Account({ user }: { user: AdminUser }) {
  const language = useInterfaceLanguage()
  const words = ADMIN_WORDS[language]
  const day = (time: string) => localDay(time, language)
  const { packs, subscriptions, lists } = user
  const rows: [name: string, values: string[]][] = [
    [words.since, [day(user.created_at)]],
    [words.plan, [PLANS[user.role].label]],
    [words.thisMonth, [words.used(user.analyses, user.descriptions, user.given_back)]],
    [
      words.subscriptions,
      subscriptions.map(({ id, role, status, until }) =>
        [PLANS[role].label, status, day(until), id].join(' · '),
      ),
    ],
    [
      words.packs,
      packs.map((pack) =>
        [
          words.left(pack.balance, pack.queries),
          day(pack.bought_at),
          pack.refunded_at === null ? words.expires(day(pack.expires_at)) : words.refunded,
        ].join(' · '),
      ),
    ],
    [words.lists, lists.map(({ name, state }) => `${name} · ${state}`)],
    [words.secondStep, [user.second_step ? words.on : words.off]],
  ]
  return (
    <section aria-label={user.email} className="mt-8">
      <h2 className="break-all text-2xl">{user.email}</h2>
      <dl className="mt-3 mb-6 divide-y divide-line border-line border-y">
        {rows
          .filter(([, values]) => values.length > 0)
          .map(([name, values]) => (
            <div key={name} className="grid gap-x-8 py-3 sm:grid-cols-[14rem_1fr]">
              <dt className="text-quiet">{name}</dt>
              {values.map((value) => (
                <dd key={value} className="break-words sm:col-start-2">
                  {value}
                </dd>
              ))}
            </div>
          ))}
      </dl>
      {user.second_step && <EndSecondStep user={user} />}
    </section>
  )
}

function Found({ email }: { email: string }) {
  const words = ADMIN_WORDS[useInterfaceLanguage()]
  const read = useUser(email)
  if (problemOf(read.error)?.code === 'not_found')
    return (
      <p role="status" className="mt-6 text-lg">
        {words.noUser}
      </p>
    )
  return <Part read={read}>{(user) => <Account key={user.id} user={user} />}</Part>
}

/** One account, found by its whole mail address; the address of the page keeps it. */
export function Users() {
  const words = ADMIN_WORDS[useInterfaceLanguage()]
  const [address, setAddress] = useSearchParams()
  const email = address.get('email') ?? ''
  const form = useForm({ values: { email } })
  return (
    <>
      <form
        noValidate
        className="flex max-w-lg flex-wrap items-end gap-3"
        onSubmit={form.handleSubmit(({ email: wanted }) =>
          setAddress({ tab: 'users', ...(wanted.trim() !== '' && { email: wanted.trim() }) }),
        )}
      >
        <div className="grow">
          <TextField
            label={words.email}
            type="email"
            autoComplete="off"
            {...form.register('email')}
          />
        </div>
        <Button type="submit" look="outline">
          {words.find}
        </Button>
      </form>
      {email !== '' && <Found email={email} />}
    </>
  )
}
