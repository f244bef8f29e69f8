import type { WorkPageData } from '#web/artworks/work-page-data.ts'
import { useInterfaceLanguage } from '#web/words/words.ts'
import { WORK_PAGE_WORDS } from '#web/words/work-page-words.ts'

/** Where a number leads. @param of whose sources they are, where a page has several lists. */
export function sourceId(n: number, of: string): string {
  return of === '' ? `source-${n}` : `source-${of}-${n}`
}

interface PublicSourcesProps extends Pick<WorkPageData, 'sources'> {
  note?: string
  /** Whose sources they are, and how the list is then called. */
  of?: string
  title?: string
}

/** The sources that the small numbers of a public page lead to. */
export function PublicSources({ sources, note, of = '', title }: PublicSourcesProps) {
  const words = WORK_PAGE_WORDS[useInterfaceLanguage()]
  return (
    <section className="mt-12 border-line border-t pt-6 text-sm">
      <h2 className="text-2xl">{title ?? words.sources}</h2>
      {note && <p className="mt-1 text-quiet">{note}</p>}
      <ol className="mt-3 space-y-1.5">
        {sources.map(({ n, title, publisher, url }) => (
          <li key={n} id={sourceId(n, of)} className="scroll-mt-6 target:bg-paper">
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
