import { forgetUnderWay, useUnderWay } from '#web/analysis/under-way.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { NoticeBox } from '#web/ui/message-box.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { useInsideWords } from '#web/words/inside.ts'

/** Leads to the answer that the reader left, or lost by a reload, while it was written. */
export function LeftAnswer() {
  const { query } = useInsideWords()
  const left = useUnderWay()
  if (left === null) return null
  const { title, id } = left
  return (
    <div className="mb-6">
      <NoticeBox>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <p className="flex items-center gap-3">
            {id === null && <Spinner className="size-5" />}
            {id === null ? query.stillWritten(title) : query.nowWritten(title)}
          </p>
          {id === null ? (
            <ButtonLink to="/history" look="plain">
              {query.toHistory}
            </ButtonLink>
          ) : (
            <ButtonLink to={`/query?analysis=${id}`} look="outline" onClick={forgetUnderWay}>
              {query.readIt}
            </ButtonLink>
          )}
        </div>
      </NoticeBox>
    </div>
  )
}
