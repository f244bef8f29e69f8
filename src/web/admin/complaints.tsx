import { useForm } from 'react-hook-form'
import type { AdminComplaint } from '#shared/api/admin.ts'
import { localTime } from '#shared/days.ts'
import { ADMIN_NOTE_MAX } from '#shared/limits.ts'
import { MODE_NAMES } from '#shared/modes.ts'
import { useComplaints, useSettling } from '#web/admin/admin-calls.ts'
import { List, Part } from '#web/admin/part.tsx'
import { errorText } from '#web/lib/error-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Details } from '#web/ui/details.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Link } from '#web/ui/link.tsx'
import { ErrorBox } from '#web/ui/message-box.tsx'
import { TickBox } from '#web/ui/tick-box.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { ADMIN_WORDS } from '#web/words/admin-words.ts'
import { useInterfaceLanguage } from '#web/words/words.ts'

/** Settles a complaint, with a note for the other operators. */
function Settle({ complaint }: { complaint: AdminComplaint }) {
  const words = ADMIN_WORDS[useInterfaceLanguage()]
  const form = useForm({ defaultValues: { note: '', give_back: false } })
  const settling = useSettling(complaint.analysis_id, () => showToast(words.settled))
  return (
    <form
      className="mt-4 max-w-lg space-y-4"
      onSubmit={form.handleSubmit((settled) => settling.mutate(settled))}
    >
      <TextField label={words.note} maxLength={ADMIN_NOTE_MAX} {...form.register('note')} />
      {complaint.given_back === false && (
        <TickBox label={words.giveBack} {...form.register('give_back')} />
      )}
      {settling.isError && <ErrorBox>{errorText(settling.error, words.actFailed)}</ErrorBox>}
      <Button type="submit" look="outline" pending={settling.isPending}>
        {words.settle}
      </Button>
    </form>
  )
}

function Complaint({ complaint }: { complaint: AdminComplaint }) {
  const language = useInterfaceLanguage()
  const words = ADMIN_WORDS[language]
  const { reason, question, sentences, email, mode, slug } = complaint
  return (
    <li className="py-6">
      <h2 className="text-2xl">
        <Link to={`/artworks/${slug}`} className="hover:underline">
          <cite>{complaint.title}</cite>
        </Link>
      </h2>
      <p className="text-quiet text-sm">
        {localTime(complaint.created_at, language)} · {email} · {MODE_NAMES[mode]} ·{' '}
        {complaint.language}
      </p>
      <p className="mt-3 whitespace-pre-line text-lg">{reason || words.noReason}</p>
      {question !== '' && <p className="mt-2 text-quiet">{question}</p>}
      <Details summary={words.text}>
        <p lang={complaint.language} className="max-w-3xl">
          {sentences.join(' ')}
        </p>
      </Details>
      {complaint.given_back === true && <p className="mt-3 text-quiet">{words.givenBack}</p>}
      {complaint.settled_at === null ? (
        <Settle complaint={complaint} />
      ) : (
        <p className="mt-3 text-quiet">
          {words.settledAt(localTime(complaint.settled_at, language))}
        </p>
      )}
    </li>
  )
}

/** What readers called wrong, the open ones first. */
export function Complaints({ page }: { page: number }) {
  const words = ADMIN_WORDS[useInterfaceLanguage()]
  return (
    <Part read={useComplaints(page)}>
      {({ complaints, pagination }) => (
        <List
          entries={complaints}
          pagination={pagination}
          none={words.noComplaints}
          tab="complaints"
        >
          {(complaint) => <Complaint key={complaint.analysis_id} complaint={complaint} />}
        </List>
      )}
    </Part>
  )
}
