import { Suspense, useId } from 'react'
import { useSearchParams } from 'react-router'
import { type KnownWork, useWorks } from '#web/artworks/known-works.ts'
import { PublicSources } from '#web/artworks/public-sources.tsx'
import { useHydrated } from '#web/browser/hydrated.tsx'
import { ComparedColours } from '#web/compare/compared-colours.tsx'
import { ComparedLabels } from '#web/compare/compared-labels.tsx'
import { ComparedPassages } from '#web/compare/compared-passages.tsx'
import { useComparedWorks } from '#web/compare/compared-work.ts'
import { Pairs } from '#web/compare/pairs.tsx'
import { ScaleDrawing } from '#web/compare/scale-drawing.tsx'
import { Head } from '#web/ui/head.tsx'
import { SelectField } from '#web/ui/select.tsx'
import { Waiting } from '#web/ui/spinner.tsx'
import { COMPARE_WORDS } from '#web/words/compare-words.ts'
import { useInterfaceLanguage } from '#web/words/words.ts'

/** Two works side by side: labels, sizes, colours and what is told of both. */
function Comparison({ one, other }: { one: string; other: string }) {
  const language = useInterfaceLanguage()
  const words = COMPARE_WORDS[language]
  const id = useId()
  const [first, second] = useComparedWorks(language, one, other)
  if (first === null || second === null) return null
  const works = [first, second] as const
  const parts = [
    { title: words.scale, part: <ScaleDrawing works={works} /> },
    { title: words.colours, part: <ComparedColours works={works} /> },
    { title: words.subjectsTitle, part: <ComparedPassages works={works} /> },
  ]
  return (
    <div className="mt-10">
      <ComparedLabels works={works} />
      {parts.map(({ title, part }, at) => (
        <section key={title} aria-labelledby={`${id}-${at}`} className="mt-14">
          <h2 id={`${id}-${at}`} className="text-3xl">
            {title}
          </h2>
          {part}
        </section>
      ))}
      <div className="grid gap-x-14 lg:grid-cols-2">
        {works.map(
          ({ slug, label, sources }) =>
            sources.length > 0 && (
              <PublicSources
                key={slug}
                sources={sources}
                of={slug}
                title={words.sources(label.title)}
              />
            ),
        )}
      </div>
    </div>
  )
}

function titleOf(works: readonly KnownWork[], slug: string): string | null {
  return works.find((work) => work.slug === slug)?.title ?? null
}

/** Two works side by side, of which the address tells. */
export function ComparePage() {
  const language = useInterfaceLanguage()
  const words = COMPARE_WORDS[language]
  const works = useWorks(language)
  const [address, setAddress] = useSearchParams()
  // The written page knows no address: it is the same for all.
  const isTakenOver = useHydrated()
  const chosen = (name: 'a' | 'b') => {
    const slug = (isTakenOver && address.get(name)) || ''
    return titleOf(works, slug) === null ? '' : slug
  }
  const [one, other] = [chosen('a'), chosen('b')]
  const choose = (name: 'a' | 'b', slug: string) => {
    const next = new URLSearchParams(address)
    if (slug === '') next.delete(name)
    else next.set(name, slug)
    setAddress(next, { preventScrollReset: true })
  }
  const collator = new Intl.Collator(language)
  const choices = [
    { value: '', label: words.choose },
    ...works
      .map(({ slug, title, artist }) => ({ value: slug, label: `${title} · ${artist}` }))
      .toSorted((a, b) => collator.compare(a.label, b.label)),
  ]
  const isChosen = one !== '' && other !== ''
  const titles = isChosen ? [titleOf(works, one), titleOf(works, other)] : []
  return (
    <div className="wall-width pt-6 pb-12 lg:pt-10">
      <Head
        title={isChosen ? titles.join(` ${words.and} `) : words.title}
        description={words.description}
        path="/compare"
      />
      <h1 className="text-[2.75rem] lg:text-6xl">
        {isChosen ? (
          <>
            <cite>{titles[0]}</cite> {words.and} <cite>{titles[1]}</cite>
          </>
        ) : (
          words.heading
        )}
      </h1>
      <p className="mt-4 max-w-2xl text-lg text-quiet">{words.intro}</p>
      <div className="mt-8 grid gap-4 sm:grid-cols-2 sm:gap-14">
        {(['a', 'b'] as const).map((name) => (
          <SelectField
            key={name}
            label={name === 'a' ? words.first : words.second}
            choices={choices}
            value={chosen(name)}
            onChange={({ target }) => choose(name, target.value)}
          />
        ))}
      </div>
      {isChosen && one === other && <p className="mt-6">{words.same}</p>}
      {isChosen && one !== other ? (
        <Suspense
          fallback={
            <div className="min-h-dvh py-10">
              <Waiting text={words.loading} />
            </div>
          }
        >
          <Comparison one={one} other={other} />
        </Suspense>
      ) : (
        <Pairs works={works} />
      )}
    </div>
  )
}
