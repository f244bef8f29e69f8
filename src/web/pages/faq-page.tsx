import { LANGUAGE_NAMES, LANGUAGES } from '#shared/languages.ts'
import { CODE_LENGTH } from '#shared/limits.ts'
import { PLANS } from '#shared/plans.ts'
import { ProsePage } from '#web/pages/prose-page.tsx'
import { Details } from '#web/ui/details.tsx'
import { Link } from '#web/ui/link.tsx'
import { useProseWords } from '#web/words/prose.ts'
import { useInterfaceLanguage, useWords } from '#web/words/words.ts'

const OPEN_SECTION = 'start'

export function FaqPage() {
  const { faq } = useProseWords()
  const { header } = useWords()
  const list = new Intl.ListFormat(useInterfaceLanguage())
  const sections = faq.sections({
    free: PLANS.free.analysesPerMonth,
    languages: list.format(LANGUAGES.map((code) => LANGUAGE_NAMES[code])),
    code: CODE_LENGTH,
  })
  return (
    <ProsePage title={faq.title} description={faq.description} heading={faq.heading} path="/faq">
      <nav aria-label={faq.jump} className="mt-8 flex flex-wrap gap-2 text-base">
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
      {sections.map(({ id, title, entries }) => (
        <section key={id} id={id} className="scroll-mt-6 pt-12">
          <h2 className="text-3xl">{title}</h2>
          <div className="mt-3 border-line border-t">
            {entries.map(([question, answer]) => (
              <Details key={question} summary={question} open={id === OPEN_SECTION}>
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
