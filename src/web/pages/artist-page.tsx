import { type ArtistPageData, useArtistPage } from '#web/artworks/artist-page-data.ts'
import { PublicParagraph } from '#web/artworks/public-essay.tsx'
import { PublicSources } from '#web/artworks/public-sources.tsx'
import { WallWork } from '#web/artworks/wall-work.tsx'
import { UnknownPage } from '#web/pages/unknown-page.tsx'
import { Head } from '#web/ui/head.tsx'
import { Link } from '#web/ui/link.tsx'
import { useInterfaceLanguage } from '#web/words/words.ts'
import { WORK_PAGE_WORDS } from '#web/words/work-page-words.ts'

/** Search engines show about so many characters. */
const DESCRIBED_IN = 155

/** Who it is and what of them can be read here, as far as it fits. */
function descriptionOf({ name, dates, works }: ArtistPageData, counted: string): string {
  let text = `${name}${dates ? ` (${dates})` : ''}. ${counted}: ${works[0]?.title ?? ''}`
  for (const { title } of works.slice(1)) {
    if (text.length + title.length + 2 > DESCRIBED_IN) break
    text += `, ${title}`
  }
  return text
}

/** The public page of a maker: who they were, and their works in time. */
export function ArtistPage({ maker }: { maker: string }) {
  const language = useInterfaceLanguage()
  const words = WORK_PAGE_WORDS[language]
  const data = useArtistPage(language, maker)
  if (data === null) return <UnknownPage />
  const { name, dates, origin, life, sources, works } = data
  const counted = words.works(works.length)
  return (
    <article className="wall-width pt-2 pb-14">
      <Head title={name} description={descriptionOf(data, counted)} path={`/artists/${maker}`} />
      <Link to="/artworks" className="text-link inline-flex min-h-11 items-center text-sm">
        {words.all}
      </Link>
      <h1 className="text-[2.75rem] sm:text-[3.25rem]">{name}</h1>
      <p className="label-lines mt-2 text-lg text-quiet first-letter:uppercase">
        {[origin, dates].filter(Boolean).join(' · ')}
      </p>
      {life.length > 0 && (
        <div className="reading-text mt-6 max-w-[42rem]">
          <PublicParagraph sentences={life.map((sentence) => ({ ...sentence, kind: 'sourced' }))} />
        </div>
      )}
      <section className="mt-12">
        <h2 className="text-3xl">{counted}</h2>
        <ul className="mt-8 flex flex-wrap gap-x-4 gap-y-8 sm:gap-x-10 sm:gap-y-14">
          {works.map((work) => (
            <li key={work.slug} className="max-w-full">
              <WallWork work={work} aside={null} />
            </li>
          ))}
        </ul>
      </section>
      {sources.length > 0 && <PublicSources sources={sources} />}
    </article>
  )
}
