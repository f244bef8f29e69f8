import { PublicParagraph } from '#web/artworks/public-essay.tsx'
import type { ComparedWork, Passage } from '#web/compare/compared-work.ts'
import { Link } from '#web/ui/link.tsx'
import { COMPARE_WORDS, SUBJECTS } from '#web/words/compare-words.ts'
import { useInterfaceLanguage } from '#web/words/words.ts'

interface PassageProps {
  work: ComparedWork
  passage: Passage
}

/** A paragraph on one work, with where it is from. */
function OnePassage({ work, passage: { mode, heading, sentences } }: PassageProps) {
  const words = COMPARE_WORDS[useInterfaceLanguage()]
  return (
    <div className="flex flex-col">
      <p className="mb-1 text-quiet text-sm">
        <cite>{work.label.title}</cite>
        <span className="mx-1.5">·</span>
        {mode === null ? words.asked : words.from[mode]}
      </p>
      <h4 className="mb-2 font-display text-xl leading-snug">{heading}</h4>
      <div className="reading-text">
        <PublicParagraph sentences={sentences} sourcesOf={work.slug} />
      </div>
    </div>
  )
}

/** What is told of both works on the same subject, side by side. */
export function ComparedPassages({ works }: { works: readonly [ComparedWork, ComparedWork] }) {
  const words = COMPARE_WORDS[useInterfaceLanguage()]
  const [one, other] = works
  const of = (work: ComparedWork, subject: Passage['subject']) =>
    work.passages.find((passage) => passage.subject === subject)
  const shared = SUBJECTS.flatMap((subject) => {
    const [ofOne, ofOther] = [of(one, subject), of(other, subject)]
    return ofOne && ofOther ? [{ subject, ofOne, ofOther }] : []
  })
  if (shared.length === 0) return <p className="mt-4 text-quiet">{words.nothingShared}</p>
  return (
    <>
      {shared.map(({ subject, ofOne, ofOther }) => (
        <section key={subject} className="mt-8 border-line border-t pt-5">
          <h3 className="text-2xl">{words.subjects[subject]}</h3>
          <div className="mt-4 grid gap-x-14 gap-y-8 lg:grid-cols-2">
            <OnePassage work={one} passage={ofOne} />
            <OnePassage work={other} passage={ofOther} />
          </div>
        </section>
      ))}
      <p className="mt-10 flex flex-wrap gap-x-8">
        {works.map(({ slug, label }) => (
          <Link
            key={slug}
            to={`/artworks/${slug}`}
            className="text-link inline-flex min-h-11 items-center font-medium"
          >
            {words.readOn(label.title)}
          </Link>
        ))}
        <Link to="/pricing" className="text-link inline-flex min-h-11 items-center font-medium">
          {words.toPlans}
        </Link>
      </p>
    </>
  )
}
