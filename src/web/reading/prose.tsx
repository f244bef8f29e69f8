import { Fragment } from 'react'
import { WRITING } from '#language/writing.ts'
import { type Paragraph, type Section, sectionsOf, type Voice } from '#shared/sections.ts'
import { Later } from '#web/browser/later.tsx'
import type { Answer } from '#web/reading/answer.ts'
import { ANSWER_WORDS } from '#web/reading/answer-words.ts'
import { GroundList } from '#web/reading/ground-list.tsx'
import { StatementText } from '#web/reading/statement-text.tsx'

interface Parts {
  answer: Answer
  pictured: boolean
}

/** What sets a voice apart in texts without paragraphs of their own: a thin rule. */
const VOICES: Record<Voice, string> = {
  plain: '',
  interpretation: 'border-accent border-l pl-4',
  unsure: 'border-edge border-l border-dashed pl-4',
}

/**
 * The sources that a sentence is the first to cite, in the margin of a wide screen, beside its
 * line. For the eye alone: its mark opens the same with the way there, and the list at the end has
 * all.
 */
function MarginNotes({ notes, answer }: { notes: readonly number[]; answer: Answer }) {
  return answer.sources
    .filter(({ n }) => notes.includes(n))
    .map((source) => (
      <small
        key={source.n}
        aria-hidden="true"
        className="float-right clear-right -mr-56 mb-2.5 hidden w-48 border-line border-l pl-3 font-text text-[0.8125rem] leading-snug xl:block"
      >
        <span className="mr-1.5 font-medium text-accent">{source.n}</span>
        {source.title}
        <span className="block text-quiet">{source.publisher}</span>
      </small>
    ))
}

/** A paragraph, sentence by sentence. */
export function ParagraphText({ paragraph, answer, pictured }: Parts & { paragraph: Paragraph }) {
  const { voice, statements } = paragraph
  const { gap } = WRITING[answer.language]
  const { spoken } = ANSWER_WORDS[answer.language]
  return (
    <p className={VOICES[voice]}>
      {voice !== 'plain' && <span className="sr-only">{spoken[voice] + gap}</span>}
      {statements.map(({ statement, at, notes }, place) => (
        <Fragment key={at}>
          {place > 0 && gap}
          <StatementText statement={statement} at={at} answer={answer} pictured={pictured} />
          <MarginNotes notes={notes} answer={answer} />
        </Fragment>
      ))}
    </p>
  )
}

/** The sentences of a section, each above all that it rests on. */
function SectionGrounds({ section, answer }: { section: Section; answer: Answer }) {
  const { connects } = ANSWER_WORDS[answer.language]
  return (
    <ol className="space-y-6">
      {section.paragraphs
        .flatMap(({ statements }) => statements)
        .map(({ statement, at }) => (
          <li key={at} className="border-line border-l pl-4">
            <p>{statement.text}</p>
            <div className="mt-2 font-text">
              {statement.kind === 'link' && <p className="text-quiet text-sm">{connects}</p>}
              {/* What a model knows by itself says so in its words, and rests on nothing. */}
              {statement.kind !== 'link' && statement.kind !== 'unsourced' && (
                <GroundList statement={statement} answer={answer} />
              )}
            </div>
          </li>
        ))}
    </ol>
  )
}

interface SectionProps extends Parts {
  section: Section
  isEvidence: boolean
}

function SectionText({ section, answer, pictured, isEvidence }: SectionProps) {
  return (
    <section className="mt-10 first:mt-0">
      <h2 className="mb-3 text-[1.75rem]">{section.heading}</h2>
      {section.isAnswer && answer.question !== '' && (
        <blockquote className="mb-4 font-display text-2xl text-quiet leading-snug">
          {answer.question}
        </blockquote>
      )}
      {isEvidence ? (
        <SectionGrounds section={section} answer={answer} />
      ) : (
        <div className="space-y-4">
          {section.paragraphs.map((paragraph) => (
            <ParagraphText
              key={paragraph.statements[0]?.at}
              paragraph={paragraph}
              answer={answer}
              pictured={pictured}
            />
          ))}
        </div>
      )}
    </section>
  )
}

/**
 * The text of an answer in its sections. With `isEvidence` each sentence stands above its ground.
 */
export function Prose(props: Parts & { isEvidence: boolean }) {
  const { statements, language } = props.answer
  const [first, ...others] = sectionsOf(statements, language)
  return (
    // The last notes may be longer than the text: what follows waits for them.
    <div className="reading-text flow-root xl:pr-56">
      {first && <SectionText section={first} {...props} />}
      <Later>
        {others.map((section, place) => (
          // Statements only come to the end: a place is an identity.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <SectionText key={place} section={section} {...props} />
        ))}
      </Later>
    </div>
  )
}
