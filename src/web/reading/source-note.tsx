import type { Source } from '#shared/api/evidence.ts'
import type { Language } from '#shared/languages.ts'
import { readOn } from '#shared/read-on.ts'
import { ANSWER_WORDS } from '#web/reading/answer-words.ts'

function isWebAddress(url: string): boolean {
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)
}

/**
 * One source: what it is, who published it, under which licence, when it was read, and the way
 * there.
 */
export function SourceNote({ source, language }: { source: Source; language: Language }) {
  const words = ANSWER_WORDS[language]
  const details = [source.publisher, source.licence, readOn(source, language)]
  return (
    <>
      {isWebAddress(source.url) ? (
        <a href={source.url} target="_blank" rel="noopener noreferrer" className="text-link">
          {source.title}
          <span className="sr-only"> ({words.newTab})</span>
        </a>
      ) : (
        <span>{source.title}</span>
      )}
      <span className="block text-quiet">{details.filter(Boolean).join(' · ')}</span>
    </>
  )
}
