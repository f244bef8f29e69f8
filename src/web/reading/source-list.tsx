import type { Answer } from '#web/reading/answer.ts'
import { ANSWER_WORDS } from '#web/reading/answer-words.ts'
import { SourceNote } from '#web/reading/source-note.tsx'

/** All sources at the end of the text. */
export function SourceList({ answer }: { answer: Answer }) {
  if (answer.sources.length === 0) return null
  return (
    <section className="mt-10">
      <h2 className="text-[1.75rem]">{ANSWER_WORDS[answer.language].sources}</h2>
      <ol className="mt-3 space-y-3 text-[0.9375rem] leading-snug">
        {answer.sources.map((source) => (
          <li key={source.n} className="grid grid-cols-[1.75rem_1fr]">
            <span className="font-medium text-accent">{source.n}</span>
            <span className="min-w-0">
              <SourceNote source={source} language={answer.language} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
