import { type ComponentProps, useMemo } from 'react'
import { TermsOfAnswer } from '#web/glossary/terms-of-answer.tsx'
import { Prose } from '#web/reading/prose.tsx'

/** The text of an answer, in which the terms of the glossary can be opened once it is finished. */
export function EssayWithTerms({
  isFinished,
  ...prose
}: ComponentProps<typeof Prose> & { isFinished: boolean }) {
  const { language, statements, identification } = prose.answer
  const { title, original_title: original } = identification.artwork
  const titles = useMemo(() => [title, original ?? ''], [title, original])
  return (
    <TermsOfAnswer
      language={language}
      statements={statements}
      titles={titles}
      isFinished={isFinished}
    >
      <Prose {...prose} />
    </TermsOfAnswer>
  )
}
