import type { WorkPageData } from '#web/artworks/work-page-data.ts'
import { useInterfaceLanguage } from '#web/words/words.ts'
import { WORK_PAGE_WORDS } from '#web/words/work-page-words.ts'

/** The sources that the small numbers of a public page lead to. */
export function PublicSources({ sources, note }: Pick<WorkPageData, 'sources'> & { note?: string }) {
  const words = WORK_PAGE_WORDS[useInterfaceLanguage()]
  return (
    <section className="mt-12 border-line border-t pt-6 text-sm">
      <h2 className="text-2xl">{words.sources}</h2>
      {note && <p className="mt-1 text-quiet">{note}</p>}
      <ol className="mt-3 space-y-1.5">
        {sources.map(({ n, title, publisher, url }) => (
          <li key={n} id={`source-${n}`} className="scroll-mt-6 target:bg-paper">
            <span className="mr-2 text-accent">{n}</span>
            <a href={url} target="_blank" rel="noopener noreferrer" className="text-link">
              {title}
            </a>
            <span className="text-quiet"> · {publisher}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
