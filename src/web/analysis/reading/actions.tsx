import { type RefObject, useState } from 'react'
import type { Analysis } from '#shared/api/analysis.ts'
import { ComplaintDialog } from '#web/analysis/reading/complaint-dialog.tsx'
import { copyOrSelect } from '#web/analysis/reading/copy.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { useInsideWords } from '#web/words/inside.ts'

interface ActionsProps {
  analysis: Analysis | null
  /** What is selected where copying fails. */
  text: RefObject<HTMLElement | null>
  onAnother: () => void
}

/** What to do with an answer: copy it, object to it, ask on. */
export function Actions({ analysis, text, onAnother }: ActionsProps) {
  const { query } = useInsideWords()
  const [objecting, setObjecting] = useState(false)
  const [thanks, setThanks] = useState('')

  const copy = async () => {
    const copied = await copyOrSelect(analysis?.analysis ?? '', text.current)
    showToast(copied ? query.copied : query.copySelected)
  }
  return (
    <div className="mt-10 border-line border-t pt-6">
      <div className="flex flex-wrap gap-3">
        <Button onClick={onAnother}>{query.another}</Button>
        {analysis && (
          <>
            <Button look="outline" onClick={copy}>
              {query.copy}
            </Button>
            {thanks === '' && (
              <Button look="outline" onClick={() => setObjecting(true)}>
                {query.wrong}
              </Button>
            )}
          </>
        )}
      </div>
      <p role="status" className={thanks === '' ? undefined : 'mt-4'}>
        {thanks}
      </p>
      {analysis && (
        <ComplaintDialog
          id={analysis.id}
          open={objecting}
          onClose={() => setObjecting(false)}
          onSent={({ given_back }) => {
            setObjecting(false)
            setThanks(given_back ? query.wrongGivenBack : query.wrongKept)
          }}
        />
      )}
    </div>
  )
}
