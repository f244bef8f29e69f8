import { useDeferredValue, useState } from 'react'
import { fold, searchWords } from '#shared/fold.ts'
import { type FaqSection, faqSections } from '#web/pages/faq-sections.ts'
import { ProsePage } from '#web/pages/prose-page.tsx'
import { Details } from '#web/ui/details.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Link } from '#web/ui/link.tsx'
import { useProseWords } from '#web/words/prose.ts'
import { useInterfaceLanguage, useWords } from '#web/words/words.ts'

const OPEN_SECTION = 'start'

/**
 * The entries that contain every searched word, in their sections; sections without any are left
 * out.
 */
function sectionsWith(sections: readonly FaqSection[], words: readonly string[]): FaqSection[] {
  if (words.length === 0) return [...sections]
  const holds = (entry: readonly string[]) => {
    const text = fold(entry.join(' '))
    return words.every((word) => text.includes(word))
  }
  return sections
    .map((section) => ({ ...section, entries: section.entries.filter(holds) }))
    .filter(({ entries }) => entries.length > 0)
}

export function FaqPage() {
  const { faq } = useProseWords()
  const { header } = useWords()
  const [search, setSearch] = useState('')
  const words = searchWords(useDeferredValue(search))
  const all = faqSections(faq, useInterfaceLanguage())
  const sections = sectionsWith(all, words)
  const count = sections.reduce((sum, { entries }) => sum + entries.length, 0)
  return (
    <ProsePage title={faq.title} description={faq.description} heading={faq.heading} path="/faq">
      <div className="mt-8 text-base">
        <TextField
          label={faq.search}
          type="search"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <p role="status" className="mt-2 min-h-6 text-quiet text-sm">
          {words.length > 0 && (count === 0 ? faq.noneFound : faq.found(count))}
        </p>
      </div>
      {words.length === 0 && (
        <nav aria-label={faq.jump} className="mt-2 flex flex-wrap gap-2 text-base">
          {sections.map(({ id, title }) => (
            <a
              key={id}
              href={`#${id}`}
              className="inline-flex min-h-11 items-center rounded-md border border-edge px-4 hover:border-ink hover:bg-paper"
            >
              {title}
            </a>
          ))}
        </nav>
      )}
      {sections.map(({ id, title, entries }) => (
        <section key={id} id={id} className="scroll-mt-6 pt-12">
          <h2 className="text-3xl">{title}</h2>
          <div className="mt-3 border-line border-t">
            {entries.map(([question, answer]) => (
              <Details
                key={question}
                summary={question}
                open={words.length > 0 || id === OPEN_SECTION}
              >
                <p className="text-quiet">{answer}</p>
              </Details>
            ))}
          </div>
        </section>
      ))}
      <p className="mt-12">
        {faq.more}{' '}
        <Link to="/contact" className="text-link">
          {header.contact}
        </Link>
        {' · '}
        <Link to="/login" className="text-link">
          {header.login}
        </Link>
      </p>
    </ProsePage>
  )
}
