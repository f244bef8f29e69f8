import { useMemo } from 'react'
import { otherTitle } from '#shared/label-title.ts'
import { labelLine } from '#web/artworks/label-line.ts'
import { MakerLink } from '#web/artworks/maker-link.tsx'
import { PublicEssay } from '#web/artworks/public-essay.tsx'
import { PublicPicture } from '#web/artworks/public-picture.tsx'
import { PublicQuestions } from '#web/artworks/public-questions.tsx'
import { PublicSources } from '#web/artworks/public-sources.tsx'
import { WallWork } from '#web/artworks/wall-work.tsx'
import { useWorkPage, type WorkPageData } from '#web/artworks/work-page-data.ts'
import { OwnQuestion } from '#web/asking/own-question.tsx'
import { ListenBar } from '#web/listening/listen-bar.tsx'
import { LISTEN_WORDS } from '#web/listening/listen-words.ts'
import { ListeningProvider } from '#web/listening/listening.tsx'
import { LookingFirst } from '#web/looking/looking-first.tsx'
import { UnknownPage } from '#web/pages/unknown-page.tsx'
import { Described } from '#web/reading/described.tsx'
import { type Light, LightsProvider } from '#web/reading/lights.tsx'
import { LitRegions } from '#web/reading/lit-regions.tsx'
import { SpokenPlace } from '#web/reading/spoken-place.tsx'
import { studyOf } from '#web/studies/study.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Head } from '#web/ui/head.tsx'
import { Link } from '#web/ui/link.tsx'
import { useInterfaceLanguage, useWords } from '#web/words/words.ts'
import { WORK_PAGE_WORDS } from '#web/words/work-page-words.ts'

/** Search engines show about so many characters. */
const DESCRIBED_IN = 155

/** How the text begins, as far as whole sentences fit. */
function beginningOf({ sections, label }: WorkPageData, gap: string): string {
  let text = ''
  for (const { text: sentence } of sections.flatMap(({ paragraphs }) => paragraphs.flat())) {
    const longer = text === '' ? sentence : text + gap + sentence
    if (longer.length > DESCRIBED_IN && text !== '') break
    text = longer
  }
  return (
    text || [label.title, label.artist, label.date, label.collection].filter(Boolean).join(', ')
  )
}

function Label({ label, vouched }: Pick<WorkPageData, 'label' | 'vouched'>) {
  const words = WORK_PAGE_WORDS[useInterfaceLanguage()]
  const { artist, artist_key, artist_dates, date, medium, size, collection, inventory } = label
  return (
    <div className="label-lines mt-4 text-quiet leading-relaxed">
      <p className="text-ink text-lg">
        <MakerLink name={artist} maker={artist_key} />
        {artist_dates && ` (${artist_dates})`}
      </p>
      <p>{labelLine([date, medium, size], ' · ')}</p>
      <p>
        <span className="sr-only">{words.hangs}: </span>
        {[collection, inventory].filter(Boolean).join(' · ')}
        {vouched && (
          <>
            {' · '}
            <a href={vouched.url} target="_blank" rel="noopener noreferrer" className="text-link">
              {vouched.title}
            </a>
          </>
        )}
      </p>
    </div>
  )
}

function Depths({ depths }: Pick<WorkPageData, 'depths'>) {
  const words = WORK_PAGE_WORDS[useInterfaceLanguage()]
  return (
    <section className="print:hidden border-line border-t bg-wall-low py-14">
      <div className="wall-width">
        <h2 className="text-4xl">{words.deeper}</h2>
        <div className="mt-8 grid gap-10 lg:grid-cols-2">
          {depths.map(({ mode, beginning }) => (
            <div
              key={mode}
              className="flex flex-col items-start gap-5 bg-paper p-6 shadow-label sm:p-8"
            >
              <h3 className="text-2xl">{words.depths[mode]}</h3>
              <p className="reading-text">{beginning}</p>
              <ButtonLink to="/pricing" look="outline" className="mt-auto">
                {words.readOn}
              </ButtonLink>
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}

/** The text as it is read aloud, and the place in the picture of each sentence that has one. */
function aloudIn(sections: WorkPageData['sections'], slug: string) {
  const lights = new Map<string, Light>()
  const sentences = sections.flatMap(({ heading, paragraphs }) => {
    const own = paragraphs.flat()
    for (const { text, place } of own)
      if (place) lights.set(text, { id: `${slug} ${text}`, place: '', ...place })
    return [heading, ...own.map(({ text }) => text)].map((text) => ({ id: text, text }))
  })
  return { sentences, lights }
}

/**
 * The public page of a work: picture, label, the Explorer text whole, how the other depths begin,
 * and where to go on.
 */
export function WorkPage({ slug }: { slug: string }) {
  const language = useInterfaceLanguage()
  const words = WORK_PAGE_WORDS[language]
  const { gap } = useWords().site
  const data = useWorkPage(language, slug)
  const { sentences, lights } = useMemo(() => aloudIn(data?.sections ?? [], slug), [data, slug])
  if (data === null) return <UnknownPage />
  const { work, label, sections, described, questions, depths, related } = data
  const isWhole = sections.length > 0
  const original = otherTitle(label)
  const description = beginningOf(data, gap)
  const study = studyOf(slug)
  return (
    <LightsProvider study={study}>
      <ListeningProvider sentences={sentences} language={language}>
        <Head
          title={`${label.title}, ${label.artist}`}
          description={description}
          {...(isWhole && { path: `/artworks/${slug}` })}
        />
        <article className="reading-width grid grid-cols-1 gap-x-14 gap-y-8 pt-2 pb-14 lg:grid-cols-2">
          <div className="lg:sticky lg:top-6 lg:has-[details[open]]:static lg:self-start [&>details>summary]:mx-auto">
            <PublicPicture
              work={work}
              alt={described?.alternative ?? (isWhole ? description : label.title)}
              overlay={
                study && (
                  <div className="absolute inset-0">
                    <LitRegions size={study} className="size-full" />
                  </div>
                )
              }
            />
            {described && <Described described={described} language={language} />}
          </div>
          <div className="min-w-0 max-w-[42rem]">
            <Link
              to="/artworks"
              className="print:hidden text-link inline-flex min-h-11 items-center text-sm"
            >
              {words.all}
            </Link>
            <h1 className="text-[2.75rem] sm:text-[3.25rem]">
              <cite>{label.title}</cite>
            </h1>
            {original && <p className="mt-1 font-display text-quiet text-xl">{original}</p>}
            <Label label={label} vouched={data.vouched} />
            {isWhole && (
              <>
                <ListenBar />
                <SpokenPlace
                  lights={lights}
                  label={LISTEN_WORDS[language].listen}
                  language={language}
                />
              </>
            )}
            <div className="mt-5">
              {isWhole ? (
                <LookingFirst key={slug} things={data.looking} language={language}>
                  <PublicEssay sections={sections} terms={data.terms} />
                </LookingFirst>
              ) : (
                <p className="text-lg">{words.labelOnly}</p>
              )}
            </div>
            {questions.length > 0 && <PublicQuestions questions={questions} />}
            <OwnQuestion work={work} />
            {isWhole && <PublicSources sources={data.sources} note={words.evidence} />}
          </div>
        </article>
        {depths.length > 0 && <Depths depths={depths} />}
        {related.length > 0 && (
          <section className="print:hidden wall-width py-14">
            <div className="flex flex-wrap items-baseline justify-between gap-x-8">
              <h2 className="text-4xl">{words.related}</h2>
              <Link
                to={`/compare?a=${slug}`}
                className="text-link inline-flex min-h-11 items-center"
              >
                {words.compare}
              </Link>
            </div>
            <ul className="mt-8 flex flex-wrap gap-x-10 gap-y-10">
              {related.map((one) => (
                <li key={one.slug} className="max-w-full">
                  <WallWork work={one} aside={null} />
                  <Link
                    to={`/compare?a=${slug}&b=${one.slug}`}
                    className="text-link inline-flex min-h-11 items-center text-sm"
                  >
                    {words.side}
                    <span className="sr-only">: {one.title}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )}
      </ListeningProvider>
    </LightsProvider>
  )
}
