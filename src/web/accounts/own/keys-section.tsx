import { MOST_API_KEYS } from '#shared/limits.ts'
import { PLANS, type Role } from '#shared/plans.ts'
import { useKeys } from '#web/accounts/own/key-calls.ts'
import { KeyList } from '#web/accounts/own/key-list.tsx'
import { NewKey } from '#web/accounts/own/new-key.tsx'
import { Section } from '#web/accounts/own/section.tsx'
import { errorText } from '#web/lib/error-text.ts'
import { useMe } from '#web/lib/use-me.ts'
import { Button } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { ErrorBox } from '#web/ui/message-box.tsx'
import { Waiting } from '#web/ui/spinner.tsx'
import { KEY_WORDS } from '#web/words/key-words.ts'
import { useInterfaceLanguage, useWords } from '#web/words/words.ts'

/** Keys that were made on a plan with keys are still listed, to be revoked, on one without. */
function Keys({ role }: { role: Role }) {
  const words = KEY_WORDS[useInterfaceLanguage()]
  const { errors } = useWords()
  const keys = useKeys()
  if (keys.isPending) return <Waiting text={words.loading} />
  if (!keys.data)
    return (
      <ErrorBox action={<Button onClick={() => keys.refetch()}>{errors.tryAgain}</Button>}>
        {errorText(keys.error, words.loadFailed)}
      </ErrorBox>
    )
  const { keys: held } = keys.data
  if (!PLANS[role].apiKeys)
    return (
      <div className="space-y-4">
        <p>
          {words.needsPlan}{' '}
          <Link to="/pricing" className="text-link">
            {words.toPlans}
          </Link>
        </p>
        {held.length > 0 && <KeyList keys={held} />}
      </div>
    )
  return (
    <div className="space-y-8">
      <KeyList keys={held} />
      {held.length < MOST_API_KEYS ? <NewKey /> : <p>{words.full}</p>}
    </div>
  )
}

export function KeysSection() {
  const words = KEY_WORDS[useInterfaceLanguage()]
  const me = useMe()
  return (
    <Section title={words.title} text={words.text}>
      {me.data && <Keys role={me.data.role} />}
      <p className="mt-4">
        <Link to="/developers" className="text-link">
          {words.toDevelopers}
        </Link>
      </p>
    </Section>
  )
}
