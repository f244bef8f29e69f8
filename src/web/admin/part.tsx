import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Pagination } from '#shared/api/pagination.ts'
import { errorText } from '#web/lib/error-text.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorBox } from '#web/ui/message-box.tsx'
import { PageLinks } from '#web/ui/page-links.tsx'
import { Waiting } from '#web/ui/spinner.tsx'
import { ADMIN_WORDS } from '#web/words/admin-words.ts'
import { useInterfaceLanguage, useWords } from '#web/words/words.ts'

/** What was read, once it is here. */
export function Part<Data>({
  read,
  children,
}: {
  read: UseQueryResult<Data>
  children: (data: Data) => ReactNode
}) {
  const words = ADMIN_WORDS[useInterfaceLanguage()]
  const { errors } = useWords()
  if (read.isPending) return <Waiting text={words.loading} />
  if (read.isError)
    return (
      <div className="mt-6">
        <ErrorBox action={<Button onClick={() => read.refetch()}>{errors.tryAgain}</Button>}>
          {errorText(read.error, words.failed)}
        </ErrorBox>
      </div>
    )
  return children(read.data)
}

interface ListProps<Entry> {
  entries: readonly Entry[]
  pagination: Pagination
  none: string
  tab: string
  children: (entry: Entry) => ReactNode
}

/** A page of a list, or that there is nothing in it. */
export function List<Entry>({ entries, pagination, none, tab, children }: ListProps<Entry>) {
  if (entries.length === 0) return <p className="text-lg">{none}</p>
  return (
    <>
      <ol className="divide-y divide-line border-line border-y">{entries.map(children)}</ol>
      <PageLinks
        page={pagination.current_page}
        pages={pagination.total_pages}
        pathOf={(page) => `/admin?tab=${tab}&page=${page}`}
      />
    </>
  )
}
