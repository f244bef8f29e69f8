import { lazy, type RefObject, Suspense, useState } from 'react'
import type { Analysis } from '#shared/api/analysis.ts'
import { GIVEN_BACK_A_MONTH } from '#shared/limits.ts'
import { isUnlimited } from '#shared/plans.ts'
import { ExportChoices } from '#web/exports/export-choices.tsx'
import { copyOrSelect } from '#web/reading/copy.ts'
import { SHARE_WORDS } from '#web/sharing/share-words.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { useInsideWords } from '#web/words/inside.ts'
import { useInterfaceLanguage } from '#web/words/words.ts'
import { WORK_PAGE_WORDS } from '#web/words/work-page-words.ts'

// Few readers need it: it comes when it is asked for.
const ComplaintDialog = lazy(async () => ({
  default: (await import('#web/reading/complaint-dialog.tsx')).ComplaintDialog,
}))

const ShareDialog = lazy(async () => ({
  default: (await import('#web/sharing/share-dialog.tsx')).ShareDialog,
}))

interface ActionsProps {
  analysis: Analysis | null
  /** What is selected where copying fails. */
  text: RefObject<HTMLElement | null>
  onAnother: () => void
}

/** Whether the catalogue has a text on the work, so that it can be compared. */
function isToldWork({ complete, identification }: Analysis): boolean {
  return complete && identification.artwork.slug !== ''
}

/** What to do with an answer: copy it, object to it, ask on. */
export function Actions({ analysis, text, onAnother }: ActionsProps) {
  const { query } = useInsideWords()
  const language = useInterfaceLanguage()
  const { share } = SHARE_WORDS[language]
  const [objecting, setObjecting] = useState(false)
  const [sharing, setSharing] = useState<'never' | 'open' | 'closed'>('never')
  const [everObjected, setEverObjected] = useState(false)
  const [thanks, setThanks] = useState('')

  const object = () => {
    setEverObjected(true)
    setObjecting(true)
  }
  const copy = async () => {
    const copied = await copyOrSelect(analysis?.analysis ?? '', text.current)
    showToast(copied ? query.copied : query.copySelected)
  }
  return (
    <div className="mt-10 print:hidden border-line border-t pt-6">
      <div className="flex flex-wrap gap-3">
        <Button onClick={onAnother}>{query.another}</Button>
        {analysis && (
          <>
            <Button look="outline" onClick={copy}>
              {query.copy}
            </Button>
            <Button look="outline" onClick={() => setSharing('open')}>
              {share}
            </Button>
            {isToldWork(analysis) && (
              <ButtonLink look="outline" to={`/compare?a=${analysis.identification.artwork.slug}`}>
                {WORK_PAGE_WORDS[language].compare}
              </ButtonLink>
            )}
            <Button look="outline" onClick={object}>
              {query.wrong}
            </Button>
          </>
        )}
      </div>
      <p role="status" className={thanks === '' ? undefined : 'mt-4'}>
        {thanks}
      </p>
      {analysis && <ExportChoices id={analysis.id} />}
      {analysis && sharing !== 'never' && (
        <Suspense>
          <ShareDialog
            analysis={analysis}
            open={sharing === 'open'}
            onClose={() => setSharing('closed')}
          />
        </Suspense>
      )}
      {analysis && everObjected && (
        <Suspense>
          <ComplaintDialog
            id={analysis.id}
            open={objecting}
            onClose={() => setObjecting(false)}
            onSent={({ given_back, usage }) => {
              setObjecting(false)
              const left = isUnlimited(usage.total_available)
                ? ''
                : query.left(usage.total_available)
              setThanks(
                given_back
                  ? `${query.wrongGivenBack} ${left}`
                  : query.wrongKept(GIVEN_BACK_A_MONTH),
              )
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
