import { Fragment } from 'react'
import type { Language } from '#shared/languages.ts'
import type { TermMark } from '#shared/terms.ts'
import { TermButton, type ToldTerm } from '#web/glossary/term-button.tsx'

/** No line may break here. */
const JOINER = '\u2060'
/** Lines break beside these in any case. */
const BREAKS = /^[\s\p{Script=Han}]?$/u

interface TermTextProps {
  text: string
  marks: readonly TermMark[]
  /** What the marks stand for. */
  terms: readonly ToldTerm[]
  language: Language
}

/** A text whose marked terms open what they mean. */
export function TermText({ text, marks, terms, language }: TermTextProps) {
  let done = 0
  const parts = marks.flatMap(({ key, from, to }) => {
    const told = terms.find((term) => term.key === key)
    if (!told) return []
    const before = text.slice(done, from)
    done = to
    // A button may begin and end a line by itself: it must not lose its comma, nor « l’ » its word.
    return [
      <Fragment key={key}>
        {before}
        {/* Chromium breaks a line between a joiner and a button, but for this. */}
        <span className="whitespace-nowrap">
          {!BREAKS.test(text.slice(from - 1, from)) && JOINER}
          <TermButton told={told} text={text.slice(from, to)} language={language} />
          {!BREAKS.test(text.slice(to, to + 1)) && JOINER}
        </span>
      </Fragment>,
    ]
  })
  return (
    <>
      {parts}
      {text.slice(done)}
    </>
  )
}
