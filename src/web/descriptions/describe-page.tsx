import { useDescribeDraft } from '#web/descriptions/describe-draft.ts'
import { DescribeForm } from '#web/descriptions/describe-form.tsx'
import { DescriptionResult } from '#web/descriptions/description-result.tsx'
import { UsageBox } from '#web/descriptions/usage-box.tsx'
import { useDescribing } from '#web/descriptions/use-describing.ts'
import { useWords } from '#web/descriptions/use-words.ts'
import { useChosenPicture } from '#web/images/use-chosen-picture.ts'
import { Head } from '#web/ui/head.tsx'

/** The Artist Helper: describes the artist's own work, or improves what they wrote of it. */
export function DescribePage() {
  const words = useWords()
  const { draft, change, reset } = useDescribeDraft()
  const describing = useDescribing()
  const picture = useChosenPicture()
  const another = () => {
    describing.reset()
    picture.choose(null)
    reset()
  }
  // The answers and the picture stay; only the text is another.
  const again = () => describing.reset()
  const made = describing.data
  return (
    <div className="wall-width pt-4 pb-12 sm:pt-8">
      <Head title={words.title} />
      <h1 className="text-5xl">{words.title}</h1>
      <p className="mt-3 mb-6 max-w-prose text-lg text-quiet">{words.intro}</p>
      {made ? (
        <>
          <UsageBox />
          <DescriptionResult description={made} onAnother={another} onAgain={again} />
        </>
      ) : (
        <div className="grid items-start gap-x-14 lg:grid-cols-[minmax(0,48rem)_minmax(16rem,1fr)]">
          <aside className="lg:sticky lg:top-6 lg:order-last">
            <UsageBox />
          </aside>
          <DescribeForm draft={draft} onChange={change} describing={describing} picture={picture} />
        </div>
      )}
    </div>
  )
}
