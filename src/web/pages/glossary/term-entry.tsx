import { Fragment } from 'react'
import type { FoundTerm } from '#shared/terms.ts'
import type { TermWorks } from '#web/pages/glossary/glossary-data.ts'
import { Link } from '#web/ui/link.tsx'
import { GLOSSARY_WORDS } from '#web/words/glossary-words.ts'
import { useInterfaceLanguage } from '#web/words/words.ts'

/** More links than these would bury the term. */
const MOST_WORKS = 4

function UsedIn({ slugs, titles }: { slugs: readonly string[]; titles: TermWorks['titles'] }) {
  const words = GLOSSARY_WORDS[useInterfaceLanguage()]
  const others = slugs.length - MOST_WORKS
  return (
    <dd className="mt-1 text-quiet text-sm">
      {words.usedIn}{' '}
      {slugs.slice(0, MOST_WORKS).map((slug, place) => (
        <Fragment key={slug}>
          {place > 0 && ' · '}
          <Link to={`/artworks/${slug}`} className="text-link inline-block py-1">
            <cite>{titles[slug]}</cite>
          </Link>
        </Fragment>
      ))}
      {others > 0 && ` · ${words.andMore(others)}`}
    </dd>
  )
}

interface TermEntryProps {
  term: FoundTerm
  /** Slugs of the works whose texts use it. */
  slugs: readonly string[]
  titles: TermWorks['titles']
  /** Whether the address leads here. */
  isMeant: boolean
}

/** A term, what it is and what it does, under an address of its own. */
export function TermEntry({
  term: { key, term, is, does },
  slugs,
  titles,
  isMeant,
}: TermEntryProps) {
  return (
    <div
      id={key}
      className={`-ml-4.5 scroll-mt-6 border-l-2 pl-4 ${isMeant ? 'border-accent' : 'border-transparent'}`}
    >
      {/* Our Chinese display letters do not have all terms. */}
      <dt className="font-display text-2xl leading-tight first-letter:uppercase [&:lang(zh)]:font-medium [&:lang(zh)]:font-text [&:lang(zh)]:text-xl">
        {term}
      </dt>
      <dd className="mt-1.5">{is}</dd>
      <dd className="mt-1">{does}</dd>
      {slugs.length > 0 && <UsedIn slugs={slugs} titles={titles} />}
    </div>
  )
}
