import { useEffect, useRef } from 'react'
import { useWorks } from '#web/artworks/known-works.ts'
import { FACET_NAMES, useWallFilters } from '#web/artworks/wall-filters.ts'
import { WallWork } from '#web/artworks/wall-work.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Head } from '#web/ui/head.tsx'
import { SelectField } from '#web/ui/select.tsx'
import { useProseWords } from '#web/words/prose.ts'
import { useInterfaceLanguage } from '#web/words/words.ts'

/**
 * The wall: all works of the catalogue, the best known first, to be searched and narrowed; each
 * leads to its page.
 */
export function ArtworksPage() {
  const { artworks } = useProseWords()
  const language = useInterfaceLanguage()
  const works = useWorks(language)
  const { search, chosen, set, setAll, clear, isNarrowed, shown, choicesOf } = useWallFilters(works)
  const whole = works.filter(({ isWhole }) => isWhole).length
  const form = useRef<HTMLFormElement>(null)
  // What was typed and chosen before the program was here stands in the form alone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    const early = [...new FormData(form.current ?? undefined)].filter(([, value]) => value !== '')
    if (early.length > 0) setAll(early)
  }, [])
  const choices = (facet: (typeof FACET_NAMES)[number]) => [
    { value: '', label: artworks.all },
    ...choicesOf(facet, language).map((value) => ({ value, label: value })),
  ]
  return (
    <div className="wall-width pt-6 pb-12 lg:pt-10">
      <Head title={artworks.title} description={artworks.description} path="/artworks" />
      <h1 className="text-5xl lg:text-6xl">{artworks.heading}</h1>
      <p className="mt-4 max-w-2xl text-lg text-quiet">
        {artworks.intro(whole, works.length - whole)}
      </p>
      <form
        ref={form}
        // The address holds the search: sent by the browser itself, it is carried out when the
        // program is here.
        onSubmit={(event) => event.preventDefault()}
        className="mt-8 grid grid-cols-2 items-end gap-x-4 gap-y-4 lg:grid-cols-[2fr_repeat(4,1fr)]"
      >
        <div className="max-lg:col-span-2">
          <TextField
            name="search"
            type="search"
            label={artworks.search}
            autoComplete="off"
            value={search}
            onChange={({ target }) => set('search', target.value)}
          />
        </div>
        {FACET_NAMES.map((facet) => (
          <SelectField
            key={facet}
            name={facet}
            label={artworks.filters[facet]}
            choices={choices(facet)}
            value={chosen(facet)}
            onChange={({ target }) => set(facet, target.value)}
          />
        ))}
      </form>
      <p role="status" className="mt-4 flex min-h-11 items-center gap-6 text-quiet">
        {shown.length === 0 ? artworks.noneFound : artworks.found(shown.length)}
        {isNarrowed && (
          <Button look="plain" onClick={clear}>
            {artworks.clear}
          </Button>
        )}
      </p>
      <ul className="mt-6 flex flex-wrap items-end justify-center gap-x-4 gap-y-8 sm:gap-x-10 sm:gap-y-14">
        {shown.map((work) => (
          <li key={work.slug} className="max-w-full self-start">
            <WallWork work={work} aside={work.isWhole ? null : artworks.labelOnly} />
          </li>
        ))}
      </ul>
      <p className="mt-12 max-w-2xl">{artworks.others}</p>
    </div>
  )
}
