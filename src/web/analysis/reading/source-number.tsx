import type { Source } from '#shared/api/analysis.ts'
import type { Language } from '#shared/languages.ts'
import { ANSWER_WORDS } from '#web/analysis/reading/answer-words.ts'
import { SourceNote } from '#web/analysis/reading/source-note.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useWords } from '#web/words/words.ts'

function noteId(n: number): string {
  return `source-${n}`
}

/** The small number after a statement. It opens the note of its source: a popover of the browser. */
export function SourceNumber({ source, language }: { source: Source; language: Language }) {
  return (
    <button
      type="button"
      popoverTarget={noteId(source.n)}
      aria-label={ANSWER_WORDS[language].source(source.n, source.title)}
      className="-my-2 relative -top-[0.45em] rounded-sm px-[0.25em] py-2 pointer-coarse:px-1.5 font-medium font-text text-[0.75rem] text-accent leading-none hover:underline"
    >
      {source.n}
    </button>
  )
}

/** The notes that the numbers open: at the bottom of a small screen, beside the number on a large one. */
export function SourcePopovers({ sources, language }: { sources: readonly Source[]; language: Language }) {
  const { site } = useWords()
  return sources.map((source) => (
    <aside
      key={source.n}
      id={noteId(source.n)}
      popover="auto"
      aria-label={ANSWER_WORDS[language].source(source.n, source.title)}
      className="fixed inset-x-0 top-auto bottom-0 m-0 w-full max-w-none border-line border-t bg-paper px-5 pt-4 pb-6 text-base text-ink shadow-hung lg:supports-[position-area:block-end]:inset-auto lg:supports-[position-area:block-end]:my-1 lg:w-80 lg:border lg:px-4 lg:py-3 lg:text-sm lg:[position-area:block-end_span-inline-end] lg:[position-try-fallbacks:flip-block,flip-inline]"
    >
      <div className="flex items-start gap-3">
        <p className="grow leading-snug">
          <span className="mr-2 font-medium text-accent">{source.n}</span>
          <SourceNote source={source} language={language} />
        </p>
        <button
          type="button"
          popoverTarget={noteId(source.n)}
          popoverTargetAction="hide"
          aria-label={site.close}
          className="-mt-2.5 -mr-2.5 grid size-11 shrink-0 place-items-center"
        >
          <Icon name="close" className="size-5" />
        </button>
      </div>
    </aside>
  ))
}
