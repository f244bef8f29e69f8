import { Fragment } from 'react'
import { type Paragraph, type Section, sectionsOf, type Voice } from '#shared/sections.ts'
import { TOPIC_HEADINGS } from '#shared/topic-headings.ts'
import type { Answer } from '#web/analysis/answer.ts'
import { ANSWER_WORDS } from '#web/analysis/reading/answer-words.ts'
import { SourceNote } from '#web/analysis/reading/source-note.tsx'
import { StatementText } from '#web/analysis/reading/statement-text.tsx'

interface Parts {
  answer: Answer
  pictured: boolean
}

/** What sets a voice apart: a thin rule, and its own letters for a reading. Chinese letters stay as large as they are. */
const VOICES: Record<Voice, string> = {
  plain: '',
  interpretation:
    'border-accent border-l pl-4 font-display text-[1.22em] leading-[1.45] [&:lang(zh)]:text-[1em] [&:lang(zh)]:leading-[inherit]',
  unsure: 'border-edge border-l border-dashed pl-4',
}

/** A paragraph in its voice. */
export function ParagraphText({ paragraph, answer, pictured }: Parts & { paragraph: Paragraph }) {
  const { voice, statements } = paragraph
  const { gap, spoken } = ANSWER_WORDS[answer.language]
  return (
    <p className={VOICES[voice]}>
      {voice !== 'plain' && <span className="sr-only">{spoken[voice] + gap}</span>}
      {statements.map(({ statement, at }, place) => (
        <Fragment key={at}>
          {place > 0 && gap}
          <StatementText statement={statement} at={at} answer={answer} pictured={pictured} />
        </Fragment>
      ))}
    </p>
  )
}

/** The sources that a section cites first, in the margin of a wide screen. */
function MarginNotes({ section, answer }: { section: Section; answer: Answer }) {
  const notes = answer.sources.filter(({ n }) => section.notes.includes(n))
  if (notes.length === 0) return null
  return (
    <ul className="hidden space-y-3 border-line border-l pb-3 pl-4 text-[0.8125rem] leading-snug xl:clear-right xl:float-right xl:-mr-60 xl:block xl:w-52">
      {notes.map((source) => (
        <li key={source.n}>
          <span className="mr-1.5 font-medium text-accent">{source.n}</span>
          <SourceNote source={source} language={answer.language} />
        </li>
      ))}
    </ul>
  )
}

/**
 * The text of an answer, in sections under small headings, with notes in the margin. The notes float beside the text:
 * where they are longer than their section, they go on beside the next one and tear no hole.
 */
export function Prose({ answer, pictured }: Parts) {
  const headings = TOPIC_HEADINGS[answer.language]
  return (
    <div className="xl:flow-root xl:pr-60">
      {sectionsOf(answer.statements).map((section, place) => (
        <section
          // Statements only come to the end: a place is an identity.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={place}
          className="mt-9 first:mt-0"
        >
          <h2 className="mb-2.5 text-[1.75rem]">{headings[section.topic]}</h2>
          <MarginNotes section={section} answer={answer} />
          <div className="space-y-4 text-lg leading-[1.65] [&:lang(zh)]:leading-[1.9]">
            {section.topic === 'answer' && answer.question !== '' && (
              <blockquote className="font-display text-2xl text-quiet leading-snug">
                {answer.question}
              </blockquote>
            )}
            {section.paragraphs.map((paragraph) => (
              <ParagraphText
                key={paragraph.statements[0]?.at}
                paragraph={paragraph}
                answer={answer}
                pictured={pictured}
              />
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}
