import { useQuery } from '@tanstack/react-query'
import { fetchWork } from '#web/artworks/work-page-data.ts'
import { Link } from '#web/ui/link.tsx'
import { useProseWords } from '#web/words/prose.ts'
import { useInterfaceLanguage, useWords } from '#web/words/words.ts'
import { WORK_PAGE_WORDS } from '#web/words/work-page-words.ts'

const QUOTED = 'the-starry-night'

/**
 * How the text on one work begins at each of the three depths: what the plans differ in, to be
 * read.
 */
export function ThreeDepths() {
  const language = useInterfaceLanguage()
  const { pricing } = useProseWords()
  const { gap } = useWords().site
  const { data: quoted } = useQuery({
    queryKey: ['work', language, QUOTED],
    queryFn: () => fetchWork(language, QUOTED),
    staleTime: Number.POSITIVE_INFINITY,
    // The page says the same in other words.
    retry: false,
  })
  if (!quoted) return null
  const first = quoted.sections[0]?.paragraphs[0]?.map(({ text }) => text).join(gap) ?? ''
  const { depths } = WORK_PAGE_WORDS[language]
  const beginnings = [
    { mode: pricing.explorer, beginning: first },
    ...quoted.depths.map(({ mode, beginning }) => ({ mode: depths[mode], beginning })),
  ]
  return (
    <section className="mt-20">
      <h2 className="text-4xl">{pricing.depthsTitle}</h2>
      <p className="mt-3 max-w-2xl text-quiet">
        {pricing.depthsText}{' '}
        <Link to={`/artworks/${QUOTED}`} className="text-link">
          <cite>{quoted.label.title}</cite>
        </Link>
      </p>
      <div className="mt-8 grid gap-x-12 gap-y-10 lg:grid-cols-3">
        {beginnings.map(({ mode, beginning }) => (
          <div key={mode} className="border-line border-t pt-4">
            <h3 className="text-2xl">{mode}</h3>
            <p className="reading-text mt-3 text-lg leading-8">{beginning}</p>
          </div>
        ))}
      </div>
    </section>
  )
}
