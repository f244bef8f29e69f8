import { useEffect, useRef } from 'react'
import type { HistoryItem } from '#shared/api/history.ts'
import { localTime } from '#shared/days.ts'
import { LANGUAGE_NAMES } from '#shared/languages.ts'
import { AnswerPicture } from '#web/history/answer-picture.tsx'
import { Highlighted } from '#web/history/highlighted.tsx'
import { copyOrSelect } from '#web/reading/copy.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { useInsideWords } from '#web/words/inside.ts'
import { useInterfaceLanguage } from '#web/words/words.ts'

function Facts({ item }: { item: HistoryItem }) {
  const { modes, history } = useInsideWords()
  const at = localTime(item.created_at, useInterfaceLanguage())
  return (
    <ul className="mt-2 text-quiet text-sm leading-snug">
      <li>
        <time dateTime={item.created_at}>{at}</time>
      </li>
      <li className="inline">{modes[item.mode]}</li>
      <li className="inline before:mx-1.5 before:content-['·']" lang={item.language}>
        {LANGUAGE_NAMES[item.language]}
      </li>
      {item.has_image && (
        <li className="inline text-accent before:mx-1.5 before:content-['·']">{history.image}</li>
      )}
    </ul>
  )
}

interface HistoryWorkProps {
  item: HistoryItem
  /** Of the search, folded. */
  words: readonly string[]
  /** Where the list is, to come back to. */
  from: string
  /** It has just been brought back. */
  isBack: boolean
  isRemoving: boolean
  onRemove: () => void
}

/** One analysis on the wall: its picture above its label. Both lead to its page. */
export function HistoryWork({ item, words, from, isBack, isRemoving, onRemove }: HistoryWorkProps) {
  const { history, query } = useInsideWords()
  const preview = useRef<HTMLParagraphElement>(null)
  const link = useRef<HTMLAnchorElement>(null)
  const { title, artist, alternative } = item.artwork
  const page = `/query?analysis=${item.id}`
  // After Undo the reader is here again.
  useEffect(() => {
    if (isBack) link.current?.focus()
  }, [isBack])
  const copy = async () => {
    const copied = await copyOrSelect(item.full_response, preview.current)
    showToast(copied ? query.copied : query.copySelected)
  }
  return (
    <article className="group row-span-2 grid grid-rows-subgrid">
      {/* The title leads there, too: without a description there is nothing to be heard here. */}
      <Link
        to={page}
        state={{ from }}
        tabIndex={-1}
        aria-hidden={alternative === undefined || undefined}
        className="self-end"
      >
        <AnswerPicture
          item={item}
          className="hung block h-auto max-h-44 w-auto max-w-full sm:max-h-72"
        />
      </Link>
      <div className="pt-4">
        <h2 className="text-[1.375rem] leading-tight sm:text-[1.625rem]" lang={item.language}>
          <Link
            ref={link}
            to={page}
            state={{ from }}
            className="group-hover:text-accent hover:underline hover:decoration-1 hover:underline-offset-4"
          >
            <cite>
              <Highlighted text={title} words={words} />
            </cite>
          </Link>
        </h2>
        <p className="mt-0.5 leading-snug" lang={item.language}>
          <Highlighted text={artist} words={words} />
        </p>
        <Facts item={item} />
        {item.user_question !== '' && (
          <p className="mt-2.5 line-clamp-3 font-display text-lg leading-snug">
            <span className="sr-only">{history.question}: </span>
            <Highlighted text={item.user_question} words={words} />
          </p>
        )}
        <p
          ref={preview}
          lang={item.language}
          className={`mt-2.5 line-clamp-3 text-quiet text-sm ${words.length > 0 ? '' : 'max-sm:hidden'}`}
        >
          <Highlighted text={item.preview} words={words} />…
        </p>
        <div className="mt-1 flex flex-wrap gap-x-4 text-sm">
          <ButtonLink
            look="plain"
            to={page}
            state={{ from }}
            aria-label={history.viewOf(title)}
            className="max-sm:w-full max-sm:justify-start"
          >
            {history.view}
          </ButtonLink>
          <Button look="plain" aria-label={history.copyOf(title)} onClick={copy}>
            {history.copy}
          </Button>
          <Button
            look="plain"
            pending={isRemoving}
            aria-label={history.removeOf(title)}
            onClick={onRemove}
          >
            {history.remove}
          </Button>
        </div>
      </div>
    </article>
  )
}
