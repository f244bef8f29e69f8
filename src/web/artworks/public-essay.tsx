import { Fragment } from 'react'
import { MARKED_WORDS } from '#shared/marked-words.ts'
import { runsOf } from '#shared/ranges.ts'
import { sourceId } from '#web/artworks/public-sources.tsx'
import type { PublicSentence, WorkPageData } from '#web/artworks/work-page-data.ts'
import { TermText } from '#web/glossary/term-text.tsx'
import { useIsSpoken } from '#web/listening/listening.tsx'
import { useInterfaceLanguage, useWords } from '#web/words/words.ts'

/** Runs of numbers as in an answer, `7–10, 12`: the first and the last of a run lead to the list. */
function SourceNumbers({ numbers, of }: { numbers: readonly number[]; of: string }) {
  const link = (n: number) => (
    <a href={`#${sourceId(n, of)}`} className="text-accent no-underline hover:underline">
      {n}
    </a>
  )
  return runsOf(numbers.toSorted((one, other) => one - other)).map(([first, last], place) => (
    <Fragment key={first}>
      {place > 0 && ', '}
      {link(first)}
      {last > first && '–'}
      {last > first && link(last)}
    </Fragment>
  ))
}

/** A sentence with its numbers. A small word after it marks a reading and what is disputed. */
function Sentence({
  sentence: { text, kind, sources, terms = [] },
  sourcesOf,
  told,
}: {
  sentence: PublicSentence
  sourcesOf: string
  told: WorkPageData['terms']
}) {
  const language = useInterfaceLanguage()
  const words = MARKED_WORDS[language]
  const isSpoken = useIsSpoken(text)
  const voice = kind === 'interpretation' || kind === 'unsure' ? words[kind] : null
  return (
    <span data-spoken={isSpoken ? '' : undefined} className="data-spoken:spoken">
      <TermText text={text} marks={terms} terms={told} language={language} />
      {(voice || sources.length > 0) && (
        <sup className="ml-0.5 whitespace-nowrap font-text text-xs">
          <SourceNumbers numbers={sources} of={sourcesOf} />
          {voice && <span className="text-quiet">{sources.length > 0 ? ` ${voice}` : voice}</span>}
        </sup>
      )}
    </span>
  )
}

interface PublicParagraphProps {
  sentences: readonly PublicSentence[]
  /** Whose sources the numbers lead to, where a page has several lists. */
  sourcesOf?: string
  /** The terms of the glossary that can be opened in it. */
  terms?: WorkPageData['terms']
}

/** A paragraph of sentences. */
export function PublicParagraph({ sentences, sourcesOf = '', terms = [] }: PublicParagraphProps) {
  const { gap } = useWords().site
  return (
    <p className="mt-4 first:mt-0">
      {sentences.map((sentence, place) => (
        <span key={sentence.text}>
          {place > 0 && gap}
          <Sentence sentence={sentence} sourcesOf={sourcesOf} told={terms} />
        </span>
      ))}
    </p>
  )
}

/** The whole Explorer text of a work. */
export function PublicEssay({ sections, terms }: Pick<WorkPageData, 'sections' | 'terms'>) {
  return sections.map(({ heading, paragraphs }) => (
    <section key={heading} className="reading-text mt-9 first:mt-0">
      <h2 className="mb-2 text-[1.75rem]">{heading}</h2>
      {paragraphs.map((sentences) => (
        <PublicParagraph key={sentences[0]?.text} sentences={sentences} terms={terms} />
      ))}
    </section>
  ))
}
