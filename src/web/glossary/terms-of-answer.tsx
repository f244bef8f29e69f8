import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import type { Language } from '#shared/languages.ts'
import { type FoundTerm, firstMarks, type TermMark, termFinder } from '#shared/terms.ts'
import { TermText } from '#web/glossary/term-text.tsx'
import { fetchTerms } from '#web/glossary/terms.ts'

interface Terms {
  terms: readonly FoundTerm[]
  language: Language
  /** Of each sentence, by its place. */
  marks: readonly (readonly TermMark[])[]
}

const TermsContext = createContext<Terms | null>(null)

/**
 * The glossary comes when the text is there, and is not waited for; without a network there is
 * none.
 */
function useTermsWhenThere(language: Language, isWanted: boolean): readonly FoundTerm[] {
  const [fetched, setFetched] = useState<{
    language: Language
    terms: readonly FoundTerm[]
  } | null>(null)
  // The file comes from the net, after the page.
  useEffect(() => {
    let isLeft = false
    if (isWanted)
      fetchTerms(language).then(
        (terms) => !isLeft && setFetched({ language, terms }),
        () => {},
      )
    return () => {
      isLeft = true
    }
  }, [language, isWanted])
  return fetched?.language === language ? fetched.terms : []
}

interface TermsOfAnswerProps {
  language: Language
  /** The text, sentence by sentence. */
  statements: readonly { text: string }[]
  /** Names of the work: no term is looked for in them. */
  titles: readonly string[]
  isFinished: boolean
  children: ReactNode
}

/** Marks the first use of each term of the glossary in a finished text. */
export function TermsOfAnswer({
  language,
  statements,
  titles,
  isFinished,
  children,
}: TermsOfAnswerProps) {
  const terms = useTermsWhenThere(language, isFinished)
  const value = useMemo(() => {
    if (terms.length === 0) return null
    const find = termFinder(terms, language)
    return { terms, language, marks: firstMarks(statements.map(({ text }) => find(text, titles))) }
  }, [terms, language, statements, titles])
  return <TermsContext value={value}>{children}</TermsContext>
}

/** A sentence of the text, by its place in it; as it is where no glossary is there. */
export function SentenceWithTerms({ text, at }: { text: string; at: number }) {
  const found = useContext(TermsContext)
  const marks = found?.marks[at]
  if (!found || !marks) return text
  return <TermText text={text} marks={marks} terms={found.terms} language={found.language} />
}
