import { localTime } from '#shared/days.ts'
import { useActs } from '#web/admin/admin-calls.ts'
import { List, Part } from '#web/admin/part.tsx'
import { ADMIN_WORDS } from '#web/words/admin-words.ts'
import { useInterfaceLanguage } from '#web/words/words.ts'

/** What operators did, the newest first. */
export function Acts({ page }: { page: number }) {
  const language = useInterfaceLanguage()
  const words = ADMIN_WORDS[language]
  return (
    <Part read={useActs(page)}>
      {({ acts, pagination }) => (
        <List entries={acts} pagination={pagination} none={words.noActs} tab="acts">
          {({ id, at, admin, act, email, target, note }) => (
            <li key={id} className="py-4">
              <p className="font-medium">{words.acts[act]}</p>
              <p className="break-all text-quiet text-sm">
                {localTime(at, language)} · {admin} · {email ?? target}
              </p>
              {note !== '' && <p className="mt-1">{note}</p>}
            </li>
          )}
        </List>
      )}
    </Part>
  )
}
