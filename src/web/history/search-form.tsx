import { SEARCH_MAX } from '#shared/limits.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { useInsideWords } from '#web/words/inside.ts'

/** Asks for a term. What was searched for stays in the field. */
export function SearchForm({
  search,
  onSearch,
}: {
  search: string
  onSearch: (search: string) => void
}) {
  const { history } = useInsideWords()
  const submit = (form: FormData) => onSearch(String(form.get('search') ?? '').trim())
  return (
    <div className="max-w-3xl">
      {/* biome-ignore lint/a11y/useSemanticElements: <search> is too new for some of the browsers that we serve */}
      <form
        role="search"
        action={submit}
        className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto_auto]"
      >
        <TextField
          key={search}
          label={history.searchLabel}
          type="search"
          name="search"
          defaultValue={search}
          maxLength={SEARCH_MAX}
          enterKeyHint="search"
          autoCapitalize="none"
        />
        <Button type="submit">{history.search}</Button>
        {search !== '' && (
          <ButtonLink to="/history" look="plain">
            {history.showAll}
          </ButtonLink>
        )}
      </form>
      <p className="mt-1.5 text-quiet text-sm">{history.searchHint}</p>
    </div>
  )
}
