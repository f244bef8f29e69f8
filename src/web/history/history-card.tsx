import { useRef } from 'react'
import type { HistoryItem } from '#shared/api/history.ts'
import { localTime } from '#shared/days.ts'
import { LANGUAGE_NAMES } from '#shared/languages.ts'
import { Highlighted } from '#web/history/highlighted.tsx'
import { useKeptPicture } from '#web/images/kept-picture.ts'
import { copyOrSelect } from '#web/reading/copy.ts'
import { studyOf } from '#web/reading/study.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { useInsideWords } from '#web/words/inside.ts'
import { useInterfaceLanguage } from '#web/words/words.ts'

const THUMBNAIL =
  'float-right mb-3 ml-4 max-h-32 w-20 object-cover shadow-label sm:float-none sm:m-0 sm:max-h-44 sm:w-full'

/** The reader's own picture. Its place is held until it is here. */
function KeptThumbnail({ id }: { id: string }) {
  const url = useKeptPicture(id, true)
  if (url === null) return <span aria-hidden="true" className={`${THUMBNAIL} block aspect-4/5 bg-wall`} />
  return <img src={url} alt="" decoding="async" className={`${THUMBNAIL} aspect-4/5`} />
}

/** The picture that was kept, else the study of the work: the card is then known at a glance. */
function Thumbnail({ item }: { item: HistoryItem }) {
  const study = studyOf(item.artwork.slug)
  if (item.has_copy) return <KeptThumbnail id={item.id} />
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
      className={`${THUMBNAIL} h-auto`}
    />
  )
}

function Facts({ item }: { item: HistoryItem }) {
  const { modes, history } = useInsideWords()
  const at = localTime(item.created_at, useInterfaceLanguage())
  const badge = 'rounded-sm border border-line px-2 py-0.5'
  return (
    <ul className="flex flex-wrap items-center gap-2 text-quiet text-sm">
      <li className="mr-1">
        <time dateTime={item.created_at}>{at}</time>
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
  const isPictured = item.has_copy || studyOf(slug) !== null
  const copy = async () => {
    const copied = await copyOrSelect(item.full_response, preview.current)
    showToast(copied ? query.copied : query.copySelected)
  }
  return (
    <article
      className={`bg-paper p-5 shadow-label sm:p-6 ${isPictured ? 'sm:grid sm:grid-cols-[8.5rem_minmax(0,1fr)] sm:gap-6' : ''}`}
    >
      <Thumbnail item={item} />
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
        <div className="clear-both mt-4 flex flex-wrap gap-x-3 gap-y-2">
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
