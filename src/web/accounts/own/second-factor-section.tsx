import { useState } from 'react'
import type { SecondFactor } from '#shared/api/second-factor.ts'
import { localDay } from '#shared/days.ts'
import { ProvenForm } from '#web/accounts/own/proven-form.tsx'
import { RecoveryCodes } from '#web/accounts/own/recovery-codes.tsx'
import {
  useBeginning,
  useEnding,
  useRenewing,
  useSecondFactor,
} from '#web/accounts/own/second-factor-calls.ts'
import { Section } from '#web/accounts/own/section.tsx'
import { SettingUp } from '#web/accounts/own/setting-up.tsx'
import { errorText } from '#web/lib/error-text.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorBox } from '#web/ui/message-box.tsx'
import { Waiting } from '#web/ui/spinner.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { SECOND_FACTOR_WORDS } from '#web/words/second-factor-words.ts'
import { useInterfaceLanguage, useWords } from '#web/words/words.ts'

const FEW_LEFT = 3

type OnCodes = (codes: string[]) => void

/** The way to turn it on: the password, then a first code of the app. */
function Off({ onCodes }: { onCodes: OnCodes }) {
  const words = SECOND_FACTOR_WORDS[useInterfaceLanguage()]
  const [isWanted, setWanted] = useState(false)
  const beginning = useBeginning()
  const close = () => {
    setWanted(false)
    beginning.reset()
  }
  if (beginning.isSuccess)
    return <SettingUp begun={beginning.data} onCodes={onCodes} onCancel={close} />
  if (!isWanted)
    return (
      <div className="space-y-5">
        <p>{words.off}</p>
        <Button look="outline" onClick={() => setWanted(true)}>
          {words.begin}
        </Button>
      </div>
    )
  return (
    <div className="space-y-5">
      <p>{words.off}</p>
      <ProvenForm
        action={words.next}
        isPending={beginning.isPending}
        problem={beginning.isError ? errorText(beginning.error, words.beginFailed) : null}
        asksCode={false}
        onProof={({ password }) => beginning.mutate(password)}
        onCancel={close}
      />
    </div>
  )
}

/** Since when it is on, new recovery codes, and the way to turn it off. */
function On({ since, left, onCodes }: { since: string; left: number; onCodes: OnCodes }) {
  const language = useInterfaceLanguage()
  const words = SECOND_FACTOR_WORDS[language]
  const [wanted, setWanted] = useState<'renew' | 'end' | null>(null)
  const renewing = useRenewing(({ recovery_codes: codes }) => onCodes(codes))
  const ending = useEnding(() => showToast(words.ended))
  const close = () => {
    setWanted(null)
    renewing.reset()
    ending.reset()
  }
  return (
    <div className="space-y-5">
      <p>
        {words.on(localDay(since, language))} {words.left(left)}{' '}
        {left <= FEW_LEFT && <strong className="font-medium">{words.fewLeft}</strong>}
      </p>
      {wanted === null && (
        <div className="flex flex-wrap gap-3">
          <Button look="outline" onClick={() => setWanted('renew')}>
            {words.renew}
          </Button>
          <Button look="outline" onClick={() => setWanted('end')}>
            {words.end}
          </Button>
        </div>
      )}
      {wanted === 'renew' && (
        <ProvenForm
          action={words.renew}
          isPending={renewing.isPending}
          problem={renewing.isError ? errorText(renewing.error, words.renewFailed) : null}
          asksCode
          onProof={(proof) => renewing.mutate(proof)}
          onCancel={close}
        />
      )}
      {wanted === 'end' && (
        <ProvenForm
          action={words.end}
          isPending={ending.isPending}
          problem={ending.isError ? errorText(ending.error, words.endFailed) : null}
          asksCode
          onProof={(proof) => ending.mutate(proof)}
          onCancel={close}
        />
      )}
    </div>
  )
}

function Standing({ since, recovery_codes_left: left }: SecondFactor) {
  const [codes, setCodes] = useState<string[] | null>(null)
  if (codes !== null) return <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />
  return since === null ? (
    <Off onCodes={setCodes} />
  ) : (
    <On since={since} left={left} onCodes={setCodes} />
  )
}

/** The second step of the login. */
export function SecondFactorSection() {
  const words = SECOND_FACTOR_WORDS[useInterfaceLanguage()]
  const { errors } = useWords()
  const kept = useSecondFactor()
  return (
    <Section title={words.title} text={words.text}>
      {kept.data && <Standing {...kept.data} />}
      {kept.isPending && <Waiting text={words.loading} />}
      {kept.isError && !kept.data && (
        <ErrorBox action={<Button onClick={() => kept.refetch()}>{errors.tryAgain}</Button>}>
          {errorText(kept.error, words.loadFailed)}
        </ErrorBox>
      )}
    </Section>
  )
}
