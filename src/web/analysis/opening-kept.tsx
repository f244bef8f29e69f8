import type { UseQueryResult } from '@tanstack/react-query'
import type { Analysis } from '#shared/api/analysis.ts'
import { ApiError } from '#web/lib/api.ts'
import { errorText } from '#web/lib/error-text.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Head } from '#web/ui/head.tsx'
import { ErrorBox } from '#web/ui/message-box.tsx'
import { Waiting } from '#web/ui/spinner.tsx'
import { useInsideWords } from '#web/words/inside.ts'
import { useWords } from '#web/words/words.ts'

function UnknownAnalysis() {
  const { query } = useInsideWords()
  return (
    <>
      <h1 className="text-4xl">{query.keptUnknownTitle}</h1>
      <p className="mt-3 mb-6 text-lg text-quiet">{query.keptUnknownText}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/query">{query.another}</ButtonLink>
        <ButtonLink to="/history" look="outline">
          {query.toHistory}
        </ButtonLink>
      </div>
    </>
  )
}

/** Until a kept analysis is here, and where it cannot be had. */
export function OpeningKept({ kept }: { kept: UseQueryResult<Analysis> }) {
  const { query } = useInsideWords()
  const { errors } = useWords()
  const { error } = kept
  const isUnknown = error instanceof ApiError && (error.status === 404 || error.status === 400)
  return (
    <div className="wall-width max-w-3xl py-12">
      <Head title={query.title} />
      {error === null && <Waiting text={query.keptLoading} />}
      {isUnknown && <UnknownAnalysis />}
      {error !== null && !isUnknown && (
        <ErrorBox action={<Button onClick={() => kept.refetch()}>{errors.tryAgain}</Button>}>
          {errorText(error, query.keptFailed)}
        </ErrorBox>
      )}
    </div>
  )
}
