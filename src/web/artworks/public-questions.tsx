import { PublicParagraph } from '#web/artworks/public-essay.tsx'
import type { WorkPageData } from '#web/artworks/work-page-data.ts'
import { Details } from '#web/ui/details.tsx'
import { useInterfaceLanguage } from '#web/words/words.ts'
import { WORK_PAGE_WORDS } from '#web/words/work-page-words.ts'

/** What people ask about the work. Each question opens its answer. */
export function PublicQuestions({ questions }: Pick<WorkPageData, 'questions'>) {
  const words = WORK_PAGE_WORDS[useInterfaceLanguage()]
  return (
    <section className="print:hidden mt-12">
      <h2 className="mb-2 text-[1.75rem]">{words.questions}</h2>
      {questions.map(({ question, answer }) => (
        <Details key={question} summary={question}>
          <div className="reading-text">
            <PublicParagraph sentences={answer} />
          </div>
        </Details>
      ))}
    </section>
  )
}
