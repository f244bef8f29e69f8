import { useEffect, useId, useState } from 'react'
import { useLocation } from 'react-router'
import { useHydrated } from '#web/browser/hydrated.tsx'
import {
  findTerms,
  groupsOf,
  type TermGroup,
  useGlossary,
} from '#web/pages/glossary/glossary-data.ts'
import { TermEntry } from '#web/pages/glossary/term-entry.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Head } from '#web/ui/head.tsx'
import { GLOSSARY_WORDS } from '#web/words/glossary-words.ts'
import { useInterfaceLanguage } from '#web/words/words.ts'

/**
 * The term that the address leads to. The written page knows no address: it is the same for all.
 */
function useMeantTerm(): string {
  const { hash } = useLocation()
  const isTakenOver = useHydrated()
  const key = isTakenOver ? hash.slice(1) : ''
  // Scrolling lives in the browser. The terms come after the page was turned to.
  useEffect(() => {
    if (key !== '') document.getElementById(key)?.scrollIntoView()
  }, [key])
  return key
}

function Groups({ groups, label }: { groups: readonly TermGroup[]; label: string }) {
  return (
    <nav aria-label={label} className="mt-4">
      <ul className="flex flex-wrap gap-x-1">
        {groups.map(({ id, name }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="text-link grid min-h-11 min-w-9 place-items-center px-1.5"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/**
 * All terms of the glossary, to be searched; each has an address of its own and leads to works
 * whose texts use it.
 */
export function GlossaryPage() {
  const language = useInterfaceLanguage()
  const words = GLOSSARY_WORDS[language]
  const { terms, works } = useGlossary(language)
  const [search, setSearch] = useState('')
  const meant = useMeantTerm()
  const id = useId()
  const shown = findTerms(terms, search)
  const groups = groupsOf(shown, language)
  const isSearched = search.trim() !== ''
  return (
    <div className="wall-width pt-6 pb-12 lg:pt-10">
      <Head title={words.title} description={words.description} path="/glossary" />
      <h1 className="text-5xl lg:text-6xl">{words.heading}</h1>
      <p className="mt-4 max-w-2xl text-lg text-quiet">{words.intro(terms.length)}</p>
      <div className="mt-8 max-w-md">
        <TextField
          type="search"
          label={words.search}
          autoComplete="off"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      </div>
      <p role="status" className="mt-3 flex min-h-11 items-center gap-6 text-quiet">
        {shown.length === 0 ? words.noneFound : words.found(shown.length)}
        {isSearched && (
          <Button look="plain" onClick={() => setSearch('')}>
            {words.clear}
          </Button>
        )}
      </p>
      {!isSearched && <Groups groups={groups} label={words.navigation} />}
      {groups.map((group) => (
        <section
          key={group.id}
          id={group.id}
          aria-labelledby={`${id}-${group.id}`}
          className="scroll-mt-4"
        >
          <h2
            id={`${id}-${group.id}`}
            className="mt-12 border-line border-b pb-1 text-3xl text-accent"
          >
            {group.name}
          </h2>
          <dl className="mt-6 grid gap-x-12 gap-y-8 lg:grid-cols-2">
            {group.terms.map((term) => (
              <TermEntry
                key={term.key}
                term={term}
                slugs={works.used[term.key] ?? []}
                titles={works.titles}
                isMeant={term.key === meant}
              />
            ))}
          </dl>
        </section>
      ))}
    </div>
  )
}
