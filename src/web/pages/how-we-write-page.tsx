import { ProsePage } from '#web/pages/prose-page.tsx'
import { Link } from '#web/ui/link.tsx'
import { useProseWords } from '#web/words/prose.ts'

/** How texts are made and checked, with the figures that were measured. */
export function HowWeWritePage() {
  const { sections, accuracy, ...words } = useProseWords().howWeWrite
  return (
    <ProsePage {...words} path="/how-we-write" work="girl-with-a-pearl-earring">
      {sections.map(({ title, paragraphs }) => (
        <section key={title}>
          <h2 className="mt-12 text-3xl">{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-4">
              {paragraph}
            </p>
          ))}
        </section>
      ))}
      <p className="mt-4">
        <Link to="/accuracy" className="text-link">
          {accuracy}
        </Link>
      </p>
    </ProsePage>
  )
}
