import type { ReactNode } from 'react'
import { Examples } from '#web/analysis/examples.tsx'
import { ImageForm } from '#web/analysis/image-form.tsx'
import { LeftAnswer } from '#web/analysis/left-answer.tsx'
import { useQueryDraft } from '#web/analysis/query-draft.ts'
import { TextQueryForm } from '#web/analysis/text-query-form.tsx'
import type { Asking } from '#web/analysis/use-asking.ts'
import { useWay, WayPanel, WaySwitch } from '#web/analysis/ways-of-asking.tsx'
import { Head } from '#web/ui/head.tsx'
import { useInsideWords } from '#web/words/inside.ts'

interface AskPageProps {
  /**
   * The reader comes from an answer and goes on in the first field; on arrival the page leaves them
   * in peace.
   */
  focusFirst: boolean
  asking: Asking
  problem: ReactNode
}

/** The ways of asking, side by side or behind a switch, and works to begin with. */
export function AskPage({ focusFirst, asking, problem }: AskPageProps) {
  const { query } = useInsideWords()
  const { draft, change } = useQueryDraft()
  const [way, setWay] = useWay()
  return (
    <div className="wall-width pt-4 pb-12 sm:pt-8">
      <Head title={query.title} />
      <h1 className="text-5xl">{query.title}</h1>
      <p className="mt-3 mb-6 max-w-prose text-lg text-quiet lg:mb-9 lg:max-w-none">
        {query.intro}
      </p>
      <LeftAnswer />
      <WaySwitch way={way} onChoose={setWay} />
      <div className="grid items-start gap-x-10 gap-y-10 lg:grid-cols-2 xl:gap-x-14">
        <WayPanel way="text" shown={way}>
          <TextQueryForm
            draft={draft}
            focusFirst={focusFirst}
            onChange={change}
            isPending={asking.isPending && asking.photo === null}
            problem={asking.photo === null && problem}
            onAsk={asking.ask}
          />
        </WayPanel>
        <div className="space-y-10">
          <WayPanel way="image" shown={way}>
            <ImageForm
              draft={draft}
              onChange={change}
              isPending={asking.isPending && asking.photo !== null}
              sent={asking.sent}
              problem={asking.photo !== null && problem}
              onAsk={asking.ask}
              onPicture={asking.leave}
              onCancel={asking.leave}
            />
          </WayPanel>
          <div className={way === 'text' ? '' : 'max-lg:hidden'}>
            <Examples onPick={change} />
          </div>
        </div>
      </div>
    </div>
  )
}
