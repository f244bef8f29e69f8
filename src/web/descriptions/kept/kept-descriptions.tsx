import type { Description } from '#shared/api/descriptions.ts'
import { DescriptionCard } from '#web/descriptions/kept/description-card.tsx'
import { useDescriptions } from '#web/descriptions/kept/kept-calls.ts'
import { useWords as useDescribeWords } from '#web/descriptions/use-words.ts'
import { errorText } from '#web/lib/error-text.ts'
import { RemovedCard } from '#web/removals/removed-card.tsx'
import { type Removals, useRemovals } from '#web/removals/use-removals.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { ErrorBox } from '#web/ui/message-box.tsx'
import { PageLinks } from '#web/ui/page-links.tsx'
import { Waiting } from '#web/ui/spinner.tsx'
import { KEPT_DESCRIPTION_WORDS } from '#web/words/kept-description-words.ts'
import { useInterfaceLanguage, useWords } from '#web/words/words.ts'

function Empty() {
  const words = KEPT_DESCRIPTION_WORDS[useInterfaceLanguage()]
  return (
    <div className="bg-paper px-6 py-12 text-center shadow-label sm:py-16">
      <h2 className="text-4xl">{words.emptyTitle}</h2>
      <p className="mt-3 mb-7 text-lg text-quiet">{words.empty}</p>
      <ButtonLink to="/describe">{words.start}</ButtonLink>
    </div>
  )
}

function List({ items, removals }: { items: readonly Description[]; removals: Removals }) {
  const { types } = useDescribeWords()
  return (
    <ul className="space-y-5">
      {items.map((description) => (
        <li key={description.id}>
          {removals.isRemoved(description.id) ? (
            <RemovedCard
              title={types[description.description_type]}
              isRestoring={removals.isRestoring(description.id)}
              onUndo={() => removals.restore(description.id)}
            />
          ) : (
            <DescriptionCard
              description={description}
              isBack={removals.isBack(description.id)}
              isRemoving={removals.isRemoving(description.id)}
              onRemove={() => removals.remove(description.id)}
            />
          )}
        </li>
      ))}
    </ul>
  )
}

interface KeptDescriptionsProps {
  page: number
  pathOf: (page: number) => string
}

/** A page of what the Artist Helper wrote. */
export function KeptDescriptions({ page, pathOf }: KeptDescriptionsProps) {
  const language = useInterfaceLanguage()
  const words = KEPT_DESCRIPTION_WORDS[language]
  const { errors } = useWords()
  const number = new Intl.NumberFormat(language)
  const part = useDescriptions(page)
  const removals = useRemovals('/api/my-descriptions', words)
  if (part.isError)
    return (
      <ErrorBox action={<Button onClick={() => part.refetch()}>{errors.tryAgain}</Button>}>
        {errorText(part.error, words.loadFailed)}
      </ErrorBox>
    )
  if (part.isPending) return <Waiting text={words.loading} />
  const { descriptions, pagination } = part.data
  if (descriptions.length === 0) return <Empty />
  const removed = descriptions.filter(({ id }) => removals.isRemoved(id)).length
  const shown = descriptions.length - removed
  const count = pagination.total_count - removed
  const total = number.format(count)
  return (
    <div aria-busy={part.isPlaceholderData} className={part.isPlaceholderData ? 'opacity-60' : ''}>
      <p role="status" className="mb-5 text-quiet">
        {shown === count ? words.all(total, count) : words.showing(number.format(shown), total)}
      </p>
      <List items={descriptions} removals={removals} />
      <PageLinks page={pagination.current_page} pages={pagination.total_pages} pathOf={pathOf} />
    </div>
  )
}
