import { useRef } from 'react'
import type { HistoryItem } from '#shared/api/history.ts'
import { LANGUAGE_NAMES } from '#shared/languages.ts'
import { copyOrSelect } from '#web/analysis/reading/copy.ts'
import { studyOf } from '#web/analysis/reading/study.ts'
import { Highlighted } from '#web/history/highlighted.tsx'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { useInsideWords } from '#web/words/inside.ts'
import { useInterfaceLanguage } from '#web/words/words.ts'

/** The study of the work, where there is one: the card is then known at a glance. */
function Thumbnail({ slug }: { slug: string }) {
  const study = studyOf(slug)
  if (study === null) return null
  const { width, height, fallback } = study
  return (
    <img
      src={fallback}
      alt=""
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      className="float-right mb-3 ml-4 h-auto max-h-32 w-20 object-cover shadow-label sm:float-none sm:m-0 sm:max-h-44 sm:w-full"
    />
  )
}

function Facts({ item }: { item: HistoryItem }) {
  const { modes, history } = useInsideWords()
  const time = new Intl.DateTimeFormat(useInterfaceLanguage(), { dateStyle: 'long', timeStyle: 'short' })
  const badge = 'rounded-sm border border-line px-2 py-0.5'
  return (
    <ul className="flex flex-wrap items-center gap-2 text-quiet text-sm">
      <li className="mr-1">
        <time dateTime={item.created_at}>{time.format(new Date(item.created_at))}</time>
      </li>
      <li className={badge}>{modes[item.mode]}</li>
      <li className={badge} lang={item.language}>
        {LANGUAGE_NAMES[item.language]}
      </li>
      {item.has_image && <li className={`${badge} border-accent text-accent`}>{history.image}</li>}
    </ul>
  )
}

interface HistoryCardProps {
  item: HistoryItem
  /** Of the search, folded. */
  words: readonly string[]
  /** It has just been brought back. */
  isBack: boolean
  isRemoving: boolean
  onView: () => void
  onRemove: () => void
}

/** One analysis in the list. */
export function HistoryCard({ item, words, isBack, isRemoving, onView, onRemove }: HistoryCardProps) {
  const { history, query } = useInsideWords()
  const preview = useRef<HTMLParagraphElement>(null)
  const { title, artist, slug } = item.artwork
  const copy = async () => {
    const copied = await copyOrSelect(item.full_response, preview.current)
    showToast(copied ? query.copied : query.copySelected)
  }
  return (
    <article
      className={`bg-paper p-5 shadow-label sm:p-6 ${studyOf(slug) ? 'sm:grid sm:grid-cols-[8.5rem_minmax(0,1fr)] sm:gap-6' : ''}`}
    >
      <Thumbnail slug={slug} />
      <div className="min-w-0">
        <h2 className="text-[1.75rem]" lang={item.language}>
          <cite>
            <Highlighted text={title} words={words} />
          </cite>
        </h2>
        <p className="mb-2.5" lang={item.language}>
          <Highlighted text={artist} words={words} />
        </p>
        <Facts item={item} />
        {item.user_question !== '' && (
          <p className="mt-3.5 line-clamp-3 font-display text-[1.375rem] leading-snug">
            <span className="sr-only">{history.question}: </span>
            <Highlighted text={item.user_question} words={words} />
          </p>
        )}
        <p ref={preview} lang={item.language} className="mt-3 line-clamp-3 max-w-prose text-quiet">
          <Highlighted text={item.preview} words={words} />…
        </p>
        <div className="clear-both mt-4 flex flex-wrap gap-x-5 gap-y-2">
          {/* After Undo the reader is here again. */}
          <Button look="outline" autoFocus={isBack} aria-label={history.viewOf(title)} onClick={onView}>
            {history.view}
          </Button>
          <Button look="plain" aria-label={history.copyOf(title)} onClick={copy}>
            {history.copy}
          </Button>
          <Button look="plain" pending={isRemoving} aria-label={history.removeOf(title)} onClick={onRemove}>
            {history.remove}
          </Button>
        </div>
      </div>
    </article>
  )
}
